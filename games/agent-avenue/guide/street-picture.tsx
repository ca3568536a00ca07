import type { BoardSettings } from '@safehouse/ui';
import type { Side } from '../rules/sides.ts';
import { Pawn } from '../ui/board/pawn.tsx';
import { createStreet } from '../ui/board/street-geometry.ts';
import { Scenery, Spaces } from '../ui/board/street-scenery.tsx';
import type { PawnWalk } from '../ui/playback/playback-steps.ts';

interface StreetPictureProps {
  readonly mode: 'simple' | 'advanced';
  /** Where the pawns stand, by side. */
  readonly spaces: readonly [number, number];
  readonly walks?: readonly PawnWalk[];
  readonly settings: BoardSettings;
}

const NEAR: Side = 0;
const STREET = createStreet();

/** The street with both pawns, seen from the first home. The adjacent text says what it shows. */
export function StreetPicture({ mode, spaces, walks = [], settings }: StreetPictureProps) {
  return (
    <svg class="aa-guide-street" viewBox={`0 0 ${STREET.width} ${STREET.height}`} aria-hidden="true">
      <Scenery street={STREET} near={NEAR} mode={mode} />
      <Spaces street={STREET} near={NEAR} mode={mode} />
      {([1, 0] as const).map((side) => (
        <Pawn
          key={side}
          street={STREET}
          side={side}
          space={spaces[side]}
          near={NEAR}
          walks={walks.filter((walk) => walk.side === side)}
          settings={settings}
        />
      ))}
    </svg>
  );
}
