import type { MatchView } from '@safehouse/protocol';

type FinishedView = Pick<MatchView, 'seat' | 'seats' | 'players' | 'result'>;

/** The levels of the bots that lost this match against the viewer; empty on a shared device. */
export function levelsBeatenIn({ seat, seats, players, result }: FinishedView): readonly string[] {
  if (!result || seat === null || seats.length > 1 || !result.winners.includes(seat)) return [];
  const { winners } = result;
  return players.flatMap((player, other) =>
    player.type === 'bot' && !winners.some((winner) => winner === other) ? [player.level] : [],
  );
}
