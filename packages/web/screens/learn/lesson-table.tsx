import { useRef } from 'preact/hooks';
import { Icon } from '../../parts/icons.tsx';
import { type ShownGame, useRules } from '../../state/games.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { house } from '../../state/words.ts';
import { Afterwards } from './afterwards.tsx';
import { useAttention } from './attention.ts';
import type { ShownLesson } from './book.ts';
import { Coach } from './coach.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { useRun } from './lesson-run.ts';
import { useTelling } from './telling.ts';
import type { Words } from './words/en.ts';

interface TableProps {
  readonly game: ShownGame;
  readonly shown: ShownLesson;
  /** The lesson after this one. */
  readonly following: ShownLesson | undefined;
  readonly words: Words;
}

/** A lesson at the game's own table, with a coach beside it. */
export function LessonTable({ game, shown, following, words }: TableProps) {
  const run = useRun(shown);
  const telling = useTelling(run.way);
  const { view, stage, ring, main, showLit } = useAttention(run, telling, shown.book.hinted);
  const { step } = run.stop;
  const heard = useRef(step);
  if (!telling.isOn) heard.current = step;
  const rules = useRules(game).filter(({ id }) => heard.current.rules?.includes(id));
  useDocumentTitle(`${shown.words.title} · ${game.words.title}`);
  const go = () => {
    if (telling.isOn) telling.skip();
    else if (step.type === 'say') run.next();
    else if (run.isLit.value) showLit();
    else run.isLit.value = true;
  };
  const text = shown.words.texts[heard.current.text];
  return (
    <div class={`learn-table game-${shown.game}`}>
      <header class="learn-top">
        <a class="icon-button" href={`/learn/${shown.game}`} aria-label={house().close}>
          <Icon name="close" />
        </a>
        <h1>
          {game.words.title} <span>{shown.words.title}</span>
        </h1>
        {run.at > 0 && <Restart label={words.restart} press={() => run.leap(0)} />}
      </header>
      <Coach {...{ run, words, text, rules, telling, main, go }} step={heard.current}>
        <Afterwards shown={shown} following={following} words={words} again={() => run.leap(0)} />
      </Coach>
      <main id="content" class="learn-main" tabIndex={-1} aria-label={house().table.board} ref={view}>
        <div class="learn-stage" ref={stage}>
          <LessonBoard key={run.leaps} {...{ run, game, shown, words, telling }} />
          <div class="learn-ring" ref={ring} hidden aria-hidden="true" />
        </div>
      </main>
    </div>
  );
}

function Restart({ label, press }: { readonly label: string; press(): void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={press}>
      <Icon name="again" />
    </button>
  );
}
