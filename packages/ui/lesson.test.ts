import { stackDeck } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import { type Lesson, lessonStops, positionsTo } from './lesson.ts';

const OFFER = { type: 'offer', up: 'enforcer', down: 'saboteur' };
const TOP_CARDS = ['enforcer', 'saboteur', 'sentinel', 'daredevil', 'mole', 'sentinel', 'enforcer', 'saboteur'];
const ALL_CARDS = [
  ...['double-agent', 'enforcer', 'codebreaker', 'saboteur', 'daredevil', 'sentinel'].flatMap((name) =>
    Array<string>(6).fill(name),
  ),
  ...['sidekick', 'mole'],
];

const LESSON: Lesson<{ readonly type: string; readonly [field: string]: string }> = {
  id: 'trial',
  minutes: 1,
  players: ['', 'Petra'],
  seat: 0,
  options: {},
  decks: { agents: stackDeck(TOP_CARDS, ALL_CARDS) },
  steps: [
    { type: 'say', text: 'hello' },
    { type: 'ask', text: 'offer', at: 'main', move: OFFER },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'up' } },
    { type: 'say', text: 'moved' },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'sentinel', down: 'mole' } },
    { type: 'play', seat: 0, move: { type: 'recruit', card: 'up' } },
    { type: 'say', text: 'bye' },
  ],
};

const loadRules = async () => (await loadGame('agent-avenue'))!.rules;

test('a lesson stops at texts and questions, with all moves before them', () => {
  const stops = lessonStops(LESSON);
  expect(stops.map(({ step }) => step.text)).toEqual(['hello', 'offer', 'moved', 'bye']);
  expect(stops.map(({ movesBefore }) => movesBefore.map(({ seat }) => seat))).toEqual([[], [], [0, 1], [0, 1, 1, 0]]);
});

test('every move up to a stop is shown by itself, with its facts', async () => {
  const rules = await loadRules();
  const stops = lessonStops(LESSON);
  const [first, ...others] = positionsTo(rules, LESSON, stops, 1);
  expect([first.facts, first.match.moves, others]).toEqual([[], [], []]);
  const positions = positionsTo(rules, LESSON, stops, 2);
  expect(positions.map(({ match }) => match.moves.length)).toEqual([1, 2]);
  expect(positions.map(({ facts }) => facts[0].fact.type)).toEqual(['offered', 'picked']);
});

test('moves made for the learner are skipped', async () => {
  const positions = positionsTo(await loadRules(), LESSON, lessonStops(LESSON), 3);
  expect(positions.map(({ match, facts }) => [match.moves.length, facts])).toEqual([[4, []]]);
});

test('the rest of a turn after a requested move is shown, whichever player moves', async () => {
  const [hello, ask, recruit, ...rest] = LESSON.steps;
  const whole = { ...LESSON, steps: [hello, ask, recruit, ...rest.slice(1)] };
  const positions = positionsTo(await loadRules(), whole, lessonStops(whole), 2);
  expect(positions.map(({ match }) => match.moves.length)).toEqual([1, 2, 3, 4]);
});

test('a position has the facts of every move before it, also of skipped ones', async () => {
  const [{ moveHistory, facts }] = positionsTo(await loadRules(), LESSON, lessonStops(LESSON), 3);
  expect(facts).toEqual([]);
  expect(moveHistory.map(({ seat, facts: [{ fact }] }) => [seat, fact.type])).toEqual([
    [0, 'offered'],
    [1, 'picked'],
    [1, 'offered'],
    [0, 'picked'],
  ]);
});

test('a lesson with an illegal move throws', async () => {
  const [hello] = LESSON.steps;
  const wrong = { ...LESSON, steps: [{ type: 'play', seat: 1, move: OFFER } as const, hello] };
  const rules = await loadRules();
  expect(() => positionsTo(rules, wrong, lessonStops(wrong), 0)).toThrow('not-to-act');
  const cheat = { ...LESSON, decks: { agents: ['mole'] } };
  expect(() => positionsTo(rules, cheat, lessonStops(cheat), 0)).toThrow('deck "agents"');
});

test('a stacked deck has the wanted cards on top and loses none', () => {
  expect(stackDeck(['b', 'a'], ['a', 'a', 'b', 'c'])).toEqual(['b', 'a', 'a', 'c']);
});
