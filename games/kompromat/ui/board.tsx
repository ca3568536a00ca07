import { SEATS } from '@safehouse/contract';
import { useState } from 'preact/hooks';
import { ROUNDS } from '../data/numbers.ts';
import { Dock } from './dock/dock.tsx';
import { usePlayback } from './playback/use-playback.ts';
import { Agent } from './table/agent.tsx';
import { type Desk, farSeat, isMine, type KompromatBoard, type Opened } from './table/desk.ts';
import { Mission } from './table/mission.tsx';
import { SeatMark } from './table/seat-mark.tsx';

/** The desk: both agents' edges, the row of missions between them, and what to do now. */
export function Board(board: KompromatBoard) {
  const { page, words } = board;
  const playback = usePlayback(board);
  const { scene, isTelling, finish } = playback;
  const [opened, open] = useState<Opened | null>(null);
  const legal = isTelling || page.result !== null ? [] : page.legal;
  const near = page.seat ?? SEATS[0];
  const desk: Desk = { ...playback, board, view: scene.view, words, near, legal, opened, open };
  return (
    <section class={`kompromat game-kompromat ko-${board.settings.motion}`} aria-label={words.title}>
      {/* A tap anywhere on the table is enough to be past the telling; for the keyboard there is a button. */}
      <div class="ko-table" onPointerDown={isTelling ? finish : undefined}>
        <Round desk={desk} />
        <Agent desk={desk} seat={farSeat(desk)} />
        <ol class="ko-row">
          {scene.view.missions.map(({ card }, mission) => (
            <Mission desk={desk} mission={mission} key={card} />
          ))}
        </ol>
        <Agent desk={desk} seat={near} />
      </div>
      <Dock desk={desk} />
    </section>
  );
}

function Round({ desk }: { readonly desk: Desk }) {
  const { round, starter } = desk.view;
  const { words, board } = desk;
  return (
    <p class="ko-round">
      <b>{words.round(round, ROUNDS)}</b>
      <span>
        <SeatMark seat={starter} />{' '}
        {isMine(desk, starter) ? words.youStart : words.starts(board.names[starter])}
      </span>
    </p>
  );
}
