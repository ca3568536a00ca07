import { memo } from '@safehouse/ui';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { SeatMark } from '../../components/seat-mark.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import type { LogLine } from './log-lines.ts';

/** The latest at the bottom. */
export function EventLog({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  const lang = currentLang();
  const time = useMemo(() => new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }), [lang]);
  if (lines.length === 0) return <p class="quiet">{t().table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t().table.log}>
      {lines.map((line, i) => (
        <LogRow key={i} line={line} isFirstOfMove={line.version !== lines[i - 1]?.version} time={time} />
      ))}
    </ol>
  );
}

interface LogRowProps {
  readonly line: LogLine;
  readonly isFirstOfMove: boolean;
  readonly time: Intl.DateTimeFormat;
}

const LogRow = memo(({ line, isFirstOfMove, time }: LogRowProps) => (
  <li class={line.seat === null ? 'log-table' : ''}>
    {line.seat !== null && isFirstOfMove ? <SeatMark seat={line.seat} /> : <span />}
    <span>{line.text}</span>
    {isFirstOfMove && <time>{time.format(line.at)}</time>}
  </li>
));
