import type { Signal } from '@preact/signals';
import { classNames, type PlaybackProgress } from '@safehouse/ui';
import { type ComponentChildren, Fragment } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { t } from '../../i18n/translations.ts';
import type { HintState } from '../hints/hint.ts';
import type { TableReplay } from '../history/table-replay.ts';
import type { PanelTab } from '../panel/panel.tsx';
import type { TableContext } from '../table-context.ts';
import { type CurrentNotice, currentNotice, type TableMessage } from './current-notice.ts';
import type { Absence } from './use-absence.ts';

type PlayedFact = Pick<PlaybackProgress, 'fact' | 'version'>;

export interface NoticeAreaProps extends TableContext {
  /** Why something is not possible, or a card's text. Dismissed by the next press. */
  readonly message: Signal<TableMessage | null>;
  readonly hint: Signal<HintState | null>;
  readonly tab: Signal<PanelTab | null>;
  readonly absence: Absence | null;
  readonly replay: TableReplay;
  /** The fact being played back. */
  readonly played: PlayedFact | null;
}

/** The area for the last event, a hint, or why something is not possible. Its height never changes. */
export function NoticeArea(props: NoticeAreaProps) {
  // Between two moves of a replay the last text stays.
  const lastPlayed = useRef(props.played);
  if (props.played?.fact || props.replay.position === null) lastPlayed.current = props.played;
  const notice = currentNotice({ ...props, played: lastPlayed.current });
  const isOver = props.matchView.status === 'over';
  return (
    <section
      class={classNames('frame-notice', `is-${notice?.type ?? 'empty'}`, isOver && 'is-over')}
      role="status"
      aria-live="polite"
    >
      {notice && <NoticeContent key={keyOf(notice)} notice={notice} {...props} />}
    </section>
  );
}

/** A new key restarts the fade-in. An absence keeps its key, because only its countdown changes. */
function keyOf(notice: CurrentNotice): string {
  if (notice.type === 'happened') return notice.sentences.join(' ');
  return notice.type === 'absence' ? notice.type : notice.text;
}

function NoticeContent({ notice, tab, showRules, replay }: NoticeAreaProps & { readonly notice: CurrentNotice }) {
  const { table, playback } = t();
  const [isExplained, explain] = useState(false);
  const { type } = notice;
  return (
    <>
      <NoticeMark notice={notice} />
      <NoticeText sentences={sentencesOf(notice, isExplained ? 'reason' : 'text')} />
      {type === 'refusal' && notice.rule !== null && (
        <NoticeLink onPress={() => showRules(notice.rule)}>{table.rule(notice.rule)}</NoticeLink>
      )}
      {type === 'hint' && notice.reason !== '' && (
        <NoticeLink onPress={() => explain(!isExplained)}>{table.why}</NoticeLink>
      )}
      {type === 'missed' && <NoticeLink onPress={replay.start}>{playback.show}</NoticeLink>}
      {type === 'happened' && (
        <NoticeLink
          onPress={() => {
            tab.value = 'log';
          }}
        >
          {table.log}
        </NoticeLink>
      )}
    </>
  );
}

function sentencesOf(notice: CurrentNotice, part: 'text' | 'reason'): readonly string[] {
  if (notice.type === 'happened') return notice.sentences;
  return [notice.type === 'hint' ? notice[part] : notice.text];
}

/** If only the last sentences fit (see notice.css), screen readers still read all of them. */
function NoticeText({ sentences }: { readonly sentences: readonly string[] }) {
  const text = sentences.join(' ');
  return (
    <p class={lengthClass(text.length)} title={text}>
      {sentences.map((sentence, i) => (
        <Fragment key={i}>
          <span style={{ order: -i }}>{sentence}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** Classes for texts of more than two lines, on a phone or on any screen. */
function lengthClass(letters: number): string {
  return classNames(letters > 70 && 'is-long', letters > 160 && 'is-very-long');
}

function NoticeMark({ notice }: { readonly notice: CurrentNotice }) {
  if (notice.type === 'happened') return notice.seat === null ? null : <SeatMark seat={notice.seat} />;
  if (notice.type === 'hint') return <Icon name="hint" />;
  return notice.type === 'refusal' ? (
    <b class="notice-sign" aria-hidden="true">
      !
    </b>
  ) : null;
}

function NoticeLink({ children, onPress }: { readonly children: ComponentChildren; onPress(): void }) {
  return (
    <button type="button" class="notice-link" onClick={onPress}>
      {children}
    </button>
  );
}
