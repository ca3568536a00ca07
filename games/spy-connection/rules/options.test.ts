import { describe, expect, test } from 'vitest';
import { parseOptions } from './options.ts';
import { crossingEdition } from './test-helpers.ts';

function parseAgents(given: { readonly [name: string]: unknown }, players = 2): readonly number[] | string {
  const checked = parseOptions({ options: given, players, edition: undefined });
  return checked.ok ? checked.value.agents : checked.message;
}

test('without options: the light side, dealt, all agents, the reconstructed edition', () => {
  const checked = parseOptions({ options: {}, players: 3, edition: undefined });
  expect(checked).toMatchObject({
    ok: true,
    value: { board: 'light', start: 'dealt', agents: [15, 15, 15] },
  });
  expect(checked.ok && checked.value.edition.id).toBe('reconstructed');
});

test('[SC-5] agents: one number for all or one per seat, all of them or one less', () => {
  expect(parseAgents({ agents: 14 })).toEqual([14, 14]);
  expect(parseAgents({ agents: [14, 15, 14] }, 3)).toEqual([14, 15, 14]);
  for (const wrong of [13, 16, 14.5, '15', null, {}, [], [15], [15, 15, 15], [15, 13], [15, null], true]) {
    expect(typeof parseAgents({ agents: wrong }), JSON.stringify(wrong)).toBe('string');
  }
});

test('[SC-5] on the dark side every seat has all agents', () => {
  expect(parseAgents({ board: 'dark' })).toEqual([15, 15]);
  expect(parseAgents({ board: 'dark', agents: 15 })).toEqual([15, 15]);
  expect(parseAgents({ board: 'dark', agents: 14 })).toContain('15');
  expect(parseAgents({ board: 'dark', agents: [15, 14] })).toContain('15');
});

test.each([
  { board: 'red' },
  { board: null },
  { start: 'random' },
  { start: 1 },
  { side: 'dark' },
  { edition: 'printed' },
  { edition: 7 },
  { edition: '__proto__' },
])('no such option: %j', (given) => {
  expect(parseOptions({ options: given, players: 2, edition: undefined }).ok).toBe(false);
});

describe("an edition of one's own", () => {
  const edition = crossingEdition();
  const named = { edition: 'crossing' };

  test('is taken by its id, and brings its numbers', () => {
    expect(parseOptions({ options: named, players: 3, edition })).toMatchObject({
      ok: true,
      value: { agents: [8, 8, 8], edition },
    });
    expect(parseOptions({ options: { ...named, agents: 7 }, players: 2, edition })).toMatchObject({
      value: { agents: [7, 7] },
    });
    expect(parseOptions({ options: { ...named, agents: 15 }, players: 2, edition }).ok).toBe(false);
    expect(parseOptions({ options: { ...named, agents: 7, board: 'dark' }, players: 2, edition }).ok).toBe(false);
  });

  test('sets the number of players', () => {
    expect(parseOptions({ options: named, players: 4, edition }).ok).toBe(false);
    expect(parseOptions({ options: {}, players: 4, edition: undefined }).ok).toBe(true);
    for (const players of [0, 1, 5]) expect(parseOptions({ options: {}, players, edition: undefined }).ok).toBe(false);
  });

  test('must bear the name the options give, and not that of a built-in one', () => {
    expect(parseOptions({ options: {}, players: 2, edition }).ok).toBe(false);
    expect(parseOptions({ options: { edition: 'other' }, players: 2, edition }).ok).toBe(false);
    const disguised = { ...edition, id: 'reconstructed' };
    expect(parseOptions({ options: { edition: 'reconstructed' }, players: 2, edition: disguised }).ok).toBe(false);
  });

  test('must be in order', () => {
    const checked = parseOptions({ options: named, players: 2, edition: { ...edition, agents: 2 } });
    expect(!checked.ok && checked.message).toContain('cities[0]');
    expect(parseOptions({ options: named, players: 2, edition: null }).ok).toBe(false);
  });
});
