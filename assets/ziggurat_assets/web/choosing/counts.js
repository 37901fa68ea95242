/** An amount for each of several places: how many cubes go where, how many tokens sail. */

export class Counts {
    /**
     * @param {{places: {place: any, name: string, most: number, now?: number}[], least?: number, most: number,
     *     make: (counts: Map<any, number>) => any}} compose
     */
    constructor(compose) {
        this.compose = compose;
        this.counts = new Map(compose.places.map(({ place, now = 0 }) => [place, now]));
    }

    /** How many there are on all places together. */
    get total() {
        return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    }

    /** Whether so many may be given. */
    get isReady() {
        return this.total >= (this.compose.least ?? 0) && this.total <= this.compose.most;
    }

    /** Whether there may be so many more, or fewer, at a place. */
    may(place, by) {
        const bounds = this.compose.places.find((each) => each.place === place);
        if (bounds === undefined) return false;
        const count = this.counts.get(place) + by;
        return count >= 0 && count <= bounds.most && this.total + by <= this.compose.most;
    }

    /** So many more, or fewer, at a place; nothing changes where that may not be. */
    add(place, by) {
        if (this.may(place, by)) this.counts.set(place, this.counts.get(place) + by);
    }

    /** A tap on the board: one more, and after the last possible one none again. */
    tap(place) {
        if (!this.counts.has(place)) return false;
        if (this.may(place, 1)) this.add(place, 1);
        else this.counts.set(place, 0);
        return true;
    }

    get action() {
        return this.compose.make(this.counts);
    }

    /** How the board marks the places, each with its count. */
    marks() {
        const entries = [...this.counts];
        return new Map(entries.map(([place, count]) => [place, { state: count ? "chosen" : "target", number: count }]));
    }
}
