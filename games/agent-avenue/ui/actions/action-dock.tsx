import { isHiddenCards } from '@safehouse/contract';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { moveName } from '../log/move-names.ts';
import { promptText } from '../log/prompt-text.ts';
import { Hand, PlacementButtons } from './hand.tsx';
import { RecruitChoices } from './recruit-choices.tsx';
import { ResolveChoices } from './resolve-choices.tsx';
import { TakeChoices } from './take-choices.tsx';
import type { CardPlacement } from './use-card-placement.ts';
import { VoteList } from './votes.tsx';

interface ActionDockProps {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
}

/** What the viewer can do now. */
export function ActionDock({ context, placement }: ActionDockProps) {
  const { translations, hintedMove, seat } = context;
  const isAsked = context.legalMoves.length > 0;
  return (
    <section class="aa-desk">
      <p class={isAsked ? 'aa-prompt is-asked' : 'aa-prompt'} role="status">
        {promptText(context, placement)}
      </p>
      <VoteList context={context} />
      {hintedMove ? <p class="aa-hint">{translations.hint(moveName(hintedMove, translations))}</p> : null}
      <RecruitChoices context={context} />
      {legalMovesOfType(context, 'take').length > 0 ? <TakeChoices context={context} /> : null}
      {legalMovesOfType(context, 'resolve').length > 0 ? <ResolveChoices context={context} /> : null}
      {seat === null ? null : <Hand context={context} placement={placement} />}
      <PlacementButtons context={context} placement={placement} />
      <DeckInfo context={context} />
    </section>
  );
}

/** The deck, and the cards the viewer has swapped away (AA-32). */
function DeckInfo({ context: { view, translations, seat } }: { readonly context: BoardContext }) {
  const aside = seat === null ? null : view.setAside[seat];
  const known = aside && !isHiddenCards(aside) && aside.length > 0 ? aside : null;
  return (
    <p class="aa-stock">
      <span>{translations.deck(view.deck.closed)}</span>
      {known ? <span>{translations.setAside(known.map((agent) => translations.agents[agent]).join(', '))}</span> : null}
    </p>
  );
}
