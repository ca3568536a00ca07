import type { Result } from '@safehouse/contract';
import type { ComponentChildren } from 'preact';
import { AGENT_NAMES, type AgentName, type MarketName } from '../../data/cards.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import { CardFace } from '../art/cards.tsx';
import { Emblem } from '../art/emblems.tsx';
import { SideMark } from '../art/side-mark.tsx';
import { stepsSymbol } from '../log/icon-text.ts';
import type { BoardContext } from './board-context.ts';
import { otherSide, sideOfSeat } from './view-queries.ts';

interface CauseProps {
  readonly context: BoardContext;
  readonly result: Result;
}

/** What decided the match, shown in the middle of the street. A caught pawn is marked on the street itself. */
export function Cause({ context, result }: CauseProps) {
  const [seat] = result.winners;
  if (seat === undefined) return null;
  const winner = sideOfSeat(context.view, seat);
  const part = causeFor(result.reason, context, winner);
  return part && <div class={`aa-cause is-${result.reason}`}>{part}</div>;
}

function causeFor(reason: string, context: BoardContext, winner: Side): ComponentChildren {
  switch (reason) {
    case 'codebreakers':
      return <ThreeCards context={context} agent="codebreaker" side={winner} />;
    case 'daredevils':
      return <ThreeCards context={context} agent="daredevil" side={otherSide(winner)} />;
    case 'pack-leader':
      return <ThreeCards context={context} agent="daredevil" side={winner} />;
    case 'masterplan':
      return <AgentsInPlay context={context} side={winner} />;
    case 'security-system':
      return <MarketCard context={context} card="security-system" side={winner} />;
    case 'exhaustion':
      return <StepsOfBoth context={context} winner={winner} />;
    default:
      return null;
  }
}

interface SideProps {
  readonly context: BoardContext;
  readonly side: Side;
}

/** The third card decided. */
function ThreeCards({ context: { translations }, agent, side }: SideProps & { readonly agent: AgentName }) {
  return (
    <>
      {[0, 1, 2].map((copy) => (
        <CardFace key={copy} agent={agent} translations={translations} nextIconIndex={copy} />
      ))}
      <SideMark side={side} />
    </>
  );
}

function AgentsInPlay({ context: { translations, view }, side }: SideProps) {
  const agents = AGENT_NAMES.filter((agent) => (view.sides[side].inPlay[agent] ?? 0) > 0);
  return (
    <>
      {agents.map((agent) => (
        <CardFace key={agent} agent={agent} translations={translations} />
      ))}
      <SideMark side={side} />
    </>
  );
}

function MarketCard({ context: { translations }, card, side }: SideProps & { readonly card: MarketName }) {
  return (
    <>
      <span class="aa-card aa-cause-market" aria-hidden="true">
        <Emblem card={card} />
        {translations.market[card].name}
      </span>
      <SideMark side={side} />
    </>
  );
}

/** AA-20: which side has moved further. */
function StepsOfBoth({ context: { view }, winner }: { readonly context: BoardContext; readonly winner: Side }) {
  return (
    <>
      {SIDES.map((side) => (
        <b key={side} class={`aa-cause-steps${side === winner ? ' is-winner' : ''}`}>
          <SideMark side={side} />
          {stepsSymbol(view.sides[side].steps)}
        </b>
      ))}
    </>
  );
}
