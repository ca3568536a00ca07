import { ActionDock } from '../actions/action-dock.tsx';
import { useCardPlacement } from '../actions/use-card-placement.ts';
import { usePlaybackQueue } from '../playback/use-playback-queue.ts';
import { AgentsInPlay } from './agents-in-play.tsx';
import { type AgentAvenueBoardProps, boardContextFor, legalMovesOfType } from './board-context.ts';
import { EndingPanel } from './ending-panel.tsx';
import { MarketPanel } from './market-panel.tsx';
import { OfferArea } from './offer-area.tsx';
import { Street } from './street.tsx';

export function Board(props: AgentAvenueBoardProps) {
  const { matchView, reveal, walks, isAnimating, finish } = usePlaybackQueue(props);
  const context = boardContextFor(props, matchView, isAnimating);
  const laying = useCardPlacement(context, matchView.version);
  const isOver = matchView.result !== null && !isAnimating;
  const isShopping = legalMovesOfType(context, 'take').length > 0;
  // A tap while something moves only finishes the movement: it must not hit what appears under it.
  const hurry = (event: Event) => {
    if (!isAnimating) return;
    event.stopPropagation();
    event.preventDefault();
    finish();
  };
  return (
    <div class="game-agent-avenue aa-room" onClickCapture={hurry}>
      <div class={`aa-board is-${context.view.mode}`}>
        <Street context={context} walks={walks}>
          {isOver ? (
            <EndingPanel context={context} matchView={matchView} />
          ) : (
            <OfferArea context={context} placement={laying} reveal={reveal} />
          )}
        </Street>
        <AgentsInPlay context={context} />
        <ActionDock context={context} placement={laying} />
        {context.view.mode === 'advanced' && !isShopping ? <MarketPanel context={context} /> : null}
      </div>
    </div>
  );
}
