/** Where the page's modules lie, for tests that take them alone. */
const WEB = new URL("../../../assets/ziggurat_assets/web/", import.meta.url);

/** A module of the page. */
export function page(path) {
    return import(new URL(path, WEB));
}
