import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { describeMatch, factsFor, legalMoves, openSeededMatch, playMoves, viewFor } from './test-helpers.ts';

/**
 * Follows a match by its public facts alone: keeps track of the table, and judges every mission (KO-14 to KO-20) a
 * second time.
 */
class FactReplay {
  counts = [0, 1].map(() => [0, 0, 0, 0]);
  decks = [14, 14];
  tokens = [0, 0];
  won: string[][] = [[], []];
  used: string[][] = [[], []];
  removed: string[] = [];
  newspaper = [0, 1].map(() => [0, 0, 0, 0]);
  totals: (number | null)[] = [null, null];
  counters: (string | null)[] = [];
  stunned = [0, 0];

  apply(fact: Fact): void {
    switch (fact.type) {
      case 'round-began':
        this.decks = [14, 14];
        this.stunned = [0, 0];
        this.counts = [0, 1].map(() => [0, 0, 0, 0]);
        this.newspaper = [0, 1].map(() => [0, 0, 0, 0]);
        break;
      case 'laid-out':
        this.counters = fact.missions.map(({ counter }) => counter);
        break;
      case 'drew':
        this.decks[fact.seat]--;
        break;
      case 'placed':
        this.counts[fact.seat][fact.mission]++;
        break;
      case 'hit':
        this.counts[fact.seat][fact.mission]++;
        this.decks[fact.seat]--;
        break;
      case 'put-back':
        this.counts[fact.seat][fact.mission]--;
        this.decks[fact.seat]++;
        break;
      case 'moved':
        this.counts[fact.seat][fact.to] = this.counts[fact.seat][fact.from];
        this.counts[fact.seat][fact.from] = 0;
        break;
      case 'stunned':
        this.counts[fact.seat][fact.mission]--;
        this.stunned[fact.seat]++;
        break;
      case 'burdened':
        this.newspaper[fact.seat][fact.mission] += fact.points;
        break;
      case 'used':
        this.used[fact.seat].push(fact.item);
        break;
      case 'declared':
        this.totals[fact.seat] = fact.total;
        break;
      case 'got-tokens':
        this.tokens[fact.seat] += fact.tokens;
        if (fact.cause === 'failure') expect(this.totals[fact.seat]).toBeGreaterThan(21);
        break;
      case 'gave-back':
        this.tokens[fact.seat] -= fact.tokens;
        break;
      case 'kept':
        expect(this.totals[fact.seat]).toBe(21);
        break;
      case 'took':
        expect(this.missionWinner(fact.mission)).toBe(fact.seat);
        this.won[fact.seat].push(fact.card);
        break;
      case 'untaken':
        expect(this.missionWinner(fact.mission)).toBe('nobody');
        this.removed.push(fact.card);
        break;
      case 'counter-left':
        expect(this.counters[fact.mission]).toBe(fact.counter);
        this.removed.push(fact.counter);
        break;
      case 'resolved':
        this.totals = [null, null];
    }
  }

  missionWinner(mission: number): number | 'nobody' {
    const seats = [0, 1].filter((seat) => (this.totals[seat] ?? 99) <= 21);
    const [first, second] = seats;
    if (seats.length < 2) return first ?? 'nobody';
    const compare = (a: number, b: number) =>
      Number(this.totals[a]) - Number(this.totals[b]) || this.counts[a][mission] - this.counts[b][mission];
    const lead = compare(first, second);
    return lead === 0 ? 'nobody' : lead > 0 ? first : second;
  }
}

test('[KO-16] the facts alone tell the whole open table, and every mission goes where the rules say', () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = quickRandom(seed);
    const match = openSeededMatch(seed);
    const listener = new FactReplay();
    listener.decks[0]--; // the first draw is part of the setup
    listener.counters = describeMatch(match).missions.map(({ counter }) => counter);
    while (match.result === null) {
      const moves = legalMoves(match);
      const bold = moves.filter(({ type }) => type === 'hit');
      const move = random.below(3) === 0 && bold.length > 0 ? bold[0] : moves[random.below(moves.length)];
      for (const fact of factsFor('spectator', playMoves(match, move))) listener.apply(fact);
      const view = viewFor(match, 'spectator');
      expect({
        counts: listener.counts,
        decks: listener.decks,
        tokens: listener.tokens,
        won: listener.won,
        used: listener.used,
        removed: listener.removed,
        newspaper: listener.newspaper,
        totals: listener.totals,
        stunned: listener.stunned,
      }).toEqual({
        counts: view.columns.map((columns) => columns.map((column) => column.length)),
        decks: describeMatch(match).decks.map((deck) => deck.length),
        tokens: view.tokens,
        won: view.won,
        used: view.items.map(({ used }) => used),
        removed: view.removed,
        newspaper: view.newspaper,
        totals: view.declared,
        stunned: describeMatch(match).discards.map((cards) => cards.length),
      });
    }
  }
});
