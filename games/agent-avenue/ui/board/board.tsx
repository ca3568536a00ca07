import { usePlayback } from '@safehouse/ui';
import { ActionDock } from '../actions/action-dock.tsx';
import { useCardPlacement } from '../actions/use-card-placement.ts';
import { playbackSteps } from '../playback/playback-steps.ts';
import { AgentsInPlay } from './agents-in-play.tsx';
import { type AgentAvenueBoardProps, boardContextFor, legalMovesOfType } from './board-context.ts';
import { EndingPanel } from './ending-panel.tsx';
import { MarketPanel } from './market-panel.tsx';
import { OfferArea } from './offer-area.tsx';
import { Street } from './street.tsx';

export function Board(props: AgentAvenueBoardProps) {
  const { matchView, newFacts } = props;
  const playback = usePlayback(props, (before) => playbackSteps(before.view, matchView.view, newFacts));
  const { step, lastStep, isAnimating, skip } = playback;
  const context = boardContextFor(props, playback);
  const placement = useCardPlacement(context, matchView.version);
  const isShopping = legalMovesOfType(context, 'take').length > 0;
  // A tap during an animation only skips it: it must not hit what appears under it.
  const skipOnTap = (event: Event) => {
    if (!isAnimating) return;
    event.stopPropagation();
    event.preventDefault();
    skip();
  };
  return (
    <div class="game-agent-avenue aa-room" onClickCapture={skipOnTap}>
      <div class={`aa-board is-${context.view.mode}`}>
        <Street context={context} walks={(step ?? lastStep)?.walks ?? []}>
          {context.result ? (
            <EndingPanel context={context} result={context.result} />
          ) : (
            <OfferArea context={context} placement={placement} reveal={step?.reveal ?? null} />
          )}
        </Street>
        <AgentsInPlay context={context} />
        <ActionDock context={context} placement={placement} />
        {context.view.mode === 'advanced' && !isShopping ? <MarketPanel context={context} /> : null}
      </div>
    </div>
  );
}
