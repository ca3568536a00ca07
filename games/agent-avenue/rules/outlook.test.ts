import { Match, quickRandom, type SeatMove } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Fact } from './facts.ts';
import { agentAvenue } from './index.ts';
import { outlook } from './outlook.ts';

/** Plays random matches; at every recruiting the outlook of a spectator is compared with what then happens. */
function* playedRecruits() {
  for (let seed = 0; seed < 80; seed++) {
    const random = quickRandom(seed);
    const opened = Match.open(agentAvenue as never, {
      format: 1,
      game: 'agent-avenue',
      players: Array.from({ length: 2 + (seed % 3) }, (_, seat) => `seat ${seat}`),
      options: { mode: seed % 2 ? 'advanced' : 'simple' },
      seed: String(seed),
      moves: [],
    });
    if (!opened.ok) throw new Error(opened.fault.message);
    const { match } = opened;
    while (!match.result) {
      const seat = match.toAct[random.below(match.toAct.length)];
      const legal = match.legal(seat);
      const before = agentAvenue.view(match.state as never, 'spectator');
      const played = match.play(seat, legal[random.below(legal.length)] as Omit<SeatMove, 'seat'>);
      if (!played.ok) throw new Error(played.refusal.code);
      const facts = played.facts.map(({ fact }) => fact as Fact);
      if (facts.some(({ type }) => type === 'picked')) yield { before, facts, match };
    }
  }
}

test('[AA-12] the outlook of a choice is where the pawns then stand', () => {
  const seen = { recruits: 0, markets: 0, reasons: new Set<string>() };
  for (const { before, facts, match } of playedRecruits()) {
    const recruits = [0, 1].map(
      (side) => facts.flatMap((fact) => (fact.type === 'recruited' && fact.side === side ? [fact.agent] : []))[0],
    );
    const after = agentAvenue.view(match.state as never, 'spectator');
    const { positions, isMarketNext, result } = outlook(before, recruits);
    seen.recruits++;
    expect(isMarketNext).toBe(after.phase === 'market');
    expect(positions).toEqual(after.sides.map(({ position }) => position));
    if (isMarketNext) seen.markets++;
    else expect(result).toEqual(match.result);
    if (result) seen.reasons.add(result.reason);
  }
  expect(seen.recruits).toBeGreaterThan(500);
  expect(seen.markets).toBeGreaterThan(50);
  expect([...seen.reasons]).toEqual(expect.arrayContaining(['catch', 'codebreakers', 'daredevils']));
});

test('[AA-11] an unknown card moves nobody', () => {
  for (const { before } of playedRecruits()) {
    const { positions } = outlook(before, [null, null]);
    expect(positions).toEqual(before.sides.map(({ position }) => position));
  }
});
