import type { Signal } from '@preact/signals';
import type { MatchPage } from '@safehouse/protocol';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { movesIn } from '../match/story.ts';
import { Fence } from './fence.tsx';
import { GameBoard } from './game-board.tsx';
import { useHappened } from './happened.ts';
import { type Hint, hintedMoves } from './hint.ts';
import type { WhyNot } from './notices.tsx';
import type { Sitting } from './sitting.ts';
import { useSounds } from './sounds.ts';
import type { Telling } from './telling.ts';

interface BoardProps extends Sitting {
  /** The page as the frame shows it: behind this one while the board tells. */
  readonly around: MatchPage;
  readonly shown: Telling['shown'];
  readonly hint: Signal<Hint | null>;
  readonly whyNot: Signal<WhyNot | null>;
}

/** The game's own board, with all that it needs and nothing else. */
export function BoardPlace({ hint, whyNot, around, shown, ...sitting }: BoardProps) {
  const { page, game, names, source } = sitting;
  const happened = useHappened(page, source.story.value);
  const story = useMemo(() => movesIn(source.story.value), [source.story.value]);
  useSounds(around, page.version, happened.length > 0);
  useEffect(() => {
    whyNot.value = null;
  }, [page.version, page.seat]);
  useLayoutEffect(() => () => shown(null), []);
  return (
    <Fence key={`${page.id} ${page.seat}`} fallen={() => shown(null)}>
      <GameBoard
        game={game}
        page={page}
        names={names}
        happened={happened}
        story={story}
        shown={shown}
        play={(move) => {
          whyNot.value = null;
          if (!source.isPending.value) source.move(move);
        }}
        impossible={(why) => {
          whyNot.value = why;
        }}
        hint={hintedMoves(hint.value, page.version)}
      />
    </Fence>
  );
}
