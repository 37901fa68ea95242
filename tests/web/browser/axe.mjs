/** What axe finds wrong with a page. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** What is wrong, each with where. */
export async function wrong(page) {
    // Evaluated by the driver, not by the page, whose policy lets no foreign script in.
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    return violations.flatMap(({ id, nodes }) => nodes.filter((node) => !isSignOnPlace(id, node)).map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}

/** The letters and numbers that lie on a place are no label of it: its name says in words what lies there. */
function isSignOnPlace(rule, { target }) {
    return rule === "label-content-name-mismatch" && String(target).startsWith("g[data-place");
}
