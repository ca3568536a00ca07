import type { ComponentType } from 'preact';
import { ErrorMessage } from '../../components/error-message.tsx';
import { t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { Board } from './board.tsx';
import { JoinClub } from './club-actions.tsx';
import { factsOf } from './club-list.tsx';
import { ClubMatches } from './club-matches.tsx';
import { type ClubPartProps, isOrganiser } from './club-part.ts';
import { ClubSettings } from './club-settings.tsx';
import { ClubTournaments } from './club-tournaments.tsx';
import type { ClubTranslations } from './locales/index.ts';
import { Members } from './members.tsx';
import { ReportClub } from './report-club.tsx';
import { useClub } from './use-club.ts';

const TABS = ['board', 'members', 'tournaments', 'matches', 'settings'] as const;
type Tab = (typeof TABS)[number];

const PARTS: { readonly [tab in Tab]: ComponentType<ClubPartProps> } = {
  board: Board,
  members: Members,
  tournaments: ClubTournaments,
  matches: ClubMatches,
  settings: ClubSettings,
};

interface ClubPageProps {
  readonly id: string;
  readonly tab: string | undefined;
  readonly translations: ClubTranslations;
}

export function ClubPage({ id, tab, translations }: ClubPageProps) {
  const { view, changes, error, reload, send } = useClub(id);
  useDocumentTitle(view?.name ?? translations.title);
  if (view === undefined) return error ? <FailedClub error={error} onRetry={reload} /> : <Loading />;
  if (view === null)
    return (
      <>
        <h1>{translations.title}</h1>
        <p>{translations.missing}</p>
        <a href="/club">{translations.toList}</a>
      </>
    );
  const shown = TABS.filter((name) => name !== 'settings' || isOrganiser(view));
  const chosen = shown.find((name) => name === tab) ?? 'board';
  const Part = PARTS[chosen];
  const props = { club: view, translations, changes, reload, send };
  return (
    <>
      <header class="club-head">
        <p>
          <a href="/club">{translations.title}</a>
        </p>
        <h1>{view.name}</h1>
        <p class="quiet">{factsOf(view, translations).join(' · ')}</p>
        {view.description !== '' && (
          <p class="club-text" dir="auto">
            {view.description}
          </p>
        )}
      </header>
      <JoinClub {...props} />
      {view.canRead ? (
        <>
          <nav class="club-tabs" aria-label={view.name}>
            {shown.map((name) => (
              <a
                key={name}
                href={name === 'board' ? `/club/${id}` : `/club/${id}/${name}`}
                aria-current={name === chosen ? 'page' : undefined}
              >
                {translations.tabs[name]}
              </a>
            ))}
          </nav>
          <ErrorMessage error={error} />
          <Part {...props} />
          <ReportClub club={view} translations={translations} />
        </>
      ) : (
        <p class="quiet">{translations.membersOnly}</p>
      )}
    </>
  );
}

function Loading() {
  return <p class="quiet">{t().loading}</p>;
}

function FailedClub({ error, onRetry }: { readonly error: RequestError; onRetry(): void }) {
  return (
    <>
      <ErrorMessage error={error} />
      <button type="button" class="button" onClick={onRetry}>
        {t().again}
      </button>
    </>
  );
}
