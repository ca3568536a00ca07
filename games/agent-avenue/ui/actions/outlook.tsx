import { isHiddenCards } from '@safehouse/contract';
import type { AgentName } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';
import type { BoardContext } from '../board/board-context.ts';
import { decidingSide, nextIcon, otherSide } from '../board/view-queries.ts';
import { iconSymbol, iconText } from '../log/icon-text.ts';
import type { CardPlacement } from './use-card-placement.ts';

interface OutlookProps {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
}

/** What either choice of the two cards leads to, as far as the viewer knows them. */
export function Outlook({ context, placement }: OutlookProps) {
  const { view, translations, sideNames } = context;
  const { up, down } = offeredCards(context, placement);
  if (up === null) return null;
  const chooser = view.phase === 'recruit' ? decidingSide(view) : otherSide(view.side);
  const row = (taken: AgentName | null, left: AgentName | null, label: string) => (
    <tr>
      <th scope="row">{taken === null ? translations.hidden : translations.agents[taken]}</th>
      <td>
        <Effect context={context} side={chooser} agent={taken} />
      </td>
      <td>
        <Effect context={context} side={otherSide(chooser)} agent={left} />
      </td>
      <td class="aa-unseen">{label}</td>
    </tr>
  );
  return (
    <table class="aa-outlook">
      <thead>
        <tr>
          <th scope="col">{translations.ifTaken}</th>
          <th scope="col">{sideNames[chooser]}</th>
          <th scope="col">{sideNames[otherSide(chooser)]}</th>
        </tr>
      </thead>
      <tbody>
        {row(up, down, translations.faceUp)}
        {row(down, up, translations.faceDown)}
      </tbody>
    </table>
  );
}

interface EffectProps {
  readonly context: BoardContext;
  readonly side: Side;
  readonly agent: AgentName | null;
}

function Effect({ context: { view, translations }, side, agent }: EffectProps) {
  if (agent === null)
    return (
      <>
        <span aria-hidden="true">?</span>
        <span class="aa-unseen">{translations.unknown}</span>
      </>
    );
  const icon = nextIcon(view.sides[side], agent);
  return (
    <>
      <b aria-hidden="true">{iconSymbol(icon)}</b>
      <span class="aa-unseen">{iconText(icon, translations)}</span>
    </>
  );
}

/** The two cards: those on offer, or those the viewer has placed. */
function offeredCards({ view }: BoardContext, { up, down, hand }: CardPlacement) {
  const { offer } = view;
  const known = offer && offer.down !== null && !isHiddenCards(offer.down) ? offer.down : null;
  return {
    up: offer?.up ?? (up === null ? null : hand[up]),
    down: known ?? (down === null ? null : hand[down]),
  };
}
