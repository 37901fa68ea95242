/** Coming to a table, and coming back to it after the line was lost. */

/** How many moments of the past a newcomer is told at once; the rest on asking. */
const RECENT = 60;

/**
 * Come to a table: to our seats if we have any there, else to watch.
 * @returns {Promise<import("./table.js").TableRecord>} rejects with the server's Refusal
 */
export async function come(line, server, code, password) {
    const fields = password === undefined ? { table: code } : { table: code, password };
    let found;
    try {
        found = await line.ask("watch", fields);
    } catch (refusal) {
        // Who plays where seats have secrets does not look on there.
        if (refusal.code !== "own_table") throw refusal;
        found = await line.ask("sit", fields);
    }
    const record = server.ours.get(found.table ?? code);
    record.password = password;
    const [seat] = record.ourSeats;
    if (seat !== undefined && !record.table.aside) await line.ask("sit", { ...fields, table: record.code, seat });
    await askRecent(line, record);
    return record;
}

/** Come back to a table that we were at, and hear what was missed. */
export async function comeBack(line, record) {
    const { seat, password } = record;
    const fields = password === undefined ? {} : { password };
    record.hold();
    try {
        if (seat === null || record.table.aside) await line.ask("watch", { table: record.door, ...fields });
        else await line.ask("sit", { table: record.code, seat, ...fields });
        const since = record.seenByAll;
        if (since !== null) await line.ask("resume", { table: record.code, since });
    } finally {
        record.settle();
    }
}

/** Ask for the last moments before we came, so that the log does not begin with nothing. */
export async function askRecent(line, record) {
    const { moment } = record;
    if (moment === null || moment.revision === 0) return;
    await askPast(line, record, Math.max(0, moment.revision - RECENT));
}

/**
 * Ask for the past from a step on.
 * @param {number} first 0 for all of it
 */
export async function askPast(line, record, first = 0) {
    const viewer = record.seat;
    const witness = record.witness(viewer);
    const begins = witness.seen[0];
    const eyes = viewer === null ? {} : { seat: viewer };
    const moments = [];
    let next = first;
    while (next !== undefined) {
        const page = await line.ask("history", { table: record.code, first: next, ...eyes });
        moments.push(...page.moments);
        next = page.next;
    }
    // Steps are counted without those that were taken back, so we know the seam by what is seen there.
    const seam = moments.findLastIndex((moment) => sameView(moment.view, begins?.view));
    if (seam >= 0) witness.learn(moments.slice(0, seam + 1));
    else if (first > 0) await askPast(line, record, 0);
}

function sameView(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}
