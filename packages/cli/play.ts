import { createInterface } from 'node:readline';
import type { NamedBot } from '@safehouse/bots';
import { factsFor, Match, quickRandom, type ScopedFact, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { GAME_OPTIONS, parseGameSetup } from './game-setup.ts';
import { UsageError } from './output.ts';
import { formatFact, formatMove, formatView } from './terminal-format.ts';

export const play = defineCommand({
  options: {
    game: GAME_OPTIONS.game,
    options: GAME_OPTIONS.options,
    rules: GAME_OPTIONS.rules,
    level: { type: 'string', default: 'greedy', value: 'NAME', about: 'the bot to play against' },
    seat: { type: 'string', default: '0', value: 'SEAT', about: 'your seat; 0 begins' },
  },
  example: `safehouse play --game ${GAME_IDS[0]} --level steady`,
  run: startPlaying,
});

interface PlayOptions {
  readonly game: string | undefined;
  readonly options: string;
  readonly rules?: string | undefined;
  readonly level: string;
  readonly seat: string;
}

async function startPlaying(values: PlayOptions): Promise<void> {
  const { game, level, rules } = values;
  const { module, options, bots } = await parseGameSetup({
    game,
    options: values.options,
    rules,
    names: [level, level],
  });
  const own = SEATS.slice(0, bots.length).find((seat) => String(seat) === values.seat);
  if (own === undefined) throw new UsageError('--seat wants 0 or 1');
  const players = bots.map(({ name }, seat) => (seat === own ? 'You' : name));
  const seed = crypto.randomUUID();
  const opened = Match.open(module.rules, {
    format: 1,
    game: module.rules.id,
    options,
    players,
    seed,
    moves: [],
  });
  if (!opened.ok) throw new Error(opened.fault.message);
  await playOut(opened.match, own, bots);
}

async function playOut(match: Match, own: Seat, bots: readonly NamedBot[]): Promise<void> {
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  const random = quickRandom(Date.now());
  const facts: ScopedFact<{ readonly type: string }>[] = [];
  try {
    while (!match.result) {
      const seat = match.toAct.includes(own) ? own : match.toAct[0];
      const legal = match.legal(seat);
      const { player, budget } = bots[seat];
      const view = match.game.view(match.state, seat);
      const move =
        seat === own
          ? await askForMove(answers, view, legal)
          : player.choose({ seat, view, legal, random, budget: budget(), facts: factsFor(seat, facts) });
      if (move === null) return;
      const played = match.play(seat, move);
      if (!played.ok) throw new Error(played.refusal.code);
      facts.push(...played.facts);
      for (const fact of factsFor(own, played.facts)) console.log(`  ${formatFact(fact)}`);
    }
    const { winners, reason, scores } = match.result;
    const names = winners.map((seat) => match.players[seat]).join(', ') || 'Nobody';
    console.log(`\n${names} won by ${reason}. Scores: ${scores.map((score) => score ?? '-').join(' to ')}`);
  } finally {
    terminal.close();
  }
}

/** Prints the view and the legal moves; null when the user quits. */
async function askForMove(
  answers: AsyncIterator<string>,
  view: object,
  legal: readonly WrittenMove[],
): Promise<WrittenMove | null> {
  console.log(`\n${formatView(view).join('\n')}\n`);
  legal.forEach((move, i) => {
    console.log(`${String(i + 1).padStart(4)}  ${formatMove(move)}`);
  });
  for (;;) {
    process.stdout.write(`Your move, 1 to ${legal.length}, or q to leave: `);
    const { value, done } = await answers.next();
    if (done || value.trim() === 'q') return null;
    const move = legal[Number(value) - 1];
    if (move) return move;
    console.log('That is not one of the numbers.');
  }
}
