import { Match, quickRandom, roundsBudget, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { GAME_UIS } from '@safehouse/games/registry.web';
import { LANGS } from '@safehouse/ui';
import { describe, expect, test } from 'vitest';

const SENTENCE = /^\p{Lu}((?!undefined|NaN|null|#).)+\.$/u;

/** Some finished matches between two greedy players, as a spectator sees them. */
async function finishedMatches(game: string) {
  const module = await loadGame(game);
  if (!module) throw new Error(`no ${game}`);
  return Array.from({ length: 12 }, (_, seed) => {
    const random = quickRandom(seed);
    const header = { format: 1, game, players: ['Ada', 'Bob'], seed: String(seed), moves: [] };
    const opened = Match.open(module.rules, header);
    if (!opened.ok) throw new Error(opened.fault.message);
    const { match } = opened;
    while (!match.result) {
      const [seat] = match.toAct;
      const view = match.game.view(match.state, seat);
      const turn = { seat, view, legal: match.legal(seat), random, budget: roundsBudget(0) };
      match.play(seat, module.players.greedy.choose(turn));
    }
    return { view: match.game.view(match.state, 'spectator'), result: match.result };
  });
}

const ALL_UIS = await Promise.all(Object.entries(GAME_UIS).map(async ([game, open]) => [game, await open()] as const));

// Both are optional; without them the app uses its own texts.
describe.each(ALL_UIS.filter(([, ui]) => ui.endingSentence))('%s', (game, ui) => {
  test('has one active sentence for the winner, the loser and others, in every language', async () => {
    const matches = await finishedMatches(game);
    for (const lang of LANGS) {
      const translations = await ui.translations[lang]();
      for (const { view, result } of matches) {
        const sentences = [...SEATS.slice(0, 2), null].map((seat) =>
          ui.endingSentence?.({ view, result, seat, playerNames: ['Ada', 'Bob'], translations }),
        );
        for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
        if (result.winners.length > 0) expect(sentences[0]).not.toBe(sentences[1]);
      }
    }
  });
});

describe.each(ALL_UIS.filter(([, ui]) => ui.scoreRows))('%s', (game, ui) => {
  test('has a score sheet with a value for each seat', async () => {
    const translations = await ui.translations.en();
    for (const { view, result } of await finishedMatches(game)) {
      const rows = ui.scoreRows?.(view, translations) ?? [];
      expect(rows.length).toBeGreaterThan(0);
      for (const { values } of rows) expect(values).toHaveLength(2);
      const total = rows.find(({ isTotal }) => isTotal);
      if (total && result.scores[0] !== null) expect(total.values).toEqual(result.scores);
    }
  });
});
