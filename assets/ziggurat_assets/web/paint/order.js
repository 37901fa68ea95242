/**
 * Have these elements in their parent, in this order, and no others. Those that stand right already are not touched: an
 * element that is moved loses the focus.
 * @param {Element} parent
 * @param {Element[]} elements
 */
export function putInOrder(parent, elements) {
    const staying = new Set(elements);
    for (const child of [...parent.children]) if (!staying.has(child)) child.remove();
    let place = parent.firstElementChild;
    for (const element of elements) {
        if (element === place) place = place.nextElementSibling;
        else parent.insertBefore(element, place);
    }
}
