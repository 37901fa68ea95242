/** What is told once the market is over: which calamities changed hands there, as all have seen. */

/** The events that led to that board, and after the end of a market what was passed on there, in the full game. */
export function withPassedOn(events, board) {
    if (board.options.mode !== "full") return events;
    const passed = (board.faced ?? [])
        .filter((each) => each.giver !== null && each.giver !== undefined)
        .map((each) => [each.calamity, each.giver, each.victim]);
    return events.flatMap((event) => (event.type === "market_ended" ? [event, { type: "passed_on", passed }] : [event]));
}
