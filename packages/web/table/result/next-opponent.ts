import type { MatchView } from '@safehouse/protocol';
import type { Character } from '@safehouse/ui';
import { editionId } from '../../match/table-request.ts';
import type { BotTable } from '../../state/bot-tables.ts';
import type { LoadedCharacters } from '../../state/characters.ts';
import { savedEditions } from '../../state/saved-editions.ts';
import { outcomeOf } from './outcome.ts';

export interface NextOpponent {
  readonly character: Character;
  readonly table: BotTable;
}

/** After a win against only bots: the same table with the strongest bot replaced by the next stronger one. */
export function nextOpponentAfter(
  matchView: MatchView,
  characters: Pick<LoadedCharacters, 'characters'> | null,
): NextOpponent | null {
  const { players, seat } = matchView;
  if (!characters || outcomeOf(matchView) !== 'won') return null;
  const levels = players.flatMap((player, other) => (other !== seat && player.type === 'bot' ? [player.level] : []));
  if (levels.length !== players.length - 1) return null;
  const order = characters.characters.map(({ level }) => level);
  const ranks = levels.map((level) => order.indexOf(level));
  const strongest = ranks.indexOf(Math.max(...ranks));
  const character = characters.characters[ranks[strongest] + 1];
  if (!character) return null;
  return { character, table: { ...tableOf(matchView), levels: levels.with(strongest, character.level) } };
}

function tableOf({ options, draw }: MatchView): Omit<BotTable, 'levels'> {
  const { edition: id, ...others } = options as { readonly [option: string]: unknown };
  const edition = savedEditions.value.find(({ document }) => id !== undefined && editionId(document) === id);
  return { options: others, draw: draw === true, edition: edition?.key ?? '' };
}
