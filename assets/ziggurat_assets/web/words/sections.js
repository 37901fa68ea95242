/** The sections of the translations that every page needs; a game's own come with it. */
export const SECTIONS = [
    "agree", "chat", "circle", "clock", "connection", "create", "curtain", "decision", "delay", "dialog", "error", "game", "games", "guest", "host", "language",
    "level", "lobby", "log", "naming", "names", "night", "nights", "notice", "offer", "only_shown", "option", "palette", "password", "pause",
    "people", "phrase", "replay", "result", "room", "seat_mark", "series", "settings", "style", "table", "watchers", "web", "welcome",
];
