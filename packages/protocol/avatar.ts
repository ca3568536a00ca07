/** The parts of a drawn face and how many each can be chosen from. New choices go to the end of a part. */
export const AVATAR_PARTS = {
  ground: 8,
  head: 5,
  skin: 6,
  hair: 9,
  hairColor: 7,
  eyewear: 6,
  hat: 7,
  beard: 4,
  mood: 3,
  coat: 6,
} as const;

export type AvatarPart = keyof typeof AVATAR_PARTS;

export const AVATAR_PART_NAMES = Object.keys(AVATAR_PARTS) as readonly AvatarPart[];

/** Which choice of each part, from 0. */
export type Avatar = { readonly [part in AvatarPart]: number };

/** One digit for each part, in the order of the parts. Null for anything else. */
export function parseAvatar(code: string): Avatar | null {
  if (!/^\d+$/.test(code) || code.length !== AVATAR_PART_NAMES.length) return null;
  const choices = AVATAR_PART_NAMES.map((part, place) => [part, Number(code[place])] as const);
  return choices.every(([part, choice]) => choice < AVATAR_PARTS[part])
    ? (Object.fromEntries(choices) as Avatar)
    : null;
}

export function formatAvatar(avatar: Avatar): string {
  return AVATAR_PART_NAMES.map((part) => avatar[part]).join('');
}

/** Parts whose first choice is nothing: more than half of the faces do without. */
const OFTEN_EMPTY: readonly AvatarPart[] = ['eyewear', 'hat', 'beard'];

/** The face of somebody who has not chosen one: always the same for the same id. */
export function defaultAvatar(user: string): Avatar {
  let state = 0x811c9dc5;
  for (const char of user) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193) >>> 0;
  const choices = AVATAR_PART_NAMES.map((part) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = (state ^ (state >>> 12)) >>> 0;
    const choice = state % (AVATAR_PARTS[part] * (OFTEN_EMPTY.includes(part) ? 2 : 1));
    return [part, choice < AVATAR_PARTS[part] ? choice : 0] as const;
  });
  return Object.fromEntries(choices) as Avatar;
}

/** How many people one request may ask for. */
export const MAX_AVATARS = 100;

/** The codes of those who have chosen a face, by user; the others have their default. */
export interface AvatarsView {
  readonly avatars: { readonly [user: string]: string };
  /** Those of them who are programs; missing where nobody is. */
  readonly bots?: readonly string[];
}
