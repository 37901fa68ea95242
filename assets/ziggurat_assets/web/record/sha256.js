/** SHA-256, and the same with a key (HMAC): a browser lends its own to no page that comes by plain HTTP. */

const BLOCK = 64;
const PRIMES = firstPrimes(64);
const FIRST_STATE = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(message) {
    const state = [...FIRST_STATE];
    const view = new DataView(padded(message).buffer);
    for (let at = 0; at < view.byteLength; at += BLOCK) {
        const words = scheduled(view, at);
        mix(state, words);
    }
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, number) => digest.setUint32(number * 4, word));
    return new Uint8Array(digest.buffer);
}

/**
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function hmac(key, message) {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? sha256(key) : key);
    const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
    return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** One block is mixed into the state. */
function mix(state, words) {
    let [a, b, c, d, e, f, g, h] = state;
    for (let round = 0; round < 64; round++) {
        const chosen = (e & f) ^ (~e & g);
        const most = (a & b) ^ (a & c) ^ (b & c);
        const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[round] + words[round]) | 0;
        const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, number) => (state[number] = (state[number] + word) | 0));
}

function scheduled(view, at) {
    const words = Array.from({ length: 16 }, (_, number) => view.getInt32(at + number * 4));
    for (let number = 16; number < 64; number++) {
        const [early, late] = [words[number - 15], words[number - 2]];
        const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
        const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
        words.push((words[number - 16] + small + words[number - 7] + large) | 0);
    }
    return words;
}

/** The message with its end marked, and its length in bits at the end of the last block. */
function padded(message) {
    const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
    whole.set(message);
    whole[message.length] = 0x80;
    new DataView(whole.buffer).setUint32(whole.length - 4, message.length * 8);
    return whole;
}

function joined(one, other) {
    const both = new Uint8Array(one.length + other.length);
    both.set(one);
    both.set(other, one.length);
    return both;
}

function turned(word, by) {
    return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count) {
    const primes = [];
    for (let number = 2; primes.length < count; number++) if (primes.every((prime) => number % prime)) primes.push(number);
    return primes;
}

/** The first 32 bits after the point. */
function fraction(number) {
    return Math.floor((number % 1) * 2 ** 32) | 0;
}
