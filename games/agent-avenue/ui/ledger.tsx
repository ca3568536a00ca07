import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../data/cards.ts';
import type { Side } from '../rules/sides.ts';
import { IconChip } from './cards.tsx';
import { Mark } from './mark.tsx';
import { nextIcon, otherOf, stepsToCatch } from './outlook.ts';
import { Portrait } from './portraits.tsx';
import { spoken } from './spoken.ts';
import type { Table } from './table.ts';

/** What both sides have in play, agent by agent, with what the next card of each would do. */
export function Ledger({ table }: { readonly table: Table }) {
  const { words, near } = table;
  return (
    <table class="aa-ledger">
      <caption class="aa-unseen">{words.ledger}</caption>
      <tbody>
        <Row table={table} side={otherOf(near)} />
        <tr class="aa-faces">
          <td />
          {AGENT_NAMES.map((agent) => (
            <th key={agent} scope="col">
              <Portrait agent={agent} />
              <span class="aa-ledger-name">{words.agents[agent]}</span>
            </th>
          ))}
        </tr>
        <Row table={table} side={near} />
      </tbody>
    </table>
  );
}

function Row({ table, side }: { readonly table: Table; readonly side: Side }) {
  const { view, words, sideNames } = table;
  const left = stepsToCatch(view, side);
  return (
    <tr class={`aa-row aa-side-${side}`}>
      <th scope="row" class="aa-who">
        <Mark side={side} />
        <span class="aa-who-name">{sideNames[side]}</span>
        <span class="aa-gap" aria-hidden="true">
          {left}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1 6h8M6 2l4 4-4 4" />
          </svg>
        </span>
        <span class="aa-unseen">{left > 0 ? words.gap(left) : words.caught}</span>
      </th>
      {AGENT_NAMES.map((agent) => (
        <Cell key={agent} table={table} side={side} agent={agent} />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly table: Table;
  readonly side: Side;
  readonly agent: AgentName;
}

function Cell({ table: { view, words }, side, agent }: CellProps) {
  const own = view.sides[side];
  const copies = own.inPlay[agent] ?? 0;
  const icon = nextIcon(own, agent);
  const isOut = copies >= AGENT_CARDS[agent].copies;
  const after = isOut ? '' : `, ${words.next(spoken(icon, words))}`;
  return (
    <td class={copies > 0 ? 'is-some' : ''}>
      {isOut ? <span class="aa-icon is-out">·</span> : <IconChip icon={icon} />}
      <Pips copies={copies} most={Math.min(3, AGENT_CARDS[agent].copies)} />
      <span class="aa-unseen">{`${words.agents[agent]}: ${words.copies(copies)}${after}`}</span>
    </td>
  );
}

function Pips({ copies, most }: { readonly copies: number; readonly most: number }) {
  if (copies > most) return <span class="aa-pips" aria-hidden="true">{`×${copies}`}</span>;
  return (
    <span class="aa-pips" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < copies ? 'is-full' : ''} />
      ))}
    </span>
  );
}
