import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';
import { IconChip } from '../art/cards.tsx';
import { Portrait } from '../art/portraits.tsx';
import { SideMark } from '../art/side-mark.tsx';
import { iconText } from '../log/icon-text.ts';
import type { BoardContext } from './board-context.ts';
import { nextIcon, otherSide, stepsToCatch } from './view-queries.ts';

/** The agents both sides have in play, with what the next card of each would do. */
export function AgentsInPlay({ context }: { readonly context: BoardContext }) {
  const { translations, nearSide } = context;
  return (
    <table class="aa-ledger">
      <caption class="aa-unseen">{translations.ledger}</caption>
      <tbody>
        <SideRow context={context} side={otherSide(nearSide)} />
        <tr class="aa-faces">
          <td />
          {AGENT_NAMES.map((agent) => (
            <th key={agent} scope="col">
              <Portrait agent={agent} />
              <span class="aa-ledger-name">{translations.agents[agent]}</span>
            </th>
          ))}
        </tr>
        <SideRow context={context} side={nearSide} />
      </tbody>
    </table>
  );
}

function SideRow({ context, side }: { readonly context: BoardContext; readonly side: Side }) {
  const { view, translations, sideNames } = context;
  const left = stepsToCatch(view, side);
  return (
    <tr class={`aa-row aa-side-${side}`}>
      <th scope="row" class="aa-who">
        <SideMark side={side} />
        <span class="aa-who-name">{sideNames[side]}</span>
        <span class="aa-gap" aria-hidden="true">
          {left}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1 6h8M6 2l4 4-4 4" />
          </svg>
        </span>
        <span class="aa-unseen">{left > 0 ? translations.gap(left) : translations.caught}</span>
      </th>
      {AGENT_NAMES.map((agent) => (
        <AgentCell key={agent} context={context} side={side} agent={agent} />
      ))}
    </tr>
  );
}

interface AgentCellProps {
  readonly context: BoardContext;
  readonly side: Side;
  readonly agent: AgentName;
}

function AgentCell({ context: { view, translations }, side, agent }: AgentCellProps) {
  const sideView = view.sides[side];
  const copies = sideView.inPlay[agent] ?? 0;
  const icon = nextIcon(sideView, agent);
  const isOut = copies >= AGENT_CARDS[agent].copies;
  const next = isOut ? '' : `, ${translations.next(iconText(icon, translations))}`;
  return (
    <td class={copies > 0 ? 'is-some' : ''}>
      {isOut ? <span class="aa-icon is-out">·</span> : <IconChip icon={icon} />}
      <CopyPips copies={copies} most={Math.min(3, AGENT_CARDS[agent].copies)} />
      <span class="aa-unseen">{`${translations.agents[agent]}: ${translations.copies(copies)}${next}`}</span>
    </td>
  );
}

function CopyPips({ copies, most }: { readonly copies: number; readonly most: number }) {
  if (copies > most) return <span class="aa-pips" aria-hidden="true">{`×${copies}`}</span>;
  return (
    <span class="aa-pips" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < copies ? 'is-full' : ''} />
      ))}
    </span>
  );
}
