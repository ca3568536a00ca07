import type { LivePlayer, LiveTable } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { nameWithBotMark } from '../../avatar/known-bots.ts';
import { useModeName } from '../../components/mode-name.ts';
import { clockText, unitText } from '../../i18n/clock-text.ts';
import { seriesText } from '../../i18n/series-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { PersonFace } from '../../person/person-face.tsx';
import { botName, useCharacters } from '../../state/characters.ts';
import { useGameTitle } from '../../state/games.ts';
import type { LiveTranslations } from './locales/index.ts';

interface LiveRowProps {
  readonly table: LiveTable;
  readonly translations: LiveTranslations;
}

/** One live table; a press opens it as a spectator. */
export function LiveRow({ table, translations }: LiveRowProps) {
  const { id, game, mode, players, clockRule, rated, delay, moves, spectators, tournament, series } = table;
  const titleOf = useGameTitle();
  const lang = currentLang();
  const details = [
    series && seriesText(series),
    useModeName(game, mode),
    clockText(clockRule, translations, lang),
    rated && t().setup.rated,
    tournament && translations.tournament,
    translations.moves(moves),
    spectators > 0 && translations.spectators(spectators),
    delay > 0 && translations.delayed(unitText(delay, lang)),
  ];
  return (
    <li class="row-card">
      {players.map(
        (player) =>
          'user' in player && player.name && <PersonFace key={player.user} user={player.user} name={player.name} />,
      )}
      <a class="row-link" href={`/watch/${id}`}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{translations.watch}</span>
        <span class="live-players">
          <Players {...table} />
        </span>
        <span class="quiet">{details.filter(Boolean).join(' · ')}</span>
      </a>
    </li>
  );
}

function Players({ game, players }: Pick<LiveTable, 'game' | 'players'>) {
  const characters = useCharacters(game);
  const lang = currentLang();
  const nameOf = (player: LivePlayer) => {
    if (player.type === 'bot') return botName(characters, player.level);
    if (player.type === 'open') return t().table.free;
    return player.name === null ? t().table.gone : nameWithBotMark(player.user, player.name);
  };
  const texts = players.map((player) => {
    const rating = player.rating === undefined ? '' : ` (${formatNumber(lang, player.rating)})`;
    return nameOf(player) + rating;
  });
  return <>{texts.join(' – ')}</>;
}
