/** What lies on a space and what a player has, in words. */

/** What lies on a space; nothing where it is empty. */
export function contentsOf(lying, { words, seats }) {
    const said = [];
    if (lying.tile) said.push(words.say(`tigris.tile.${lying.tile}`));
    if (lying.leader) {
        const leader = words.say(`tigris.leader.${lying.leader.color}`);
        said.push(words.say("web.tigris.leader_of", { leader, name: seats[lying.leader.seat].name }));
    }
    if (lying.turned) said.push(words.say("web.tigris.monument"));
    if (lying.catastrophe) said.push(words.say("tigris.action.catastrophe"));
    if (lying.treasure) said.push(words.say("web.tigris.treasure"));
    if (lying.union) said.push(words.say("web.tigris.union"));
    return said.join(", ");
}
