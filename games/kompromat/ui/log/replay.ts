import { isHiddenCards } from '@safehouse/contract';
import type { Chapter } from '@safehouse/ui';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

/** Rounds, and the missions resolved in each. */
export function chapterStartedBy(fact: Fact): Chapter | null {
  if (fact.type === 'round-began') return { type: 'round', number: fact.round };
  return fact.type === 'resolved' ? { type: 'mission', number: fact.mission + 1 } : null;
}

/** The view with every card that any player knows face up. */
export function revealAll(view: View): View {
  return {
    ...view,
    columns: view.columns.map((row) =>
      row.map((column) => column.map(({ card, up }) => ({ card, up: up || !isHiddenCards(card) }))),
    ),
  };
}
