import { useSignal } from '@preact/signals';
import { SeatMark } from '../../components/seat-mark.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { levelName, t } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';
import { useBotLevels } from '../../state/bot-levels.ts';
import { lastLevelOf } from '../../state/bot-tables.ts';
import { characterOfLevel } from '../../state/characters.ts';
import type { TableContext } from '../table-context.ts';
import { BOT_SEATS_TRANSLATIONS, type BotSeatsTranslations } from './locales/index.ts';

/** The same condition as on the server. */
export function maySeatBots({ host, seat, rated, pair }: TableContext['matchView']): boolean {
  return host !== undefined && host === seat && !rated && pair === null;
}

/** For the host of a table that has not started: every seat without a person, to add or remove a bot. */
export function BotSeats(context: TableContext) {
  const translations = useScreenTranslations(BOT_SEATS_TRANSLATIONS);
  if (!translations) return null;
  const { players } = context.matchView;
  const seats = players.flatMap(({ type }, seat) => (type === 'open' || type === 'bot' ? [seat] : []));
  return (
    <ul class="bot-seats" aria-label={translations.title}>
      {seats.map((seat) => (
        <BotSeat key={seat} {...context} seat={seat} translations={translations} />
      ))}
    </ul>
  );
}

interface BotSeatProps extends TableContext {
  readonly seat: number;
  readonly translations: BotSeatsTranslations;
}

function BotSeat({ seat, source, matchView, game, playerNames, translations }: BotSeatProps) {
  const level = useSignal(lastLevelOf(game.ui.id));
  const isBusy = useSignal(false);
  const isFree = matchView.players[seat].type === 'open';
  const isLast = matchView.players.filter(({ type }) => type === 'open').length === 1;
  const addLabel = isLast ? translations.addLast : translations.add;
  const label = isFree ? addLabel : translations.remove;
  const change = async () => {
    isBusy.value = true;
    const path = `/matches/${matchView.id}/bots/${seat}`;
    const response = await (isFree ? apiRequest('PUT', path, { bot: level.value }) : apiRequest('DELETE', path));
    isBusy.value = false;
    if (!response.ok) source.refusal.value = response.error;
  };
  return (
    <li class="bot-seat">
      <SeatMark seat={seat} />
      {isFree ? <LevelSelect seat={seat} game={game} level={level} /> : <span>{playerNames[seat]}</span>}
      {/* One button for adding and removing, so that it keeps the focus. */}
      <button
        type="button"
        class="button"
        aria-disabled={isBusy.value}
        aria-label={`${label}: ${isFree ? t().setup.seat(seat + 1) : playerNames[seat]}`}
        onClick={() => !isBusy.value && void change()}
      >
        {label}
      </button>
    </li>
  );
}

interface LevelSelectProps extends Pick<BotSeatProps, 'seat' | 'game'> {
  readonly level: { value: string };
}

function LevelSelect({ seat, game, level }: LevelSelectProps) {
  const { setup } = t();
  const levels = useBotLevels(game);
  const optionText = (option: string) => {
    const character = characterOfLevel(game.characters, option);
    return character ? `${character.name} · ${levelName(option)}` : setup.bot(levelName(option));
  };
  return (
    <select
      aria-label={setup.seat(seat + 1)}
      value={level.value}
      onChange={({ currentTarget }) => {
        level.value = currentTarget.value;
      }}
    >
      {levels.map((option) => (
        <option key={option} value={option}>
          {optionText(option)}
        </option>
      ))}
    </select>
  );
}
