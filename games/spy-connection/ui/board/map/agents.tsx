import { memo } from '@safehouse/ui';
import type { PlayerDescription } from '../../../rules/describe.ts';
import type { SpyView } from '../../../rules/view.ts';
import { SeatGlyph } from '../../art/seat-glyph.tsx';
import type { BoardContext } from '../board-context.ts';

/** Where the agents of several seats lie on one space. */
const AGENT_OFFSETS = [
  [[0, 0]],
  [
    [-10, -4],
    [10, 4],
  ],
  [
    [-11, 6],
    [11, 6],
    [0, -11],
  ],
  [
    [-11, -10],
    [11, -10],
    [-11, 10],
    [11, 10],
  ],
] as const;

interface AgentsProps {
  readonly context: BoardContext;
  readonly before: SpyView | null;
}

export const Agents = memo(({ context, before }: AgentsProps) => {
  const { mapLayout, view, showPatterns } = context;
  // In the order of the map whoever comes and goes, so that no piece that stays is put down anew.
  const taken = new Set(view.players.flatMap(({ agents }) => Object.keys(agents)));
  const spaces = [...mapLayout.spaces].filter(([space]) => taken.has(space));
  return (
    <g>
      {spaces.map(([space, { x, y }]) => {
        const here = view.players.flatMap(({ agents }, seat) =>
          agents[space] ? [{ seat, count: agents[space] }] : [],
        );
        return here.map(({ seat, count }, i) => {
          const [dx, dy] = AGENT_OFFSETS[here.length - 1]?.[i] ?? [0, 0];
          return (
            <g key={`${space} ${seat}`} transform={`translate(${x + dx} ${y + dy})`}>
              <g class="sc-agent">
                <AgentStack seat={seat} count={count} patterns={showPatterns} />
              </g>
            </g>
          );
        });
      })}
      {before && <RecalledAgents key={context.version} context={context} before={before} />}
    </g>
  );
});

interface AgentStackProps {
  readonly seat: number;
  readonly count: number;
  readonly patterns: boolean;
}

/** Two agents lie as two pieces, one upon the other. */
const AgentStack = memo(({ seat, count, patterns }: AgentStackProps) => {
  if (count < 2) return <SeatGlyph seat={seat} patterns={patterns} />;
  return (
    <>
      <g transform="translate(-4 3)">
        <SeatGlyph seat={seat} patterns={patterns} />
      </g>
      <g transform="translate(4 -3)">
        <SeatGlyph seat={seat} patterns={patterns} />
      </g>
    </>
  );
});

/** Agents taken back rise from the map and are gone. */
function RecalledAgents({ context, before }: { readonly context: BoardContext; readonly before: SpyView }) {
  const { mapLayout, view, showPatterns } = context;
  if (before.players.length !== view.players.length) return null;
  return before.players.flatMap((was, seat) =>
    [...removedAgents(was, view.players[seat])].map(([space, count]) => {
      const at = mapLayout.spaces.get(space);
      return at ? (
        <g key={`${space} ${seat}`} transform={`translate(${at.x} ${at.y})`}>
          <g class="sc-leaving">
            <AgentStack seat={seat} count={count} patterns={showPatterns} />
          </g>
        </g>
      ) : null;
    }),
  );
}

/** By space, the agents that were there and are not any more. */
function removedAgents(was: PlayerDescription, is: PlayerDescription): ReadonlyMap<string, number> {
  const gone = Object.entries(was.agents).map(
    ([space, agents]) => [space, agents - (is.agents[space] ?? 0)] as const,
  );
  return new Map(gone.filter(([, agents]) => agents > 0));
}
