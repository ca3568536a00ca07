import { describe, expect, test } from 'vitest';
import { accept, connect, crossingEdition, discard, end, recall, TestMatch, travel } from '../test-helpers.ts';

/** Seat 0 in London, seat 1 in Madrid. Seat 1 then moves to Paris and on to London. */
function matchWithRivalsBesideLondon(): TestMatch {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-BER'), end, connect('PAR-MAD'), end, accept(0), end, connect('LON-PAR'), end);
  return match;
}

test('[SC-16] the printed example: nothing where an own agent lies, two where rivals lie', () => {
  const match = matchWithRivalsBesideLondon();
  expect(match.player(1).agents).toEqual({ s01: 2, s02: 1, s05: 1, s06: 1, s07: 1 });
  const before = match.player(0).supply;
  const facts = match.play(travel('LON'), connect('LON-PAR'));
  expect(match.player(0)).toMatchObject({
    supply: before - 2,
    spy: 'PAR',
    agents: { s01: 1, s02: 2, s03: 1, s04: 1 },
  });
  expect(facts[1]).toEqual({
    type: 'connected',
    seat: 0,
    via: 'LON-PAR',
    from: 'LON',
    to: 'PAR',
    placed: [{ space: 's02', agents: 2 }],
  });
});

test('[SC-1] spaces hold agents of any seats, also one space of two connections', () => {
  const match = matchWithRivalsBesideLondon();
  expect(match.player(0).agents.s01).toBe(1);
  expect(match.player(1).agents.s01).toBe(2);
  expect(match.player(1).spy).toBe('LON');
  match.play(travel('LON'));
  expect(match.player(0).spy).toBe('LON');
});

test('[SC-2] agents lie along the row, from either end', () => {
  const match = new TestMatch({ edition: crossingEdition(), start: ['sb', 'sa'] });
  match.play(connect('AB'));
  expect(match.player(0)).toMatchObject({ spy: 'A', agents: { a: 1, x: 1, b: 1 } });
  expect(match.legalMoves('recall')).toEqual([recall('b')]);
});

describe('the network', () => {
  test('[SC-3] is where secured connections lead from the spy', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    expect(match.legalMoves('travel')).toEqual([]);
    match.play(connect('LON-PAR'), end, accept(0), end, connect('PAR-MAD'), end, accept(0), end);
    expect(match.legalMoves('travel')).toEqual([travel('PAR'), travel('LON')]);
    expect(match.refusal(travel('BER'))).toEqual({ code: 'outside-network', rule: 'SC-3' });
  });

  test('[SC-3] grows by a space that two connections share in their middle', () => {
    const match = new TestMatch({ edition: crossingEdition(), start: ['sa', 'sd'] });
    match.play(connect('AB'), end, discard('sd'), accept(0), end, connect('BD'), end, accept(0), end);
    expect(match.legalMoves('connect')).toEqual([connect('CD')]);
    expect(match.player(0).supply).toBe(3);
    match.play(connect('CD'));
    expect(match.player(0)).toMatchObject({ supply: 1, spy: 'C' });
  });

  test('[SC-3] loses a city whose connection is taken up', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'), end, accept(0), end, recall('s01'));
    expect(match.legalMoves('travel')).toEqual([]);
  });
});

describe('connect', () => {
  test("starts in the spy's city and ends outside the network", () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    expect(match.legalMoves('connect')).toEqual([connect('LON-PAR'), connect('LON-BER')]);
    expect(match.refusal(connect('PAR-MON'))).toEqual({ code: 'spy-elsewhere', rule: 'SC-16' });
    match.play(connect('LON-PAR'), end, accept(0), end);
    expect(match.refusal(connect('LON-PAR'))).toEqual({ code: 'already-connected', rule: 'SC-16' });
  });

  test('[SC-16] does not close a ring: a city of the network is not connected a second way', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'), end, accept(0), end, connect('PAR-BER'), end, accept(0), end);
    expect(match.refusal(connect('LON-BER'))).toEqual({ code: 'already-connected', rule: 'SC-16' });
  });

  test('[SC-16] may go again to a city that was dropped by taking agents back', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'), end, accept(0), end, recall('s01'), connect('LON-PAR'));
    expect(match.player(0)).toMatchObject({ spy: 'LON', agents: { s01: 1, s02: 1 } });
  });

  test('[SC-16] needs the agents, which can be taken back first', () => {
    const match = new TestMatch({ edition: crossingEdition({ agents: 5 }), start: ['sa', 'sd'] });
    match.play(connect('AC'), end, accept(0), end);
    expect(match.player(0).supply).toBe(3);
    match.play(connect('CD'), end, discard('sd'), accept(0), end);
    expect(match.player(0).supply).toBe(0);
    expect(match.refusal(connect('BD'))).toEqual({ code: 'connection-too-dear', rule: 'SC-16' });
    match.play(recall('ac'), connect('BD'));
    expect(match.player(0)).toMatchObject({ supply: 0, spy: 'B' });
  });

  test('[SC-16] never puts more than two on a space, however many rivals lie there', () => {
    const match = new TestMatch({ edition: crossingEdition(), players: 3, start: ['sa', 'sb', 'sd'] });
    match.play(connect('AC'), end, connect('BD'), end, connect('CD'), end);
    match.play(connect('CD'), end, accept(0), end, connect('AC'), end);
    expect(match.player(0).agents).toEqual({ ac: 1, c: 2, x: 2, d: 2 });
    expect(match.player(2).agents).toEqual({ c: 1, x: 1, d: 1, ac: 2 });
  });
});

describe('travel', () => {
  const inParis = () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'), end, accept(0), end);
    return match;
  };

  test('[SC-17] goes to another city of the network and may be the whole turn', () => {
    const match = inParis();
    expect(match.refusal(travel('PAR'))).toEqual({ code: 'already-there', rule: 'SC-17' });
    match.play(travel('LON'));
    expect(match.described).toMatchObject({ phase: 'action', travelled: true });
    match.play(end);
    expect(match.described).toMatchObject({ active: 1, travelled: false });
  });

  test('[SC-18] can be followed by a connect, and stays noted after it', () => {
    const match = inParis();
    match.play(travel('LON'), connect('LON-BER'));
    expect(match.described).toMatchObject({ phase: 'wrap-up', travelled: true });
    expect(match.player(0)).toMatchObject({ spy: 'BER', agents: { s01: 1, s02: 1, s03: 1, s04: 1 } });
  });

  test('[SC-18] is done once, and not after accept or connect', () => {
    const match = inParis();
    match.play(travel('LON'));
    expect(match.refusal(travel('PAR'))).toEqual({ code: 'travelled-already', rule: 'SC-18' });
    match.play(end, discard('st1'), accept(0), end, accept(0));
    expect(match.refusal(travel('PAR'))).toEqual({ code: 'turn-used', rule: 'SC-10' });
    match.play(end, accept(0), end, connect('LON-BER'));
    expect(match.refusal(travel('LON'))).toEqual({ code: 'turn-used', rule: 'SC-10' });
    expect(match.refusal(connect('BER-WAR'))).toEqual({ code: 'turn-used', rule: 'SC-10' });
  });
});
