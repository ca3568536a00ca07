import { type AnyFact, factsFor, Match, quickRandom, roundsBudget, SEATS, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { GAME_CHARACTERS, GAME_COVERS, GAME_UIS } from '@safehouse/games/registry.web';
import type { PlayerView, ViewedEvent } from '@safehouse/protocol';
import { type CharacterTexts, LANGS, OCCASIONS } from '@safehouse/ui';
import { describe, expect, test } from 'vitest';
import type { LoadedCharacters } from '../../state/characters.ts';
import { moodOf, type RemarkContext, remarksOf } from './remarks.ts';

const ALL = await Promise.all(
  Object.entries(GAME_CHARACTERS).map(async ([game, open]) => [game, await open()] as const),
);

test('all characters are for registered games', () => {
  expect(Object.keys(GAME_COVERS)).toEqual(expect.arrayContaining(Object.keys(GAME_CHARACTERS)));
});

describe.each(ALL)('%s', (game, { characters, translations, judgeMove }) => {
  test('has a character for each level, the weakest first', async () => {
    expect(characters.map(({ level }) => level)).toEqual(Object.keys((await loadGame(game))?.levels ?? {}));
    expect(new Set(characters.map(({ name }) => name)).size).toBe(characters.length);
  });

  test.each(LANGS)('has short lines for every occasion in %s', async (lang) => {
    const texts = await translations[lang]();
    expect(Object.keys(texts)).toEqual(characters.map(({ id }) => id));
    for (const { about, lines } of Object.values(texts)) {
      for (const occasion of OCCASIONS) expect(lines[occasion].length).toBeGreaterThan(0);
      for (const line of [about, ...Object.values(lines).flat()]) expect(line).toMatch(/^\p{Lu}.{1,69}[.!?]$/u);
    }
  });

  test('makes the same remarks for all viewers, so that none reveals hidden information', async () => {
    const [least] = (await GAME_UIS[game]()).players;
    const outcomes = new Set<string | null>();
    for (const { viewers } of await playedMoves(game, least)) {
      for (const seat of SEATS.slice(0, least)) {
        const judgements = viewers.map((facts) => judgeMove(facts, [seat]));
        expect(new Set(judgements).size).toBe(1);
        outcomes.add(judgements[0]);
      }
    }
    expect([...outcomes].sort()).toEqual(['goodMove', null, 'rivalGoodMove'].sort());
  });
});

type Facts = readonly AnyFact[];

/** The facts of all moves of some matches, by viewer: each seat, then a spectator. */
async function playedMoves(game: string, players: number): Promise<{ readonly viewers: readonly Facts[] }[]> {
  const module = await loadGame(game);
  if (!module) throw new Error(`no ${game}`);
  const moves: { readonly viewers: readonly Facts[] }[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const random = quickRandom(seed.charCodeAt(0));
    const header = { format: 1, game, players: SEATS.slice(0, players).map(String), seed, moves: [] };
    const opened = Match.open(module.rules, header);
    if (!opened.ok) throw new Error(opened.fault.message);
    const { match } = opened;
    for (let count = 0; !match.result && count < 400; count++) {
      const [seat] = match.toAct;
      const view = match.game.view(match.state, seat);
      const move = module.players.greedy.choose({
        seat,
        view,
        legal: match.legal(seat),
        random,
        budget: roundsBudget(0),
      });
      const outcome = match.play(seat, move);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const viewers = [...SEATS.slice(0, players), 'spectator' as const];
      moves.push({ viewers: viewers.map((viewer) => factsFor(viewer, outcome.facts) as Facts) });
    }
  }
  return moves;
}

/** Counts a move as good if a fact names its seat. */
const judgeMove: LoadedCharacters['judgeMove'] = (facts, side) => {
  const [fact] = facts as readonly { readonly good?: Seat }[];
  if (fact?.good === undefined) return null;
  return side.includes(fact.good) ? 'goodMove' : 'rivalGoodMove';
};

const textsOf = (id: string): CharacterTexts => ({
  about: id,
  lines: Object.fromEntries(
    OCCASIONS.map((occasion) => [occasion, [`${id} ${occasion} 1`, `${id} ${occasion} 2`]]),
  ) as never,
});

const CHARACTERS: LoadedCharacters = {
  characters: ['weak', 'strong'].map((id) => ({ id, name: id, level: id, Face: () => null })),
  texts: { weak: textsOf('weak'), strong: textsOf('strong') },
  judgeMove,
  lang: 'en',
};

const person: PlayerView = { type: 'person', name: 'Ada', user: 'u' };
const bot = (level: string): PlayerView => ({ type: 'bot', level });
const started: ViewedEvent = { version: 1, at: 0, table: { type: 'started' } };
const moved = (version: number, good?: number) =>
  ({ version, at: 0, seat: 0, facts: [{ type: 'x', ...(good !== undefined && { good }) }] }) as ViewedEvent;

const contextOf = (events: readonly ViewedEvent[], more: Partial<RemarkContext> = {}): RemarkContext => ({
  match: 'a match',
  players: [person, bot('weak')],
  sides: [[SEATS[0]], [SEATS[1]]],
  characters: CHARACTERS,
  events,
  result: null,
  ...more,
});

const occasionsOf = (context: RemarkContext) => remarksOf(context).map(({ occasion }) => occasion);

describe('remarks', () => {
  test('are made at the start, at a good move of either side and at the end, but not all the time', () => {
    const events = [started, moved(2, 1), moved(6, 1), moved(7, 0), moved(11, 0), moved(12)];
    expect(occasionsOf(contextOf(events))).toEqual(['start', 'goodMove', 'rivalGoodMove']);
    const result = { winners: [SEATS[0]], reason: 'any', scores: [] };
    expect(occasionsOf(contextOf(events, { result })).at(-1)).toBe('lost');
  });

  test('are the same for the same match and position, and change from match to match', () => {
    const events = [started, moved(6, 1), moved(12, 1)];
    expect(remarksOf(contextOf(events))).toEqual(remarksOf(contextOf(events)));
    const firstLines = Array.from({ length: 8 }, (_, i) => remarksOf(contextOf(events, { match: String(i) }))[0].text);
    expect(new Set(firstLines)).toEqual(new Set(['weak start 1', 'weak start 2']));
  });

  test('do not repeat themselves while there are other lines', () => {
    const [, first, second] = remarksOf(contextOf([started, moved(6, 1), moved(12, 1)]));
    expect(first.text).not.toBe(second.text);
  });

  test('are not about a move that was undone', () => {
    const undone: ViewedEvent = { version: 7, at: 0, table: { type: 'undone', seat: 0, to: 5 } };
    expect(occasionsOf(contextOf([started, moved(6, 1), undone]))).toEqual(['start']);
  });

  test('only one bot speaks at a time, and at the end a winner', () => {
    const players = [person, bot('weak'), bot('strong')];
    const sides = SEATS.slice(0, 3).map((seat) => [seat]);
    const result = { winners: [SEATS[2]], reason: 'any', scores: [] };
    const remarks = remarksOf(contextOf([started, moved(6, 0)], { players, sides, result }));
    expect(remarks.map(({ version }) => version)).toEqual([1, 6]);
    expect(remarks[1]).toMatchObject({ seat: 2, occasion: 'won' });
  });

  test('the last remark stays when a rematch is requested', () => {
    const result = { winners: [], reason: 'draw', scores: [] };
    const rematched: ViewedEvent = { version: 9, at: 0, table: { type: 'rematched' } };
    const remarks = remarksOf(contextOf([started, moved(8), rematched], { result }));
    expect(remarks.at(-1)).toMatchObject({ version: 8, occasion: 'drawn' });
  });
});

test('a mood shows the latest good move for a while, and the result permanently', () => {
  expect(moodOf(contextOf([started, moved(2)]), 1)).toBe('neutral');
  expect(moodOf(contextOf([started, moved(2, 1)]), 1)).toBe('pleased');
  expect(moodOf(contextOf([started, moved(2, 0), moved(4)]), 1)).toBe('worried');
  expect(moodOf(contextOf([started, moved(2, 0), moved(9)]), 1)).toBe('neutral');
  const result = { winners: [SEATS[1]], reason: 'any', scores: [] };
  expect(moodOf(contextOf([started, moved(2, 0), moved(30)], { result }), 1)).toBe('pleased');
});
