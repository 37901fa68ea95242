/** Text from outside as it may be shown, like `ziggurat/visible_text.py`: on one line, and without what is not seen. */

const MOST_MARKS = 2;
const BLANKS = new Set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe0e\ufe0f\u180b\u180c\u180d\u180f");
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const PARTING = new Set("\t\n\v\f\r\x85\u2028\u2029");
const MARK = /[\p{Mn}\p{Me}]/u;

/**
 * The text on one line: line breaks and tabs are spaces, the rest of what is not seen is gone, and no letter has more
 * than two marks.
 * @param {string} text
 */
export function visible(text) {
    let marks = 0;
    let shown = "";
    for (const letter of String(text)) {
        const seen = PARTING.has(letter) ? " " : letter;
        if (BLANKS.has(seen) || UNSEEN.test(seen)) continue;
        marks = MARK.test(seen) ? marks + 1 : 0;
        if (marks <= MOST_MARKS) shown += seen;
    }
    return shown;
}
