import { isHiddenCards } from '@safehouse/contract';
import type { BoardContext } from './board-context.ts';

/** The deck between the two cards of an offer. Screen readers also hear what the viewer has swapped away (AA-32). */
export function DeckPile({ context: { view, translations, seat } }: { readonly context: BoardContext }) {
  const aside = seat === null ? null : view.setAside[seat];
  const known = aside && !isHiddenCards(aside) && aside.length > 0 ? aside : null;
  const names = known?.map((agent) => translations.agents[agent]).join(', ');
  return (
    <p class="aa-stock" data-preview="deck">
      {/* Another element for each number: a shorter one in the same element would count as moved. */}
      <span key={view.deck.closed} aria-hidden="true">
        {view.deck.closed}
      </span>
      <span class="hidden">
        {translations.deck(view.deck.closed)}
        {names && `. ${translations.setAside(names)}`}
      </span>
    </p>
  );
}
