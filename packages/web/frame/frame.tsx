import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { MatchSource } from '../match/source.ts';
import { Icon } from '../parts/icons.tsx';
import type { ShownGame } from '../state/games.ts';
import { namesAt } from '../state/names.ts';
import { room } from '../state/width.ts';
import { house } from '../state/words.ts';
import { Away, useMissed } from './away.tsx';
import { BoardPlace } from './board.tsx';
import { Cover } from './cover.tsx';
import { useHintSignal } from './hint.ts';
import { linesOf } from './lines.ts';
import { Notices, type WhyNot } from './notices.tsx';
import { Panel, type Tab } from './panel.tsx';
import { Players } from './players.tsx';
import { ResultCard } from './result.tsx';
import { isMyTurn, type Sitting } from './sitting.ts';
import { Tool, Tools } from './tools.tsx';
import { Waiting } from './waiting.tsx';

interface FrameProps {
  readonly source: MatchSource;
  readonly game: ShownGame;
  readonly page: Sitting['page'];
}

/** Everything around a board. */
export function Frame({ source, game, page }: FrameProps) {
  const words = house();
  const story = source.story.value;
  const names = namesAt(page);
  const lines = useMemo(() => linesOf(story, game, names, words), [story, game, words, names.join('|')]);
  const tab = useSignal<Tab | null>(null);
  const rule = useSignal<string | null>(null);
  const uncovered = useSignal<number | null>(page.seats.length > 1 ? null : page.seat);
  const showRules = (wanted: string | null) => {
    rule.value = wanted;
    tab.value = 'rules';
  };
  const sitting: Sitting = { source, page, game, names, lines, showRules };
  const { seat } = page;
  const isCovered =
    page.seats.length > 1 && page.status === 'running' && seat !== null && seat !== uncovered.value;
  return (
    <div class={`table game-${page.game}`} data-room={room.value}>
      <TopBar {...sitting} />
      <Players {...sitting} lines={isCovered ? [] : lines} />
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
        <Open {...sitting} tab={tab} rule={rule.value} />
      )}
    </div>
  );
}

type OpenProps = Sitting & { readonly tab: Signal<Tab | null>; readonly rule: string | null };

/** The table while somebody may look at it. */
function Open({ tab, rule, ...sitting }: OpenProps) {
  const words = house();
  const { page, source } = sitting;
  const whyNot = useSignal<WhyNot | null>(null);
  const hint = useHintSignal();
  const { missed, done } = useMissed(sitting);
  const toggle = (one: Tab) => {
    tab.value = tab.value === one ? null : one;
  };
  return (
    <>
      <main
        id="content"
        class="table-main"
        tabIndex={-1}
        aria-label={words.table.board}
        onClickCapture={() => {
          // Whoever tries the next thing has read why the last one could not be.
          whyNot.value = null;
        }}
      >
        {missed.length > 0 && <Away missed={missed} done={done} />}
        {(page.status === 'over' || page.status === 'broken') && <ResultCard {...sitting} />}
        {page.view ? <BoardPlace {...sitting} hint={hint} whyNot={whyNot} /> : <Waiting {...sitting} />}
      </main>
      <footer class="tools">
        <Notices {...sitting} whyNot={whyNot} hint={hint} />
        <div class="tools-row" role="toolbar" aria-label={words.table.more}>
          <Tools {...sitting} hint={hint} />
          {room.value === 'phone' && (
            <>
              <Tool icon="log" label={words.table.log} press={() => toggle('log')} />
              {source.talk && <Tool icon="chat" label={words.table.chat} press={() => toggle('chat')} />}
              <Tool icon="rules" label={words.table.rules} press={() => toggle('rules')} />
              <Tool icon="more" label={words.table.more} press={() => toggle('more')} />
            </>
          )}
        </div>
      </footer>
      <Panel {...sitting} tab={tab} rule={rule} />
    </>
  );
}

function TopBar({ page, game, source, names }: Sitting) {
  const words = house();
  const [acting] = page.toAct;
  const turn = isMyTurn(page)
    ? words.table.yourMove
    : page.status === 'running' && acting !== undefined
      ? words.table.waitingFor(names[acting])
      : page.status === 'over'
        ? words.table.over
        : '';
  return (
    <header class="table-top">
      <a class="icon-button" href="/" aria-label={words.home}>
        <Icon name="home" />
      </a>
      <h1>{game.words.title}</h1>
      <p class={`turn${isMyTurn(page) ? ' is-mine' : ''}`} aria-live="polite">
        {page.seat === null && page.status === 'running' ? words.table.watching : turn}
      </p>
      {source.isPending.value && source.kind === 'online' && (
        <span class="pending">{words.link.pending}</span>
      )}
    </header>
  );
}
