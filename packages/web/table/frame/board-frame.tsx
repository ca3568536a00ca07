import type { TableSlots } from '@safehouse/ui';
import { SheetTable } from '../result/sheet-table.tsx';
import { Tile } from '../seats/tile.tsx';
import type { TableContext } from '../table-context.ts';
import { Frame } from './frame.tsx';

interface BoardFrameProps extends Pick<TableContext, 'game' | 'matchView' | 'playerNames'> {
  readonly slots: TableSlots;
}

/** A board without a table, for lessons and replays. It fills its container. */
export function BoardFrame({ game, matchView, playerNames, slots }: BoardFrameProps) {
  return (
    <Frame
      game={matchView.game}
      slots={slots}
      playerNames={playerNames}
      tile={(slot, press) => (
        <Tile key={slot.seats.join()} table={{ game, matchView, playerNames }} tile={slot} {...press} />
      )}
      ending={matchView.status === 'over' && <FinalSheet game={game} matchView={matchView} playerNames={playerNames} />}
    />
  );
}

function FinalSheet({ game, matchView: { view, result }, playerNames }: Omit<BoardFrameProps, 'slots'>) {
  const rows = view && game.ui.scoreRows?.(view, game.translations);
  return rows ? <SheetTable rows={rows} playerNames={playerNames} winners={result?.winners ?? []} /> : null;
}
