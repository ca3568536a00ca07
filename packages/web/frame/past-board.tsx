import type { MatchPage } from '@safehouse/protocol';
import { useMemo } from 'preact/hooks';
import { movesIn } from '../match/story.ts';
import { Fence } from './fence.tsx';
import { GameBoard } from './game-board.tsx';
import type { Sitting } from './sitting.ts';

/** A page of the past, and what had just happened on it. */
export interface PagePast {
  readonly page: MatchPage;
  readonly facts: readonly { readonly type: string }[];
}

/** The board as it was. It can be looked at, but nothing can be played on it. */
export function PastBoard({ page, facts, game, names, source }: Sitting & PagePast) {
  const story = useMemo(
    () => movesIn(source.story.value.filter(({ version }) => version <= page.version)),
    [source.story.value, page.version],
  );
  const still = useMemo(() => ({ ...page, legal: [] }), [page]);
  return (
    <div class="past">
      <Fence>
        <GameBoard game={game} page={still} names={names} happened={facts} story={story} />
      </Fence>
    </div>
  );
}
