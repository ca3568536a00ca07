/** By rank, from 1 to 8. */
export const CARDS = ['guard', 'priest', 'baron', 'handmaid', 'prince', 'king', 'countess', 'princess'] as const;
export type CardName = (typeof CARDS)[number];

/** By card: how many there are among the sixteen. */
export const COPIES: readonly number[] = [5, 2, 2, 2, 2, 1, 1, 1];

/** By number of players: the favours that win the match. */
export const GOALS: { readonly [players: number]: number } = { 2: 7, 3: 5, 4: 4 };

/** Laid open at the start of every round with two players. */
export const OPEN_CARDS = 3;
