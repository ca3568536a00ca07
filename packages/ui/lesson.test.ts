import { loadGame } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import { type Lesson, stacked, stopsOf, wayTo } from './lesson.ts';

const offer = { type: 'offer', up: 'enforcer', down: 'saboteur' };
const TOP = ['enforcer', 'saboteur', 'sentinel', 'daredevil', 'mole', 'sentinel', 'enforcer', 'saboteur'];
const ALL = [
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
  decks: { agents: stacked(TOP, ALL) },
  steps: [
    { type: 'say', text: 'hello' },
    { type: 'ask', text: 'offer', at: 'main', move: offer },
    { type: 'play', seat: 1, move: { type: 'recruit', card: 'up' } },
    { type: 'say', text: 'moved' },
    { type: 'play', seat: 1, move: { type: 'offer', up: 'sentinel', down: 'mole' } },
    { type: 'play', seat: 0, move: { type: 'recruit', card: 'up' } },
    { type: 'say', text: 'bye' },
  ],
};

const rulesOf = async () => (await loadGame('agent-avenue'))!.rules;

test('a lesson stops where something is said or asked, with all moves before it', () => {
  const stops = stopsOf(LESSON);
  expect(stops.map(({ step }) => step.text)).toEqual(['hello', 'offer', 'moved', 'bye']);
  expect(stops.map(({ moves }) => moves.map(({ seat }) => seat))).toEqual([[], [], [0, 1], [0, 1, 1, 0]]);
});

test('on the way to a stop every move is seen by itself, with what it brought', async () => {
  const rules = await rulesOf();
  const stops = stopsOf(LESSON);
  const [still, ...none] = wayTo(rules, LESSON, stops, 1);
  expect([still.news, still.match.moves, none]).toEqual([[], [], []]);
  const way = wayTo(rules, LESSON, stops, 2);
  expect(way.map(({ match }) => match.moves.length)).toEqual([1, 2]);
  expect(way.map(({ news }) => news[0].fact.type)).toEqual(['offered', 'picked']);
});

test('moves that were made for the learner are passed over', async () => {
  const way = wayTo(await rulesOf(), LESSON, stopsOf(LESSON), 3);
  expect(way.map(({ match, news }) => [match.moves.length, news])).toEqual([[4, []]]);
});

test('the rest of a turn after a move that was asked for is seen, whoever makes it', async () => {
  const [hello, ask, recruit, ...rest] = LESSON.steps;
  const whole = { ...LESSON, steps: [hello, ask, recruit, ...rest.slice(1)] };
  const way = wayTo(await rulesOf(), whole, stopsOf(whole), 2);
  expect(way.map(({ match }) => match.moves.length)).toEqual([1, 2, 3, 4]);
});

test('a position knows what every move before it brought, also one that was passed over', async () => {
  const [{ story, news }] = wayTo(await rulesOf(), LESSON, stopsOf(LESSON), 3);
  expect(news).toEqual([]);
  expect(story.map(({ seat, news: [{ fact }] }) => [seat, fact.type])).toEqual([
    [0, 'offered'],
    [1, 'picked'],
    [1, 'offered'],
    [0, 'picked'],
  ]);
});

test('a lesson that is against the rules says so', async () => {
  const [hello] = LESSON.steps;
  const wrong = { ...LESSON, steps: [{ type: 'play', seat: 1, move: offer } as const, hello] };
  const rules = await rulesOf();
  expect(() => wayTo(rules, wrong, stopsOf(wrong), 0)).toThrow('not-to-act');
  const cheat = { ...LESSON, decks: { agents: ['mole'] } };
  expect(() => wayTo(rules, cheat, stopsOf(cheat), 0)).toThrow('deck "agents"');
});

test('a stacked deck has the wanted cards on top and loses none', () => {
  expect(stacked(['b', 'a'], ['a', 'a', 'b', 'c'])).toEqual(['b', 'a', 'a', 'c']);
});
