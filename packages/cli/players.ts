import { type Named, playerNamed, unknownPlayer } from '@safehouse/bots';
import { isPlainObject, quote } from '@safehouse/contract';
import { GAME_IDS, type GameModule, loadGame } from '@safehouse/games/registry';
import { parseJson } from './input.ts';
import { Usage } from './output.ts';

export const now = () => performance.now();

/** Milliseconds this thread has had the processor: a level is not weaker for what else runs on the machine. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A game, how it is played, and who plays it: what `simulate`, `arena` and `play` are told in the same words. */
export interface Company {
  readonly module: GameModule;
  readonly options: { readonly [name: string]: unknown };
  readonly checked: object;
  readonly bots: readonly Named[];
}

export async function companyOf(
  game: string | undefined,
  optionsText: string,
  names: readonly string[],
  players = names.length,
  clock = now,
): Promise<Company> {
  const module = await loadGame(game ?? '');
  if (!module) throw new Usage(`--game must be one of ${GAME_IDS.join(', ')}`);
  const parsed = parseJson(optionsText);
  if (!parsed.ok || !isPlainObject(parsed.value)) throw new Usage('--options wants a JSON object');
  const options = parsed.value;
  const checked = module.rules.options({ options, players, edition: undefined });
  if (!checked.ok) throw new Usage(checked.message, 'bad-header');
  return {
    module,
    options,
    checked: checked.value,
    bots: names.map((name) => botNamed(module, name, clock)),
  };
}

function botNamed(module: GameModule, name: string, clock: () => number): Named {
  const found = playerNamed(module, name, clock);
  if ('known' in found) throw new Usage(unknownPlayer(name, found.known));
  return found;
}

export function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Usage(`--${name} wants a whole number, not ${quote(text)}`);
  return Number(text);
}
