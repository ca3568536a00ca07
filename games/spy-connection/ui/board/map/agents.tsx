import { memo } from '@safehouse/ui';
import type { SpyView } from '../../../rules/view.ts';
import { SeatGlyph } from '../../art/seat-glyph.tsx';
import { removedAgents } from '../../playback/removed-agents.ts';
import type { BoardContext } from '../board-context.ts';
import type { MapLayout, MapPoint } from './map-layout.ts';

/** The size and distance of agents, by the number of seats on one space. */
const SEATS_ON_SPACE = [
  { scale: 1, step: 0 },
  { scale: 0.8, step: 22 },
  { scale: 0.7, step: 19 },
  { scale: 0.6, step: 16 },
] as const;

/** The agents of one seat on a space. */
interface AgentSpot extends MapPoint {
  readonly scale: number;
  /** The direction in which two agents of one seat are side by side. */
  readonly along: MapPoint;
}

/** Several seats on one space are drawn across the connection, so that one space does not look like two. */
function spotOnSpace({ spaces, directions }: MapLayout, space: string, seats: number, index: number): AgentSpot {
  const { x, y } = spaces.get(space) ?? { x: 0, y: 0 };
  const along = directions.get(space) ?? { x: 1, y: 0 };
  const { scale, step } = SEATS_ON_SPACE[seats - 1];
  const away = (index - (seats - 1) / 2) * step;
  return { x: x - along.y * away, y: y + along.x * away, scale, along };
}

/** Where agents of a seat would be on a space: next to those already there. */
export function agentSpot({ mapLayout, view }: BoardContext, space: string, seat: number): AgentSpot {
  const seats = view.players.flatMap(({ agents }, other) => (other === seat || agents[space] ? [other] : []));
  return spotOnSpace(mapLayout, space, seats.length, seats.indexOf(seat));
}

export const Agents = memo(({ context }: { readonly context: BoardContext }) => {
  const { mapLayout, view, previousView, settings, version } = context;
  // In the order of the map, so that unchanged pieces are not animated again.
  const taken = new Set(view.players.flatMap(({ agents }) => Object.keys(agents)));
  const spaces = [...mapLayout.spaces.keys()].filter((space) => taken.has(space));
  return (
    <g>
      {spaces.map((space) => {
        const here = view.players.flatMap(({ agents }, seat) =>
          agents[space] ? [{ seat, count: agents[space] }] : [],
        );
        return here.map(({ seat, count }, i) => {
          const { x, y, scale, along } = spotOnSpace(mapLayout, space, here.length, i);
          return (
            <g key={`${space} ${seat}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <g class="sc-agent">
                <AgentStack seat={seat} count={count} along={along} patterns={settings.patterns} />
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
  readonly along: MapPoint;
  readonly patterns: boolean;
}

/** Two agents of one seat are drawn as two smaller pieces side by side. */
export const AgentStack = memo(({ seat, count, along, patterns }: AgentStackProps) => {
  if (count < 2) return <SeatGlyph seat={seat} patterns={patterns} />;
  return [-9, 9].map((away) => (
    <g key={away} transform={`translate(${along.x * away} ${along.y * away}) scale(0.8)`}>
      <SeatGlyph seat={seat} patterns={patterns} />
    </g>
  ));
});

/** Recalled agents rise from the map and disappear. */
function RecalledAgents({ context, before }: { readonly context: BoardContext; readonly before: SpyView }) {
  const { view, settings } = context;
  if (before.players.length !== view.players.length) return null;
  return before.players.flatMap((was, seat) =>
    [...removedAgents(was, view.players[seat])].map(([space, count]) => {
      const { x, y, scale, along } = agentSpot(context, space, seat);
      return (
        <g key={`${space} ${seat}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g class="sc-leaving">
            <AgentStack seat={seat} count={count} along={along} patterns={settings.patterns} />
          </g>
        </g>
      );
    }),
  );
}
