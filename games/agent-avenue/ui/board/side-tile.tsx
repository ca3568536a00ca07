import { Chips, HeldCards, isLit, type TileNumber, type TileSlot } from '@safehouse/ui';
import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';
import { IconChip } from '../art/cards.tsx';
import { Portrait } from '../art/portraits.tsx';
import { iconText } from '../log/icon-text.ts';
import { type BoardContext, litClass } from './board-context.ts';
import { nextIcon, stepsToCatch } from './view-queries.ts';

/** A side: how far it is from a catch, its swaps and market cards, and the agents it has in play. */
export function sideTile(context: BoardContext, side: Side): TileSlot {
  const { view, translations } = context;
  const { tile } = translations;
  const { seats, steps, market } = view.sides[side];
  const left = stepsToCatch(view, side);
  const swaps = seats.reduce((sum, seat) => sum + view.swapsLeft[seat], 0);
  const owned = market.map((card) => translations.market[card].name);
  const numbers: readonly TileNumber[] = [
    {
      value: String(left),
      glyph: 'arrow',
      label: tile.toCatch,
      text: left > 0 ? translations.gap(left) : translations.caught,
    },
    { value: steps < 0 ? `−${-steps}` : String(steps), glyph: 'step', label: tile.steps, text: tile.stepsText(steps) },
    { value: String(swaps), glyph: 'swap', label: tile.swaps, text: tile.swapsText(swaps) },
  ];
  const marketNumber: TileNumber = {
    value: String(market.length),
    glyph: 'diamond',
    label: tile.market,
    text: tile.marketText(market.length),
  };
  return {
    seats,
    numbers: view.mode === 'advanced' ? [...numbers, marketNumber] : numbers,
    details: <AgentsInPlay context={context} side={side} />,
    about: market
      .map((card) => `${translations.market[card].name}: ${translations.market[card].text}`)
      .concat(owned.length === 0 ? [agentsText(context, side)] : [])
      .join(' '),
  };
}

/** The agents in play as one sentence. */
function agentsText({ view, translations }: BoardContext, side: Side): string {
  const agents = AGENT_NAMES.filter((agent) => (view.sides[side].inPlay[agent] ?? 0) > 0);
  const list = agents.map((agent) => `${translations.agents[agent]} ${view.sides[side].inPlay[agent]}`);
  return `${translations.agentsInPlay}: ${list.join(', ') || '–'}`;
}

interface SideProps {
  readonly context: BoardContext;
  readonly side: Side;
}

/** Every agent with how many copies the side has, and what the next one would do. */
function AgentsInPlay({ context, side }: SideProps) {
  const { translations, view } = context;
  return (
    <>
      <div class="aa-roster">
        <ul class={`aa-agents aa-side-${side}`} aria-label={translations.agentsInPlay}>
          {AGENT_NAMES.map((agent) => (
            <AgentRow key={agent} context={context} side={side} agent={agent} />
          ))}
        </ul>
      </div>
      <HeldCards
        class="aa-owned"
        label={translations.marketOf(context.sideNames[side])}
        cards={view.sides[side].market}
        isLit={(card) => isLit(context, `market:${card}`)}
        preview={(card) => `market ${card}`}
        face={(card) => translations.market[card].name}
      />
    </>
  );
}

function AgentRow({ context, side, agent }: SideProps & { readonly agent: AgentName }) {
  const { view, translations } = context;
  const sideView = view.sides[side];
  const copies = sideView.inPlay[agent] ?? 0;
  const icon = nextIcon(sideView, agent);
  const isOut = copies >= AGENT_CARDS[agent].copies;
  const next = isOut ? '' : `, ${translations.next(iconText(icon, translations))}`;
  return (
    <li
      class={`${copies > 0 ? 'is-some' : ''}${litClass(context, `agent:${side}:${agent}`)}`}
      data-preview={`agent ${agent}`}
    >
      <Portrait agent={agent} />
      <span class="aa-agent-name" aria-hidden="true">
        {translations.agents[agent]}
      </span>
      <CopyPips copies={copies} most={Math.min(3, AGENT_CARDS[agent].copies)} />
      {isOut ? (
        <span class="aa-icon is-out" aria-hidden="true">
          ·
        </span>
      ) : (
        <IconChip icon={icon} />
      )}
      <span class="hidden">{`${translations.agents[agent]}: ${translations.copies(copies)}${next}`}</span>
    </li>
  );
}

function CopyPips({ copies, most }: { readonly copies: number; readonly most: number }) {
  if (copies > most) return <span class="aa-pips" aria-hidden="true">{`×${copies}`}</span>;
  return <Chips class="aa-pips" won={copies} goal={most} />;
}
