/** SHA-256 (FIPS 180-4) in TypeScript: in browsers the built-in digest is asynchronous only. */

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = PRIMES.map((p) => fractionBits(Math.cbrt(p)));
const INITIAL_HASH = PRIMES.slice(0, 8).map((p) => fractionBits(Math.sqrt(p)));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const words = new Uint32Array(64);
  const hash = Uint32Array.from(INITIAL_HASH);
  const bytes = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) words[t] = bytes.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) words[t] = schedule(words, t);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    digest.setUint32(4 * i, word);
  });
  return new Uint8Array(digest.buffer);
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function schedule(w: Uint32Array, t: number): number {
  const near = w[t - 2];
  const far = w[t - 15];
  const mixNear = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
  const mixFar = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
  return mixNear + w[t - 7] + mixFar + w[t - 16];
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + mixE + choice + ROUND_CONSTANTS[t] + words[t]) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixA + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    hash[i] = hash[i] + value;
  });
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((p) => n % p !== 0)) primes.push(n);
  }
  return primes;
}
