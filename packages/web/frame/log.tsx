import { useEffect, useRef } from 'preact/hooks';
import { Mark } from '../parts/mark.tsx';
import { house, lang } from '../state/words.ts';
import type { Line } from './lines.ts';

/** All that happened, the latest at the bottom, as a field report. */
export function Log({ lines }: { readonly lines: readonly Line[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="quiet">{house().table.logEmpty}</p>;
  const time = new Intl.DateTimeFormat(lang(), { hour: '2-digit', minute: '2-digit' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={house().table.log}>
      {lines.map((line, i) => (
        <li key={i} class={line.seat === null ? 'log-table' : ''}>
          {line.seat !== null && line.version !== lines[i - 1]?.version ? (
            <Mark seat={line.seat} />
          ) : (
            <span />
          )}
          <span>{line.text}</span>
          {line.version !== lines[i - 1]?.version && <time>{time.format(line.at)}</time>}
        </li>
      ))}
    </ol>
  );
}
