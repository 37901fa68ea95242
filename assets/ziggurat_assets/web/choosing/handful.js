/** Some cards out of a hand. */

export class Handful {
    /**
     * @param {{cards: {id: any, name: string, symbol?: object, group?: string}[], least?: number, most: number,
     *     make: (chosen: any[]) => any}} compose
     */
    constructor(compose) {
        this.compose = compose;
        this.chosen = new Set();
    }

    get total() {
        return this.chosen.size;
    }

    get isReady() {
        return this.total >= (this.compose.least ?? 0) && this.total <= this.compose.most;
    }

    /** Whether a card may be taken, or put back. */
    may(id) {
        return this.chosen.has(id) || this.total < this.compose.most;
    }

    /** Take a card, or put it back. */
    toggle(id) {
        if (!this.may(id)) return;
        if (!this.chosen.delete(id)) this.chosen.add(id);
    }

    /** The action, with the chosen cards in the order of the hand. */
    get action() {
        return this.compose.make(this.compose.cards.map((card) => card.id).filter((id) => this.chosen.has(id)));
    }
}
