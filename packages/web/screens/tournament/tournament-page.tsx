import type { TournamentView } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { useOptionNames } from '../../components/mode-name.ts';
import { ShareLink } from '../../components/share-link.tsx';
import { clockText, unitText } from '../../i18n/clock-text.ts';
import { timeText } from '../../i18n/time-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { useGameTitle } from '../../state/games.ts';
import type { TournamentTranslations } from './locales/index.ts';
import { PlayerNames } from './player-name.tsx';
import { ReportTournament } from './report-tournament.tsx';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { useOpenNextMatch, useServerTime, useTournament } from './use-tournament.ts';

interface PageProps {
  readonly id: string;
  readonly translations: TournamentTranslations;
}

export function TournamentPage({ id, translations }: PageProps) {
  const view = useTournament(id);
  useDocumentTitle(view?.settings.name ?? translations.title);
  if (view === undefined) return <p>{t().loading}</p>;
  if (view === null)
    return (
      <>
        <h1>{translations.title}</h1>
        <p>{translations.missing}</p>
        <a href="/tournament">{translations.toList}</a>
      </>
    );
  return <LoadedPage view={view} translations={translations} />;
}

export interface TournamentProps {
  readonly view: TournamentView;
  readonly translations: TournamentTranslations;
}

function LoadedPage({ view, translations }: TournamentProps) {
  const { id, me, settings, status } = view;
  useOpenNextMatch(me.match);
  const path = `/tournament/${id}${me.code === null ? '' : `?code=${me.code}`}`;
  return (
    <>
      <Heading view={view} translations={translations} />
      <Banner view={view} translations={translations} />
      <TournamentActions view={view} translations={translations} />
      <Standings view={view} translations={translations} />
      <Rounds view={view} translations={translations} />
      {status !== 'finished' && status !== 'cancelled' && (settings.access !== 'code' || me.code !== null) && (
        <ShareLink label={translations.invite} path={path} />
      )}
      <footer class="tournament-foot quiet">
        <p>{translations.host(view.host.name ?? t().table.gone)}</p>
        <p class="tournament-hash">{translations.fair(view.commitment)}</p>
        <p>
          <a href="/docs/tournaments">{translations.rules}</a>
        </p>
        <ReportTournament view={view} translations={translations} />
      </footer>
    </>
  );
}

function Heading({ view, translations }: TournamentProps) {
  const titleOf = useGameTitle();
  const { name, game, options, format, clock, duplicate, rated } = view.settings;
  const facts = [
    titleOf(game),
    ...useOptionNames(game, options),
    translations.formats[format],
    lengthText(view, translations),
    clockText(clock, translations, currentLang()),
    translations.players(view.playerCount),
    duplicate && translations.duplicate,
    rated && translations.rated,
  ];
  return (
    <header class="tournament-head">
      <p>
        <a href="/tournament">{translations.title}</a>
      </p>
      <h1>{name}</h1>
      <p class="quiet">{facts.filter(Boolean).join(' · ')}</p>
      {view.club && (
        <p>
          <a href={`/club/${view.club.id}/tournaments`}>{translations.ofClub(view.club.name)}</a>
        </p>
      )}
      <p class="tournament-clock" role="timer">
        <Countdown view={view} translations={translations} />
      </p>
    </header>
  );
}

/** The planned length; empty if it follows from the number of players. */
function lengthText({ settings }: TournamentView, translations: TournamentTranslations): string {
  const { format, minutes, rounds } = settings;
  if (format === 'arena') return unitText(60 * minutes, currentLang());
  return format === 'swiss' ? translations.rounds(rounds) : '';
}

function Countdown({ view, translations }: TournamentProps) {
  const now = useServerTime();
  return <>{countdownText(view, translations, now)}</>;
}

function countdownText(view: TournamentView, translations: TournamentTranslations, now: number): string {
  const { status, settings, nextAt, round, roundCount, totalRounds } = view;
  if (status === 'finished' || status === 'cancelled') return translations.statuses[status];
  const left = (at: number) => timeText(Math.max(0, at - now), currentLang());
  if (status === 'open')
    return nextAt !== null && nextAt > now ? translations.startsIn(left(nextAt)) : translations.starting;
  if (settings.format === 'arena') return nextAt === null ? '' : translations.endsIn(left(nextAt));
  const number = (value: number) => formatNumber(currentLang(), value);
  const isLast = roundCount === totalRounds;
  const parts = [
    totalRounds === null
      ? translations.round(number(roundCount))
      : translations.roundOf(number(roundCount), number(totalRounds)),
    ...(round && !round.isOver && round.endsAt !== null ? [translations.roundEndsIn(left(round.endsAt))] : []),
    ...(nextAt !== null && !isLast ? [translations.nextIn(left(nextAt))] : []),
  ];
  return parts.join(' · ');
}

/** The winner, and the viewer's own rank. */
function Banner({ view, translations }: TournamentProps) {
  const { status, standings, me, cancelReason } = view;
  if (status === 'cancelled' && cancelReason !== null)
    return <p class="tournament-banner">{translations.cancelled[cancelReason]}</p>;
  const [winner] = standings;
  if (status !== 'finished' || !winner) return null;
  const own = standings.find(({ player }) => player === me.id);
  const number = (value: number) => formatNumber(currentLang(), value);
  const names = new PlayerNames(view.players, view.settings.game);
  return (
    <div class="tournament-banner" role="status">
      <p class="tournament-winner">
        {winner.player === me.id ? translations.youWin : translations.winner(names.textOf(winner.player))}
      </p>
      {own && own !== winner && <p>{translations.yourPlace(number(own.rank), number(view.playerCount))}</p>}
    </div>
  );
}
