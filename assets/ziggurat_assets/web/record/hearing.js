/** Which lines of a chat are shown: those of people who are ignored are not, but it is shown that they spoke. */

/**
 * @param {{person: string}[]} lines oldest first
 * @param {(person: string) => boolean} ignores
 * @returns {{line: object, hidden: boolean}[]} of several hidden ones in a row by somebody only the first
 */
export function heardLines(lines, ignores) {
    const heard = [];
    let before = null;
    for (const line of lines) {
        const hidden = ignores(line.person);
        if (!hidden || line.person !== before) heard.push({ line, hidden });
        before = line.person;
    }
    return heard;
}
