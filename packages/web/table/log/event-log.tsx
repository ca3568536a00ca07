import { formatDate, type Lang, memo } from '@safehouse/ui';
import { useEffect, useRef } from 'preact/hooks';
import { type HighlightedPlaces, hideHighlight, highlightListeners } from '../../components/highlight.ts';
import { SeatMark } from '../../components/seat-mark.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import type { LogLine } from './log-lines.ts';

interface EventLogProps {
  readonly lines: readonly LogLine[];
  readonly highlighted: HighlightedPlaces;
}

/** The latest line is at the bottom. The arrow keys move between lines that can highlight places on the board. */
export function EventLog({ lines, highlighted }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  useEffect(() => () => hideHighlight(highlighted), [highlighted]);
  const lang = currentLang();
  if (lines.length === 0)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls
      <p class="quiet" tabIndex={0}>
        {t().table.logEmpty}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t().table.log} onKeyDown={focusNextLine}>
      {lines.map((line, i) => (
        <LogRow
          key={i}
          line={line}
          isFirstOfMove={line.version !== lines[i - 1]?.version}
          lang={lang}
          highlighted={highlighted}
        />
      ))}
    </ol>
  );
}

/** From the list itself, focuses the latest line. */
function focusNextLine(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event;
  if (!(currentTarget instanceof HTMLElement) || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = target instanceof HTMLElement ? lines.indexOf(target) : -1;
  const next = lines[at < 0 ? lines.length - 1 : at + (key === 'ArrowUp' ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface LogRowProps {
  readonly line: LogLine;
  readonly isFirstOfMove: boolean;
  readonly lang: Lang;
  readonly highlighted: HighlightedPlaces;
}

const LogRow = memo(({ line, isFirstOfMove, lang, highlighted }: LogRowProps) => {
  const { seat, text, places, at } = line;
  const listeners = highlightListeners(highlighted, places);
  return (
    <li class={seat === null ? 'log-table' : ''}>
      {seat !== null && isFirstOfMove ? <SeatMark seat={seat} /> : <span />}
      {places.length === 0 ? (
        <span>{text}</span>
      ) : (
        <button type="button" class="log-line" tabIndex={-1} onClick={listeners.onFocus} {...listeners}>
          {text}
        </button>
      )}
      {isFirstOfMove && <time>{formatDate(lang, at, { hour: '2-digit', minute: '2-digit' })}</time>}
    </li>
  );
});
