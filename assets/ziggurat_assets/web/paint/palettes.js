/** The palettes of the client, the size of the words and whether things move, as the person wants them on this screen. */

export const PALETTES = ["standard", "red_green", "blue_yellow", "high_contrast"];
export const TEXT_SIZES = [100, 115, 130, 150];

/** Show the page as the settings say. */
export function wear({ palette, motion, textSize }) {
    const page = document.documentElement;
    page.dataset.palette = palette;
    page.dataset.motion = motion;
    page.dataset.text = String(textSize);
}
