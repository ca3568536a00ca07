import { useSignal } from '@preact/signals';
import type { MatchSource } from '../match/source.ts';
import type { ShownGame } from '../state/games.ts';
import { motion } from '../state/look.ts';
import { namesAt } from '../state/names.ts';
import { room } from '../state/width.ts';
import { house } from '../state/words.ts';
import { Cover } from './cover.tsx';
import { useLines } from './lines.ts';
import { Open } from './open.tsx';
import type { Tab } from './panel.tsx';
import { Players } from './players.tsx';
import type { Sitting } from './sitting.ts';
import { useTelling } from './telling.ts';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly source: MatchSource;
  readonly game: ShownGame;
  readonly page: Sitting['page'];
}

/** Everything around a board. */
export function Frame({ source, game, page }: FrameProps) {
  const words = house();
  const names = namesAt(page);
  const viewer = `${page.id} ${page.seat}`;
  const lines = useLines(source.story.value, { game, names, house: words, view: page.view }, viewer);
  const tab = useSignal<Tab | null>(null);
  const rule = useSignal<string | null>(null);
  const uncovered = useSignal<number | null>(page.seats.length > 1 ? null : page.seat);
  const showRules = (wanted: string | null) => {
    rule.value = wanted;
    tab.value = 'rules';
  };
  const sitting: Sitting = { source, page, game, names, lines, showRules };
  const telling = useTelling(page, motion.value);
  const around = {
    ...sitting,
    page: telling.page,
    lines: lines.filter((line) => line.version <= telling.upTo),
  };
  const { seat } = page;
  const isCovered =
    page.seats.length > 1 && page.status === 'running' && seat !== null && seat !== uncovered.value;
  return (
    <div class={`table game-${page.game}`} data-room={room.value}>
      <TopBar {...around} />
      <Players {...around} lines={isCovered ? [] : around.lines} />
      {isCovered ? (
        <main id="content" class="table-main" tabIndex={-1} aria-label={words.table.board}>
          <Cover
            seat={seat}
            name={names[seat]}
            uncover={() => {
              uncovered.value = seat;
            }}
          />
        </main>
      ) : (
        <Open {...sitting} around={around} shown={telling.shown} tab={tab} rule={rule.value} />
      )}
    </div>
  );
}
