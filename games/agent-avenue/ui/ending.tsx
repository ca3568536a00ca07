import { Mark } from './mark.tsx';
import { sideOf } from './outlook.ts';
import type { Props, Table } from './table.ts';

/** How it ended, on the green where the cards lay. */
export function Ending({ table, page }: { readonly table: Table; readonly page: Props['page'] }) {
  const { words, seat, sideNames, view } = table;
  const { result } = page;
  const [winner] = result?.winners ?? [];
  if (!result || winner === undefined) return null;
  const isOwn = seat !== null && result.winners.includes(seat);
  const side = sideOf(view, winner);
  const cry = isOwn ? words.won : seat === null ? words.winner(sideNames[side]) : words.lost;
  return (
    <div class="aa-ending" role="status">
      <Mark side={side} />
      <strong>{cry}</strong>
      <p>{words.endings[result.reason] ?? ''}</p>
    </div>
  );
}
