import { SideMark } from '../art/side-mark.tsx';
import type { AgentAvenueBoardProps, BoardContext } from './board-context.ts';
import { sideOfSeat } from './view-queries.ts';

/** How it ended, on the green where the cards lay. */
export function EndingPanel({
  context,
  matchView,
}: {
  readonly context: BoardContext;
  readonly matchView: AgentAvenueBoardProps['matchView'];
}) {
  const { translations, seat, sideNames, view } = context;
  const { result } = matchView;
  const [winner] = result?.winners ?? [];
  if (!result || winner === undefined) return null;
  const isOwn = seat !== null && result.winners.includes(seat);
  const side = sideOfSeat(view, winner);
  const cry = isOwn
    ? translations.won
    : seat === null
      ? translations.winner(sideNames[side])
      : translations.lost;
  return (
    <div class="aa-ending" role="status">
      <SideMark side={side} />
      <strong>{cry}</strong>
      <p>{translations.endings[result.reason] ?? ''}</p>
    </div>
  );
}
