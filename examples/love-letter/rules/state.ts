import type { Chance, Result, Seat } from '@safehouse/contract';
import { CARDS, GOALS, OPEN_CARDS } from '../data/cards.ts';
import { ALL_CARDS, ANY_CARD, type Card, type CardSet } from './cards.ts';

export interface State {
  readonly players: number;
  /** From 1. */
  round: number;
  /** The top card is last. */
  deck: Card[];
  /** LL-2: closed for the whole round, unless a Prince takes it. */
  setAside: Card | null;
  open: Card[];
  /** By seat: the card it holds and, during its turn, the card it drew; empty for who is out of the round. */
  hands: Card[][];
  /** By seat, the oldest first. */
  discards: Card[][];
  /** A bit for each seat that a Handmaid protects. */
  protectedSeats: number;
  active: Seat;
  readonly favours: number[];
  knowledge: Knowledge;
  result: Result | null;
}

/** What each viewer can tell about the card that a seat holds. It follows the card, not the seat. */
interface Knowledge {
  /** By viewer, the spectator last, and by seat. */
  readonly possible: CardSet[][];
  /** Pairs of seats that are known to hold the same card, as bits of both. */
  ties: number[];
}

export const ROUND_LABEL = /^round-[1-9]\d?$/;

export function setup(_options: object, players: number, chance: Chance): State {
  const state: State = {
    players,
    round: 0,
    deck: [],
    setAside: null,
    open: [],
    hands: [],
    discards: [],
    protectedSeats: 0,
    active: 0 as Seat,
    favours: Array<number>(players).fill(0),
    knowledge: { possible: [], ties: [] },
    result: null,
  };
  dealRound(state, chance);
  return state;
}

/** LL-2, LL-3 */
export function dealRound(state: State, chance: Chance): void {
  const { players } = state;
  state.round++;
  const cards = ALL_CARDS.slice();
  chance.shuffle(`round-${state.round}`, cards, CARDS);
  state.deck = cards.reverse();
  state.setAside = drawTop(state.deck);
  state.open = players === 2 ? Array.from({ length: OPEN_CARDS }, () => drawTop(state.deck)) : [];
  state.hands = Array.from({ length: players }, () => [drawTop(state.deck)]);
  state.discards = state.hands.map(() => []);
  state.protectedSeats = 0;
  state.knowledge = {
    possible: Array.from({ length: players + 1 }, () => Array<CardSet>(players).fill(ANY_CARD)),
    ties: [],
  };
  state.hands[state.active].push(drawTop(state.deck));
}

export function drawTop(deck: Card[]): Card {
  const card = deck.pop();
  if (card === undefined) throw new Error('the deck is empty');
  return card;
}

export const isInRound = ({ hands }: State, seat: number): boolean => hands[seat].length > 0;
export const isProtected = ({ protectedSeats }: State, seat: number): boolean => (protectedSeats & (1 << seat)) !== 0;
export const goalOf = ({ players }: State): number => GOALS[players];

export function clone(state: State): State {
  const { possible, ties } = state.knowledge;
  return {
    ...state,
    deck: state.deck.slice(),
    open: state.open.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    discards: state.discards.map((cards) => cards.slice()),
    favours: state.favours.slice(),
    knowledge: { possible: possible.map((row) => row.slice()), ties: ties.slice() },
  };
}
