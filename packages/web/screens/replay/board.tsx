import { useMemo } from 'preact/hooks';
import { Fence } from '../../frame/fence.tsx';
import { GameBoard } from '../../frame/game-board.tsx';
import type { Looking } from './looking.ts';
import { pageAt } from './page.ts';
import { factsAt, type Reel, viewAt } from './reel.ts';
import type { Showing } from './showing.ts';

const NOTHING: readonly { readonly type: string }[] = [];

/** The game's own board at one position. It can be looked at, but nothing can be played on it. */
export function OldBoard({ reel, game, showing, names }: Looking) {
  const at = showing.at.value;
  const eyes = showing.eyes.value;
  const { Hands, laidOpen } = game.ui;
  const page = useMemo(() => {
    const plain = pageAt(reel, at, eyes);
    return eyes === 'all' && laidOpen && plain.view ? { ...plain, view: laidOpen(plain.view) } : plain;
  }, [reel, at, eyes]);
  const happened = useMemo(() => happenedAt(reel, showing), [reel, at, eyes]);
  const story = useMemo(() => storyUpTo(reel, showing), [reel, at, eyes]);
  return (
    <div class="rp-board">
      <Fence key={String(eyes)}>
        {eyes === 'all' && Hands && <Hands view={viewAt(reel, at, 'all')} words={game.words} names={names} />}
        <GameBoard
          game={game}
          page={page}
          names={names}
          happened={happened}
          story={story}
          shown={(version) => {
            showing.told.value = version;
          }}
        />
      </Fence>
    </div>
  );
}

function happenedAt(reel: Reel, { at, eyes, isStep }: Showing) {
  return isStep.value ? factsAt(reel, at.value, eyes.value) : NOTHING;
}

function storyUpTo(reel: Reel, { at, eyes }: Showing) {
  return reel.frames
    .slice(0, at.value + 1)
    .flatMap(({ made }, version) =>
      made ? [{ version, seat: made.seat, facts: factsAt(reel, version, eyes.value) }] : [],
    );
}
