const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (p) => fractionBits(Math.cbrt(p)));
const INITIAL_HASH = Int32Array.from(PRIMES.slice(0, 8), (p) => fractionBits(Math.sqrt(p)));

/** The words of one block. Reused: a match that starts computes more than a dozen blocks. */
const WORDS = new Int32Array(64);

/**
 * SHA-256 (FIPS 180-4) in TypeScript: in browsers the built-in digest is asynchronous only. It creates no views of other
 * types, because small arrays are cheap only as long as nothing asks for their buffer.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = INITIAL_HASH.slice();
  const length = ((message.length + 72) >> 6) << 6;
  for (let block = 0; block < length; block += 64) {
    for (let t = 0; t < 16; t++) WORDS[t] = paddedWord(message, block + 4 * t);
    // The last word is the length in bits. The one before it is zero for every message shorter than 512 MB.
    if (block + 64 === length) WORDS[15] = message.length << 3;
    for (let t = 16; t < 64; t++) WORDS[t] = schedule(t);
    compress(hash);
  }
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = hash[i >> 2] >>> (24 - 8 * (i & 3));
  return digest;
}

/** Four bytes, most significant first. After the message come one bit and zeros. */
function paddedWord(message: Uint8Array, at: number): number {
  if (at + 4 <= message.length) return readWord(message, at);
  let word = 0;
  for (let i = at; i < at + 4; i++) {
    const byte = i < message.length ? message[i] : i === message.length ? 0x80 : 0;
    word = (word << 8) | byte;
  }
  return word;
}

/** A signed number of four bytes, most significant first. */
export function readWord(bytes: Uint8Array, at: number): number {
  return (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
}

function schedule(t: number): number {
  const near = WORDS[t - 2];
  const far = WORDS[t - 15];
  const mixNear = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
  const mixFar = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
  return mixNear + WORDS[t - 7] + mixFar + WORDS[t - 16];
}

function compress(hash: Int32Array): void {
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + mixE + choice + ROUND_CONSTANTS[t] + WORDS[t]) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixA + majority) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
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
