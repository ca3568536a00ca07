import { useRef } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import type { LoadedGame } from '../../state/games.ts';
import { useRuleTexts } from '../rules/rule-texts.ts';
import { Coach } from './coach.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { useLessonFocus } from './lesson-focus.ts';
import type { LoadedLesson } from './lesson-loader.ts';
import { useLessonPlayback } from './lesson-playback.ts';
import { useLessonRun } from './lesson-run.ts';
import type { LearnTranslations } from './locales/en.ts';

interface LessonTableProps {
  readonly game: LoadedGame;
  readonly loadedLesson: LoadedLesson;
  readonly nextLesson: LoadedLesson | undefined;
  readonly translations: LearnTranslations;
}

export function LessonTable({ game, loadedLesson, nextLesson, translations }: LessonTableProps) {
  const run = useLessonRun(loadedLesson);
  const playback = useLessonPlayback(run.positions);
  const { view, stage, ring, mainButton, focusHighlightedMove } = useLessonFocus(
    run,
    playback,
    loadedLesson.book.hintSelector,
  );
  const { step } = run.stop;
  const shownStep = useRef(step);
  if (!playback.isPlaying) shownStep.current = step;
  const rules = useRuleTexts(game).filter(({ id }) => shownStep.current.rules?.includes(id));
  useDocumentTitle(`${loadedLesson.translations.title} · ${game.translations.title}`);
  const onContinue = () => {
    if (playback.isPlaying) playback.skip();
    else if (step.type === 'say') run.next();
    else if (run.isMoveHighlighted.value) focusHighlightedMove();
    else run.isMoveHighlighted.value = true;
  };
  const text = loadedLesson.translations.texts[shownStep.current.text];
  return (
    <div class={`learn-table game-${loadedLesson.game}`}>
      <header class="learn-top">
        <a class="icon-button" href={`/learn/${loadedLesson.game}`} aria-label={t().close}>
          <Icon name="close" />
        </a>
        <h1>
          {game.translations.title} <span>{loadedLesson.translations.title}</span>
        </h1>
        {run.stopIndex > 0 && <RestartButton label={translations.restart} press={() => run.jumpTo(0)} />}
      </header>
      <Coach {...{ run, translations, text, rules, playback, mainButton, onContinue }} step={shownStep.current}>
        <LessonEnd
          loadedLesson={loadedLesson}
          nextLesson={nextLesson}
          translations={translations}
          onRestart={() => run.jumpTo(0)}
        />
      </Coach>
      <main id="content" class="learn-main" tabIndex={-1} aria-label={t().table.board} ref={view}>
        <div class="learn-stage" ref={stage}>
          <LessonBoard key={run.jumpCount} {...{ run, game, loadedLesson, translations, playback }} />
          <div class="learn-ring" ref={ring} hidden aria-hidden="true" />
        </div>
      </main>
    </div>
  );
}

function RestartButton({ label, press }: { readonly label: string; press(): void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={press}>
      <Icon name="again" />
    </button>
  );
}
