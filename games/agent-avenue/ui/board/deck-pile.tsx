import { isHiddenCards } from '@safehouse/contract';
import type { BoardContext } from './board-context.ts';

/** The deck between the two cards of an offer. Screen readers also announce the viewer's set-aside cards (AA-32). */
export function DeckPile({ context: { view, translations, seat } }: { readonly context: BoardContext }) {
  const aside = seat === null ? null : view.setAside[seat];
  const known = aside && !isHiddenCards(aside) && aside.length > 0 ? aside : null;
  const names = known?.map((agent) => translations.agents[agent]).join(', ');
  return (
    <p class="aa-stock" data-preview="deck">
      {/* A new element for each number: a shorter text in the same element would count as a layout shift. */}
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
