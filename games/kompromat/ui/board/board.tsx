import { SEATS } from '@safehouse/contract';
import { useState } from 'preact/hooks';
import { ROUNDS } from '../../data/constants.ts';
import { ActionDock } from '../actions/action-dock.tsx';
import { usePlayback } from '../playback/use-playback.ts';
import {
  type BoardContext,
  type DetailsTarget,
  farSeat,
  isOwnSeat,
  type KompromatBoardProps,
} from './board-context.ts';
import { Mission } from './mission.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { SeatMark } from './seat-mark.tsx';

/** The desk: both agents' edges, the row of missions between them, and what to do now. */
export function Board(board: KompromatBoardProps) {
  const { matchView, translations } = board;
  const playback = usePlayback(board);
  const { snapshot, isAnimating, skipAnimation } = playback;
  const [opened, open] = useState<DetailsTarget | null>(null);
  const legal = isAnimating || matchView.result !== null ? [] : matchView.legal;
  const near = matchView.seat ?? SEATS[0];
  const context: BoardContext = {
    ...playback,
    boardProps: board,
    view: snapshot.view,
    translations,
    nearSeat: near,
    legalMoves: legal,
    details: opened,
    showDetails: open,
  };
  return (
    <section class={`kompromat game-kompromat ko-${board.settings.motion}`} aria-label={translations.title}>
      {/* A tap anywhere on the table is enough to be past the telling; for the keyboard there is a button. */}
      <div class="ko-table" onPointerDown={isAnimating ? skipAnimation : undefined}>
        <RoundHeader context={context} />
        <PlayerPanel context={context} seat={farSeat(context)} />
        <ol class="ko-row">
          {snapshot.view.missions.map(({ card }, mission) => (
            <Mission context={context} mission={mission} key={card} />
          ))}
        </ol>
        <PlayerPanel context={context} seat={near} />
      </div>
      <ActionDock context={context} />
    </section>
  );
}

function RoundHeader({ context }: { readonly context: BoardContext }) {
  const { round, starter } = context.view;
  const { translations, boardProps } = context;
  return (
    <p class="ko-round">
      <b>{translations.round(round, ROUNDS)}</b>
      <span>
        <SeatMark seat={starter} />{' '}
        {isOwnSeat(context, starter)
          ? translations.youStart
          : translations.starts(boardProps.playerNames[starter])}
      </span>
    </p>
  );
}
