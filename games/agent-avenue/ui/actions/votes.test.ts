import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { translations } from '../../locales/en.ts';
import { agentAvenue } from '../../rules/index.ts';
import { randomTurns } from '../../rules/test-random-matches.ts';
import type { View } from '../../rules/view.ts';
import { voteQuestion, votingSeats } from './votes.tsx';

const TAKE = { type: 'take', card: 'masterplan', hand: 0 } as const;

/** Two teams, of which the first is at the market. */
function marketView(changes: object = {}): View {
  const sides = [{ seats: [0, 2] }, { seats: [1, 3] }];
  return { phase: 'market', side: 0, landed: [0], resolving: null, votes: {}, sides, ...changes } as unknown as View;
}

const question = (view: View, seat: number) =>
  voteQuestion({ view, seat: SEATS[seat], translations, playerNames: ['Ada', 'Bob', 'Cyd', 'Dan'] });

test('[AA-37] a team is told what it chooses together, and when its members disagree', () => {
  expect(question(marketView(), 0)).toBe('Take a market card together');
  expect(question(marketView({ votes: { 2: TAKE } }), 0)).toBe('Take a market card together');
  expect(question(marketView({ votes: { 0: TAKE, 2: { ...TAKE, hand: 2 } } }), 2)).toBe(
    'You two disagree: change a choice',
  );
  expect(question(marketView(), 1)).toBeNull();
});

test('[AA-37] a card about the hidden hand of one player is not voted on, and neither is a lone player’s choice', () => {
  const resolving = { card: 'spycation', side: 0, hand: 0, agent: null };
  expect(votingSeats({ view: marketView({ phase: 'resolve', resolving }) })).toEqual([0, 2]);
  const secret = { ...resolving, card: 'secret-recruit' };
  expect(votingSeats({ view: marketView({ phase: 'resolve', resolving: secret }) })).toEqual([]);
  expect(votingSeats({ view: marketView({ sides: [{ seats: [0] }, { seats: [1, 2] }] }) })).toEqual([]);
});

test('[AA-37] whoever has voted in a random match is in the list of voters', () => {
  let votes = 0;
  for (let seed = 0; seed < 20; seed++) {
    for (const { before } of randomTurns({ options: { mode: 'advanced' }, players: 3 + (seed % 2) }, seed)) {
      const view = agentAvenue.view(before, 'spectator');
      const voters = Object.keys(view.votes).map(Number);
      expect(votingSeats({ view })).toEqual(expect.arrayContaining(voters));
      votes += voters.length;
    }
  }
  expect(votes).toBeGreaterThan(50);
});
