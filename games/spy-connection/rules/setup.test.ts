import { expect, test } from 'vitest';
import { choose, crossingEdition, end, TestMatch } from './test-helpers.ts';

test('[SC-5] every seat has its number of agents, one of them on the start mission', () => {
  const match = new TestMatch({ options: { agents: [15, 14] } });
  expect(match.player(0).supply).toBe(14);
  expect(match.player(1).supply).toBe(13);
});

test('[SC-6] the top four missions lie open, the first drawn on place 0', () => {
  const match = new TestMatch({ missions: ['m40', 'm02', 'm13', 'm07', 'm01'] });
  expect(match.described.display).toEqual(['m40', 'm02', 'm13', 'm07']);
  expect(match.described.deck).toHaveLength(39);
  expect(match.described.deck[0]).toBe('m01');
});

test('[SC-7] start missions are dealt from the top, seat by seat; the rest leaves the game in its order', () => {
  const match = new TestMatch({ players: 3, start: ['st5', 'st1', 'st3', 'st4', 'st2'] });
  expect(match.described.players.map((player) => player.missions[0].id)).toEqual(['st5', 'st1', 'st3']);
  expect(match.described.removed).toEqual(['st4', 'st2']);
  expect(match.described).toMatchObject({ phase: 'action', active: 0, startDisplay: [], lastTurns: null });
});

test('[SC-8] the last seat chooses first, and seat 0 gets what is left without asking', () => {
  const match = new TestMatch({
    players: 3,
    options: { start: 'draft' },
    start: ['st5', 'st1', 'st3', 'st4', 'st2'],
  });
  expect(match.described).toMatchObject({
    phase: 'draft',
    active: 2,
    startDisplay: ['st5', 'st1', 'st3'],
    removed: ['st4', 'st2'],
  });
  expect(match.described.display).toHaveLength(4);
  expect(match.described.players[2]).toEqual({
    supply: 15,
    spy: null,
    agents: {},
    missions: [],
    completed: [],
    score: 0,
  });
  expect(match.legalMoves()).toEqual([choose('st5'), choose('st1'), choose('st3')]);
  match.play(choose('st1'));
  expect(match.described).toMatchObject({ phase: 'draft', active: 1, startDisplay: ['st5', 'st3'] });
  expect(match.player(2)).toMatchObject({ supply: 14, spy: 'MAD' });
  const facts = match.play(choose('st5'));
  expect(match.described).toMatchObject({ phase: 'action', active: 0, startDisplay: [], markedThisTurn: [] });
  expect(match.described.players.map(({ spy }) => spy)).toEqual(['HEL', 'ROM', 'MAD']);
  expect(facts.map(({ type }) => type)).toEqual(['start-chosen', 'start-chosen', 'turn-began']);
});

test('[SC-8] a draft of two is one choice, and nothing else can be played before it', () => {
  const match = new TestMatch({ options: { start: 'draft' }, start: ['st1', 'st2', 'st3', 'st4', 'st5'] });
  expect(match.refusal(end)).toEqual({ code: 'draft-first', rule: 'SC-8' });
  expect(match.refusal(choose('st3'))).toEqual({ code: 'card-not-open', rule: 'SC-8' });
  match.play(choose('st2'));
  expect(match.described).toMatchObject({ phase: 'action', active: 0 });
  expect(match.refusal(choose('st1'))).toEqual({ code: 'no-draft', rule: 'SC-8' });
});

test('[SC-9] one agent marks the highlighted city, wherever it stands on the card, and the spy goes there', () => {
  const edition = crossingEdition({
    startMissions: [
      { id: 'sa', cities: ['B', 'A'], points: 3, start: 'A' },
      { id: 'sb', cities: ['B', 'C'], points: 3, start: 'B' },
      { id: 'sd', cities: ['D', 'A'], points: 3, start: 'D' },
    ],
  });
  const match = new TestMatch({ edition, start: ['sa', 'sb', 'sd'] });
  expect(match.player(0)).toEqual({
    supply: 7,
    spy: 'A',
    agents: {},
    missions: [{ id: 'sa', planning: 0, marked: ['A'] }],
    completed: [],
    score: 1,
  });
});
