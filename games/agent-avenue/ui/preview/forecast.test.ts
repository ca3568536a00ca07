import type { Match, Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { AgentName } from '../../data/cards.ts';
import { agentAvenue } from '../../rules/index.ts';
import { randomTurns } from '../../rules/test-random-matches.ts';
import type { View } from '../../rules/view.ts';
import { sideOfSeat } from '../board/view-queries.ts';
import { forecast, unseenAgents } from './forecast.ts';

interface PlayedChoice {
  /** The chooser's view: the face-down card is hidden. */
  readonly view: View;
  readonly seat: Seat;
  readonly card: 'up' | 'down';
  readonly down: AgentName;
  readonly match: Match;
}

/** Every choice between the two cards of an offer, in random matches. */
function* playedChoices(): Generator<PlayedChoice> {
  for (let seed = 0; seed < 60; seed++) {
    const setup = { options: { mode: seed % 2 ? 'advanced' : 'simple' }, players: 2 };
    for (const { match, seat, before, facts: scoped } of randomTurns(setup, seed)) {
      const view = agentAvenue.view(before, seat);
      const facts = scoped.map(({ fact }) => fact);
      const picked = facts.find((fact) => fact.type === 'picked');
      const [taken, left] = facts.filter((fact) => fact.type === 'recruited');
      if (!picked || !left) continue;
      yield { view, seat, card: picked.card, down: (picked.card === 'down' ? taken : left).agent, match };
    }
  }
}

test('what happens is among what was forecast, and a certain win is won', () => {
  const seen = { choices: 0, wins: 0, open: 0 };
  for (const { view, seat, card, match } of playedChoices()) {
    const side = sideOfSeat(view, seat);
    const [mine, theirs] =
      card === 'up' ? [view.offer?.up ?? null, 'hidden' as const] : ['hidden' as const, view.offer?.up ?? null];
    const { spaces, winner, mayEnd } = forecast(view, side === 0 ? [mine, theirs] : [theirs, mine]);
    const after = agentAvenue.view(match.state as never, seat);
    for (const each of [0, 1]) expect(spaces[each]).toContain(after.sides[each].position);
    seen.choices++;
    if (mayEnd) seen.open++;
    if (winner !== null) {
      expect(sideOfSeat(view, match.result?.winners[0] ?? null)).toBe(winner);
      seen.wins++;
    } else if (match.result) expect(mayEnd).toBe(true);
  }
  expect(seen.choices).toBeGreaterThan(300);
  expect(seen.wins).toBeGreaterThan(3);
  expect(seen.open).toBeGreaterThan(30);
});

test('the hidden card is an agent of which cards are unseen', () => {
  for (const { view, down } of playedChoices()) expect(unseenAgents(view)).toContain(down);
});

test('a known card has one outcome for its side', () => {
  for (const { view, seat } of playedChoices()) {
    const side = sideOfSeat(view, seat);
    const up = view.offer?.up ?? null;
    expect(forecast(view, side === 0 ? [up, 'hidden'] : ['hidden', up]).spaces[side]).toHaveLength(1);
  }
});
