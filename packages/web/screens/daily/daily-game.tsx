import { useSignal } from '@preact/signals';
import type { DailyView } from '@safehouse/protocol';
import { formatDate } from '@safehouse/ui';
import { BotLabel } from '../../components/bot-label.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { currentLang } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { usePolledResource } from '../../online/polled-resource.ts';
import { useGameCovers } from '../../state/games.ts';
import { BestScores } from './best-scores.tsx';
import { DailyOutcome } from './daily-outcome.tsx';
import { DealCommitments } from './deal-commitments.tsx';
import { Histogram } from './histogram.tsx';
import type { DailyTranslations } from './locales/index.ts';
import { timeUntil } from './number-text.ts';
import { openChallengeTable } from './open-challenge-table.ts';

interface DailyGameProps {
  readonly translations: DailyTranslations;
  readonly id: string;
  /** Null for today. */
  readonly day: string | null;
}

/** The daily challenge of one game: description, start button and results. */
export function DailyGame({ translations, id, day }: DailyGameProps) {
  const cover = useGameCovers().find((cover) => cover.id === id);
  const { value, error } = usePolledResource<DailyView>(`/daily/${encodeURIComponent(id)}${day ? `?day=${day}` : ''}`);
  return (
    <>
      <header class="daily-head">
        <p class="quiet">{day === null ? translations.today : translations.title}</p>
        <h1>{cover?.title ?? id}</h1>
        {value && <p class="quiet">{dateText(value.day)}</p>}
      </header>
      {error && <p>{error.code === 'not-found' ? translations.none : refusalText(error).text}</p>}
      {value && (
        <ChallengeDetails
          translations={translations}
          daily={value}
          title={cover?.title ?? id}
          isToday={day === null}
          scoring={cover?.challenge}
        />
      )}
      <nav class="row" aria-label={translations.title}>
        {day !== null && (
          <a class="button" href={`/daily/${id}`}>
            {translations.today}
          </a>
        )}
        {value && (
          <a class="button is-quiet" href={`/daily/${id}/${dayBefore(value.day)}`}>
            {translations.yesterday}
          </a>
        )}
        <a class="button is-quiet" href="/daily">
          {translations.all}
        </a>
      </nav>
    </>
  );
}

interface ChallengeDetailsProps {
  readonly translations: DailyTranslations;
  readonly daily: DailyView;
  /** The title of the game. */
  readonly title: string;
  readonly isToday: boolean;
  readonly scoring: string | undefined;
}

function ChallengeDetails({ translations, daily, title, isToday, scoring }: ChallengeDetailsProps) {
  const score = daily.attempt?.score ?? null;
  return (
    <>
      <p>
        <BotLabel game={daily.game} level={daily.level} /> · {translations.begins[daily.seat]}
      </p>
      {score !== null && <DailyOutcome translations={translations} daily={daily} title={title} score={score} />}
      {score === null && daily.attempt && !isToday && <p>{translations.unfinished}</p>}
      {daily.scores && <Histogram translations={translations} scores={daily.scores} ownScore={score} />}
      {daily.best && <BestScores translations={translations} best={daily.best} />}
      {scoring && (
        <div class="daily-scoring">
          <h2>{translations.scoring}</h2>
          <p>{scoring}</p>
        </div>
      )}
      {isToday && <PlayActions translations={translations} daily={daily} />}
      <DealCommitments translations={translations} commitments={[daily.commitment]} />
    </>
  );
}

function PlayActions({
  translations,
  daily: { day, game, attempt, endsAt, commitment },
}: {
  readonly translations: DailyTranslations;
  readonly daily: DailyView;
}) {
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const isOver = attempt !== null && attempt.score !== null;
  const begin = async () => {
    isBusy.value = true;
    error.value = await openChallengeTable({
      path: `/daily/${game}`,
      body: { commitment },
      challenge: `${day} ${game}`,
      commitment,
    });
    isBusy.value = false;
  };
  return (
    <div class="daily-actions">
      {!isOver && <p class="quiet">{translations.once}</p>}
      <ErrorMessage error={error.value} />
      <button
        type="button"
        class={`button${isOver ? '' : ' is-main is-big'}`}
        disabled={isBusy.value}
        onClick={() => void begin()}
      >
        {isOver ? translations.practise : attempt ? translations.goOn : translations.play}
      </button>
      <p class="quiet">{translations.next(timeUntil(endsAt, Date.now()))}</p>
    </div>
  );
}

function dateText(day: string): string {
  return formatDate(currentLang(), Date.parse(day), { dateStyle: 'full', timeZone: 'UTC' });
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
