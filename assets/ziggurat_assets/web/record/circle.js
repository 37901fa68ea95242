/** Who looks at a table's finished match together, and where their cursor is, as the server told it last. */

const NOBODY = { holder: null, lookers: [], looker_count: 0, wanting: [], playing_on: null, steps: 0 };

export class Circle {
    constructor() {
        this.told = NOBODY;
        /** @type {{step: number, arrows?: object[]} | null} */
        this.pointed = null;
    }

    /** Whether anybody looks. */
    get isOn() {
        return this.told.holder !== null;
    }

    /** Whoever leads: their public id and name. */
    get leader() {
        return this.told.lookers.find(({ person }) => person === this.told.holder) ?? null;
    }

    /** @param {object} message the protocol's `together` or `pointed` */
    take(message) {
        if (message.type === "pointed") this.pointed = message;
        else this.told = { ...NOBODY, ...message };
        if (!this.isOn) this.pointed = null;
    }
}
