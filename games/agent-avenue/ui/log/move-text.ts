import type { MoveTextContext, Person } from '@safehouse/ui/headless';
import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';

interface MoveContext extends Pick<MoveTextContext<View, GameTranslations>, 'translations' | 'seat'> {
  readonly playerNames: readonly Person[];
}

export function moveText(move: AgentAvenueMove, context: MoveContext): string {
  const { moves, agents } = context.translations;
  const agent = (name: AgentName) => agents[name];
  switch (move.type) {
    case 'offer':
      return moves.offer(agent(move.up), agent(move.down));
    case 'recruit':
      return move.card === 'up' ? moves.recruitUp : moves.recruitDown;
    case 'take':
      return takeText(move, context);
    case 'resolve':
      return move.agent === null ? moves.keep : moves.resolve(agent(move.agent));
    default:
      return moves[move.type](agent(move.card));
  }
}

/** In a team a market card may go to the partner's hand (AA-21). */
function takeText(
  { card, hand }: Extract<AgentAvenueMove, { type: 'take' }>,
  { translations, playerNames, seat }: MoveContext,
): string {
  const text = translations.moves.take(translations.market[card].name);
  return seat === null || hand === seat ? text : `${text} (${translations.forHand(playerNames[hand])})`;
}
