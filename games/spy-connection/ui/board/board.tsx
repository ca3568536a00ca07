import { SEATS } from '@safehouse/contract';
import { type PlaybackProgress, seatsAround, usePlayback, useStableCallbacks } from '@safehouse/ui';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Act } from '../actions/act.tsx';
import type { MoveOffer } from '../actions/move-offers.ts';
import { MovesList } from '../actions/moves-list.tsx';
import { useMovePreview } from '../actions/use-move-preview.ts';
import { type MoveSelection, useMoveSelection } from '../actions/use-move-selection.ts';
import { placeHighlights } from '../log/log-places.ts';
import { summarizeTurns } from '../log/turn-summary.ts';
import { playbackSteps } from '../playback/playback-steps.ts';
import { type BoardContext, boardContextFor, type SpyBoardProps } from './board-context.ts';
import { RouteMap } from './map/route-map.tsx';
import { MapDescription } from './map-description.tsx';
import { OpenMissions, OwnMissions, StartMissions } from './mission-lists.tsx';
import { playerTile } from './player-tile.tsx';
import { PreviewText } from './preview.tsx';

export function Board(props: SpyBoardProps) {
  const { moveHistory, frame, highlightedPlaces } = props;
  const { context, progress } = useBoardContext(props);
  const selection = useMoveSelection(context);
  const preview = useMovePreview(context, selection);
  const [isListOpen, openList] = useState(false);
  const { lastTurns } = useMemo(() => summarizeTurns(moveHistory.flatMap(({ facts }) => facts)), [moveHistory]);
  const { area, confirm, done } = useActFocus(selection);
  const { choose } = useStableCallbacks({
    choose(key: string) {
      if (selection.selected?.key !== key) confirm();
      selection.select(key);
    },
  });
  const { view, offers } = context;
  const named = useMemo(() => placeHighlights(context, highlightedPlaces), [context, highlightedPlaces]);
  const missions = {
    context,
    inspectedMission: selection.inspectedMission,
    hintedKey: selection.hintedKey,
    namedMissions: named?.missions ?? NO_MISSIONS,
    served: preview.outcome?.canMark ?? NO_MISSIONS,
    inspect: selection.inspect,
  };
  const previewText = <PreviewText context={context} preview={preview} />;
  return frame({
    phase: phaseText(context),
    tiles: seatsFrom(context).map((seat) => playerTile({ context, lastTurns }, seat)),
    tileLayout: 'row',
    board: (
      <div class={`sc-stage ${view.board === 'dark' ? 'sc-night' : 'sc-day'}`}>
        <RouteMap
          context={context}
          highlights={named ?? preview.highlights}
          outcome={preview.outcome}
          isOffered={selection.isOffered}
          tap={selection.tap}
          point={preview.pointAtMap}
        />
        <MapDescription context={context} />
      </div>
    ),
    store: view.phase === 'draft' ? <StartMissions {...missions} /> : <OpenMissions {...missions} />,
    hand:
      isListOpen && offers.length > 0 ? (
        <MovesList context={context} selected={selection.selected} hintedKey={selection.hintedKey} select={choose} />
      ) : view.phase === 'draft' ? (
        <OpenMissions {...missions} />
      ) : (
        <OwnMissions {...missions} />
      ),
    preview: !preview.isPointedAt && previewText,
    pointed: { ...preview.slot, content: preview.isPointedAt && previewText },
    act: (
      <Act
        context={context}
        selection={selection}
        isListOpen={isListOpen}
        area={area}
        toggleList={() => openList(!isListOpen)}
        playOffer={done}
      />
    ),
    playback: progress,
  });
}

const NO_MISSIONS: readonly string[] = [];

/** In turn order after the viewer, whose own seat comes last. */
function seatsFrom({ view, focusSeat, seat }: BoardContext) {
  const players = view.players.length;
  return seatsAround(players, seat === null ? SEATS[players - 1] : focusSeat);
}

function phaseText({ view, translations }: BoardContext): string {
  const parts = [translations.deck(view.deck.closed)];
  if (view.lastTurns !== null) parts.push(translations.lastTurns);
  if (view.extraTurns > 0) parts.push(translations.extraTurns(view.extraTurns));
  return parts.join(' · ');
}

/** The parts of the board compare the context by identity, so it stays the same until something in it changes. */
function useBoardContext(props: SpyBoardProps): {
  readonly context: BoardContext;
  readonly progress: PlaybackProgress | null;
} {
  const { matchView, translations, lang, playerNames, settings, hintedMoves, newFacts } = props;
  const playback = usePlayback(props, (before) => playbackSteps(before, matchView, newFacts));
  // Several facts of one move show the same map.
  const shown = playback.step?.matchView ?? matchView;
  const { play, showRefusal, showInfo } = props;
  const callbacks = useStableCallbacks({ play, showRefusal, showInfo });
  const context = useMemo(
    () => boardContextFor({ ...props, ...callbacks }, playback),
    [
      ...[matchView, shown, playback.isAnimating, translations, lang, playerNames.join('|')],
      ...[settings.patterns, settings.motion, hintedMoves?.[0]],
    ],
  );
  return { context, progress: playback.progress };
}

/** Selecting a move in the list moves the focus to the button that plays it, where it stays. */
function useActFocus({ selected, play }: MoveSelection) {
  const area = useRef<HTMLElement>(null);
  // Not a state, because it does not affect rendering.
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || selected === null) return;
    area.current?.querySelector<HTMLElement>('.sc-do')?.focus({ preventScroll: true });
    isWanted.current = false;
  }, [selected?.key]);
  const done = (offer: MoveOffer) => {
    area.current?.focus({ preventScroll: true });
    play(offer);
  };
  const confirm = () => {
    isWanted.current = true;
  };
  return { area, confirm, done };
}
