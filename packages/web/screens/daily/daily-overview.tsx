import type { DailyList } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { t } from '../../i18n/translations.ts';
import { usePolledResource } from '../../online/polled-resource.ts';
import { type LoadedCover, useGameCovers } from '../../state/games.ts';
import type { DailyTranslations } from './locales/index.ts';
import { scoreText, timeUntil } from './number-text.ts';

/** Today's challenges of all games. */
export function DailyOverview({ translations }: { readonly translations: DailyTranslations }) {
  const { value: today, error } = usePolledResource<DailyList>('/daily');
  const covers = useGameCovers();
  return (
    <>
      <h1>{translations.title}</h1>
      <p class="lead">{translations.about}</p>
      <ErrorMessage error={error} />
      {today && (
        <p class="quiet">
          {today.streak > 0 && <span class="streak">{t().ownMatches.streak(today.streak)}</span>}{' '}
          {translations.next(timeUntil(today.endsAt, Date.now()))}
        </p>
      )}
      <ul class="daily-shelf">
        {covers.map((cover) => (
          <DailyCard
            key={cover.id}
            translations={translations}
            cover={cover}
            attempt={today?.games.find(({ game }) => game === cover.id)?.attempt ?? null}
          />
        ))}
      </ul>
      <DuelTeaser translations={translations} />
    </>
  );
}

interface DailyCardProps {
  readonly translations: DailyTranslations;
  readonly cover: LoadedCover;
  readonly attempt: DailyList['games'][number]['attempt'];
}

function DailyCard({ translations, cover: { id, title, Art }, attempt }: DailyCardProps) {
  const isOver = attempt !== null && attempt.score !== null;
  const action = isOver ? translations.see : attempt ? translations.goOn : translations.play;
  return (
    <li class={`daily-box game-${id}`}>
      <div class="box-art">
        <Art />
      </div>
      <h2>{title}</h2>
      {attempt !== null && attempt.score !== null && (
        <p>{translations.score(scoreText(attempt.score, translations))}</p>
      )}
      <a class={`button${isOver ? '' : ' is-main'}`} href={`/daily/${id}`} aria-label={`${action}: ${title}`}>
        {action}
      </a>
    </li>
  );
}

function DuelTeaser({ translations: { duel } }: { readonly translations: DailyTranslations }) {
  return (
    <section class="daily-duel">
      <h2>{duel.title}</h2>
      <p>{duel.about}</p>
      <a class="button" href="/duel">
        {duel.open}
      </a>
    </section>
  );
}
