/** Values of a game that is not known here, as text that can be read. */

/** An identifier as words: `cubes_placed` is “cubes placed”. */
export function plainWords(name) {
    const words = String(name).replaceAll("_", " ").trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in one line. */
export function plainValue(value) {
    if (value === null || value === undefined) return "–";
    if (value === true) return "✓";
    if (value === false) return "✗";
    if (Array.isArray(value)) return value.length ? value.map(plainPart).join(", ") : "–";
    if (typeof value === "object") return plainFields(value);
    return String(value);
}

/** The fields of an object but its type, in one line. */
export function plainFields(object) {
    const fields = Object.entries(object).filter(([name]) => name !== "type");
    return fields.map(([name, value]) => (value === true ? lower(name) : `${lower(name)} ${plainValue(value)}`)).join(", ");
}

function plainPart(value) {
    if (Array.isArray(value)) return `(${value.map(plainValue).join(" × ")})`;
    if (value !== null && typeof value === "object") return `(${plainFields(value)})`;
    return plainValue(value);
}

function lower(name) {
    return String(name).replaceAll("_", " ");
}
