import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';

export function moveName(move: AgentAvenueMove, { moves, agents, market }: GameTranslations): string {
  const agent = (name: AgentName) => agents[name];
  switch (move.type) {
    case 'offer':
      return moves.offer(agent(move.up), agent(move.down));
    case 'recruit':
      return move.card === 'up' ? moves.recruitUp : moves.recruitDown;
    case 'take':
      return moves.take(market[move.card].name);
    case 'resolve':
      return move.agent === null ? moves.keep : moves.resolve(agent(move.agent));
    default:
      return moves[move.type](agent(move.card));
  }
}
