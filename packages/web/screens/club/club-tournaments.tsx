import type { ClubTournamentView, TournamentPlayerView } from '@safehouse/protocol';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { useCharacters } from '../../state/characters.ts';
import { TOURNAMENT_TRANSLATIONS, type TournamentTranslations } from '../tournament/locales/index.ts';
import { PlayerNames } from '../tournament/player-name.tsx';
import { TournamentRow } from '../tournament/tournament-row.tsx';
import { type ClubPartProps, isOrganiser } from './club-part.ts';
import { useClubPart } from './use-club.ts';

function useTournamentsOf({ club, changes }: ClubPartProps): readonly ClubTournamentView[] | null {
  const path = `/clubs/${club.id}/tournaments`;
  return useClubPart<{ readonly tournaments: readonly ClubTournamentView[] }>(path, changes)?.tournaments ?? null;
}

/** Tournaments that members can join or watch now. Renders nothing without any. */
export function UnfinishedTournaments(props: ClubPartProps) {
  const texts = useScreenTranslations(TOURNAMENT_TRANSLATIONS);
  const current = useTournamentsOf(props)?.filter(({ status }) => status === 'open' || status === 'running');
  if (!texts || !current || current.length === 0) return null;
  return (
    <ul>
      {current.map((tournament) => (
        <TournamentRow key={tournament.id} translations={texts} tournament={tournament} />
      ))}
    </ul>
  );
}

/** All tournaments with their winners, the latest first. For members. */
export function ClubTournaments(props: ClubPartProps) {
  const { club, translations } = props;
  const texts = useScreenTranslations(TOURNAMENT_TRANSLATIONS);
  const tournaments = useTournamentsOf(props);
  if (!tournaments || !texts) return <p class="quiet">{t().loading}</p>;
  return (
    <section class="club-part" aria-label={translations.tabs.tournaments}>
      {isOrganiser(club) && (
        <a class="button is-main" href={`/tournament/new?club=${club.id}`}>
          {texts.create}
        </a>
      )}
      {tournaments.length === 0 && <p class="quiet">{translations.noTournaments}</p>}
      <ul>
        {tournaments.map((tournament) => (
          <TournamentRow key={tournament.id} translations={texts} tournament={tournament}>
            {tournament.winner && <Winner game={tournament.game} winner={tournament.winner} texts={texts} />}
          </TournamentRow>
        ))}
      </ul>
    </section>
  );
}

interface WinnerProps {
  readonly game: string;
  readonly winner: TournamentPlayerView;
  readonly texts: TournamentTranslations;
}

function Winner({ game, winner, texts }: WinnerProps) {
  // A bot may have won; its name is that of its character.
  useCharacters(game);
  return <span class="club-winner">{texts.winner(new PlayerNames([winner], game).textOf(winner.id))}</span>;
}
