/** The codes of the quick phrases, in the order in which they are offered. */
export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "congratulations", "one_more"];
