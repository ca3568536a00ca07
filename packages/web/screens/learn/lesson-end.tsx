import { useState } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { startBotMatch } from '../../match/start-match.ts';
import type { RequestError } from '../../online/api.ts';
import { botTableFor } from '../../state/bot-tables.ts';
import type { LoadedLesson } from './lesson-loader.ts';
import type { LearnTranslations } from './locales/en.ts';

interface LessonEndProps {
  readonly loadedLesson: LoadedLesson;
  readonly nextLesson: LoadedLesson | undefined;
  readonly translations: LearnTranslations;
  onRestart(): void;
}

export function LessonEnd({ loadedLesson, nextLesson, translations, onRestart }: LessonEndProps) {
  const { game, lesson } = loadedLesson;
  const [error, setError] = useState<RequestError | null>(null);
  return (
    <div class="learn-after">
      <button
        type="button"
        class="button is-main"
        onClick={() => void startBotMatch(game, botTableFor(game, lesson.players.length)).then(setError)}
      >
        <Icon name="bot" />
        {t().front.playBot}
      </button>
      {nextLesson && (
        <a class="button" href={`/learn/${game}/${nextLesson.lesson.id}`}>
          {translations.following(nextLesson.translations.title)}
        </a>
      )}
      <button type="button" class="button is-quiet" onClick={onRestart}>
        <Icon name="again" />
        {translations.again}
      </button>
      <a class="button is-quiet" href="/learn">
        {translations.all}
      </a>
      <ErrorMessage error={error} />
    </div>
  );
}
