import {
  type Evaluator,
  FIRST_RULES_VERSION,
  type Player,
  quickRandom,
  type Random,
  SEATS,
  type Seat,
  timeBudget,
  type WrittenMove,
} from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import { factsKnownTo, type Table } from '@safehouse/table';
import type { HintMove, RequestParams } from './worker-messages.ts';

export function randomSource(): Random {
  return quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
}

const budgetOf = (timeLimitMs: number) => timeBudget(timeLimitMs, () => performance.now());

export async function chooseBotMove(table: Table, { levels }: GameModule, seat: Seat): Promise<WrittenMove> {
  const { match, chairs } = table;
  if (!match) throw new Error('no match');
  const chair = chairs[seat];
  const level = chair.type === 'bot' ? levels?.[chair.level] : undefined;
  const legal = match.legal(seat);
  if (!level) return legal[0];
  // As on a server, a bot gets its view and nothing else.
  const view: object = JSON.parse(JSON.stringify(match.game.view(match.state, seat)));
  // Offline and not in the cache: the level plays without it.
  await level.load?.(view).catch(() => {});
  return level.player.choose({
    seat,
    view,
    legal,
    facts: factsKnownTo(table, seat),
    random: randomSource(),
    budget: budgetOf(level.timeLimitMs),
  });
}

export async function botLevels({ game, rules }: RequestParams<'botLevels'>): Promise<string[]> {
  return Object.keys((await loadGame(game, rules))?.levels ?? {});
}

export async function scoreMoves({
  game,
  rules = FIRST_RULES_VERSION,
  seat,
  view,
  legal,
}: RequestParams<'scoreMoves'>): Promise<HintMove[]> {
  const levels = Object.values((await loadGame(game, rules))?.levels ?? {});
  const best = levels.at(-1);
  if (!best) return [];
  const player: Player & Partial<Evaluator> = best.player;
  const turn = { seat: SEATS[seat], view, legal, random: randomSource(), budget: budgetOf(best.timeLimitMs) };
  if (!player.scoreMoves) return [{ move: player.choose(turn), win: 0.5 }];
  return player.scoreMoves(turn).map(({ move, win }) => ({ move, win }));
}
