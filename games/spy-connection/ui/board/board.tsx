import { useStableCallbacks } from '@safehouse/ui';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Dock } from '../actions/action-dock.tsx';
import type { MoveOffer } from '../actions/move-offers.ts';
import { MovesList } from '../actions/moves-list.tsx';
import { type MoveSelection, useMoveSelection } from '../actions/use-move-selection.ts';
import { usePreviousView, useTurnSummary } from '../playback/turn-summary.ts';
import { boardContextFor, type SpyBoardProps } from './board-context.ts';
import { FinalScores } from './final-scores.tsx';
import { Legend } from './legend.tsx';
import { RouteMap } from './map/route-map.tsx';
import { MapDescription } from './map-description.tsx';
import { OpenMissions, OwnMissions, StartMissions } from './mission-lists.tsx';
import { Players } from './players.tsx';

export function Board(props: SpyBoardProps) {
  const { matchView, translations, lang, playerNames, settings } = props;
  const context = useMemo(
    () => boardContextFor(props),
    [matchView, translations, lang, playerNames.join('|'), settings.patterns],
  );
  const choosing = useMoveSelection(context, props);
  const before = usePreviousView(context);
  const { steps, lastTurns } = useTurnSummary(props);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { dock, confirm, done } = useDockFocus(choosing);
  const { inspectedMission, hintedKey, inspect } = choosing;
  const { choose } = useStableCallbacks({
    choose(key: string) {
      if (choosing.selected?.key !== key) {
        confirm();
        const behavior = settings.motion === 'full' ? 'smooth' : 'auto';
        stage.current?.scrollIntoView({ block: 'nearest', behavior });
      }
      choosing.select(key);
    },
  });
  useSkipAnimations(root);
  return (
    <div
      ref={root}
      class={`game-spy-connection sc ${context.view.board === 'dark' ? 'sc-night' : 'sc-day'} sc-${settings.motion}`}
    >
      <div class="sc-layout">
        <div class="sc-main">
          <div class="sc-stage" ref={stage}>
            <RouteMap
              context={context}
              previousView={before}
              highlights={choosing.highlights}
              motion={settings.motion}
              isOffered={choosing.isOffered}
              tap={choosing.tap}
            />
            <Legend context={context} />
            <MapDescription context={context} />
          </div>
          <Dock context={context} selection={choosing} steps={steps} dock={dock} playOffer={done} />
        </div>
        <div class="sc-side">
          <FinalScores context={context} result={matchView.result} />
          <StartMissions
            context={context}
            inspectedMission={inspectedMission}
            hintedKey={hintedKey}
            inspect={inspect}
          />
          {context.view.phase !== 'draft' && (
            <OwnMissions
              context={context}
              inspectedMission={inspectedMission}
              hintedKey={hintedKey}
              inspect={inspect}
            />
          )}
          <OpenMissions
            context={context}
            inspectedMission={inspectedMission}
            hintedKey={hintedKey}
            inspect={inspect}
          />
          <MovesList context={context} selected={choosing.selected} hintedKey={hintedKey} select={choose} />
          <Players
            context={context}
            inspectedMission={inspectedMission}
            inspect={inspect}
            lastTurns={lastTurns}
          />
        </div>
      </div>
    </div>
  );
}

/** Whoever chooses in the list is taken to the button that does it, and stays there for what comes next. */
function useDockFocus({ selected, play }: MoveSelection) {
  const dock = useRef<HTMLElement>(null);
  // Nothing to be seen depends on it, so that nothing is drawn anew for it.
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || selected === null) return;
    dock.current?.querySelector<HTMLElement>('.sc-do')?.focus({ preventScroll: true });
    isWanted.current = false;
  }, [selected?.key]);
  const done = (offer: MoveOffer) => {
    dock.current?.focus({ preventScroll: true });
    play(offer);
  };
  const confirm = () => {
    isWanted.current = true;
  };
  return { dock, confirm, done };
}

/** A tap finishes what is still moving. */
function useSkipAnimations(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = root.current;
    const finish = () => {
      for (const animation of element?.getAnimations({ subtree: true }) ?? []) animation.finish();
    };
    element?.addEventListener('pointerdown', finish);
    return () => element?.removeEventListener('pointerdown', finish);
  }, [root]);
}
