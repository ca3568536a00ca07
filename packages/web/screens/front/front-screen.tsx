import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { t } from '../../i18n/translations.ts';
import { restoreSession } from '../../online/session.ts';
import { useUnfinishedTournaments } from '../../online/unfinished-tournaments.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { useGameCovers } from '../../state/games.ts';
import { useOwnMatches } from '../../state/own-matches.ts';
import { loadTableScreen } from '../lazy-screens.tsx';
import { ChallengeLinks } from './challenge-links.tsx';
import { GameCard } from './game-box.tsx';
import { InstallHint } from './install-hint.tsx';
import { InvitedTables } from './invited-tables.tsx';
import { LiveTables } from './live-tables.tsx';
import { CurrentMatches, RecentResults } from './my-matches.tsx';
import { OnlinePeople } from './online-people.tsx';
import { OpenTables } from './open-tables.tsx';
import { OwnTournaments } from './tournament-rows.tsx';

/** The games, the user's matches and open tables. The lists are shown after the games, which would push them down. */
export function FrontScreen() {
  const translations = t();
  const covers = useGameCovers();
  const matches = useOwnMatches();
  useDocumentTitle(null);
  useUnfinishedTournaments();
  useEffect(() => {
    void restoreSession();
    void loadTableScreen().catch(() => undefined);
  }, []);
  return (
    <PageLayout title={translations.appName}>
      <div class="front">
        <h1 class="front-title">{translations.motto}</h1>
        <InvitedTables />
        <OwnTournaments />
        {matches && <CurrentMatches matches={matches} />}
        <ChallengeLinks />
        <ul class="boxes" aria-label={translations.front.games}>
          {covers.map((cover) => (
            <GameCard key={cover.id} {...cover} />
          ))}
        </ul>
        {covers.length > 0 && (
          <>
            <div class="front-lists">
              <RecentResults matches={matches ?? []} />
              <OpenTables />
              {/* Last, because it grows when it is loaded and would push down what is below. */}
              <div class="front-people">
                <LiveTables />
                <OnlinePeople />
              </div>
            </div>
            <InstallHint />
          </>
        )}
      </div>
    </PageLayout>
  );
}
