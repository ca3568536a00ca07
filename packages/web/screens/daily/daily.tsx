import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import './daily.css';
import { DailyGame } from './daily-game.tsx';
import { DailyOverview } from './daily-overview.tsx';
import { DAILY_TRANSLATIONS } from './locales/index.ts';

/** `/daily`, `/daily/:game` for today's challenge, `/daily/:game/:day` for an earlier one. */
export function DailyScreen({ path: [game, day] }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(DAILY_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  useDocumentTitle(title);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide daily">
        {translations &&
          (game === undefined ? (
            <DailyOverview translations={translations} />
          ) : (
            <DailyGame key={`${game} ${day}`} translations={translations} id={game} day={day ?? null} />
          ))}
      </section>
    </PageLayout>
  );
}
