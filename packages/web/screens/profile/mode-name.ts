import { type ShownGame, useGame } from '../../state/games.ts';
import { house } from '../../state/words.ts';

/** A mode such as `3,lone=0` in the words of its game: the number of players, and what was chosen beside the usual. */
export function useModeName(id: string, mode: string): string {
  const game = useGame(id);
  const [players, ...chosen] = mode.split(',');
  const count = Number(players);
  return [house().front.players(count, count), ...chosen.map((text) => chosenName(game, text))].join(', ');
}

function chosenName(game: ShownGame | null | undefined, text: string): string {
  const [option, value] = text.split('=');
  const found = game?.ui.choices
    .find((choice) => choice.option === option)
    ?.values.find((one) => String(one.value) === value);
  return game && found ? found.label(game.words) : text;
}
