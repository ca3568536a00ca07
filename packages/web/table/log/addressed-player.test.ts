import { type AnyFact, factsFor, Match, quickRandom, roundsBudget, SEATS, type Seat } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import { GAME_UIS } from '@safehouse/games/registry.web';
import { GAME_SETUPS } from '@safehouse/games/testing';
import { type GameUi, LANGS, type Lang, YOU } from '@safehouse/ui';
import { TRANSLATION_LOADERS } from '@safehouse/ui/app-texts';
import { describe, expect, test } from 'vitest';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dora'];
const SENTENCE = /^[\p{Lu}\d]((?!undefined|NaN|null|\[object|#).)+\.$/u;

/** A fact as reported to one player. */
interface Told {
  readonly fact: AnyFact;
  readonly seat: Seat;
  readonly view: object;
  readonly playerNames: readonly string[];
}

/** The facts reported to players in some matches of all setups, each fact once. */
function toldInMatches(module: GameModule): Told[] {
  const told = new Map<string, Told>();
  const setups = GAME_SETUPS.filter(({ game }) => game === module.rules.id);
  for (const { options, players } of setups)
    for (let seed = 0; seed < 12; seed++) {
      const header = { format: 1, game: module.rules.id, options, players: NAMES.slice(0, players), moves: [] };
      const opened = Match.open(module.rules, { ...header, seed: String(seed) });
      if (!opened.ok) throw new Error(opened.fault.message);
      for (const one of toldIn(opened.match, module, seed))
        told.set(`${players} ${one.seat} ${JSON.stringify(one.fact)}`, one);
    }
  return [...told.values()];
}

/** Some moves are random, so that all kinds of facts occur. */
function toldIn(match: Match, { players }: GameModule, seed: number): Told[] {
  const random = quickRandom(seed);
  const view = match.game.view(match.state, 'spectator');
  const told: Told[] = [];
  while (!match.result) {
    const seat = match.toAct[random.below(match.toAct.length)];
    const legal = match.legal(seat);
    const turn = { seat, legal, view: match.game.view(match.state, seat), random, budget: roundsBudget(0) };
    const move = random.below(4) === 0 ? legal[random.below(legal.length)] : players.greedy.choose(turn);
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(played.refusal.code);
    // Facts for spectators do not name hidden cards, and have their own texts.
    for (const viewer of [...SEATS.slice(0, match.players.length), 'spectator'] as const)
      for (const fact of factsFor(viewer, played.facts) as AnyFact[])
        told.push({ fact, seat: viewer === 'spectator' ? seat : viewer, view, playerNames: match.players });
  }
  return told;
}

/** Log texts that report the arguments of their calls. */
type LogTexts = { readonly [key: string]: string | ((...args: unknown[]) => string) };

function reporting(log: LogTexts, onCall: (key: string, args: readonly unknown[]) => void): LogTexts {
  const wrapped = Object.entries(log).map(([key, text]) => {
    if (typeof text === 'string') return [key, text] as const;
    return [
      key,
      (...args: unknown[]) => {
        onCall(key, args);
        return text(...args);
      },
    ] as const;
  });
  return Object.fromEntries(wrapped);
}

async function textsOf(ui: GameUi, lang: Lang): Promise<{ readonly log: LogTexts }> {
  return (await ui.translations[lang]()) as never;
}

const GAMES = await Promise.all(
  Object.entries(GAME_UIS).map(async ([game, open]) => {
    const module = await loadGame(game);
    if (!module) throw new Error(`no ${game}`);
    return { game, ui: await open(), told: toldInMatches(module) };
  }),
);

describe.each(GAMES)('$game', ({ ui, told }) => {
  test.each(LANGS)('calls the viewer "you" in every line of the log (%s)', async (lang) => {
    const texts = await textsOf(ui, lang);
    const addressed = new Set<string>();
    const named = new Set<string>();
    const log = reporting(texts.log, (key, args) => {
      if (args.includes(YOU)) addressed.add(key);
      if (args.some((arg) => NAMES.includes(String(arg)))) named.add(key);
    });
    for (const { fact, ...context } of told) {
      const line = ui.logLine(fact, { ...context, lang, translations: { ...texts, log } as never });
      if (line === null) continue;
      expect(line).toMatch(SENTENCE);
      expect(line).not.toContain(NAMES[context.seat]);
    }
    expect([...named].filter((key) => !addressed.has(key))).toEqual([]);
    expect(addressed.size).toBeGreaterThan(0);
  });
});

test.each(LANGS)('calls the viewer "you" in every event of the table (%s)', async (lang) => {
  const { facts, social } = await TRANSLATION_LOADERS[lang]();
  for (const text of [...Object.values(facts), social.claimed]) {
    if (typeof text === 'string') continue;
    expect(text(YOU, 'x')).toMatch(SENTENCE);
    expect(text('Ada', 'x')).toContain('Ada');
  }
});
