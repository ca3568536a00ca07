import type { MatchId, UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { pairArena } from './arena.ts';
import type { PairingResult, TournamentEntry, TournamentEvent } from './entries.ts';
import { standingsOf } from './standings.ts';
import { TEST_SETTINGS } from './test-helpers.ts';
import { Tournament } from './tournament.ts';

const OUTCOMES: readonly PairingResult['outcome'][] = ['first', 'first', 'first', 'draw', 'none', 'second', 'first'];
const LATER = 1_000_000_000;

class LongArena {
  readonly entries: TournamentEntry[] = [];
  readonly tournament: Tournament;
  #matches = 0;

  constructor(names: readonly string[]) {
    const settings = { ...TEST_SETTINGS, format: 'arena' as const };
    this.entries.push({ version: 1, at: 0, event: { type: 'created', settings, host: 'ann' as UserId, secret: 's' } });
    this.tournament = new Tournament(this.entries);
    for (const name of names) this.#apply({ type: 'joined', player: name as UserId, rating: 1500, seed: '' });
    this.#apply({ type: 'started' });
  }

  #apply(event: TournamentEvent): void {
    const entry = { version: this.entries.length + 1, at: 0, event };
    this.entries.push(entry);
    this.tournament.apply(entry);
  }

  /** The names of the two, who play a match of no length; null if nobody is paired. */
  playMatch(): readonly string[] | null {
    const [players] = pairArena(this.tournament, LATER).pairs;
    if (!players) return null;
    const match = `match ${++this.#matches}` as MatchId;
    const round = this.tournament.rounds.length;
    this.#apply({ type: 'paired', round, pairings: [{ match, players }], byes: [], walkovers: [] });
    const outcome = OUTCOMES[this.#matches % OUTCOMES.length];
    this.#apply({ type: 'result', match, result: { outcome, scores: [0, 0] } });
    return players;
  }
}

test('nobody plays more than 300 matches, and the others go on', () => {
  const arena = new LongArena(['ann', 'bob']);
  for (let i = 0; i < 300; i++) expect(arena.playMatch()).not.toBeNull();
  expect(arena.playMatch()).toBeNull();
  const [first] = arena.tournament.players.values();
  expect(first.history).toHaveLength(300);
});

test('the table after each result is the same as when it is computed from the beginning', () => {
  const arena = new LongArena(['ann', 'bob', 'cleo', 'dan']);
  for (let i = 0; i < 40; i++) {
    arena.playMatch();
    expect(standingsOf(arena.tournament)).toEqual(standingsOf(new Tournament(arena.entries)));
  }
});
