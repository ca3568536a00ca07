import { isHiddenCards } from '@safehouse/contract';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { nameMove } from '../log/log-lines.ts';
import { promptText } from '../log/prompt.ts';
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

/** What can be done now, under the thumb. */
export function ActionDock({ context, placement }: ActionDockProps) {
  const { translations, hint, seat } = context;
  const told = promptText(context, placement);
  const isAsked = context.legal.length > 0;
  return (
    <section class="aa-desk">
      <p class={isAsked ? 'aa-prompt is-asked' : 'aa-prompt'} role="status">
        {told}
      </p>
      <VoteList context={context} />
      {hint ? <p class="aa-hint">{translations.hint(nameMove(hint, translations))}</p> : null}
      <RecruitChoices context={context} />
      {legalMovesOfType(context, 'take').length > 0 ? <TakeChoices context={context} /> : null}
      {legalMovesOfType(context, 'resolve').length > 0 ? <ResolveChoices context={context} /> : null}
      {seat === null ? null : <Hand context={context} placement={placement} />}
      <PlacementButtons context={context} placement={placement} />
      <DeckInfo context={context} />
    </section>
  );
}

/** The deck, and what was swapped away: its owner may look at it (AA-32). */
function DeckInfo({ context: { view, translations, seat } }: { readonly context: BoardContext }) {
  const aside = seat === null ? null : view.setAside[seat];
  const known = aside && !isHiddenCards(aside) && aside.length > 0 ? aside : null;
  return (
    <p class="aa-stock">
      <span>{translations.deck(view.deck.closed)}</span>
      {known ? (
        <span>{translations.setAside(known.map((agent) => translations.agents[agent]).join(', '))}</span>
      ) : null}
    </p>
  );
}
