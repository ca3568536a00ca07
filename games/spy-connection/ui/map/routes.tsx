import { memo } from '@safehouse/ui';
import type { Geography, Point } from '../geography.ts';
import type { Lights } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { isSecured } from './secured.ts';

/** Dotted lines: one's own, those that can be flown, and all others. */
export function Routes({ scene }: { readonly scene: Scene }) {
  const { geography, offers, focus } = scene;
  const { agents } = scene.view.players[focus];
  const mine = [...geography.routes.values()].filter((route) => isSecured(route, agents));
  const open = offers.flatMap(({ move }) => (move.type === 'connect' ? [move.via] : []));
  return <Lines geography={geography} mine={mine.map(({ id }) => id)} open={open} focus={focus} />;
}

interface LinesProps {
  readonly geography: Geography;
  readonly mine: readonly string[];
  readonly open: readonly string[];
  readonly focus: number;
}

const Lines = memo(({ geography, mine, open, focus }: LinesProps) => (
  <g>
    {[...geography.routes.values()].map(({ id, line }) => (
      <path
        key={id}
        d={lineOf(line)}
        class={`sc-route${mine.includes(id) ? ` is-mine sc-seat-${focus}` : ''}${
          open.includes(id) ? ' is-open' : ''
        }`}
      />
    ))}
  </g>
));

/** All spaces, empty. */
export const Spaces = memo(({ geography }: { readonly geography: Geography }) => (
  <g>
    {[...geography.spaces].map(([id, { x, y }]) => (
      <circle key={id} class="sc-space" cx={x} cy={y} r="7.5" />
    ))}
  </g>
));

interface LitProps {
  readonly geography: Geography;
  readonly lights: Lights;
}

/** The connection that is chosen lies over its dots, so that those need not be drawn anew. */
export function LitRoute({ geography, lights }: LitProps) {
  const route = lights.route === null ? undefined : geography.routes.get(lights.route);
  return <g>{route && <path class="sc-route is-chosen" d={lineOf(route.line)} />}</g>;
}

/** And its spaces over the empty ones. */
export function LitSpaces({ geography, lights }: LitProps) {
  return (
    <g>
      {lights.spaces.map((id) => {
        const at = geography.spaces.get(id);
        return at && <circle key={id} class="sc-space is-lit" cx={at.x} cy={at.y} r="11" />;
      })}
    </g>
  );
}

/** Spaces whose agents can be taken back: a dashed ring and an arrow up. */
export const Lifts = memo(({ scene }: { readonly scene: Scene }) => (
  <g>
    {scene.offers.map(({ move, key }) => {
      const at = move.type === 'recall' ? scene.geography.spaces.get(move.space) : undefined;
      return (
        at && (
          <g key={key} transform={`translate(${at.x} ${at.y})`}>
            <g class="sc-lift">
              <circle r="18" />
              <path d="M-6-23L0-30L6-23" />
            </g>
          </g>
        )
      );
    })}
  </g>
));

interface CostsProps {
  readonly scene: Scene;
  /** The connection that is chosen. */
  readonly chosen: string | null;
}

/** What every open connection costs, beside its middle. */
export const Costs = memo(({ scene, chosen }: CostsProps) => {
  const { geography, offers, position, seat } = scene;
  if (seat === null) return null;
  return (
    <g>
      {offers.map(({ move, key }) => {
        const route = move.type === 'connect' ? geography.routes.get(move.via) : undefined;
        if (!route) return null;
        const { x, y } = besideMiddle(route.line);
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <g class={`sc-cost${chosen === route.id ? ' is-chosen' : ''}`}>
              <circle r="15" />
              <text y="6">{position.costOf(seat, route.id)}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});

function lineOf(line: readonly Point[]): string {
  return line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Off the line, so that no space is covered. */
function besideMiddle(line: readonly Point[]): Point {
  const i = Math.floor((line.length - 1) / 2);
  const [a, b] = [line[i], line[i + 1] ?? line[i]];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const away = 22;
  return {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * away,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * away,
  };
}
