import { useEffect, useMemo, useRef } from 'preact/hooks';
import { SeatMark } from '../../../components/seat-mark.tsx';
import type { ReplayContext } from '../replay-context.ts';
import { factsAt, viewAt } from './timeline.ts';

interface ReplayLogLine {
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

/** All that happened, as these eyes were told it; a line leads to its place. */
export function ReplayLog({ timeline, game, playback, playerNames, translations }: ReplayContext) {
  const eyes = playback.perspective.value;
  const now = playback.position.value;
  const here = useRef<HTMLLIElement>(null);
  const lines = useMemo(() => {
    const { ui, translations: gameWords, lang } = game;
    const view = viewAt(timeline, 0, 'spectator');
    return timeline.positions.flatMap(({ move }, at): ReplayLogLine[] => {
      const told = factsAt(timeline, at, eyes).flatMap(
        (fact) => ui.logLine(fact, gameWords, playerNames, lang, view) ?? [],
      );
      return move && told.length > 0 ? [{ at, seat: move.seat, text: told.join(' ') }] : [];
    });
  }, [timeline, game, eyes, playerNames.join('|')]);
  const current = lines.findLast(({ at }) => at <= now)?.at;
  useEffect(() => {
    const line = here.current;
    const list = line?.parentElement;
    if (line && list) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }, [current]);
  return (
    <section class="rp-part">
      <h2>{translations.log}</h2>
      <ol class="rp-log">
        {lines.map(({ at, seat, text }) => (
          <li key={at} ref={at === current ? here : null}>
            <button
              type="button"
              class="rp-line"
              aria-current={at === current ? 'step' : undefined}
              onClick={() => playback.jumpTo(at)}
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
