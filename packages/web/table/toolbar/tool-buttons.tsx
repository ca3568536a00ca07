import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { CountBadge } from '../../components/count-badge.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { withoutUndone } from '../../match/events.ts';
import { settings } from '../../state/settings.ts';
import { areHintsAllowed, type HintState, requestHint } from '../hints/hint.ts';
import type { TableReplay } from '../history/table-replay.ts';
import { isMyTurn, type TableContext } from '../table-context.ts';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** A CSS class suffix, by which small screens hide some tools. */
  readonly kind: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly children?: ComponentChildren;
  onPress(): void;
}

export function ToolButton(props: ToolButtonProps) {
  const { icon, label, kind, isDisabled = false, isPressed, children, onPress } = props;
  return (
    <button
      type="button"
      class={`tool is-${kind}`}
      title={label}
      disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {children}
    </button>
  );
}

export function MatchTools({ hint, ...context }: TableContext & { readonly hint: Signal<HintState | null> }) {
  const { source, matchView } = context;
  const { table } = t();
  const isThinking = hint.value?.type === 'thinking' && hint.value.version === matchView.version;
  return (
    <>
      <ToolButton icon="undo" kind="undo" label={table.undo} isDisabled={!canUndo(context)} onPress={source.undo} />
      {areHintsAllowed(matchView) && (
        <ToolButton
          icon="hint"
          kind="hint"
          label={table.hint}
          isDisabled={!isMyTurn(matchView) || isThinking}
          onPress={() => void requestHint(hint, matchView)}
        />
      )}
    </>
  );
}

/** True if the last move that was not undone is the user's own. */
function canUndo({ source, matchView }: TableContext): boolean {
  // The board may still be animating the end of a match, after which nothing can be undone.
  const isRunning = source.matchView.value?.status === 'running';
  if (!isRunning || matchView.seat === null || source.isPending.value) return false;
  const last = withoutUndone(source.events.value).findLast((event) => 'facts' in event);
  return last !== undefined && 'facts' in last && last.seat === matchView.seat && matchView.undoAsked === null;
}

/** Plays back the last moves, or stops that. The badge counts moves made while the viewer was away. */
export function ReplayButton({ position, canStart, start, stop, missedCount }: TableReplay) {
  const isPlaying = position !== null;
  return (
    <ToolButton
      icon="rewind"
      kind="replay"
      label={t().playback.tool}
      isDisabled={!canStart}
      isPressed={isPlaying}
      onPress={isPlaying ? stop : start}
    >
      <CountBadge count={missedCount} text={t().playback.away(missedCount)} />
    </ToolButton>
  );
}

export function SoundToggle() {
  const translations = t().settings;
  const isOn = settings.sound.value;
  return (
    <ToolButton
      icon={isOn ? 'sound' : 'mute'}
      kind="sound"
      label={translations.sound}
      isPressed={isOn}
      onPress={() => {
        settings.sound.value = !isOn;
      }}
    />
  );
}
