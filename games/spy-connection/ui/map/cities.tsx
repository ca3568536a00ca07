import { useMemo } from 'preact/hooks';
import type { Lights } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { placeLabels } from './labels.ts';

/** City badges and their names. */
export function Cities({ scene, lights }: { readonly scene: Scene; readonly lights: Lights }) {
  const { geography, naming, position, focus, offers } = scene;
  const { lang } = scene.words;
  const labels = useMemo(() => placeLabels(geography, naming.city), [geography, lang]);
  const network = new Set(position.networkOf(focus));
  const lit = new Set(lights.cities);
  const open = new Set(offers.flatMap(({ move, lights: { cities } }) => (isFlight(move.type) ? cities : [])));
  return (
    <g>
      {[...geography.cities].map(([id, { x, y }]) => {
        const label = labels.get(id);
        const state = `${network.has(id) ? ' is-network' : ''}${open.has(id) ? ' is-open' : ''}${
          lit.has(id) ? ' is-lit' : ''
        }`;
        return (
          <g key={id} class={`sc-city sc-seat-${focus}${state}`}>
            <g transform={`translate(${x} ${y})`}>
              <circle class="sc-halo" r="26" />
              <circle class="sc-badge" r="14" />
              <circle class="sc-core" r="6" />
            </g>
            {label && (
              <text class="sc-label" x={label.x} y={label.y} text-anchor={label.anchor}>
                {naming.city(id)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function isFlight(type: string): boolean {
  return type === 'connect' || type === 'travel';
}
