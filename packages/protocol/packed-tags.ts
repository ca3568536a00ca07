/** The first byte of a packed value. Small numbers, short lists, frequent words and shapes need no other. */
export const TAGS = {
  /** A whole number from 0 to 63. */
  number: 0x00,
  /** A list of up to 15 items, which follow. */
  list: 0x40,
  /** An object of one of the first 32 shapes: its values follow. */
  shape: 0x50,
  null: 0x70,
  true: 0x71,
  false: 0x72,
  /** A whole number from 64 on. */
  longNumber: 0x73,
  /** A negative whole number: -1 - n. */
  negative: 0x74,
  /** Any other number, in 8 bytes. */
  float: 0x75,
  /** The number of bytes, then UTF-8. */
  text: 0x76,
  longList: 0x77,
  /** The number of keys, then each key and its value. */
  object: 0x78,
  /** A word from the 129th on. */
  rareWord: 0x79,
  /** A shape from the 33rd on. */
  rareShape: 0x7a,
  /** One of the first 128 words. */
  word: 0x80,
} as const;

export const SMALL_NUMBERS = 64;
export const SHORT_LISTS = 16;
export const FREQUENT_SHAPES = 32;
export const FREQUENT_WORDS = 128;

/** The first byte of a change: one of these plus the length of its path. */
export const CHANGES = { remove: 0x00, set: 0x40, splice: 0x80 } as const;
/** The maximum length of the path of a change. */
export const MAX_PATH = 63;
