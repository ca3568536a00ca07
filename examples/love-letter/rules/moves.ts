import { createMoveCodec, type Move } from '@safehouse/contract';
import { CARDS, type CardName } from '../data/cards.ts';
import { BARON, type Card, GUARD, KING, PRIEST, PRINCE } from './cards.ts';

export interface PlayCard {
  readonly type: 'play';
  readonly card: CardName;
  /** Whom the card is played on; null for a card that needs nobody, or where nobody can be chosen. */
  readonly target: number | null;
  /** What the Guard looks for. */
  readonly guess: CardName | null;
}

const MAX_PLAYERS = 4;
const TARGETING: readonly Card[] = [GUARD, PRIEST, BARON, PRINCE, KING];
export const needsTarget = (card: Card): boolean => TARGETING.includes(card);

/** LL-5: any card but another Guard. */
export const GUESSES: readonly Card[] = CARDS.keys()
  .filter((card) => card !== GUARD)
  .toArray();

interface Decoded {
  readonly card: Card;
  readonly target: number | null;
  readonly guess: Card | null;
}

const DECODED: readonly Decoded[] = CARDS.keys()
  .toArray()
  .flatMap((card) => [{ card, target: null, guess: null }, ...(needsTarget(card) ? targetedMoves(card) : [])]);

function targetedMoves(card: Card): Decoded[] {
  const guesses = card === GUARD ? GUESSES : [null];
  return Array.from({ length: MAX_PLAYERS }, (_, target) => guesses.map((guess) => ({ card, target, guess }))).flat();
}

export const MOVE_CODEC = createMoveCodec<PlayCard>(
  DECODED.map(({ card, target, guess }) => ({
    type: 'play',
    card: CARDS[card],
    target,
    guess: guess === null ? null : CARDS[guess],
  })),
);

const key = ({ card, target, guess }: Decoded) => (card * 5 + (target ?? 4)) * 9 + (guess ?? 8);
const MOVES_BY_KEY = new Map(DECODED.map((decoded, i) => [key(decoded), i as Move]));

export function encodeMove(decoded: Decoded): Move {
  const move = MOVES_BY_KEY.get(key(decoded));
  if (move === undefined) throw new Error(`no such move: ${JSON.stringify(decoded)}`);
  return move;
}

export const decodeMove = (move: Move): Decoded => DECODED[move];
