import { describe, expect, test } from 'vitest';
import { accept, connect, crossingEdition, discard, end, recall, TestMatch, travel } from '../test-helpers.ts';

describe('the printed example: agents from London to Berlin and to Paris, the spy in Paris', () => {
  const inParis = () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-BER'), end, accept(0), end, travel('LON'), connect('LON-PAR'), end, accept(0), end);
    return match;
  };

  test('[SC-19] those beside Berlin can go, the farthest first, and the one beside London may stay', () => {
    const match = inParis();
    expect(match.legalMoves('recall')).toEqual([recall('s04')]);
    match.play(recall('s04'));
    expect(match.legalMoves('recall')).toEqual([recall('s03')]);
    const facts = match.play(recall('s03'));
    expect(match.player(0)).toMatchObject({ supply: 12, agents: { s01: 1, s02: 1 } });
    expect(facts).toEqual([{ type: 'recalled', seat: 0, space: 's03', agents: 1 }]);
  });

  test('[SC-4] those between London and Paris cannot: others would be cut off', () => {
    const match = inParis();
    expect(match.refusal(recall('s01'))).toEqual({ code: 'breaks-coherence', rule: 'SC-4' });
    expect(match.refusal(recall('s02'))).toEqual({ code: 'breaks-coherence', rule: 'SC-4' });
    expect(match.refusal(recall('s05'))).toEqual({ code: 'no-agents-there', rule: 'SC-19' });
  });
});

test('[SC-19] where two lie, both go', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end, connect('PAR-MAD'), end, accept(0), end, connect('LON-PAR'));
  expect(match.player(1)).toMatchObject({ supply: 7, agents: { s01: 2, s02: 2 } });
  expect(match.refusal(recall('s01')).code).toBe('breaks-coherence');
  match.play(recall('s07'), recall('s06'), recall('s05'), recall('s02'), recall('s01'));
  expect(match.player(1)).toMatchObject({ supply: 14, agents: {} });
});

describe('coherence', () => {
  test('[SC-4] a ring can be opened anywhere, but then not at a second place', () => {
    const match = new TestMatch({ edition: crossingEdition({ agents: 9 }), start: ['sa', 'sb'] });
    match.play(connect('AC'), end, accept(0), end, connect('CD'), end, discard('1'), accept(0), end);
    match.play(connect('BD'), end, discard('2'), accept(0), end);
    expect(match.player(0).agents).toEqual({ x: 1, c: 1, d: 1, ac: 1, bd: 1 });
    expect(match.legalMoves('recall')).toEqual([recall('ac')]);
  });

  test('[SC-4] a city links agents beside it, in the network or not', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'), end, accept(0), end, connect('PAR-MAD'), end, accept(0), end);
    // Paris leaves the network, but the city still links the row of agents to London.
    match.play(recall('s01'));
    expect(match.refusal(recall('s05')).code).toBe('breaks-coherence');
    expect(match.legalMoves('recall')).toEqual([recall('s02')]);
  });

  test('[SC-4] a space shared in the middle of two rows holds both together', () => {
    const match = new TestMatch({ edition: crossingEdition({ agents: 9 }), start: ['sa', 'sb'] });
    match.play(connect('AB'), end, accept(0), end, travel('A'), connect('AC'), end, discard('1'), accept(0), end);
    match.play(connect('CD'));
    // Around x: a ring A-C-x and two ends, b towards B and d towards the spy in D.
    expect(match.player(0).agents).toEqual({ a: 1, x: 1, b: 1, c: 1, d: 1, ac: 1 });
    expect(match.legalMoves('recall').map((move) => 'space' in move && move.space)).toEqual(
      expect.arrayContaining(['a', 'ac', 'b', 'c']),
    );
    expect(match.legalMoves('recall')).toHaveLength(4);
  });

  test('[SC-4] it is looked at from where the spy stands now', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'));
    expect(match.legalMoves('recall')).toEqual([recall('s01')]);
    match.play(end, accept(0), end, travel('LON'));
    expect(match.legalMoves('recall')).toEqual([recall('s02')]);
  });

  test('[SC-4] the last agents can go, the spy alone is always in order', () => {
    const match = new TestMatch({ start: ['st2', 'st1'] });
    match.play(connect('LON-PAR'), recall('s01'), recall('s02'));
    expect(match.player(0)).toMatchObject({ supply: 14, agents: {}, spy: 'PAR' });
  });
});

test('[SC-19] taking back changes no phase, before, between and after the rest of the turn', () => {
  const match = new TestMatch({ start: ['st2', 'st1'] });
  match.play(connect('LON-PAR'), end, accept(0), end, connect('PAR-MAD'), end, accept(0), end);
  match.play(travel('PAR'), recall('s07'));
  expect(match.described).toMatchObject({ phase: 'action', travelled: true });
  match.play(connect('PAR-MON'), recall('s06'));
  expect(match.described.phase).toBe('wrap-up');
});
