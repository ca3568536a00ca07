import { memo } from '@safehouse/ui';
import { useEffect, useMemo, useRef } from 'preact/hooks';
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
  const spoken = lang();
  const time = useMemo(
    () => new Intl.DateTimeFormat(spoken, { hour: '2-digit', minute: '2-digit' }),
    [spoken],
  );
  if (lines.length === 0) return <p class="quiet">{house().table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={house().table.log}>
      {lines.map((line, i) => (
        <Row key={i} line={line} isFirst={line.version !== lines[i - 1]?.version} time={time} />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly line: Line;
  /** Of those that tell of one move. */
  readonly isFirst: boolean;
  readonly time: Intl.DateTimeFormat;
}

const Row = memo(({ line, isFirst, time }: RowProps) => (
  <li class={line.seat === null ? 'log-table' : ''}>
    {line.seat !== null && isFirst ? <Mark seat={line.seat} /> : <span />}
    <span>{line.text}</span>
    {isFirst && <time>{time.format(line.at)}</time>}
  </li>
));
