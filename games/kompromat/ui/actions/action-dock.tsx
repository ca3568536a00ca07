import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { logLine } from '../log/log-lines.ts';
import type { PlaybackFrame } from '../playback/playback-frames.ts';
import { DeclareActions } from './declare-actions.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { MatchResult } from './match-result.tsx';
import { HitOrStopActions, KnownDeckCards, PlacePrompt } from './turn-actions.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import { TokenActions, WindowActions } from './window-and-token-actions.tsx';

/** What the viewer can do now, under the thumb. */
export function ActionDock({ context }: { readonly context: BoardContext }) {
  const dock = useFocusRestore();
  return (
    <div class="ko-dock" ref={dock} tabIndex={-1}>
      {context.details && <DetailsPanel context={context} opened={context.details} />}
      {context.view.phase === 'play' && <KnownDeckCards context={context} />}
      {context.isAnimating && context.frame ? (
        <PlaybackMessage context={context} beat={context.frame} />
      ) : (
        <CurrentActions context={context} />
      )}
    </div>
  );
}

function CurrentActions({ context }: { readonly context: BoardContext }) {
  const { view, legalMoves, boardProps } = context;
  if (boardProps.matchView.result)
    return <MatchResult context={context} result={boardProps.matchView.result} />;
  if (legalMoves.length === 0) return <WaitingMessage context={context} />;
  const mission = missionBeingResolved(view) ?? 0;
  switch (view.phase) {
    case 'play':
      return view.turnMission === null ? (
        <PlacePrompt context={context} />
      ) : (
        <HitOrStopActions context={context} mission={view.turnMission} />
      );
    case 'window':
      return <WindowActions context={context} mission={mission} />;
    case 'declare':
      return <DeclareActions context={context} mission={mission} />;
    case 'tokens':
      return <TokenActions context={context} />;
    case 'over':
      return null;
  }
}

function WaitingMessage({ context }: { readonly context: BoardContext }) {
  const { active } = context.view;
  if (active === null) return null;
  return (
    <div class="ko-now ko-waiting">
      <p role="status" class="ko-prompt">
        <span>{context.translations.theirTurn(context.boardProps.playerNames[active])}</span>
      </p>
      <span class="ko-thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

/** While it is shown what happened: the line of the report, and a way past it. */
function PlaybackMessage({
  context,
  beat,
}: {
  readonly context: BoardContext;
  readonly beat: PlaybackFrame;
}) {
  const { translations, boardProps, view } = context;
  const mission = missionBeingResolved(view);
  const told = beat.stage === 'done' ? logLine(beat.fact, translations, boardProps.playerNames) : null;
  return (
    <div class="ko-now ko-telling">
      <p class="ko-prompt">
        <span>{told ?? (mission === null ? '' : translations.revealing(mission))}</span>
      </p>
      {context.canSkip && (
        <button type="button" class="ko-move ko-plain ko-skip" onClick={context.skipAnimation}>
          {translations.skip}
        </button>
      )}
    </div>
  );
}
