/** Bytes drawn at once: each call of the generator costs as much as hashing a hundred bytes. */
const POOL_BYTES = 4096;

let pool = new Uint8Array(0);
let used = 0;

/** Random bytes that nobody can guess, for at most 256 bytes. Each is handed out only once. */
export function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(POOL_BYTES));
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
