import { Desk } from './desk.tsx';
import { Ending } from './ending.tsx';
import { useLaying } from './laying.ts';
import { Ledger } from './ledger.tsx';
import { Market } from './market.tsx';
import { Middle } from './middle.tsx';
import { useScenes } from './scenes.ts';
import { Street } from './street.tsx';
import { movesOf, type Props, tableOf } from './table.ts';

export function Board(props: Props) {
  const { page, reveal, walks, isBusy, finish } = useScenes(props);
  const table = tableOf(props, page, isBusy);
  const laying = useLaying(table, page.version);
  const isOver = page.result !== null && !isBusy;
  const isShopping = movesOf(table, 'take').length > 0;
  // A tap while something moves only finishes the movement: it must not hit what appears under it.
  const hurry = (event: Event) => {
    if (!isBusy) return;
    event.stopPropagation();
    event.preventDefault();
    finish();
  };
  return (
    <div class="game-agent-avenue aa-room" onClickCapture={hurry}>
      <div class={`aa-board is-${table.view.mode}`}>
        <Street table={table} walks={walks}>
          {isOver ? (
            <Ending table={table} page={page} />
          ) : (
            <Middle table={table} laying={laying} reveal={reveal} />
          )}
        </Street>
        <Ledger table={table} />
        <Desk table={table} laying={laying} />
        {table.view.mode === 'advanced' && !isShopping ? <Market table={table} /> : null}
      </div>
    </div>
  );
}
