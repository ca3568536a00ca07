import { createInterface } from 'node:readline';
import type { NamedBot } from '@safehouse/bots';
import { factsFor, Match, quickRandom, type ScopedFact, SEATS, type Seat, type WrittenMove } from '@safehouse/contract';
import { parseGameSetup } from './game-setup.ts';
import { UsageError } from './output.ts';
import { formatFact, formatMove, formatView } from './terminal-format.ts';

interface LinePlay {
  readonly game: string | undefined;
  readonly options: string;
  readonly rules: string | undefined;
  readonly level: string;
  readonly seat: string;
  readonly players: number;
}

/** For programs and without a terminal: prints views, moves and facts as lines, and reads the number of a move. */
export async function playByLines({ level, players, seat, ...setup }: LinePlay): Promise<void> {
  const { module, options, bots } = await parseGameSetup({ ...setup, names: Array(players).fill(level) });
  const own = SEATS.slice(0, bots.length).find((candidate) => String(candidate) === seat);
  if (own === undefined) throw new UsageError(`--seat must be a number from 0 to ${players - 1}`);
  const opened = Match.open(module.rules, {
    format: 1,
    game: module.rules.id,
    options,
    players: bots.map(({ name }, index) => (index === own ? 'You' : name)),
    seed: crypto.randomUUID(),
    moves: [],
  });
  if (!opened.ok) throw new Error(opened.fault.message);
  await playOut(opened.match, own, bots);
}

async function playOut(match: Match, own: Seat, bots: readonly NamedBot[]): Promise<void> {
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  const random = quickRandom(Date.now());
  const facts: ScopedFact[] = [];
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
