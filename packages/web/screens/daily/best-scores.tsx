import type { DailyView } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';
import { currentUser } from '../../online/session.ts';
import { PersonLink } from '../../person/person-link.tsx';
import type { DailyTranslations } from './locales/index.ts';
import { signedNumber } from './number-text.ts';

interface BestScoresProps {
  readonly translations: DailyTranslations;
  readonly best: NonNullable<DailyView['best']>;
}

/** The highest scores of the day with the players' names. Equal scores share a rank. */
export function BestScores({ translations, best }: BestScoresProps) {
  if (best.length < 2) return null;
  return (
    <section class="daily-best" aria-labelledby="daily-best">
      <h2 id="daily-best">{translations.best}</h2>
      <ol>
        {best.map(({ user, name, score }) => (
          <li
            key={user}
            class={user === currentUser.value?.id ? 'is-own' : undefined}
            value={1 + best.filter((other) => other.score > score).length}
          >
            <PersonLink user={user} name={name ?? t().table.gone} /> <b>{signedNumber(score)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
