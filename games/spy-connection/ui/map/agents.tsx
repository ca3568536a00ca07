import { memo } from '@safehouse/ui';
import type { Holding } from '../../rules/describe.ts';
import type { SpyView } from '../../rules/view.ts';
import type { Scene } from '../scene.ts';
import { Glyph } from './glyph.tsx';

/** Where the agents of several seats lie on one space. */
const SPOTS = [
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

interface Props {
  readonly scene: Scene;
  readonly before: SpyView | null;
}

export const Agents = memo(({ scene, before }: Props) => {
  const { geography, view, patterns } = scene;
  // In the order of the map whoever comes and goes, so that no piece that stays is put down anew.
  const taken = new Set(view.players.flatMap(({ agents }) => Object.keys(agents)));
  const spaces = [...geography.spaces].filter(([space]) => taken.has(space));
  return (
    <g>
      {spaces.map(([space, { x, y }]) => {
        const here = view.players.flatMap(({ agents }, seat) =>
          agents[space] ? [{ seat, count: agents[space] }] : [],
        );
        return here.map(({ seat, count }, i) => {
          const [dx, dy] = SPOTS[here.length - 1]?.[i] ?? [0, 0];
          return (
            <g key={`${space} ${seat}`} transform={`translate(${x + dx} ${y + dy})`}>
              <g class="sc-agent">
                <Pair seat={seat} count={count} patterns={patterns} />
              </g>
            </g>
          );
        });
      })}
      {before && <Leaving key={scene.version} scene={scene} before={before} />}
    </g>
  );
});

interface PairProps {
  readonly seat: number;
  readonly count: number;
  readonly patterns: boolean;
}

/** Two agents lie as two pieces, one upon the other. */
const Pair = memo(({ seat, count, patterns }: PairProps) => {
  if (count < 2) return <Glyph seat={seat} patterns={patterns} />;
  return (
    <>
      <g transform="translate(-4 3)">
        <Glyph seat={seat} patterns={patterns} />
      </g>
      <g transform="translate(4 -3)">
        <Glyph seat={seat} patterns={patterns} />
      </g>
    </>
  );
});

/** Agents taken back rise from the map and are gone. */
function Leaving({ scene, before }: { readonly scene: Scene; readonly before: SpyView }) {
  const { geography, view, patterns } = scene;
  if (before.players.length !== view.players.length) return null;
  return before.players.flatMap((was, seat) =>
    [...lifted(was, view.players[seat])].map(([space, count]) => {
      const at = geography.spaces.get(space);
      return at ? (
        <g key={`${space} ${seat}`} transform={`translate(${at.x} ${at.y})`}>
          <g class="sc-leaving">
            <Pair seat={seat} count={count} patterns={patterns} />
          </g>
        </g>
      ) : null;
    }),
  );
}

/** By space, the agents that were there and are not any more. */
function lifted(was: Holding, is: Holding): ReadonlyMap<string, number> {
  const gone = Object.entries(was.agents).map(
    ([space, agents]) => [space, agents - (is.agents[space] ?? 0)] as const,
  );
  return new Map(gone.filter(([, agents]) => agents > 0));
}
