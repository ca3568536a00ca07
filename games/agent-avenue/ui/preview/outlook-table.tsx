import type { AgentName } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';
import type { CardPlacement } from '../actions/use-card-placement.ts';
import { IconChip } from '../art/cards.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { nextIcon, otherSide } from '../board/view-queries.ts';
import { iconText } from '../log/icon-text.ts';
import { endingText } from './ending-text.ts';
import { forecast } from './forecast.ts';
import { offeredCards } from './offered-cards.ts';
import { choosingSide, pointedRecruits } from './pointed-recruits.ts';

interface OutlookTableProps {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
  /** The `data-preview` that is pointed at: its row is marked. */
  readonly pointed: string | null;
}

/** What either choice leads to, as far as the viewer knows the cards. */
export function OutlookTable({ context, placement, pointed }: OutlookTableProps) {
  const { translations, sideNames } = context;
  const { up, down } = offeredCards(context, placement);
  if (up === null) return null;
  const chooser = choosingSide(context);
  const row = (key: 'take up' | 'take down', taken: AgentName | null, left: AgentName | null) => {
    const [recruits] = pointedRecruits(key, context, placement);
    const ending = recruits && endingText(forecast(context.view, recruits), context);
    return (
      <tr class={pointed === key ? 'is-pointed' : ''} data-preview={key}>
        <th scope="row">
          {taken === null ? translations.hidden : translations.agents[taken]}
          {ending && <small>{ending}</small>}
        </th>
        <td>
          <Effect context={context} side={chooser} agent={taken} />
        </td>
        <td>
          <Effect context={context} side={otherSide(chooser)} agent={left} />
        </td>
      </tr>
    );
  };
  return (
    <table class="aa-outlook">
      <thead>
        <tr>
          <th scope="col">{translations.ifTaken}</th>
          {[chooser, otherSide(chooser)].map((side) => (
            <th key={side} scope="col">
              <span class="aa-outlook-name">{sideNames[side]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row('take up', up, down)}
        {row('take down', down, up)}
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
        <span class="hidden">{translations.unknown}</span>
      </>
    );
  const icon = nextIcon(view.sides[side], agent);
  return (
    <>
      <IconChip icon={icon} />
      <span class="hidden">{iconText(icon, translations)}</span>
    </>
  );
}
