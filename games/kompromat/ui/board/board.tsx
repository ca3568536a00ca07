import { usePlayback } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { ROUNDS } from '../../data/constants.ts';
import { ActionDock } from '../actions/action-dock.tsx';
import { SeatMark } from '../art/seat-mark.tsx';
import { playbackSteps } from '../playback/playback-steps.ts';
import {
  type BoardContext,
  boardContextFor,
  type DetailsTarget,
  farSeat,
  type KompromatBoardProps,
} from './board-context.ts';
import { Mission } from './mission.tsx';
import { PlayerPanel } from './player-panel.tsx';

/** Both players' edges of the table, the row of missions between them, and what to do now. */
export function Board(props: KompromatBoardProps) {
  const { translations, settings } = props;
  const playback = usePlayback(props, (before) => stepsAfter(before, props));
  const [details, showDetails] = useState<DetailsTarget | null>(null);
  const context = boardContextFor(props, playback, { details, showDetails });
  return (
    <section class={`kompromat game-kompromat ko-${settings.motion}`} aria-label={translations.title}>
      {/* A tap anywhere on the table skips the playback; for the keyboard there is a button. */}
      <div class="ko-table" onPointerDown={playback.isAnimating ? playback.skip : undefined}>
        <RoundHeader context={context} />
        <PlayerPanel context={context} seat={farSeat(context)} />
        <ol class="ko-row">
          {context.view.missions.map(({ card }, mission) => (
            <Mission context={context} mission={mission} key={card} />
          ))}
        </ol>
        <PlayerPanel context={context} seat={context.nearSeat} />
      </div>
      <ActionDock context={context} />
    </section>
  );
}

function stepsAfter(
  { view, seat, version }: KompromatBoardProps['matchView'],
  { newFacts, moveHistory }: KompromatBoardProps,
) {
  const past = moveHistory.filter((move) => move.version <= version);
  return playbackSteps({ view, seat, pastFacts: past.flatMap(({ facts }) => facts) }, newFacts);
}

function RoundHeader({ context }: { readonly context: BoardContext }) {
  const { view, translations, seat, playerNames } = context;
  const { round, starter } = view;
  return (
    <p class="ko-round">
      <b>{translations.round(round, ROUNDS)}</b>
      <span>
        <SeatMark seat={starter} />{' '}
        {starter === seat ? translations.youStart : translations.starts(playerNames[starter])}
      </span>
    </p>
  );
}
