import type { ClubMatchesView, ClubMatchView } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { currentUser } from '../../online/session.ts';
import { TOURNAMENT_TRANSLATIONS, type TournamentTranslations } from '../tournament/locales/index.ts';
import { PlayerNames } from '../tournament/player-name.tsx';
import { resultText } from '../tournament/result-text.ts';
import type { ClubPartProps } from './club-part.ts';
import { useClubPart } from './use-club.ts';

/** Matches of members in the club's tournaments, against each other and against bots, by tournament and round. */
export function ClubMatches({ club, translations, changes }: ClubPartProps) {
  const texts = useScreenTranslations(TOURNAMENT_TRANSLATIONS);
  const view = useClubPart<ClubMatchesView>(`/clubs/${club.id}/matches`, changes);
  if (!view || !texts) return <p class="quiet">{t().loading}</p>;
  const rounds = Map.groupBy(view.matches, ({ tournament, round }) => `${tournament} ${round}`);
  return (
    <section class="club-part" aria-label={translations.tabs.matches}>
      {view.matches.length === 0 && <p class="quiet">{translations.noMatches}</p>}
      {[...rounds].map(([key, matches]) => (
        <RoundOfClub key={key} matches={matches} players={view.players} texts={texts} />
      ))}
    </section>
  );
}

interface RoundProps {
  readonly matches: readonly ClubMatchView[];
  readonly players: ClubMatchesView['players'];
  readonly texts: TournamentTranslations;
}

function RoundOfClub({ matches, players, texts }: RoundProps) {
  const [{ tournament, tournamentName, round, game }] = matches;
  const names = new PlayerNames(players, game);
  return (
    <>
      <h2>
        <a href={`/tournament/${tournament}`}>{tournamentName}</a>
        <span class="quiet"> · {texts.round(formatNumber(currentLang(), round + 1))}</span>
      </h2>
      <ul class="tournament-matches">
        {matches.map((match) => (
          <MatchRow key={match.match} match={match} names={names} texts={texts} />
        ))}
      </ul>
    </>
  );
}

interface MatchRowProps {
  readonly match: ClubMatchView;
  readonly names: PlayerNames;
  readonly texts: TournamentTranslations;
}

function MatchRow({ match: { match, players, result }, names, texts }: MatchRowProps) {
  const isOwn = players.some((id) => id === currentUser.value?.id);
  const isOver = result !== null && result !== 'hidden';
  const text = isOver ? resultText(result) : result === 'hidden' ? texts.over : isOwn ? texts.play : texts.watch;
  const path = isOver ? `/replay/${match}` : `/${isOwn ? 'match' : 'watch'}/${match}`;
  return (
    <li class={isOwn ? 'is-own' : undefined}>
      {names.linkTo(players[0])}
      <a
        class="tournament-result"
        href={path}
        aria-label={`${text}: ${names.textOf(players[0])}, ${names.textOf(players[1])}`}
      >
        {text}
      </a>
      {names.linkTo(players[1])}
    </li>
  );
}
