import type { ListedTournament } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { currentLang } from '../../i18n/translations.ts';
import { useGameTitle } from '../../state/games.ts';
import type { TournamentTranslations } from './locales/index.ts';
import './tournament.css';

interface TournamentRowProps {
  readonly translations: TournamentTranslations;
  readonly tournament: ListedTournament;
  readonly children?: ComponentChildren;
}

/** A tournament in a list. */
export function TournamentRow({ translations, tournament, children }: TournamentRowProps) {
  const titleOf = useGameTitle();
  const { id, name, game, format, status, startsAt, players, duplicate, rated } = tournament;
  const facts = [
    titleOf(game),
    translations.formats[format],
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
      <span class="tournament-when">{status === 'open' ? dateText(startsAt) : translations.statuses[status]}</span>
      {children}
    </li>
  );
}

function dateText(at: number): string {
  return new Intl.DateTimeFormat(currentLang(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
