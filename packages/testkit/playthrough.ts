import type { Game } from '@safehouse/contract';
import { Match, SEATS, type Seat, toldTo, type Viewer } from '@safehouse/contract';

/**
 * A whole match as text: each move, the facts as told to each viewer, and what changed in each viewer's view. Kept in a
 * file, a leak is a line that was not there before.
 */
export function playthrough(
  game: Game,
  record: { readonly players: readonly string[]; readonly moves: readonly unknown[] },
): string {
  const opened = Match.open(game, record);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const viewers: readonly Viewer[] = [...SEATS.slice(0, record.players.length), 'spectator'];
  const seen = new Map<Viewer, { [key: string]: unknown }>(viewers.map((viewer) => [viewer, {}]));
  const lines = [`# ${game.id}`, ...changes(match, seen)];
  for (const [at, move] of record.moves.entries()) {
    const played = match.replay(move);
    if ('code' in played || !played.ok) throw new Error(`move ${at} of a playthrough is not legal`);
    lines.push('', `## ${at} ${JSON.stringify(move)}`);
    for (const viewer of viewers)
      lines.push(`${name(viewer)} is told ${JSON.stringify(toldTo(viewer, played.news))}`);
    lines.push(...changes(match, seen));
  }
  return `${lines.join('\n')}\n`;
}

function changes(match: Match, seen: Map<Viewer, { [key: string]: unknown }>): string[] {
  return [...seen].map(([viewer, before]) => {
    const view = match.game.view(match.state, viewer);
    const changed = Object.entries(view).filter(
      ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
    );
    seen.set(viewer, { ...view });
    const moves = viewer === 'spectator' ? [] : match.legal(viewer as Seat);
    return `${name(viewer)} sees ${JSON.stringify(Object.fromEntries(changed))} and may ${JSON.stringify(moves)}`;
  });
}

function name(viewer: Viewer): string {
  return viewer === 'spectator' ? 'spectator' : `seat ${viewer}`;
}
