import { useSignal } from '@preact/signals';
import { type Fault, rulesVersionOf, type Seat } from '@safehouse/contract';
import { GAME_IDS, type GameModule, loadGame } from '@safehouse/games/registry';
import { useEffect } from 'preact/hooks';
import { Loading } from '../../parts/loading.tsx';
import { Shell } from '../../parts/shell.tsx';
import { useGame } from '../../state/games.ts';
import { FaultText } from './fault-text.tsx';
import { Projector } from './projector.tsx';
import { isFault, openReel, type Reel } from './reel.ts';
import { gameIn, type Origin } from './sources.ts';
import type { Words } from './words/en.ts';

interface OpenedProps {
  readonly record: unknown;
  readonly origin: Origin;
  /** The seat of whoever looks back, where they had one. */
  readonly seat: number | null;
  /** Who that is, where nobody else had a hand in it. */
  readonly player: string | null;
  readonly words: Words;
  /** Back to the choice; null where there was none. */
  readonly again: (() => void) | null;
}

/** A record with its game: played through once, then shown; or what is wrong with it. */
export function OpenedRecord({ record, origin, seat, player, words, again }: OpenedProps) {
  const id = gameIn(record) ?? '';
  const game = useGame(id);
  const reel = useSignal<Reel | Fault | null>(null);
  const module = useSignal<GameModule | null | undefined>(undefined);
  useEffect(() => {
    void loadGame(id, rulesVersionOf(record)).then((come) => {
      module.value = come;
      if (come) reel.value = openReel(come.rules, record);
    });
  }, [record]);
  if (module.value === null) {
    const message = missing(id, rulesVersionOf(record), words);
    return <FaultPage fault={{ at: null, code: 'bad-header', message }} words={words} again={again} />;
  }
  if (!reel.value || !game) return <Loading />;
  if (isFault(reel.value)) return <FaultPage fault={reel.value} words={words} again={again} />;
  return <Projector {...{ game, origin, player, words }} reel={reel.value} seat={seat as Seat | null} />;
}

function missing(game: string, version: number, words: Words): string {
  if (game === '') return '"game" is missing';
  return GAME_IDS.includes(game) ? words.faultRules(version) : words.faultGame(game);
}

interface FaultProps {
  readonly fault: Fault;
  readonly words: Words;
  readonly again: (() => void) | null;
}

function FaultPage({ fault, words, again }: FaultProps) {
  return (
    <Shell title={words.title}>
      <section class="plain">
        <h1>{words.faultTitle}</h1>
        <FaultText fault={fault} words={words} />
        {again ? (
          <button type="button" class="button is-main" onClick={again}>
            {words.back}
          </button>
        ) : (
          <a class="button is-main" href="/replay">
            {words.back}
          </a>
        )}
      </section>
    </Shell>
  );
}
