/** The sections of the translations that every page needs; a game's own come with it. */
export const SECTIONS = [
    "agree", "chat", "clock", "connection", "create", "curtain", "decision", "delay", "dialog", "error", "game", "games", "guest", "host", "join",
    "language", "level", "lobby", "log", "naming", "names", "night", "nights", "notice", "offer", "only_shown", "open_night", "option", "palette", "password",
    "pause", "people", "phrase", "profile", "replay", "result", "room", "seat_mark", "series", "settings", "style", "table", "watchers", "web", "welcome",
];
