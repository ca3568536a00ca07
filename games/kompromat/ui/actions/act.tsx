import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { logLine } from '../log/log-lines.ts';
import { promptText } from '../log/prompt-text.ts';
import type { KompromatStep } from '../playback/playback-steps.ts';
import { DeclareActions } from './declare-actions.tsx';
import { HitOrStopActions, PlacePrompt } from './turn-actions.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import { UseItem } from './use-item.tsx';
import type { ItemChoice } from './use-item-choice.ts';
import { TokenActions, WindowActions } from './window-and-token-actions.tsx';

interface ActProps {
  readonly context: BoardContext;
  readonly choice: ItemChoice;
}

/** What the viewer is asked, and the buttons that answer. */
export function Act({ context, choice }: ActProps) {
  const act = useFocusRestore();
  const { isAnimating, playback } = context;
  return (
    <div class="ko-act" ref={act} tabIndex={-1}>
      {isAnimating && playback.step ? (
        <PlaybackMessage context={context} step={playback.step} />
      ) : choice.moves.length > 0 ? (
        <UseItem context={context} choice={choice} />
      ) : (
        <CurrentActions context={context} />
      )}
    </div>
  );
}

function CurrentActions({ context }: { readonly context: BoardContext }) {
  const { view, legalMoves } = context;
  if (legalMoves.length === 0) return <WaitingMessage context={context} />;
  switch (view.phase) {
    case 'play':
      return view.turnMission === null ? (
        <PlacePrompt context={context} />
      ) : (
        <HitOrStopActions context={context} mission={view.turnMission} />
      );
    case 'window':
      return <WindowActions context={context} />;
    case 'declare':
      return <DeclareActions context={context} mission={missionBeingResolved(view) ?? 0} />;
    case 'tokens':
      return <TokenActions context={context} />;
    case 'over':
      return null;
  }
}

function WaitingMessage({ context }: { readonly context: BoardContext }) {
  if (context.view.active === null) return null;
  return (
    <div class="act">
      <p role="status" class="act-question is-waiting">
        {promptText(context)}
      </p>
    </div>
  );
}

interface PlaybackMessageProps {
  readonly context: BoardContext;
  readonly step: KompromatStep;
}

/** During the playback: the log line of the fact, and a button to skip the rest. */
function PlaybackMessage({ context, step: { stage, fact } }: PlaybackMessageProps) {
  const { translations, view, playback } = context;
  const mission = missionBeingResolved(view);
  const line = stage === 'done' ? logLine(fact, context) : null;
  return (
    <div class="act ko-telling">
      <p class="act-question is-waiting">{line ?? (mission === null ? '' : translations.revealing(mission))}</p>
      {playback.canSkip && (
        <div class="act-buttons">
          <button type="button" class="act-button ko-skip" onClick={playback.skip}>
            {translations.skip}
          </button>
        </div>
      )}
    </div>
  );
}
