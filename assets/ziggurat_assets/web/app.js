/** What all pages share: the line, what the server told, the words, and the way from page to page. */

import { Line } from "./line/line.js";
import { Refusal } from "./line/refusal.js";
import { BROWSER_TIME } from "./line/time.js";
import { UsualColour } from "./record/colours.js";
import { comeBack } from "./record/coming.js";
import { FriendCircle } from "./record/friend_circle.js";
import { FriendsComing } from "./record/friends_coming.js";
import { tableFor } from "./record/nights.js";
import { ServerRecord } from "./record/server.js";
import { settleChildren } from "./paint/settle.js";
import { html } from "./paint/elements.js";
import { wear } from "./paint/palettes.js";
import { offlineBar } from "./pages/offline.js";
import { DevicePage } from "./pages/device.js";
import { EndedPage } from "./pages/ended.js";
import { NamePage } from "./pages/name.js";
import { tellInPassing } from "./pages/passing_news.js";
import { fetchPages, pageFetched, pageHere } from "./pages/fetching.js";
import { pathOf, routeOf } from "./pages/routes.js";
import { keepSettings } from "./settings.js";
import { noticeWords } from "./words/notices.js";
import { refusalWords } from "./words/refusals.js";

const NOTICE_SECONDS = 8;
/** The same for those that can be answered. */
const ANSWER_SECONDS = 16;
/** Seconds on the line until the pages that nobody asked for yet are fetched, too: they have to be here when it is lost. */
const OTHER_PAGES_SECONDS = 2;
const TICK_MILLISECONDS = 500;

export class App {
    constructor({ words, settings, identity, ignored, drafts, keptFriends, route }) {
        this.words = words;
        this.settings = settings;
        this.identity = identity;
        this.ignored = ignored;
        this.drafts = drafts;
        this.route = route;
        this.time = BROWSER_TIME;
        this.usualColour = new UsualColour();
        this.server = new ServerRecord(this.time.now, (person) => ignored.has(person));
        this.root = document.getElementById("page");
        /** What asks something in front of the page: an object with `draw()`, or null. */
        this.dialog = null;
        this.page = null;
        /** The page that we turn to as soon as it was fetched. */
        this.opening = null;
        this.drawn = false;
        /** The tables of games nights to which we were led. */
        this.ledTo = new Set();
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        this.line = new Line({
            address: `${scheme}://${location.host}/line`,
            hello: () => this.identity.hello(),
            told: (message) => this.#told(message),
            stands: (standing) => this.#stands(standing),
        });
        this.friends = new FriendCircle({
            kept: keptFriends, server: this.server, line: this.line, isSeen: () => this.settings.seenByFriends, now: () => Date.now() / 1000,
        });
        this.friendsComing = new FriendsComing(this.friends, (person) => ignored.has(person), this.time.now);
    }

    /** Whether the line to the server stands. */
    get isHere() {
        return this.line.standing.kind === "here";
    }

    /**
     * Begin with the page that was asked for, once we have a name.
     * @param {string | null} device the code by which we come as who we are on another device; empty asks for it
     */
    begin(device = null) {
        wear(this.settings);
        document.documentElement.lang = this.words.language;
        window.onpopstate = () => this.#open(routeOf(location.pathname));
        document.addEventListener("visibilitychange", () => document.hidden || this.line.tryNow());
        window.addEventListener("online", () => this.line.tryNow());
        window.addEventListener("resize", () => this.show());
        setInterval(() => this.page?.ticks() && this.show(), TICK_MILLISECONDS);
        // Who is somebody here already is asked first: coming by a code would leave that person behind.
        if (device && !this.identity.token) this.comeBy(device);
        else if (device !== null) this.askCode(device);
        else if (this.identity.name) this.enter();
        else this.#turnTo(new NamePage(this));
    }

    /** Come as who we are on another device, by the code that it shows. */
    comeBy(code) {
        this.identity.code = code;
        this.enter();
    }

    /** Ask for such a code; `refusal` is why the last one did not do. */
    askCode(code = "", refusal = null) {
        this.identity.code = null;
        this.#turnTo(new DevicePage(this, code, refusal));
    }

    /** Greet the server, now that we have a name. */
    enter() {
        this.#open(this.route);
        this.line.again();
    }

    /** Draw the page anew, once for all that changed. */
    show() {
        if (this.drawn || this.page === null) return;
        this.drawn = true;
        const draw = () => {
            this.drawn = false;
            this.#draw();
        };
        // A page out of sight has no frames, but a screen reader may still be on it.
        if (document.hidden) queueMicrotask(draw);
        else requestAnimationFrame(draw);
    }

    /** Come back after the server had ended the line. */
    again() {
        this.#open(this.route);
        this.line.again();
    }

    /** Ask for another name, because the server does not take ours. */
    nameAgain() {
        this.identity.code = null;
        this.#turnTo(new NamePage(this));
    }

    /** Go to another page. */
    go(route) {
        const path = pathOf(route);
        if (path !== location.pathname) history.pushState({ within: true }, "", path);
        this.#open(route);
    }

    /** Go back to the page before this one; to the lobby, if we came here from elsewhere. */
    back() {
        if (history.state?.within) history.back();
        else this.go({ page: "lobby", table: null });
    }

    /**
     * Say something to the person for a few seconds.
     * @param {string} text
     * @param {object} about
     * @param {boolean} [about.isNews] whether it is news of others, and no refusal or warning
     * @param {{label: string, press: () => void} | null} [about.answer] what one can do about it at once
     */
    say(text, { isNews = false, answer = null } = {}) {
        const notice = document.getElementById("notice");
        notice.classList.toggle("news", isNews);
        const over = () => {
            notice.replaceChildren();
            notice.hidePopover?.();
        };
        const press = () => {
            over();
            answer.press();
        };
        over();
        notice.append(html("span", {}, text), answer === null ? "" : html("button", { type: "button", class: "button line", onclick: press }, answer.label));
        // In front of whatever else is asked in front of the page.
        notice.showPopover?.();
        this.cancelNotice?.();
        this.cancelNotice = this.time.later(answer === null ? NOTICE_SECONDS : ANSWER_SECONDS, over);
    }

    /** What was asked, with its refusal said in words; null if it was refused. */
    async attempt(asked, game = "") {
        try {
            return await asked;
        } catch (refusal) {
            this.say(this.page?.refusal?.(refusal) ?? refusalWords(this.words, refusal, game));
            return null;
        }
    }

    /** Ask in front of the page; null closes what is open. */
    ask(dialog) {
        this.dialog = dialog;
        this.show();
    }

    /** Choose something for this screen. */
    async choose(changes) {
        this.settings = { ...this.settings, ...changes };
        keepSettings(localStorage, this.settings);
        wear(this.settings);
        if (changes.language !== undefined) {
            await this.words.switch(changes.language);
            document.documentElement.lang = changes.language;
            this.page?.reworded?.();
        }
        this.show();
    }

    /** Show somebody's words on this screen no more, or again. */
    ignore(somebody, ignored) {
        if (ignored) this.ignored.add(somebody);
        else this.ignored.remove(somebody.person);
        this.page?.heardOthers();
        this.show();
    }

    /** Be called something else. */
    rename(name) {
        if (!name || name === this.identity.name) return;
        this.identity.name = name;
        this.line.again();
    }

    async #open(route) {
        this.route = route;
        this.dialog = null;
        let Kind = pageHere(route);
        if (Kind === null) {
            const opening = (this.opening = pageFetched(route, this.time));
            Kind = await opening;
            if (this.opening !== opening) return;
        }
        this.#turnTo(new Kind(this, route.table));
    }

    #turnTo(page) {
        this.opening = null;
        this.dialog = null;
        this.page?.leave();
        this.page = page;
        if (this.isHere) page.arrive();
        this.show();
    }

    #told(message) {
        const changed = this.server.take(message);
        if (changed === "welcome" && this.identity.welcomed(message)) this.ignored.forget();
        if (changed === "notice") this.say(noticeWords(this.words, message));
        if (changed === "table") this.#wishColour(message.table);
        tellInPassing(this, changed, message);
        this.page?.told(changed, message);
        this.dialog?.told?.(changed, message);
        if (changed === "night") this.#lead(message);
        if (changed) this.show();
    }

    /** A round has begun in which we play: go to our table, once, unless a match is in the way. */
    #lead({ state }) {
        const table = state && tableFor(state, this.server.person)?.table;
        if (!table || this.ledTo.has(table) || this.route.page === "television") return;
        if (this.route.page === "table" && this.server.ours.get(this.route.table)?.table.stage === "playing") return;
        this.ledTo.add(table);
        this.go({ page: "table", table });
    }

    /** Nothing is said if it is refused: then the seat has another colour, as one sees. */
    #wishColour(code) {
        const wish = this.usualColour.wish(this.server.ours.get(code), this.settings.colour);
        if (wish !== null) this.line.ask("choose_colour", wish).catch(() => {});
    }

    #stands(standing) {
        document.documentElement.dataset.line = standing.kind;
        if (standing.kind === "here") this.#arrived();
        if (standing.kind === "ended") this.#ended(standing);
        this.show();
    }

    async #arrived() {
        this.time.later(OTHER_PAGES_SECONDS, () => this.#haveOtherPages());
        this.friendsComing.arrived();
        this.friends.arrived();
        const returning = [...this.server.ours.values()];
        this.line.ask("subscribe").catch(() => {});
        for (const record of returning) await this.#return(record);
        this.page?.arrive();
        this.show();
    }

    /** A television has no way to another page, and without the line there is nobody to ask. */
    #haveOtherPages() {
        if (this.isHere && this.route.page !== "television") fetchPages();
    }

    async #return(record) {
        try {
            await comeBack(this.line, record);
        } catch (refusal) {
            if (refusal.code !== "connection_lost") this.server.ours.delete(record.code);
        }
    }

    #ended(farewell) {
        if (farewell.code === "bad_token") {
            this.identity.forgotten();
            this.line.again();
            return;
        }
        if (farewell.code === "bad_device_code") {
            this.askCode(this.identity.code ?? "", new Refusal(farewell.code, farewell.message, farewell.params));
            return;
        }
        if (farewell.code === "forgotten") this.identity.forgotten();
        this.#turnTo(new EndedPage(this, farewell));
    }

    #draw() {
        const drawn = html("div", {}, offlineBar(this), this.page.draw(), this.dialog?.draw());
        settleChildren(this.root, drawn);
        const asked = this.root.querySelector("dialog");
        if (asked !== null && !asked.open) asked.showModal();
        this.page.shown();
        document.title = this.page.title;
    }
}
