import { seatsAround, useLoaded, usePlayback, usePreview } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { ROUNDS } from '../../data/constants.ts';
import { Act } from '../actions/act.tsx';
import { Items } from '../actions/items.tsx';
import { MissionPreview } from '../actions/mission-preview.tsx';
import { useItemChoice } from '../actions/use-item-choice.ts';
import { playbackSteps } from '../playback/playback-steps.ts';
import { type BoardContext, boardContextFor, type KompromatBoardProps } from './board-context.ts';
import { Cause } from './cause.tsx';
import { Mission } from './mission.tsx';
import { playerTile } from './player-tile.tsx';

const loadPreviews = () => import('../preview/index.tsx');

/** The row of missions between both players' cards, surrounded by what they have won and what can be done. */
export function Board(props: KompromatBoardProps) {
  const { translations, matchView, frame } = props;
  const playback = usePlayback(props, (before) => stepsAfter(before, props));
  const [openMission, showMission] = useState<number | null>(null);
  const { key: pointed, slot } = usePreview();
  const context = boardContextFor(props, playback, { openMission, showMission, pointed });
  const previews = useLoaded(pointed === null ? null : loadPreviews);
  const choice = useItemChoice(context, matchView);
  return frame({
    phase: roundText(context),
    tiles: seatsAround(2, context.nearSeat).map((seat) => playerTile(context, seat)),
    tileLayout: 'around',
    board: (
      <section class="ko-table" aria-label={translations.title}>
        <ol class="ko-row">
          {context.view.missions.map(({ card }, mission) => (
            <Mission context={context} mission={mission} key={card} />
          ))}
        </ol>
        {context.result && <Cause context={context} result={context.result} />}
      </section>
    ),
    store: null,
    hand: <Items context={context} choice={choice} />,
    preview: <MissionPreview context={context} />,
    pointed: { ...slot, content: previews && pointed !== null && previews.describePointed(context, pointed) },
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
