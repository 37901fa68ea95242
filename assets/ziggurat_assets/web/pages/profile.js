/** What somebody has played on this server, or we have: ratings, seals, whom they met, and the last matches. */

import { haveSheets } from "../paint/art.js";
import { html } from "../paint/elements.js";
import { firstGame, pagePlayed, playedOf, wholeProfile } from "../record/profiles.js";
import { GAMES, detailOf } from "../words/profiles.js";
import { refusalWords } from "../words/refusals.js";
import { ownPart } from "./own_profile.js";
import { Page } from "./page.js";
import { button } from "./parts.js";
import { lastPart } from "./played.js";
import { curvePart, habitsPart, identityPart, meetingsPart, ratingCards, sealsPart, sharesPart } from "./profile_parts.js";

/** The sections of the translations that this page alone needs. */
const SECTIONS = ["day", "deed", "rating", "seal"];
/** Seconds until what the page needs is asked for again, if it could not be had. */
const PATIENCE = 2;

export class ProfilePage extends Page {
    /** @param {string | null} person whose profile it is; null for our own */
    constructor(app, person) {
        super(app);
        this.person = person;
        this.profile = null;
        this.refused = null;
        /** The game whose figures are shown; null until one is chosen. */
        this.chosen = null;
        /** The matches that were asked for besides the last ones: so far, and how many pages there are. */
        this.played = null;
        this.hasWords = false;
    }

    /** Whether it is ours. */
    get isOwn() {
        return this.person === null || this.person === this.app.server.person;
    }

    get title() {
        return this.profile === null ? "Ziggurat" : `${this.profile.name} · Ziggurat`;
    }

    /** The game whose figures are shown. */
    get game() {
        return this.chosen ?? firstGame(this.profile, GAMES);
    }

    async arrive() {
        const { app } = this;
        try {
            const asked = app.line.ask("show_profile", this.isOwn ? {} : { person: this.person });
            await Promise.all([this.#haveWords(), asked.then((profile) => (this.profile = wholeProfile(profile)))]);
            this.refused = null;
        } catch (refusal) {
            if (refusal.code === "connection_lost") return;
            this.profile = null;
            this.refused = refusal;
        }
        app.show();
    }

    ticks() {
        return super.ticks() || (this.app.dialog?.ticks?.() ?? false);
    }

    /** Show the figures of another game. */
    choose(game) {
        this.chosen = game;
        this.app.show();
    }

    /** Others see so much of our profile from now on. */
    async share(openness) {
        const { app } = this;
        const done = await app.attempt(app.line.ask("share_profile", { openness }));
        if (done !== null) this.profile.openness = openness;
        app.show();
    }

    /** List further matches, or at first all of the newest page. */
    async showMore() {
        const { app } = this;
        const page = this.played?.next ?? 0;
        const told = await app.attempt(pagePlayed(app.line, this.isOwn ? null : this.person, page));
        if (told === null) return;
        this.played = { matches: [...(this.played?.matches ?? []), ...told.matches], next: page + 1, pages: told.pages };
        app.show();
    }

    draw() {
        const { words } = this;
        return html("div", { class: "frame profile", "data-key": `profile ${this.person ?? ""}` },
            this.#bar(),
            html("main", { class: "scrolled profile-parts", "data-key": "parts", tabindex: -1 },
                this.profile === null || !this.hasWords
                    ? html("p", { class: "note", role: "status", "data-key": "waiting" }, this.refused === null ? words.say("profile.reading") : this.#why())
                    : this.#parts()));
    }

    #bar() {
        const { app, words, profile } = this;
        const server = app.server.welcome?.server ?? "…";
        return html("header", { class: "bar", "data-key": "bar" },
            button({ label: words.say("web.back_to_before"), sign: "left", kind: "plain", bare: true, press: () => app.back() }),
            html("div", { class: "titles" },
                html("h1", {}, profile?.name ?? words.say("profile.title")),
                html("p", {}, profile === null ? words.say("profile.on", { server }) : detailOf(words, profile, server, this.isOwn))));
    }

    #why() {
        const { words, refused } = this;
        return refused.code === "no_such_person" ? words.say("web.profile.nobody") : refusalWords(words, refused);
    }

    #parts() {
        const { app, profile, game } = this;
        const played = playedOf(profile, game);
        const column = (key, ...panels) => html("div", { class: `profile-column ${key}`, "data-key": key }, panels);
        return [
            identityPart(app, profile),
            ratingCards(app, profile, game, (each) => this.choose(each)),
            column("course", curvePart(app, game, played), lastPart(app, profile, this.played, () => this.showMore())),
            column("ways", sharesPart(app, played), meetingsPart(app, played), habitsPart(app, played)),
            column("own", sealsPart(app, game, played), this.isOwn ? ownPart(app, profile, (openness) => this.share(openness)) : null),
        ];
    }

    /** Have the words and seals of profiles, however long that takes. */
    async #haveWords() {
        const { app } = this;
        while (!this.hasWords) {
            try {
                await Promise.all([app.words.learn(...SECTIONS), haveSheets("seals")]);
                this.hasWords = true;
            } catch {
                await new Promise((goOn) => app.time.later(PATIENCE, goOn));
            }
        }
    }
}
