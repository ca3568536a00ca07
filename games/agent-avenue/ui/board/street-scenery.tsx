import { HOME_SPACES, LOOP_LENGTH, MARKET_SPACES } from '../../data/cards.ts';
import type { Side } from '../../rules/sides.ts';
import { Background } from '../art/background.tsx';
import { House } from '../art/house.tsx';
import { housePoint, roadPath, roadPoint, type Street } from './street-geometry.ts';

const SPACES = Array.from({ length: LOOP_LENGTH }, (_, space) => space);

interface StreetPartProps {
  readonly street: Street;
  readonly near: Side;
  readonly mode: string;
}

/** The houses and the road. */
export function Scenery({ street, near, mode }: StreetPartProps) {
  return (
    <>
      <Background street={street} />
      {SPACES.map((space) => (
        <House key={space} space={space} at={housePoint(street, space, near)} kind={houseKind(space, mode)} />
      ))}
      <path d={roadPath(street)} class="aa-road" />
    </>
  );
}

/** The numbered spaces on the road. */
export function Spaces({ street, near, mode }: StreetPartProps) {
  return (
    <>
      {SPACES.map((space) => {
        const { x, y } = roadPoint(street, space, near);
        return (
          <g key={space}>
            <circle cx={x} cy={y} r="7.5" class={isMarketSpace(space, mode) ? 'aa-node is-market' : 'aa-node'} />
            <text x={x} y={y + 3} class="aa-number">
              {space + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}

const isMarketSpace = (space: number, mode: string) => mode === 'advanced' && MARKET_SPACES.includes(space);

function houseKind(space: number, mode: string) {
  if (space === HOME_SPACES[0]) return 'home-0';
  if (space === HOME_SPACES[1]) return 'home-1';
  return isMarketSpace(space, mode) ? 'market' : 'plain';
}
