/** What happens in many events and is told as one: growth, ships, a whole fight, all markers, taxes, cards drawn. */

const FIGHT = new Set([
    "conflict_started",
    "conflict_step",
    "conflict_paused",
    "conflict_continued",
    "conflict_ended",
]);
const FLEET = new Set(["ship_maintained", "ship_scrapped", "ship_built"]);
/** Why markers stayed or went back, in the order in which that is told; null for those that advanced. */
const REASONS = [null, "condition", "no_city", "points"];

/** The events, with those in their place that stand for many. */
export function gathered(events) {
    const told = [];
    let strand = null;
    let together = [];
    for (const event of toldOnce(events)) {
        const own = strandOf(event);
        if (together.length && own !== strand) {
            told.push(...asOne(strand, together));
            together = [];
        }
        strand = own;
        together.push(event);
    }
    return together.length ? [...told, ...asOne(strand, together)] : told;
}

/** The events without the end of a city that the attack on it has told already. */
function toldOnce(events) {
    return events.filter(
        (event, at) => !(event.type === "city_eliminated" && events[at - 1]?.type === "city_attacked"),
    );
}

/** What is equal for neighbours that are told as one; null for an event that is told alone. */
function strandOf(event) {
    if (event.type === "tokens_added" && event.reason === "expansion") return `growth ${event.seat}`;
    if (event.type === "tokens_removed" && event.reason === "surplus") return `surplus ${event.seat}`;
    if (FLEET.has(event.type) || (event.type === "tokens_removed" && event.reason === "ship"))
        return `fleet ${event.seat}`;
    if (FIGHT.has(event.type)) return `fight ${event.area}`;
    return { marker_moved: "markers", taxed: "taxes", card_drawn: "draws" }[event.type] ?? null;
}

function asOne(strand, events) {
    switch (strand?.split(" ")[0]) {
        case "growth":
            return [summed("growth", events)];
        case "surplus":
            return [summed("surplus", events)];
        case "fleet":
            return [fleet(events)];
        case "fight":
            return fights(events);
        case "markers":
            return markers(events);
        case "taxes":
            return taxes(events);
        case "draws":
            return draws(events);
        default:
            return events;
    }
}

/** One change of a nation's tokens: how many in all, and where. */
function summed(type, events) {
    const count = events.reduce((sum, event) => sum + event.count, 0);
    return { type, seat: events[0].seat, count, areas: events.map((event) => event.area) };
}

/** What a nation did with its ships: the areas of those that it kept, gave up and built. */
function fleet(events) {
    const areas = (type) => events.filter((event) => event.type === type).map((event) => event.area);
    return {
        type: "fleet",
        seat: events[0].seat,
        kept: areas("ship_maintained"),
        given_up: areas("ship_scrapped"),
        built: areas("ship_built"),
    };
}

/** The fights of an area one after the other; with a question each ends in the middle. */
function fights(events) {
    const stretches = [];
    for (const event of events) {
        const begins = event.type === "conflict_started" || event.type === "conflict_continued";
        if (begins || !stretches.length) stretches.push([]);
        stretches.at(-1).push(event);
    }
    return stretches.map(fought);
}

/** A fight, or the part of it before or after a question: who began with how many tokens, and who is left. */
function fought(events) {
    const [first, last] = [events[0], events.at(-1)];
    const began = first.type === "conflict_started" ? first.tokens : [];
    const left = last.type === "conflict_ended" ? last.tokens : leftOf(began, events);
    return { type: "fought", area: first.area, began, left, outcome: outcomeOf(first, last) };
}

/** Who is left after the losses so far. */
function leftOf(began, events) {
    const lost = events.filter((event) => event.type === "conflict_step").flatMap((event) => event.seats);
    const losses = (seat) => lost.filter((each) => each === seat).length;
    return began.map(([seat, count]) => [seat, count - losses(seat)]).filter(([, count]) => count > 0);
}

function outcomeOf(first, last) {
    if (first.type === "conflict_continued") return "went_on";
    if (first.type !== "conflict_started") return "stopped";
    return last.type === "conflict_ended" ? "over" : "paused";
}

/** Those that advanced, and those that did not, by the reason. */
function markers(events) {
    return REASONS.map((reason) => ({
        type: "markers_moved",
        reason,
        squares: events.filter((event) => event.reason === reason).map((event) => [event.seat, event.to]),
    })).filter((moved) => moved.squares.length);
}

/** All taxes of a turn. What could not be paid for is told where it revolts. */
function taxes(events) {
    const amounts = events.filter((event) => event.amount).map((event) => [event.seat, event.amount]);
    return amounts.length ? [{ type: "taxes_paid", amounts }] : [];
}

/** What each nation drew, in the order in which they began, and calamities that all see after it. */
function draws(events) {
    const seats = [...new Set(events.map((event) => event.seat))];
    const hidden = seats
        .map((seat) => [seat, events.filter((event) => event.seat === seat && event.back !== "red")])
        .filter(([, own]) => own.length)
        .map(([seat, own]) => ({
            type: "drawn",
            seat,
            count: own.length,
            cards: own.map((event) => event.card).filter((card) => card !== null),
        }));
    const open = events
        .filter((event) => event.back === "red" && event.card !== null)
        .map((event) => ({ type: "calamity_drawn", seat: event.seat, calamity: event.card }));
    return [...hidden, ...open];
}
