/** When to try again to reach a server that is gone: the same delays as the client's. */

const FIRST = 0.5;
const LONGEST = 8;
const JITTER = 0.5;

/**
 * Seconds until the next try after so many that failed. They double, and chance makes them longer or shorter, so that
 * those who were cut off together come apart.
 * @param {number} tries
 * @param {() => number} random a number from 0 up to 1
 */
export function retryDelay(tries, random = Math.random) {
    const mean = Math.min(FIRST * 2 ** Math.min(tries, 16), LONGEST);
    return mean * (1 - JITTER + 2 * JITTER * random());
}
