import type { MoveOutcome } from '../../../rules/outcome.ts';
import { SpyGlyph } from '../../art/seat-glyph.tsx';
import type { BoardContext } from '../board-context.ts';
import { AgentStack, agentSpot } from './agents.tsx';
import { spySpot } from './spies.tsx';

interface GhostsProps {
  readonly context: BoardContext;
  /** Null if no move is shown. */
  readonly outcome: MoveOutcome | null;
}

/** Where pieces would be after the move shown. */
export function Ghosts({ context, outcome }: GhostsProps) {
  const { mapLayout, view, settings, seat } = context;
  if (!outcome || seat === null) return <g />;
  const { placed, recalledFrom, spy } = outcome;
  const city = spy === null || spy === view.players[seat].spy ? undefined : mapLayout.cities.get(spy);
  const recalled = recalledFrom === null ? undefined : mapLayout.spaces.get(recalledFrom);
  return (
    <g class="sc-ghosts">
      {placed.map(({ space, agents }) => {
        const { x, y, scale, along } = agentSpot(context, space, seat);
        return (
          <g key={space} transform={`translate(${x} ${y}) scale(${scale})`}>
            <g class="sc-agent">
              <AgentStack seat={seat} count={agents} along={along} patterns={settings.patterns} />
            </g>
          </g>
        );
      })}
      {recalled && <circle class="sc-recalled" cx={recalled.x} cy={recalled.y} r="17" />}
      {city && (
        <g transform={spySpot(city, view.players.filter((player) => player.spy === spy).length)}>
          <g class="sc-figure">
            <SpyGlyph seat={seat} patterns={settings.patterns} />
          </g>
        </g>
      )}
    </g>
  );
}
