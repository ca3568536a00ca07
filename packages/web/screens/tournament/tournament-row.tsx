import type { ListedTournament } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { clockText } from '../../i18n/clock-text.ts';
import { dateText } from '../../i18n/date-text.ts';
import { currentLang } from '../../i18n/translations.ts';
import { useGameTitle } from '../../state/games.ts';
import type { TournamentTranslations } from './locales/index.ts';
import './tournament.css';

interface TournamentRowProps {
  readonly translations: TournamentTranslations;
  readonly tournament: ListedTournament;
  readonly children?: ComponentChildren;
}

/** One tournament in a list. */
export function TournamentRow({ translations, tournament, children }: TournamentRowProps) {
  const titleOf = useGameTitle();
  const { id, name, game, format, clock, players, duplicate, rated } = tournament;
  const facts = [
    titleOf(game),
    translations.formats[format],
    clockText(clock, translations, currentLang()),
    translations.players(players),
    ...(duplicate ? [translations.duplicate] : []),
    ...(rated ? [translations.rated] : []),
  ];
  return (
    <li class="tournament-row">
      <a href={`/tournament/${id}`}>
        <b>{name}</b>
        <span class="quiet">{facts.join(' · ')}</span>
      </a>
      <span class="tournament-when">{whenText(tournament, translations)}</span>
      {children}
    </li>
  );
}

/** A running tournament needs no date. */
function whenText({ status, startsAt }: ListedTournament, { statuses }: TournamentTranslations): string {
  if (status === 'running') return statuses.running;
  return status === 'open' ? dateText(startsAt) : `${statuses[status]} · ${dateText(startsAt)}`;
}
