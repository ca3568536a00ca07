import { Match, quickRandom, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import { agentAvenue } from '../../rules/index.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, otherSide, sideOfSeat } from '../board/view-queries.ts';
import { hintReason } from './hint-reason.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

/** Every legal move of a random match, with the view of its seat. */
function* legalMovesOfRandomMatch(seed: number): Generator<{ move: AgentAvenueMove; view: View; seat: Seat }> {
  const random = quickRandom(seed);
  const header = { format: 1, game: 'agent-avenue', players: ['a', 'b'], seed: String(seed), moves: [] };
  const opened = Match.open(agentAvenue as never, header);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  while (!match.result) {
    const [seat] = match.toAct;
    const view = agentAvenue.view(match.state as never, seat);
    const legal = match.legal(seat) as AgentAvenueMove[];
    for (const move of legal) yield { move, view, seat };
    match.play(seat, legal[random.below(legal.length)]);
  }
}

test.each(Object.entries(LOCALES))('in %s every reason is a whole sentence', (_, translations) => {
  for (const { move, view, seat } of legalMovesOfRandomMatch(1)) {
    const reason = hintReason(move, view, seat, translations);
    if (reason !== null) expect(reason).toMatch(/^\p{Lu}((?!undefined|NaN|null|#).)+\.$/u);
  }
});

test('a hint to take the card that would win for the other side says so', () => {
  const seen = new Set<boolean>();
  for (let seed = 0; seed < 40; seed++) {
    for (const { move, view, seat } of legalMovesOfRandomMatch(seed)) {
      if (move.type !== 'recruit' || move.card !== 'up' || !view.offer) continue;
      const isDenied = nextIcon(view.sides[otherSide(sideOfSeat(view, seat))], view.offer.up) === 'win';
      expect(hintReason(move, view, seat, en) === en.why.denyWin).toBe(isDenied);
      seen.add(isDenied);
    }
  }
  expect(seen.size).toBe(2);
});
