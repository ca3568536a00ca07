import { formatDate, type Lang, memo } from '@safehouse/ui';
import { useEffect, useRef } from 'preact/hooks';
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
  if (lines.length === 0) return <p class="quiet">{t().table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t().table.log}>
      {lines.map((line, i) => (
        <LogRow key={i} line={line} isFirstOfMove={line.version !== lines[i - 1]?.version} lang={lang} />
      ))}
    </ol>
  );
}

interface LogRowProps {
  readonly line: LogLine;
  readonly isFirstOfMove: boolean;
  readonly lang: Lang;
}

const LogRow = memo(({ line, isFirstOfMove, lang }: LogRowProps) => (
  <li class={line.seat === null ? 'log-table' : ''}>
    {line.seat !== null && isFirstOfMove ? <SeatMark seat={line.seat} /> : <span />}
    <span>{line.text}</span>
    {isFirstOfMove && <time>{formatDate(lang, line.at, { hour: '2-digit', minute: '2-digit' })}</time>}
  </li>
));
