import { useEffect, useMemo, useRef } from 'preact/hooks';
import { highlightListeners } from '../../../components/highlight.ts';
import { SeatMark } from '../../../components/seat-mark.tsx';
import { addressedSeat, type ReplayContext } from '../replay-context.ts';
import { factsAt, viewAt } from './timeline.ts';

interface ReplayLogLine {
  readonly at: number;
  readonly seat: number;
  readonly text: string;
  readonly places: readonly string[];
}

/** The log from the chosen perspective; a click jumps to the move. */
export function ReplayLog(props: ReplayContext) {
  const { timeline, game, playback, playerNames, translations, highlightedPlaces } = props;
  const perspective = playback.perspective.value;
  const seat = addressedSeat(props);
  const now = playback.position.value;
  const currentRow = useRef<HTMLLIElement>(null);
  const lines = useMemo(() => {
    const naming = { ...game, playerNames, seat, view: viewAt(timeline, 0, 'spectator') };
    return timeline.positions.flatMap(({ move }, at): ReplayLogLine[] => {
      const facts = factsAt(timeline, at, perspective);
      const texts = facts.flatMap((fact) => game.ui.logLine(fact, naming) ?? []);
      const places = facts.flatMap((fact) => game.ui.logPlaces?.(fact) ?? []);
      return move && texts.length > 0 ? [{ at, seat: move.seat, text: texts.join(' '), places }] : [];
    });
  }, [timeline, game, perspective, playerNames.join('|'), seat]);
  const current = lines.findLast(({ at }) => at <= now)?.at;
  useEffect(() => {
    const row = currentRow.current;
    const list = row?.parentElement;
    if (row && list) list.scrollTop = row.offsetTop - list.clientHeight / 2;
  }, [current]);
  return (
    <section class="rp-part">
      <h2>{translations.log}</h2>
      <ol class="rp-log">
        {lines.map(({ at, seat, text, places }) => (
          <li key={at} ref={at === current ? currentRow : null}>
            <button
              type="button"
              class="rp-line"
              aria-current={at === current ? 'step' : undefined}
              onClick={() => playback.jumpTo(at)}
              {...highlightListeners(highlightedPlaces, places)}
            >
              <SeatMark seat={seat} />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
