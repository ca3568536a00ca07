import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { EndingPanel } from '../board/ending-panel.tsx';
import { logLine } from '../log/log-lines.ts';
import { promptText } from '../log/prompt-text.ts';
import type { KompromatStep } from '../playback/playback-steps.ts';
import { DeclareActions } from './declare-actions.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { HitOrStopActions, KnownDeckCards, PlacePrompt } from './turn-actions.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import { TokenActions, WindowActions } from './window-and-token-actions.tsx';

/** What the viewer can do now. */
export function ActionDock({ context }: { readonly context: BoardContext }) {
  const dock = useFocusRestore();
  const { details, view, isAnimating, playback } = context;
  return (
    <div class="ko-dock" ref={dock} tabIndex={-1}>
      {details && <DetailsPanel context={context} opened={details} />}
      {view.phase === 'play' && <KnownDeckCards context={context} />}
      {isAnimating && playback.step ? (
        <PlaybackMessage context={context} step={playback.step} />
      ) : (
        <CurrentActions context={context} />
      )}
    </div>
  );
}

function CurrentActions({ context }: { readonly context: BoardContext }) {
  const { view, legalMoves, result } = context;
  if (result) return <EndingPanel context={context} result={result} />;
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
    <div class="ko-now ko-waiting">
      <p role="status" class="ko-prompt">
        <span>{promptText(context)}</span>
      </p>
      <span class="ko-thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
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
    <div class="ko-now ko-telling">
      <p class="ko-prompt">
        <span>{line ?? (mission === null ? '' : translations.revealing(mission))}</span>
      </p>
      {playback.canSkip && (
        <button type="button" class="ko-move ko-plain ko-skip" onClick={playback.skip}>
          {translations.skip}
        </button>
      )}
    </div>
  );
}
