import { usePlayback } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { ROUNDS } from '../../data/constants.ts';
import { Act } from '../actions/act.tsx';
import { Items } from '../actions/items.tsx';
import { MissionPreview } from '../actions/mission-preview.tsx';
import { useItemChoice } from '../actions/use-item-choice.ts';
import { playbackSteps } from '../playback/playback-steps.ts';
import { type BoardContext, boardContextFor, farSeat, type KompromatBoardProps } from './board-context.ts';
import { Mission } from './mission.tsx';
import { playerTile } from './player-tile.tsx';

/** The row of missions between both players' cards; around it what they have won and what can be done. */
export function Board(props: KompromatBoardProps) {
  const { translations, matchView, frame } = props;
  const playback = usePlayback(props, (before) => stepsAfter(before, props));
  const [openMission, showMission] = useState<number | null>(null);
  const context = boardContextFor(props, playback, { openMission, showMission });
  const choice = useItemChoice(context, matchView);
  return frame({
    phase: roundText(context),
    tiles: [playerTile(context, farSeat(context)), playerTile(context, context.nearSeat)],
    tileLayout: 'around',
    board: (
      <section class="ko-table" aria-label={translations.title}>
        <ol class="ko-row">
          {context.view.missions.map(({ card }, mission) => (
            <Mission context={context} mission={mission} key={card} />
          ))}
        </ol>
      </section>
    ),
    store: null,
    hand: <Items context={context} choice={choice} />,
    preview: <MissionPreview context={context} />,
    act: <Act context={context} choice={choice} />,
    playback: playback.progress,
  });
}

function stepsAfter(
  { view, seat, version }: KompromatBoardProps['matchView'],
  { newFacts, moveHistory }: KompromatBoardProps,
) {
  const past = moveHistory.filter((move) => move.version <= version);
  return playbackSteps({ view, seat, pastFacts: past.flatMap(({ facts }) => facts) }, newFacts);
}

function roundText({ view, translations, seat, playerNames }: BoardContext): string {
  const { round, starter } = view;
  const start = starter === seat ? translations.youStart : translations.starts(playerNames[starter]);
  return `${translations.round(round, ROUNDS)} · ${start}`;
}
