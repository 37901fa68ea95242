/** The page of Civilization. */

import { lines, told } from "./sentences.js";

export default { id: "civilization", sections: ["civilization"], sheets: ["civilization"], told, lines };
