import { usePlayback, useStableCallbacks } from '@safehouse/ui';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ActionDock } from '../actions/action-dock.tsx';
import type { MoveOffer } from '../actions/move-offers.ts';
import { MovesList } from '../actions/moves-list.tsx';
import { type MoveSelection, useMoveSelection } from '../actions/use-move-selection.ts';
import { summarizeTurns } from '../log/turn-summary.ts';
import { type BoardContext, boardContextFor, type SpyBoardProps } from './board-context.ts';
import { FinalScores } from './final-scores.tsx';
import { Legend } from './legend.tsx';
import { RouteMap } from './map/route-map.tsx';
import { MapDescription } from './map-description.tsx';
import { OpenMissions, OwnMissions, StartMissions } from './mission-lists.tsx';
import { Players } from './players.tsx';

export function Board(props: SpyBoardProps) {
  const { settings, moveHistory } = props;
  const context = useBoardContext(props);
  const selection = useMoveSelection(context);
  const { steps, lastTurns } = useMemo(() => summarizeTurns(moveHistory.flatMap(({ facts }) => facts)), [moveHistory]);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { dock, confirm, done } = useDockFocus(selection);
  const { inspectedMission, hintedKey, inspect } = selection;
  const { choose } = useStableCallbacks({
    choose(key: string) {
      if (selection.selected?.key !== key) {
        confirm();
        const behavior = settings.motion === 'full' ? 'smooth' : 'auto';
        stage.current?.scrollIntoView({ block: 'nearest', behavior });
      }
      selection.select(key);
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
              highlights={selection.highlights}
              isOffered={selection.isOffered}
              tap={selection.tap}
            />
            <Legend context={context} />
            <MapDescription context={context} />
          </div>
          <ActionDock context={context} selection={selection} steps={steps} dock={dock} playOffer={done} />
        </div>
        <div class="sc-side">
          <FinalScores context={context} />
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
          <OpenMissions context={context} inspectedMission={inspectedMission} hintedKey={hintedKey} inspect={inspect} />
          <MovesList context={context} selected={selection.selected} hintedKey={hintedKey} select={choose} />
          <Players context={context} inspectedMission={inspectedMission} inspect={inspect} lastTurns={lastTurns} />
        </div>
      </div>
    </div>
  );
}

/** The parts of the board compare the context, so it stays the same until something in it changes. */
function useBoardContext(props: SpyBoardProps): BoardContext {
  const { matchView, translations, lang, playerNames, settings, hintedMoves } = props;
  // Every move is drawn at once: the animations follow from the view before and this one.
  const playback = usePlayback<typeof matchView, never>(props, () => []);
  const callbacks = useStableCallbacks({ play: props.play, showRefusal: props.showRefusal });
  return useMemo(
    () => boardContextFor({ ...props, ...callbacks }, playback),
    [matchView, translations, lang, playerNames.join('|'), settings.patterns, settings.motion, hintedMoves?.[0]],
  );
}

/** A move selected in the list moves the focus to the button that plays it, and the focus stays in the dock. */
function useDockFocus({ selected, play }: MoveSelection) {
  const dock = useRef<HTMLElement>(null);
  // Not a state: nothing on the screen depends on it.
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

/** A tap finishes all animations. */
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
