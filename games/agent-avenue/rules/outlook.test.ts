import { expect, test } from 'vitest';
import { agentAvenue } from './index.ts';
import { outlook } from './outlook.ts';
import { randomTurns } from './test-random-matches.ts';

/** Every recruiting in random matches, with the spectator's view before it. */
function* playedRecruits() {
  for (let seed = 0; seed < 80; seed++) {
    const setup = { options: { mode: seed % 2 ? 'advanced' : 'simple' }, players: 2 + (seed % 3) };
    for (const turn of randomTurns(setup, seed)) {
      const facts = turn.facts.map(({ fact }) => fact);
      const before = agentAvenue.view(turn.before, 'spectator');
      if (facts.some(({ type }) => type === 'picked')) yield { before, facts, match: turn.match };
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
