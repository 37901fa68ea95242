/**
 * Makes what stands in the page like what was drawn anew, and keeps the elements that are alike: so focus, scrolling
 * and what somebody is writing outlast every change.
 *
 * Children with a `data-key` are found again by it. What is inside an element with `data-keep` is its owner's: neither
 * looked at nor changed.
 */

const LISTENERS = ["onclick", "onsubmit", "oninput", "onchange", "onkeydown", "onfocus", "onblur", "oncancel"];
/** Whether these are open is not what is drawn, but what their reader did. */
const OPENED_BY_READERS = new Set(["DETAILS", "DIALOG"]);

/**
 * @param {Element} standing what stands in the page
 * @param {Element} drawn what it should be like
 * @returns {Element} what stands there now
 */
export function settle(standing, drawn) {
    if (standing.nodeName !== drawn.nodeName || keyOf(standing) !== keyOf(drawn)) {
        standing.replaceWith(drawn);
        return drawn;
    }
    settleAttributes(standing, drawn);
    if (!drawn.hasAttribute("data-keep")) settleChildren(standing, drawn);
    settleField(standing, drawn);
    return standing;
}

/** The same for the children of an element alone. */
export function settleChildren(standing, drawn) {
    const keyed = new Map();
    for (const child of standing.children) if (keyOf(child)) keyed.set(keyOf(child), child);
    let place = standing.firstChild;
    for (const wanted of [...drawn.childNodes]) {
        const alike = keyed.get(keyOf(wanted)) ?? (place !== null && areAlike(place, wanted) ? place : null);
        if (alike === null) {
            standing.insertBefore(wanted, place);
            continue;
        }
        if (alike === place) place = place.nextSibling;
        else standing.insertBefore(alike, place);
        if (alike.nodeType === Node.TEXT_NODE) {
            if (alike.data !== wanted.data) alike.data = wanted.data;
        } else settle(alike, wanted);
    }
    while (place !== null) {
        const next = place.nextSibling;
        place.remove();
        place = next;
    }
}

function areAlike(one, other) {
    return one.nodeName === other.nodeName && keyOf(one) === keyOf(other);
}

function keyOf(node) {
    return node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null;
}

function settleAttributes(standing, drawn) {
    for (const { name } of [...standing.attributes]) {
        if (!drawn.hasAttribute(name) && !(name === "open" && OPENED_BY_READERS.has(standing.nodeName))) {
            standing.removeAttribute(name);
        }
    }
    for (const { name, value } of drawn.attributes) {
        if (standing.getAttribute(name) === value) continue;
        // The page's own policy forbids styles in attributes, but not those that a script sets.
        if (name === "style") standing.style.cssText = value;
        else standing.setAttribute(name, value);
    }
    for (const listener of LISTENERS) if (standing[listener] !== drawn[listener]) standing[listener] = drawn[listener];
}

/** A field shows what is drawn, unless somebody is in it. */
function settleField(standing, drawn) {
    if (standing.nodeName === "SELECT") {
        const chosen = standing.querySelector("option[selected]");
        if (chosen !== null && standing !== document.activeElement) chosen.selected = true;
    } else if (standing.nodeName === "INPUT") {
        if (standing.type === "checkbox" || standing.type === "radio") standing.checked = drawn.hasAttribute("checked");
        else if (standing !== document.activeElement && drawn.hasAttribute("value")) standing.value = drawn.getAttribute("value");
    }
}
