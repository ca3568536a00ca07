import { memo } from '@safehouse/ui';
import type { SpyView } from '../../../rules/view.ts';
import { SeatGlyph } from '../../art/seat-glyph.tsx';
import { removedAgents } from '../../playback/removed-agents.ts';
import type { BoardContext } from '../board-context.ts';

/** Offsets for the agents of several seats on one space. */
const AGENT_OFFSETS = [
  [[0, 0]],
  [
    [-10, 0],
    [10, 0],
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

export const Agents = memo(({ context }: { readonly context: BoardContext }) => {
  const { mapLayout, view, previousView, settings, version } = context;
  // In the order of the map, so that pieces that stay are not animated again.
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
            <g
              key={`${space} ${seat}`}
              transform={`translate(${x + dx} ${y + dy})${here.length > 1 ? ' scale(0.8)' : ''}`}
            >
              <g class="sc-agent">
                <AgentStack seat={seat} count={count} patterns={settings.patterns} />
              </g>
            </g>
          );
        });
      })}
      {previousView && <RecalledAgents key={version} context={context} before={previousView} />}
    </g>
  );
});

interface AgentStackProps {
  readonly seat: number;
  readonly count: number;
  readonly patterns: boolean;
}

/** Two agents of one seat are drawn as two smaller pieces side by side. */
const AgentStack = memo(({ seat, count, patterns }: AgentStackProps) => {
  if (count < 2) return <SeatGlyph seat={seat} patterns={patterns} />;
  return (
    <>
      <g transform="translate(-9 0) scale(0.8)">
        <SeatGlyph seat={seat} patterns={patterns} />
      </g>
      <g transform="translate(9 0) scale(0.8)">
        <SeatGlyph seat={seat} patterns={patterns} />
      </g>
    </>
  );
});

/** Recalled agents rise from the map and disappear. */
function RecalledAgents({ context, before }: { readonly context: BoardContext; readonly before: SpyView }) {
  const { mapLayout, view, settings } = context;
  if (before.players.length !== view.players.length) return null;
  return before.players.flatMap((was, seat) =>
    [...removedAgents(was, view.players[seat])].map(([space, count]) => {
      const at = mapLayout.spaces.get(space);
      return at ? (
        <g key={`${space} ${seat}`} transform={`translate(${at.x} ${at.y})`}>
          <g class="sc-leaving">
            <AgentStack seat={seat} count={count} patterns={settings.patterns} />
          </g>
        </g>
      ) : null;
    }),
  );
}
