/** The people whom one may hear at a table. */

/**
 * The others there: the players, those who look on, and whoever has spoken; no bots of the server's.
 * @param {import("./table.js").TableRecord} record
 * @param {string} us our own id
 * @returns {{person: string, name: string}[]}
 */
export function speakersAt({ table, chat }, us) {
    const found = new Map();
    const bots = new Set([us]);
    for (const { person, name, level, guest } of table.seats) {
        if (level !== undefined) bots.add(person);
        else if (person !== undefined && !guest) found.set(person, name ?? "?");
    }
    for (const { person, name } of [...table.watchers, ...chat]) if (!found.has(person)) found.set(person, name);
    return [...found].filter(([person]) => !bots.has(person)).map(([person, name]) => ({ person, name }));
}
