/** The parts of an avatar, with the number of variants of each. New variants are added at the end of a part. */
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

/** The variant of each part, from 0. */
export type Avatar = { readonly [part in AvatarPart]: number };

/** The code has one digit for each part, in the order of the parts. Null if it is invalid. */
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

/** Parts whose first variant is empty: more than half of the default avatars get that one. */
const OFTEN_EMPTY: readonly AvatarPart[] = ['eyewear', 'hat', 'beard'];

/** The avatar of a user who has not chosen one. Depends only on the id. */
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

/** The maximum number of users in one request. */
export const MAX_AVATARS = 100;

/** The codes of the users who have chosen an avatar, by user id. The others have their default. */
export interface AvatarsView {
  readonly avatars: { readonly [user: string]: string };
  /** Which of the users are programs; missing if none is. */
  readonly bots?: readonly string[];
}
