import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEdition } from './edition-check.ts';
import { crossingEdition, playRandomMatch, reconstructedEdition } from './test-helpers.ts';

type LooseObject = { [key: string]: unknown };

/** The problems of the crossing edition after a change. */
function problemsAfter(
  change: (edition: LooseObject & { [key: string]: LooseObject[] & LooseObject }) => void,
): string[] {
  const edition = structuredClone(crossingEdition());
  change(edition as never);
  return checkEdition(edition).map(({ code, at }) => `${code} ${at}`);
}

test('editions in order have no problems', () => {
  expect(checkEdition(reconstructedEdition())).toEqual([]);
  expect(checkEdition(crossingEdition())).toEqual([]);
});

test('only what play needs must be there; names and places on the drawing are welcome, other keys ignored', () => {
  expect(
    problemsAfter((e) => Object.assign(e, { note: 'mine', about: { a: 1 }, board: { width: 10, height: 5 } })),
  ).toEqual([]);
  expect(problemsAfter((e) => Object.assign(e.cities[0], { x: 1.5, y: -2, name: { en: 'Ay' }, src: 'print' }))).toEqual(
    [],
  );
});

describe('faults, each with its place', () => {
  test.each<[string, Parameters<typeof problemsAfter>[0], string[]]>([
    ['no id', (e) => Reflect.deleteProperty(e, 'id'), ['bad-shape id']],
    [
      'an empty id',
      (e) => Object.assign(e.cities[3], { id: '' }),
      [
        'bad-shape cities[3].id',
        'unknown-city connections[1].b',
        'unknown-city connections[3].b',
        'unknown-city missions[2].cities[0]',
        'unknown-city startMissions[2].cities[0]',
        'unknown-city startMissions[2].start',
      ],
    ],
    ['players upside down', (e) => Object.assign(e.players, { min: 3, max: 2 }), ['out-of-range players.min']],
    [
      'too many players',
      (e) => Object.assign(e.players, { max: 5 }),
      ['out-of-range players.max', 'too-few-start-missions startMissions'],
    ],
    ['one player', (e) => Object.assign(e.players, { min: 1 }), ['out-of-range players.min']],
    ['half an agent', (e) => Object.assign(e, { agents: 7.5 }), ['bad-shape agents']],
    ['no limit', (e) => Object.assign(e, { missionLimit: 0 }), ['out-of-range missionLimit']],
    ['no end', (e) => Object.assign(e, { missionsToEnd: -1 }), ['out-of-range missionsToEnd']],
    ['three costs', (e) => Object.assign(e.planning, { dark: [0, 1, 2] }), ['wrong-number-of-costs planning.dark']],
    [
      'five costs',
      (e) => Object.assign(e.planning, { light: [0, 1, 2, 2, 2] }),
      ['wrong-number-of-costs planning.light'],
    ],
    ['a gift', (e) => Object.assign(e.planning, { light: [0, -1, 2, 2] }), ['out-of-range planning.light[1]']],
    [
      'a plane without numbers',
      (e) => Object.assign(e, { board: { width: 'wide', height: 3 } }),
      ['bad-shape board.width'],
    ],
    ['a nameless name', (e) => Object.assign(e.cities[0], { name: { en: 3 } }), ['bad-shape cities[0].name.en']],
    ['a place in words', (e) => Object.assign(e.spaces[0], { x: 'left' }), ['bad-shape spaces[0].x']],
    ['a space named as a city', (e) => e.spaces.push({ id: 'A' }), ['duplicate-id spaces[7].id']],
    [
      'two connections of one name',
      (e) => Object.assign(e.connections[1], { id: 'AB' }),
      ['duplicate-id connections[1].id'],
    ],
    [
      'a start mission named as a mission',
      (e) => Object.assign(e.startMissions[0], { id: '1' }),
      ['duplicate-id startMissions[0].id'],
    ],
    ['an unknown city', (e) => Object.assign(e.connections[0], { a: 'Z' }), ['unknown-city connections[0].a']],
    [
      'an unknown space',
      (e) => Object.assign(e.connections[2], { spaces: ['ac', 'zz'] }),
      ['unknown-space connections[2].spaces[1]'],
    ],
    [
      'a space twice in a row',
      (e) => Object.assign(e.connections[2], { spaces: ['ac', 'ac'] }),
      ['repeated-space connections[2].spaces[1]'],
    ],
    [
      'a loop',
      (e) => e.connections.push({ id: 'AA', a: 'A', b: 'A', spaces: ['a'] }),
      ['connection-to-itself connections[4]'],
    ],
    [
      'no spaces',
      (e) => e.connections.push({ id: 'AD', a: 'A', b: 'D', spaces: [] }),
      ['connection-without-spaces connections[4].spaces'],
    ],
    ['a space of no use', (e) => e.spaces.push({ id: 'o' }), ['unused-space spaces[7]']],
    [
      'a card without cities',
      (e) => Object.assign(e.missions[0], { cities: [] }),
      ['too-few-cities missions[0].cities'],
    ],
    [
      'a start mission with one city',
      (e) => Object.assign(e.startMissions[0], { cities: ['A'] }),
      ['too-few-cities startMissions[0].cities'],
    ],
    [
      'a city twice on a card',
      (e) => Object.assign(e.missions[1], { cities: ['B', 'C', 'B'] }),
      ['repeated-city missions[1].cities[2]'],
    ],
    [
      'a start elsewhere',
      (e) => Object.assign(e.startMissions[0], { start: 'D' }),
      ['start-not-on-card startMissions[0].start'],
    ],
    ['no start', (e) => Reflect.deleteProperty(e.startMissions[0], 'start'), ['bad-shape startMissions[0].start']],
    ['lost points', (e) => Object.assign(e.missions[2], { points: -1 }), ['out-of-range missions[2].points']],
    ['too many points', (e) => Object.assign(e.missions[2], { points: 1e9 }), ['too-large missions[2].points']],
    [
      'perhaps an extra turn',
      (e) => Object.assign(e.missions[2], { extraTurn: 'yes' }),
      ['bad-shape missions[2].extraTurn'],
    ],
    ['three missions', (e) => e.missions.splice(0, 2), ['too-few-missions missions']],
    ['too few start missions', (e) => e.startMissions.pop(), ['too-few-start-missions startMissions']],
    [
      'a card like an atlas',
      (e) => Object.assign(e.missions[0], { cities: new Array(31).fill('A') }),
      ['too-large missions[0].cities'],
    ],
    [
      'more connections than anyone can draw',
      (e) => Object.assign(e, { connections: new Array(5000).fill(null) }),
      ['too-large connections'],
    ],
    ['cities that are no list', (e) => Object.assign(e, { cities: {} }), ['bad-shape cities']],
  ])('%s', (_name, change, problems) => {
    expect(problemsAfter(change)).toEqual(problems);
  });

  test('a map in pieces, even where the pieces share a space', () => {
    const problems = problemsAfter((e) => {
      e.connections.splice(2, 2);
      e.spaces.splice(5, 2);
    });
    expect(problems).toEqual(['map-in-pieces cities[2]']);
  });

  test('[SC-29] a city must have a way out that the fewest agents can pay at the dearest', () => {
    const long = { id: 'AC', a: 'A', b: 'C', spaces: ['ac', 'l1', 'l2', 'l3'] };
    const change = (agents: number) => (e: LooseObject & { [key: string]: LooseObject[] & LooseObject }) => {
      Object.assign(e, { agents, spaces: [...e.spaces, { id: 'l1' }, { id: 'l2' }, { id: 'l3' }] });
      e.connections[2] = long as never;
      e.connections[0] = { id: 'AB', a: 'A', b: 'B', spaces: ['a', 'x', 'b', 'l1'] } as never;
    };
    expect(problemsAfter(change(9))).toEqual([]);
    expect(problemsAfter(change(8))).toEqual(['stuck-city cities[0]']);
    expect(checkEdition({ ...crossingEdition(), agents: 2 }).map(({ at }) => at)).toEqual([
      'cities[0]',
      'cities[1]',
      'cities[2]',
      'cities[3]',
    ]);
  });

  test('all faults are found in one pass', () => {
    const problems = problemsAfter((e) => {
      Object.assign(e, { agents: 'many', missions: null });
      Object.assign(e.connections[0], { b: 'Z', spaces: ['a', 7] });
      Object.assign(e.startMissions[1], { points: 2.5 });
    });
    expect(problems).toEqual([
      'bad-shape agents',
      'unknown-city connections[0].b',
      'bad-shape connections[0].spaces[1]',
      'unused-space spaces[2]',
      'bad-shape missions',
      'bad-shape startMissions[1].points',
    ]);
  });
});

test('any value gets a list of problems, never an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(checkEdition(value).length).toBeGreaterThan(0);
    }),
  );
  const keys = fc.constantFrom(...Object.keys(crossingEdition()));
  fc.assert(
    fc.property(keys, fc.jsonValue(), (key, value) => {
      expect(Array.isArray(checkEdition({ ...crossingEdition(), [key]: value }))).toBe(true);
    }),
  );
});

test('names of built-in object properties are ordinary names', () => {
  const rename = (id: string) => (id === 'A' ? '__proto__' : id === 'x' ? 'constructor' : id);
  const edition = JSON.parse(JSON.stringify(crossingEdition()), (_key, value) =>
    typeof value === 'string' ? rename(value) : value,
  );
  expect(checkEdition(edition)).toEqual([]);
  const header = { options: { edition: 'crossing' }, players: 2, edition };
  expect(() => playRandomMatch({ header, seed: 1 }, () => undefined)).not.toThrow();
});

test('[SC-1] a large map can be played: 200 cities, 400 connections, 800 spaces', () => {
  const cities = Array.from({ length: 200 }, (_, i) => ({ id: `c${i}` }));
  const spaces = Array.from({ length: 800 }, (_, i) => ({ id: `s${i}` }));
  const connections = Array.from({ length: 400 }, (_, i) => {
    const step = i < 200 ? 1 : 7;
    return {
      id: `k${i}`,
      a: `c${i % 200}`,
      b: `c${(i + step) % 200}`,
      spaces: [`s${2 * i}`, `s${2 * i + 1}`],
    };
  });
  const edition = {
    ...crossingEdition(),
    agents: 60,
    cities,
    spaces,
    connections,
    missions: cities.slice(0, 100).map(({ id }, i) => ({ id: `m${i}`, cities: [id, `c${199 - i}`], points: 1 })),
    startMissions: [0, 1, 2].map((i) => ({
      id: `st${i}`,
      start: `c${i}`,
      cities: [`c${i}`, 'c9'],
      points: 1,
    })),
  };
  expect(checkEdition(edition)).toEqual([]);
  let seen = 0;
  const header = { options: { edition: 'crossing' }, players: 3, edition };
  playRandomMatch({ header, seed: 1, mostMoves: 500 }, (_state, legal) => {
    seen += legal.length;
  });
  expect(seen).toBeGreaterThan(500);
});
