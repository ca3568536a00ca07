import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFor, type Game, type GameRecord, Match, rulesVersionOf, SEATS, type Viewer } from '@safehouse/contract';
import { expect, test } from 'vitest';

/**
 * Declares a test for every record in a folder, played by the rules of its version. The facts and views of each viewer
 * are stored next to it as text, so that a leak is visible in the diff. `npm test -- --update` rewrites the texts.
 */
export function testPlaythroughs(rulesByVersion: { readonly [version: number]: Game }, folder: string): void {
  const records = readdirSync(folder).filter((name) => name.endsWith('.json'));
  test.each(records)('%s gives the stored facts and views', async (name) => {
    const record = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const game = rulesByVersion[rulesVersionOf(record)];
    await expect(renderPlaythrough(game, record)).toMatchFileSnapshot(join(folder, name.replace('.json', '.txt')));
  });
}

/** A match as text: each move, its facts for each viewer, and what changed in each viewer's view. */
function renderPlaythrough(game: Game, record: GameRecord): string {
  const opened = Match.open(game, record);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const viewers: readonly Viewer[] = [...SEATS.slice(0, record.players.length), 'spectator'];
  const lastViews: LastViews = new Map();
  const lines = [`# ${game.id}`, ...renderPosition(match, viewers, lastViews)];
  for (const [i, move] of record.moves.entries()) {
    const played = match.replay(move);
    if ('code' in played || !played.ok) throw new Error(`move ${i} of a playthrough is not legal`);
    lines.push('', `## ${i} ${JSON.stringify(move)}`);
    lines.push(...linesByViewer('told', viewers, (viewer) => factsFor(viewer, played.facts)));
    lines.push(...renderPosition(match, viewers, lastViews));
  }
  return `${lines.join('\n')}\n`;
}

type LastViews = Map<Viewer, { readonly [key: string]: unknown }>;

/** What has changed in each view, and the legal moves of each seat. */
function renderPosition(match: Match, viewers: readonly Viewer[], lastViews: LastViews): string[] {
  const changes = linesByViewer('sees', viewers, (viewer) => {
    const before = lastViews.get(viewer) ?? {};
    const view = { ...match.game.view(match.state, viewer) };
    lastViews.set(viewer, view);
    const isNew = ([key, value]: [string, unknown]) => JSON.stringify(before[key]) !== JSON.stringify(value);
    return Object.fromEntries(Object.entries(view).filter(isNew));
  });
  return [...changes, ...match.toAct.map((seat) => `seat ${seat} may ${JSON.stringify(match.legal(seat))}`)];
}

/** One line for all viewers with the same value. */
function linesByViewer(verb: string, viewers: readonly Viewer[], valueFor: (viewer: Viewer) => unknown): string[] {
  const groups = Map.groupBy(viewers, (viewer) => JSON.stringify(valueFor(viewer)));
  return [...groups].map(([text, group]) => `${group.map(viewerName).join(', ')} ${verb} ${text}`);
}

function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'spectator' : `seat ${viewer}`;
}
