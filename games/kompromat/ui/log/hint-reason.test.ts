import { type Match, quickRandom, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { KIT } from '../../data/equipment.ts';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { openSeededMatch } from '../../rules/test-helpers.ts';
import type { View } from '../../rules/view.ts';
import { hintReason } from './hint-reason.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

interface LegalChoice {
  readonly move: KompromatMove;
  readonly view: View;
  readonly seat: Seat;
}

/** Every legal move of a random match, with the view of its seat. */
function* legalChoices(seed: number): Generator<LegalChoice> {
  const match = openSeededMatch(seed) as unknown as Match;
  const random = quickRandom(seed);
  while (!match.result) {
    const [seat] = match.toAct;
    const view = match.game.view(match.state, seat) as View;
    const legal = match.legal(seat) as KompromatMove[];
    for (const move of legal) yield { move, view, seat };
    match.play(seat, legal[random.below(legal.length)]);
  }
}

test.each(Object.entries(LOCALES))('in %s every reason is a whole sentence', (_, translations) => {
  for (const { move, view, seat } of legalChoices(1)) {
    const reason = hintReason(move, view, seat, translations);
    if (reason !== null) expect(reason).toMatch(/^\p{Lu}((?!undefined|NaN|null|#).)+\.$/u);
  }
});

test('the cards that can still come are those in the own deck', () => {
  let checked = 0;
  const counting = { ...en, why: (_: string, __: number, left: number) => String(left) };
  for (const { move, view, seat } of legalChoices(2)) {
    const reason = move.type === 'hit' ? hintReason(move, view, seat, counting) : null;
    if (reason === null) continue;
    const { known, rest } = view.decks[seat];
    expect(Number(reason)).toBe(rest.closed + ('closed' in known ? known.closed : known.length));
    expect(Number(reason)).toBeLessThan(KIT.length);
    checked++;
  }
  expect(checked).toBeGreaterThan(10);
});
