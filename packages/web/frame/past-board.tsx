import type { MatchPage } from '@safehouse/protocol';
import { useMemo } from 'preact/hooks';
import { movesIn } from '../match/story.ts';
import { motion } from '../state/look.ts';
import { settings } from '../state/settings.ts';
import { Fence } from './fence.tsx';
import type { Sitting } from './sitting.ts';

/** A page of the past, and what had just happened on it. */
export interface PagePast {
  readonly page: MatchPage;
  readonly facts: readonly { readonly type: string }[];
}

/** The board as it was. It can be looked at, but nothing can be played on it. */
export function PastBoard({ page, facts, game, names, source }: Sitting & PagePast) {
  const { Board } = game.ui;
  const story = useMemo(
    () => movesIn(source.story.value.filter(({ version }) => version <= page.version)),
    [source.story.value, page.version],
  );
  const still = useMemo(() => ({ ...page, legal: [] }), [page]);
  return (
    <div class="past">
      <Fence>
        <Board
          page={still as never}
          words={game.words}
          lang={game.lang}
          names={names}
          happened={facts}
          story={story}
          play={() => undefined}
          impossible={() => undefined}
          hint={null}
          settings={{ motion: motion.value, patterns: settings.patterns.value }}
        />
      </Fence>
    </div>
  );
}
