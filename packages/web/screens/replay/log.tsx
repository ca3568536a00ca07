import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Mark } from '../../parts/mark.tsx';
import type { Looking } from './looking.ts';
import { factsAt, viewAt } from './reel.ts';

interface LogLine {
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

/** All that happened, as these eyes were told it; a line leads to its place. */
export function OldLog({ reel, game, showing, names, words }: Looking) {
  const eyes = showing.eyes.value;
  const now = showing.at.value;
  const here = useRef<HTMLLIElement>(null);
  const lines = useMemo(() => {
    const { ui, words: gameWords, lang } = game;
    const view = viewAt(reel, 0, 'spectator');
    return reel.frames.flatMap(({ made }, at): LogLine[] => {
      const told = factsAt(reel, at, eyes).flatMap(
        (fact) => ui.tell(fact, gameWords, names, lang, view) ?? [],
      );
      return made && told.length > 0 ? [{ at, seat: made.seat, text: told.join(' ') }] : [];
    });
  }, [reel, game, eyes, names.join('|')]);
  const current = lines.findLast(({ at }) => at <= now)?.at;
  useEffect(() => {
    const line = here.current;
    const list = line?.parentElement;
    if (line && list) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }, [current]);
  return (
    <section class="rp-part">
      <h2>{words.log}</h2>
      <ol class="rp-log">
        {lines.map(({ at, seat, text }) => (
          <li key={at} ref={at === current ? here : null}>
            <button
              type="button"
              class="rp-line"
              aria-current={at === current ? 'step' : undefined}
              onClick={() => showing.jump(at)}
            >
              <Mark seat={seat} />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
