import { type Game, type Match, SEATS, stackDeck } from '@safehouse/contract';
import { openTestMatch, playMove } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import type { CardName } from '../data/cards.ts';
import { ALL_CARDS, cardName } from './cards.ts';
import { loveLetter } from './index.ts';
import type { PlayCard } from './moves.ts';
import type { State } from './state.ts';

const DECK = ALL_CARDS.map(cardName);

interface Layout {
  readonly players?: number;
  readonly setAside?: CardName;
  readonly hands: readonly CardName[];
  /** In the order in which they are drawn. */
  readonly draws: readonly CardName[];
}

/** A first round with these cards. */
function openRound({ players = 3, setAside = 'guard', hands, draws }: Layout): Match {
  const open: CardName[] = players === 2 ? ['guard', 'guard', 'guard'] : [];
  const cards = stackDeck([setAside, ...open, ...hands, ...draws], DECK);
  return openTestMatch(loveLetter as Game, { players, decks: { 'round-1': cards }, seed: 'rest' });
}

const move = (card: CardName, target: number | null = null, guess: CardName | null = null): PlayCard => ({
  type: 'play',
  card,
  target,
  guess,
});

function playAll(match: Match, ...moves: readonly PlayCard[]): void {
  for (const played of moves) playMove(match, match.toAct[0], played);
}

const described = (match: Match) =>
  loveLetter.describe(match.state as State) as ReturnType<typeof loveLetter.describe> & {
    readonly hands: readonly (readonly CardName[])[];
    readonly discards: readonly (readonly CardName[])[];
    readonly favours: readonly number[];
    readonly open: readonly CardName[];
    readonly round: number;
    readonly active: number;
  };
const viewOf = (match: Match, seat: number) => loveLetter.view(match.state as State, SEATS[seat]);
const refusalOf = (match: Match, played: PlayCard) => match.play(match.toAct[0], played);

test('[LL-1] there are sixteen cards of eight ranks', () => {
  expect(DECK).toHaveLength(16);
  expect(DECK.filter((card) => card === 'guard')).toHaveLength(5);
  expect(DECK.filter((card) => card === 'princess')).toHaveLength(1);
});

test('[LL-2] one card is set aside, three are open with two players, and everybody gets one', () => {
  const two = described(openRound({ players: 2, hands: ['king', 'priest'], draws: ['baron'] }));
  expect(two.open).toEqual(['guard', 'guard', 'guard']);
  expect(two.hands).toEqual([['king', 'baron'], ['priest']]);
  expect(described(openRound({ hands: ['king', 'priest', 'baron'], draws: [] })).open).toEqual([]);
});

test('[LL-3] a seat draws, plays one of two cards, and the next seat goes on', () => {
  const match = openRound({ hands: ['king', 'priest', 'baron'], draws: ['handmaid', 'prince'] });
  playAll(match, move('handmaid'));
  expect(match.toAct).toEqual([1]);
  expect(described(match).hands).toEqual([['king'], ['priest', 'prince'], ['baron']]);
});

test('[LL-4] cards are played on others in the round, and have no effect where there is nobody', () => {
  const match = openRound({ players: 2, hands: ['guard', 'handmaid'], draws: ['baron', 'princess', 'priest'] });
  expect(refusalOf(match, move('guard', 0, 'king'))).toMatchObject({ refusal: { rule: 'LL-4' } });
  expect(refusalOf(match, move('guard'))).toMatchObject({ refusal: { code: 'needs-target' } });
  playAll(match, move('guard', 1, 'king'), move('handmaid'), move('baron'));
  expect(described(match).hands[0]).toEqual(['priest']);
});

test('[LL-5] a Guard who names the hand puts its player out', () => {
  const match = openRound({ hands: ['guard', 'baron', 'king'], draws: ['priest'] });
  playAll(match, move('guard', 1, 'baron'));
  expect(described(match).hands[1]).toEqual([]);
  expect(described(match).discards[1]).toEqual(['baron']);
});

test('[LL-6] a Priest shows a hand to one player', () => {
  const match = openRound({ hands: ['priest', 'baron', 'king'], draws: ['handmaid'] });
  playAll(match, move('priest', 2));
  expect(viewOf(match, 0).possible[2]).toEqual(['king']);
  expect(viewOf(match, 1).possible[2]).toHaveLength(8);
});

test('[LL-7] a Baron puts the lower hand out, and equal hands nobody', () => {
  const lower = openRound({ hands: ['baron', 'priest', 'king'], draws: ['prince'] });
  playAll(lower, move('baron', 2));
  expect(described(lower).hands[0]).toEqual([]);
  expect(viewOf(lower, 1).possible[2]).toEqual(['king', 'countess', 'princess']);
  const equal = openRound({ hands: ['baron', 'priest', 'handmaid'], draws: ['priest'] });
  playAll(equal, move('baron', 1));
  expect(described(equal).hands.map((hand) => hand[0])).toEqual(['priest', 'priest', 'handmaid']);
  expect(viewOf(equal, 2).ties).toEqual([[0, 1]]);
});

test('[LL-8] a Handmaid protects until the next turn of her player', () => {
  const match = openRound({ players: 2, hands: ['handmaid', 'guard'], draws: ['king', 'priest', 'baron', 'prince'] });
  playAll(match, move('handmaid'));
  expect(refusalOf(match, move('guard', 0, 'king'))).toMatchObject({ refusal: { code: 'protected', rule: 'LL-8' } });
  playAll(match, move('priest'), move('baron', 1));
  expect(described(match).favours).toEqual([1, 0]);
});

test('[LL-9] a Prince makes a player lay down their hand and draw, at the end the card set aside', () => {
  const match = openRound({ hands: ['prince', 'baron', 'king'], draws: ['handmaid', 'countess'] });
  playAll(match, move('prince', 1));
  expect(described(match).discards[1]).toEqual(['baron']);
  expect(described(match).hands[1][0]).toBe('countess');
  const princess = openRound({ hands: ['prince', 'princess', 'king'], draws: ['handmaid'] });
  playAll(princess, move('prince', 1));
  expect(described(princess).hands[1]).toEqual([]);
});

test('[LL-10] a King swaps hands, and what was known of them', () => {
  const match = openRound({ hands: ['priest', 'king', 'baron'], draws: ['handmaid', 'guard', 'guard'] });
  playAll(match, move('priest', 1), move('king', 2));
  expect(described(match).hands[2][0]).toBe('guard');
  expect(viewOf(match, 1).possible[2]).toEqual(['guard']);
});

test('[LL-11] who plays the Princess is out and shows the other card', () => {
  const match = openRound({ hands: ['princess', 'king', 'baron'], draws: ['handmaid'] });
  playAll(match, move('princess'));
  expect(described(match).discards[0]).toEqual(['princess', 'handmaid']);
});

test('[LL-12] the Countess must be played beside a King or a Prince', () => {
  const match = openRound({ hands: ['countess', 'priest', 'baron'], draws: ['prince'] });
  expect(refusalOf(match, move('prince', 1))).toMatchObject({ refusal: { code: 'countess', rule: 'LL-12' } });
  playAll(match, move('countess'));
});

test('[LL-13] the last player in the round wins it', () => {
  const match = openRound({ players: 2, hands: ['guard', 'king'], draws: ['priest'] });
  playAll(match, move('guard', 1, 'king'));
  expect(described(match)).toMatchObject({ favours: [1, 0], round: 2 });
});

test('[LL-14] the winner begins the next round, and enough favours end the match', () => {
  const match = openRound({ players: 2, hands: ['handmaid', 'guard'], draws: ['priest', 'baron', 'king', 'princess'] });
  playAll(match, move('handmaid'), move('guard'), move('priest', 1), move('princess'));
  expect(described(match)).toMatchObject({ favours: [1, 0], active: 0, round: 2 });
  while (!match.result) match.play(match.toAct[0], match.legal(match.toAct[0])[0]);
  expect(match.result.reason).toBe('favours');
  expect(Math.max(...match.result.scores.map(Number))).toBe(7);
  expect(match.result.winners.every((seat) => match.result?.scores[seat] === 7)).toBe(true);
});
