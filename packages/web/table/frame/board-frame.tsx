import type { TableSlots } from '@safehouse/ui';
import { Tile } from '../seats/tile.tsx';
import type { TableContext } from '../table-context.ts';
import { Frame } from './frame.tsx';

interface BoardFrameProps extends Pick<TableContext, 'matchView' | 'playerNames'> {
  readonly slots: TableSlots;
  onAbout?(text: string): void;
}

/** A board without the table around it, for lessons and replays: it fills the box it is in. */
export function BoardFrame({ matchView, playerNames, slots, onAbout }: BoardFrameProps) {
  return (
    <Frame
      game={matchView.game}
      slots={slots}
      tiles={slots.tiles.map((tile) => (
        <Tile
          key={tile.seats.join()}
          table={{ matchView, playerNames }}
          tile={tile}
          {...(onAbout && { onPress: onAbout })}
        />
      ))}
      ending={matchView.status === 'over' && slots.scoreSheet}
    />
  );
}
