import type { Point } from '../geography.ts';
import type { Lights, Offer } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { isSecured } from './secured.ts';

interface Props {
  readonly scene: Scene;
  readonly lights: Lights;
}

/** Dotted lines, their spaces, and what it would cost to fly them. */
export function Routes({ scene, lights }: Props) {
  const { geography, offers } = scene;
  const { agents } = scene.view.players[scene.focus];
  const open = new Map(
    offers.flatMap((offer) => (offer.move.type === 'connect' ? [[offer.move.via, offer]] : [])),
  );
  const lit = new Set(lights.spaces);
  return (
    <g>
      {[...geography.routes.values()].map((route) => (
        <path
          key={route.id}
          d={lineOf(route.line)}
          class={`sc-route${isSecured(route, agents) ? ` is-mine sc-seat-${scene.focus}` : ''}${
            open.has(route.id) ? ' is-open' : ''
          }${lights.route === route.id ? ' is-chosen' : ''}`}
        />
      ))}
      {[...geography.spaces].map(([id, { x, y }]) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <circle class={`sc-space${lit.has(id) ? ' is-lit' : ''}`} r={lit.has(id) ? 11 : 7.5} />
        </g>
      ))}
    </g>
  );
}

/** Spaces whose agents can be taken back: a dashed ring and an arrow up. */
export function Lifts({ scene }: Pick<Props, 'scene'>) {
  return (
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
  );
}

/** What every open connection costs, beside its middle. */
export function Costs({ scene, lights }: Props) {
  const { geography, offers, position, seat } = scene;
  if (seat === null) return null;
  return (
    <g>
      {offers.map(({ move, key }: Offer) => {
        const route = move.type === 'connect' ? geography.routes.get(move.via) : undefined;
        if (!route) return null;
        const { x, y } = besideMiddle(route.line);
        const isChosen = lights.route === route.id;
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <g class={`sc-cost${isChosen ? ' is-chosen' : ''}`}>
              <circle r="15" />
              <text y="6">{position.costOf(seat, route.id)}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

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
