/** The sections of the translations that every page needs; a game's own come with it. */
export const SECTIONS = [
    "agree", "chat", "circle", "clock", "connection", "create", "curtain", "decision", "delay", "dialog", "error", "friends", "game",
    "games", "guest", "host", "host_vote", "join", "language", "level", "lobby", "log", "names", "naming", "night", "nights", "notice",
    "offer", "only_shown", "open_night", "option", "palette", "password", "pause", "people", "phrase", "profile", "replay", "report",
    "reported", "resign", "result", "room", "seat_mark", "series", "settings", "style", "table", "watchers", "web", "welcome", "whisper",
];
