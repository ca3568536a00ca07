import type { NamedBot } from '@safehouse/bots';
import { type AnyFact, factsFor, Match, quickRandom, type Result } from '@safehouse/contract';
import { GAME_IDS, type GameModule, loadGame } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { LANGUAGE_OPTION, parseLanguage } from './language-option.ts';
import { UsageError } from './output.ts';
import { findLocalBot } from './terminal/local-match.ts';
import { botNameIn, loadTerminalGame, type TerminalGame } from './terminal/terminal-game.ts';
import { loadWords } from './terminal/words.ts';
import { formatFact } from './terminal-format.ts';
import { alignTable } from './text-table.ts';

/** A match, and the game's texts for terminals; null for a game without them. */
interface DemoContext {
  readonly match: Match;
  readonly game: TerminalGame | null;
}

export const demo = defineCommand({
  args: ['[GAME]'],
  options: { language: LANGUAGE_OPTION },
  details: `The two weakest bots of ${GAME_IDS.join(', ')}, as a spectator sees them.`,
  example: `safehouse demo ${GAME_IDS[0]}`,
  run: async ({ language }, [id = GAME_IDS[0]]) => {
    const lang = parseLanguage(language);
    const module = await loadGame(id);
    if (!module) throw new UsageError(`the game must be one of ${GAME_IDS.join(', ')}`);
    const game = await loadTerminalGame(id, lang);
    const bots = demoBots(module, game);
    const context: DemoContext = { match: openMatch(module, game, bots), game };
    await playOut(context, bots);
    const { won, draw } = await loadWords(lang);
    const { players, result } = context.match;
    if (!result) throw new Error('the match is not over');
    const names = result.winners.map((seat) => players[seat]).join(', ');
    console.log(`\n${names === '' ? draw : won(names)} ${endingText(context, result)}`);
    for (const line of scoreLines(context)) console.log(line);
  },
});

function demoBots(module: GameModule, game: TerminalGame | null): NamedBot[] {
  const names = game?.ui.cast.slice(0, 2).map(({ level }) => level) ?? ['greedy', 'random'];
  return names.map((name) => findLocalBot(module, name));
}

function openMatch({ rules }: GameModule, game: TerminalGame | null, bots: readonly NamedBot[]): Match {
  const players = bots.map(({ name }) => (game ? botNameIn(game, name) : name));
  const opened = Match.open(rules, { format: 1, game: rules.id, players, seed: crypto.randomUUID(), moves: [] });
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.match;
}

async function playOut(context: DemoContext, bots: readonly NamedBot[]): Promise<void> {
  const { match } = context;
  const random = quickRandom(Date.now());
  while (!match.result) {
    const [seat] = match.toAct;
    const { player, budget, load } = bots[seat];
    const view = match.game.view(match.state, seat);
    await load(view);
    const move = player.choose({ seat, view, legal: match.legal(seat), random, budget: budget() });
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(played.refusal.code);
    for (const line of factLines(context, factsFor('spectator', played.facts))) console.log(line);
  }
}

function factLines({ match, game }: DemoContext, facts: readonly AnyFact[]): string[] {
  if (!game) return facts.map(formatFact);
  const { ui, translations, lang } = game;
  const context = { translations, lang, playerNames: match.players, seat: null, view: spectatorView(match) };
  return facts.flatMap((fact) => ui.logLine(fact, context) ?? []);
}

function endingText({ match, game }: DemoContext, result: Result): string {
  if (!game) return result.reason;
  const { ui, translations } = game;
  const context = { view: spectatorView(match), result, seat: null, playerNames: match.players, translations };
  return ui.endingSentence(context) ?? ui.endingText(result.reason, translations);
}

function scoreLines({ match, game }: DemoContext): string[] {
  const rows = game?.ui.scoreRows(spectatorView(match), game.translations) ?? [];
  return rows.length === 0
    ? []
    : alignTable([['', ...match.players], ...rows.map(({ label, values }) => [label, ...values.map(String)])]);
}

function spectatorView({ game, state }: Match): object {
  return game.view(state, 'spectator');
}
