import { ActArea } from '@safehouse/ui';
import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { promptText } from '../log/prompt-text.ts';
import { DeclareActions } from './declare-actions.tsx';
import { HitOrStopActions, PlacePrompt } from './turn-actions.tsx';
import { UseItem } from './use-item.tsx';
import type { ItemChoice } from './use-item-choice.ts';
import { TokenActions, WindowActions } from './window-and-token-actions.tsx';

interface ActProps {
  readonly context: BoardContext;
  readonly choice: ItemChoice;
}

/** What the viewer is asked, and the buttons to answer. */
export function Act({ context, choice }: ActProps) {
  return (
    <div class="ko-act">
      {choice.choice ? <UseItem context={context} choice={choice} /> : <CurrentActions context={context} />}
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
  const { view, seat } = context;
  // The viewer has just acted, and the result is still being shown.
  if (view.active === null || view.active === seat) return null;
  return <ActArea question={promptText(context)} isWaiting />;
}
