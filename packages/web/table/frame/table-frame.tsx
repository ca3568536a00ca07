import type { Signal } from '@preact/signals';
import type { PlaybackProgress, TableSlots } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { RulesTarget } from '../../screens/rules/rules-target.ts';
import { ChatAnnouncer } from '../chat/chat-bubble.tsx';
import { useFreshLines } from '../chat/fresh-lines.ts';
import { SpectatorAnnouncer } from '../chat/spectator-announcer.tsx';
import type { HintState } from '../hints/hint.ts';
import type { TableReplay } from '../history/table-replay.ts';
import type { Replay } from '../history/use-replay.ts';
import { ClaimQuestion } from '../notices/claim-question.tsx';
import type { TableMessage } from '../notices/current-notice.ts';
import { NoticeArea } from '../notices/notice-area.tsx';
import { isUndoAsked, UndoRequest } from '../notices/undo-request.tsx';
import { type Absence, useAbsence } from '../notices/use-absence.ts';
import { Panel, type PanelTab } from '../panel/panel.tsx';
import { isPlannable, PlanSlot } from '../plan/lazy-plan-slot.tsx';
import { PlaybackBar } from '../playback/playback-bar.tsx';
import { usePlaybackKeys } from '../playback/press.ts';
import { ResultCard } from '../result/result-card.tsx';
import { useSeatRatings } from '../seats/seat-ratings.ts';
import { Tile } from '../seats/tile.tsx';
import type { Speech } from '../speech/use-speech.ts';
import type { TableContext } from '../table-context.ts';
import { TopBar } from '../top-bar.tsx';
import { Frame } from './frame.tsx';

/** The state of the screen around a board. */
export interface TableState {
  readonly hint: Signal<HintState | null>;
  readonly message: Signal<TableMessage | null>;
  readonly tab: Signal<PanelTab | null>;
  readonly rulesTarget: RulesTarget;
  /** True if the match was running when the page was opened. */
  readonly wasRunningWhenOpened: boolean;
  readonly speech: Speech;
  readonly replay: TableReplay;
}

interface TableFrameProps {
  /** Not newer than what the board has shown. */
  readonly context: TableContext;
  readonly state: TableState;
  readonly slots: TableSlots;
  /** Asked instead of the game's own question. */
  readonly question?: ComponentChildren;
  /** The pause before an automatic move. */
  readonly automaticMs?: number | null;
}

/** The frame of a match: with top bar, notice, panel, and the result after the end. */
export function TableFrame({ context, state, slots, question, automaticMs = null }: TableFrameProps) {
  const { matchView, source } = context;
  const { tab, message, replay } = state;
  const isOver = matchView.status === 'over' || matchView.status === 'broken';
  const absence = useAbsence(context);
  const chatLines = useFreshLines(source);
  const ratings = useSeatRatings(matchView);
  const live = { source, speech: state.speech, chatLines, ratings };
  const playback = tablePlayback(slots.playback, replay);
  usePlaybackKeys(playback);
  return (
    <Frame
      game={matchView.game}
      slots={{ ...slots, playback }}
      playerNames={context.playerNames}
      tile={(slot, press) => <Tile key={slot.seats.join()} table={context} tile={slot} live={live} {...press} />}
      top={<TopBar {...context} phase={slots.phase} hint={state.hint} tab={tab} replay={replay} />}
      notice={
        <>
          <NoticeArea {...context} {...{ message, tab, absence, replay }} hint={state.hint} played={playback} />
          <ChatAnnouncer lines={chatLines} />
          <SpectatorAnnouncer source={source} />
        </>
      }
      question={
        playback?.canSkip ? (
          <PlaybackBar {...playback} isReplay={replay.position !== null} />
        ) : (
          withPlan(context, state, question ?? tableQuestion(context, absence) ?? slots.act)
        )
      }
      automaticMs={automaticMs}
      isOpen={matchView.view === null}
      ending={isOver && <ResultCard {...context} hasJustEnded={state.wasRunningWhenOpened} />}
      panel={(shape) => (
        <Panel
          {...context}
          tab={tab}
          rulesTarget={state.rulesTarget}
          shape={shape}
          numbers={slots.tiles.at(-1)?.numbers ?? []}
        />
      )}
    />
  );
}

/** At tables with slow clocks the player can plan moves, except while an earlier position is shown. */
function withPlan(context: TableContext, { message, replay }: TableState, asked: ComponentChildren): ComponentChildren {
  if (!isPlannable(context.matchView) || replay.position !== null) return asked;
  return (
    <PlanSlot {...context} message={message}>
      {asked}
    </PlanSlot>
  );
}

/** A replay runs until the current position is reached; skipping jumps there. */
function tablePlayback(playback: PlaybackProgress | null, { position, stop }: Replay): PlaybackProgress | null {
  if (position === null) return playback;
  const between = { fact: null, version: position.version, isPaused: false, next: stop, ...playback };
  return {
    ...between,
    canSkip: true,
    skip() {
      playback?.skip();
      stop();
    },
  };
}

/** A question of the table itself: an undo request, or claiming the match from an absent player. */
function tableQuestion(context: TableContext, absence: Absence | null): ComponentChildren {
  if (isUndoAsked(context.matchView)) return <UndoRequest {...context} />;
  return absence?.canClaim ? <ClaimQuestion {...context} absence={absence} /> : undefined;
}
