import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFor, type Game, type GameRecord, Match, SEATS, type Viewer } from '@safehouse/contract';
import { expect, test } from 'vitest';

/**
 * Declares a test for every record in a folder: what each viewer was told and saw is kept beside it as text, so that a
 * leak is a line that was not there before. `npm test -- --update` writes the texts anew.
 */
export function testPlaythroughs(game: Game, folder: string): void {
  const records = readdirSync(folder).filter((name) => name.endsWith('.json'));
  test.each(records)('%s plays, tells and shows as it always did', async (name) => {
    const record = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    await expect(renderPlaythrough(game, record)).toMatchFileSnapshot(
      join(folder, name.replace('.json', '.txt')),
    );
  });
}

/** A match as text: each move, the facts as told to each viewer, and what changed in each viewer's view. */
function renderPlaythrough(game: Game, record: GameRecord): string {
  const opened = Match.open(game, record);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const viewers: readonly Viewer[] = [...SEATS.slice(0, record.players.length), 'spectator'];
  const seen: LastViews = new Map();
  const lines = [`# ${game.id}`, ...renderPosition(match, viewers, seen)];
  for (const [at, move] of record.moves.entries()) {
    const played = match.replay(move);
    if ('code' in played || !played.ok) throw new Error(`move ${at} of a playthrough is not legal`);
    lines.push('', `## ${at} ${JSON.stringify(move)}`);
    lines.push(...linesByViewer('told', viewers, (viewer) => factsFor(viewer, played.facts)));
    lines.push(...renderPosition(match, viewers, seen));
  }
  return `${lines.join('\n')}\n`;
}

type LastViews = Map<Viewer, { readonly [key: string]: unknown }>;

/** What is new in each view, and what each seat may do. */
function renderPosition(match: Match, viewers: readonly Viewer[], seen: LastViews): string[] {
  const changes = linesByViewer('sees', viewers, (viewer) => {
    const before = seen.get(viewer) ?? {};
    const view = { ...match.game.view(match.state, viewer) };
    seen.set(viewer, view);
    const isNew = ([key, value]: [string, unknown]) => JSON.stringify(before[key]) !== JSON.stringify(value);
    return Object.fromEntries(Object.entries(view).filter(isNew));
  });
  return [...changes, ...match.toAct.map((seat) => `seat ${seat} may ${JSON.stringify(match.legal(seat))}`)];
}

/** One line for all viewers who get the same. */
function linesByViewer(
  verb: string,
  viewers: readonly Viewer[],
  what: (viewer: Viewer) => unknown,
): string[] {
  const groups = Map.groupBy(viewers, (viewer) => JSON.stringify(what(viewer)));
  return [...groups].map(([text, group]) => `${group.map(viewerName).join(', ')} ${verb} ${text}`);
}

function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'spectator' : `seat ${viewer}`;
}
