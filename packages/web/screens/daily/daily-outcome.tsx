import { useSignal } from '@preact/signals';
import type { DailyView } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { Icon } from '../../components/icon.tsx';
import { percentText } from '../../i18n/percent-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import type { DailyTranslations } from './locales/index.ts';
import { scoreText, timeUntil } from './number-text.ts';
import { rankAmong } from './score-distribution.ts';

interface DailyOutcomeProps {
  readonly translations: DailyTranslations;
  readonly daily: DailyView;
  /** The title of the game. */
  readonly title: string;
  readonly score: number;
}

/** The user's result compared with the others', with links to share and to analyse it. */
export function DailyOutcome({ translations, daily, title, score }: DailyOutcomeProps) {
  const { rank, total, shareBeaten } = rankAmong(daily.scores ?? [], score);
  const place = translations.place(formatNumber(currentLang(), rank), formatNumber(currentLang(), total));
  const own = translations.score(scoreText(score, translations));
  const parts = [`${t().appName}, ${translations.title}: ${title}, ${daily.day}`, own, ...(total > 1 ? [place] : [])];
  return (
    <div class="daily-outcome">
      <div role="status">
        <p class="daily-score">{own}</p>
        {shareBeaten === null ? (
          <p>{translations.first}</p>
        ) : (
          <p>
            <b>{place}</b> {translations.better(percentText(shareBeaten))}
          </p>
        )}
      </div>
      <div class="row">
        <ShareResult translations={translations} text={`${parts.join('\n')}\n${location.origin}/daily/${daily.game}`} />
        <AnalysisLink translations={translations} daily={daily} />
      </div>
    </div>
  );
}

/** The shared text reveals nothing about the deal, which others may still want to play. */
function ShareResult({ translations, text }: { readonly translations: DailyTranslations; readonly text: string }) {
  const isCopied = useSignal(false);
  const share = async () => {
    if ('share' in navigator) {
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard?.writeText(text);
    isCopied.value = true;
  };
  return (
    <button type="button" class="button is-main" onClick={() => void share()}>
      <Icon name="link" />
      <span aria-live="polite">{isCopied.value ? t().table.copied : translations.share}</span>
    </button>
  );
}

/** The record would reveal the deal, so it opens when the day is over everywhere. */
function AnalysisLink({
  translations,
  daily: { attempt, opensAt },
}: Pick<DailyOutcomeProps, 'translations' | 'daily'>) {
  if (opensAt > Date.now())
    return <span class="quiet">{translations.analysisFrom(timeUntil(opensAt, Date.now()))}</span>;
  return (
    <a class="button" href={`/replay/${attempt?.match}#analyse`}>
      {translations.analyse}
    </a>
  );
}
