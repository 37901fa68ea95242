/**
 * An amount for each of several places: how many cubes go where, how many tokens sail. What stands at a place may count
 * more than one (`worth`), and a game may say which amounts go together (`fits`).
 */

export class Counts {
    /**
     * @param {{places: {place: any, name: string, most: number, now?: number, worth?: number}[],
     *     least?: number, most: number, make: (counts: Map<any, number>) => any,
     *     fits?: (counts: Map<any, number>) => boolean}} compose
     */
    constructor(compose) {
        this.compose = compose;
        this.counts = new Map(compose.places.map(({ place, now = 0 }) => [place, now]));
    }

    /** What those on all places count together. */
    get total() {
        return this.compose.places.reduce((sum, { place, worth = 1 }) => sum + worth * this.counts.get(place), 0);
    }

    /** Whether so many may be given. */
    get isReady() {
        const { least = 0, most, fits } = this.compose;
        return this.total >= least && this.total <= most && (fits?.(this.counts) ?? true);
    }

    /** Whether there may be so many more, or fewer, at a place. */
    may(place, by) {
        const bounds = this.compose.places.find((each) => each.place === place);
        if (bounds === undefined) return false;
        const count = this.counts.get(place) + by;
        return count >= 0 && count <= bounds.most && this.total + by * (bounds.worth ?? 1) <= this.compose.most;
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
