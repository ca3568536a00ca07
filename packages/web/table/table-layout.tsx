import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazyComponent } from '../components/lazy-component.tsx';
import { LoadingText } from '../components/loading-screen.tsx';
import { t } from '../i18n/translations.ts';
import type { MatchSource } from '../match/match-source.ts';
import { GUIDE, type RulesTarget, ruleTarget } from '../screens/rules/rules-target.ts';
import type { LoadedGame } from '../state/games.ts';
import { playerNamesIn } from '../state/player-names.ts';
import { useBoardSync } from './board/board-sync.ts';
import { LiveBoard } from './board/live-board.tsx';
import { emptySlots } from './frame/empty-slots.ts';
import { TableFrame, type TableState } from './frame/table-frame.tsx';
import { useHintSignal } from './hints/hint.ts';
import { useTableReplay } from './history/table-replay.ts';
import { useLogLines } from './log/log-lines.ts';
import type { TableMessage } from './notices/current-notice.ts';
import type { PanelTab } from './panel/panel.tsx';
import { DeviceHandover } from './seats/device-handover.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { useSpeech } from './speech/use-speech.ts';
import { addressedSeat, type TableContext } from './table-context.ts';

/** Not needed once a match has started. */
const WaitingForPlayers = lazyComponent(
  async () => (await import('./seats/waiting-for-players.tsx')).WaitingForPlayers,
  LoadingText,
);

interface TableLayoutProps {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly matchView: TableContext['matchView'];
}

type ScreenState = Omit<TableState, 'speech' | 'replay'>;

export function TableLayout(props: TableLayoutProps) {
  const rulesTarget = useSignal(GUIDE);
  const tab = useSignal<PanelTab | null>(null);
  const message = useSignal<TableMessage | null>(null);
  const hint = useHintSignal();
  const context = useTableContext(props, rulesTarget, tab);
  useShortcuts(tab, props.source);
  const wasRunningWhenOpened = useRef(props.matchView.status === 'running').current;
  const screen: ScreenState = { hint, message, tab, rulesTarget: rulesTarget.value, wasRunningWhenOpened };
  return (
    <main
      id="content"
      class="table"
      tabIndex={-1}
      aria-label={t().table.board}
      onClickCapture={({ target }) => {
        // The next press dismisses a message, unless it is on the message itself.
        if (target instanceof Element && !target.closest('.frame-notice')) {
          message.value = null;
          props.source.refusal.value = null;
        }
      }}
    >
      <TableBoard context={context} screen={screen} />
    </main>
  );
}

function useTableContext(
  { source, game, matchView }: TableLayoutProps,
  rulesTarget: Signal<RulesTarget>,
  tab: Signal<PanelTab | null>,
): TableContext {
  const playerNames = playerNamesIn(matchView, game.characters);
  const viewer = `${matchView.id} ${matchView.seat}`;
  const logLines = useLogLines(
    source.events.value,
    { game, playerNames, seat: addressedSeat(matchView), translations: t(), view: matchView.view },
    viewer,
  );
  const highlightedPlaces = useSignal<readonly string[]>([]);
  const showRules = (wanted: string | null) => {
    // A new object each time, so that asking for the same rule again scrolls to it again.
    rulesTarget.value = wanted === null ? GUIDE : ruleTarget(wanted);
    tab.value = 'rules';
  };
  return { source, matchView, game, playerNames, logLines, highlightedPlaces, showRules };
}

/** The board of the match, or what is shown instead. */
function TableBoard({ context, screen }: { readonly context: TableContext; readonly screen: ScreenState }) {
  const { matchView } = context;
  const cover = useDeviceCover(context);
  const reachedVersion = useSignal<number | null>(null);
  const replay = useTableReplay(context, reachedVersion.value);
  const boardSync = useBoardSync(replay.position ?? matchView, reachedVersion);
  const shownContext: TableContext = {
    ...context,
    matchView: { ...boardSync.shownView, clock: matchView.clock },
    logLines: context.logLines.filter((line) => line.version <= boardSync.shownVersion),
  };
  useBeatenLevels(shownContext.matchView);
  const speech = useSpeech({ ...shownContext, shownVersion: boardSync.shownVersion });
  const state = { ...screen, speech, replay };
  if (cover) {
    const covered = { ...state, speech: { ...speech, remark: null } };
    return (
      <TableFrame context={{ ...shownContext, logLines: [] }} state={covered} slots={emptySlots(context, cover)} />
    );
  }
  if (!matchView.view) {
    const waiting = <WaitingForPlayers {...context} />;
    return <TableFrame context={shownContext} state={state} slots={emptySlots(context, waiting)} />;
  }
  return <LiveBoard {...context} shownContext={shownContext} reachedVersion={reachedVersion} state={state} />;
}

/** On a shared device, what covers the table until the next player is ready; null while the table is visible. */
function useDeviceCover({ matchView, playerNames }: TableContext): VNode | null {
  const { seat, seats, status } = matchView;
  const uncovered = useSignal<number | null>(seats.length > 1 ? null : seat);
  if (seats.length < 2 || status !== 'running' || seat === null || seat === uncovered.value) return null;
  return (
    <DeviceHandover
      seat={seat}
      name={playerNames[seat]}
      onReady={() => {
        uncovered.value = seat;
      }}
    />
  );
}

/** Saves a win against bots once the result is on the screen. */
function useBeatenLevels(matchView: TableContext['matchView']): void {
  const { status, game } = matchView;
  useEffect(() => {
    if (status !== 'over' || !matchView.players.some(({ type }) => type === 'bot')) return;
    // Fails offline if the app is not cached yet. The match is stored, so it is counted by a later sync.
    void import('../online/practice-sync.ts')
      .then(({ savePracticeResult }) => savePracticeResult(matchView))
      .catch(() => undefined);
  }, [status, game]);
}
