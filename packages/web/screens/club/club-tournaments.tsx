import type { ClubTournamentView } from '@safehouse/protocol';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { TOURNAMENT_TRANSLATIONS } from '../tournament/locales/index.ts';
import { PlayerNames } from '../tournament/player-name.tsx';
import { TournamentRow } from '../tournament/tournament-row.tsx';
import { type ClubPartProps, isOrganiser } from './club-part.ts';
import { useClubPart } from './use-club.ts';

/** For members, the latest first, with their winners. */
export function ClubTournaments({ club, translations, changes }: ClubPartProps) {
  const texts = useScreenTranslations(TOURNAMENT_TRANSLATIONS);
  const path = `/clubs/${club.id}/tournaments`;
  const view = useClubPart<{ readonly tournaments: readonly ClubTournamentView[] }>(path, changes);
  if (!view || !texts) return <p class="quiet">{t().loading}</p>;
  return (
    <section class="club-part" aria-label={translations.tabs.tournaments}>
      {isOrganiser(club) && (
        <a class="button is-main" href={`/tournament/new?club=${club.id}`}>
          {texts.create}
        </a>
      )}
      {view.tournaments.length === 0 && <p class="quiet">{translations.noTournaments}</p>}
      <ul>
        {view.tournaments.map((tournament) => (
          <TournamentRow key={tournament.id} translations={texts} tournament={tournament}>
            {tournament.winner && (
              <span class="club-winner">
                {texts.winner(new PlayerNames([tournament.winner], tournament.game).textOf(tournament.winner.id))}
              </span>
            )}
          </TournamentRow>
        ))}
      </ul>
    </section>
  );
}
