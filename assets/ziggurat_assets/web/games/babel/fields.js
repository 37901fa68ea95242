/** Which of the palette's five fields each people has, as in the client's `boards/babel/art/people.py`. */

const FIELDS = { A: "C", H: "T", M: "W", P: "P", S: "A" };

export function fieldOf(people) {
    return FIELDS[people];
}
