import { SEATS } from '@safehouse/contract';
import { number } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { keepLuck } from '../../state/luck.ts';
import { house, lang } from '../../state/words.ts';
import { accountOf } from './account.ts';
import type { Analysis } from './analysis.ts';
import type { Sides } from './chances.ts';
import { Graph } from './graph.tsx';
import type { Judge } from './judge.ts';
import type { Looking } from './looking.ts';
import type { Reel } from './reel.ts';
import { JudgedHere, Story } from './story.tsx';

type AnalysisProps = Looking & { readonly judge: Judge };

/** What the best bot makes of the match: asked for, not forced on anybody. */
export function AnalysisPart({ judge, ...looking }: AnalysisProps) {
  const { reel, words } = looking;
  const verdicts = judge.verdicts.value;
  const start = () => judge.start({ record: reel.record, sides: sidesIn(looking) });
  useEffect(() => {
    if (location.hash === '#analyse') start();
  }, [reel]);
  useEffect(() => {
    if (verdicts.type === 'judged') keepOwnLuck(looking, verdicts.analysis);
  }, [verdicts]);
  return (
    <section class="rp-part" aria-labelledby="rp-analysis">
      <h2 id="rp-analysis">{words.analysis}</h2>
      {verdicts.type === 'failed' && <p role="alert">{words.failed}</p>}
      {(verdicts.type === 'none' || verdicts.type === 'failed') && (
        <>
          <p class="quiet">{words.analyseAbout}</p>
          <button type="button" class="button is-main" disabled={reel.frames.length < 2} onClick={start}>
            {words.analyse}
          </button>
        </>
      )}
      {verdicts.type === 'working' && <Working done={verdicts.done} stop={judge.stop} words={words} />}
      {verdicts.type === 'judged' && (
        <>
          <Graph {...looking} analysis={verdicts.analysis} />
          <JudgedHere {...looking} analysis={verdicts.analysis} />
          <Story {...looking} analysis={verdicts.analysis} />
        </>
      )}
    </section>
  );
}

/** For the profile: what the deals of one's own matches were like. */
function keepOwnLuck({ reel, seat, player }: Looking, analysis: Analysis): void {
  const match = reel.record.meta?.match;
  if (seat === null || player === null || typeof match !== 'string') return;
  const side = analysis.sides.findIndex((seats) => seats.includes(seat));
  keepLuck({ match, game: reel.rules.id, player, luck: accountOf(analysis, side).luck });
}

interface WorkingProps {
  readonly done: number;
  readonly words: Looking['words'];
  stop(): void;
}

function Working({ done, words, stop }: WorkingProps) {
  return (
    <div class="rp-working">
      <label>
        <span>
          {words.working} {number(lang(), Math.round(100 * done))} %
        </span>
        <progress max={1} value={done} />
      </label>
      <button type="button" class="button" onClick={stop}>
        {house().cancel}
      </button>
    </div>
  );
}

/** The teams of the game; where it has none, everybody is on their own. */
function sidesIn({ reel, game }: { readonly reel: Reel; readonly game: Looking['game'] }): Sides {
  const { players, options } = reel.record;
  const teams = game.ui.sides(players.length, options ?? {});
  return teams.length > 0 ? teams : SEATS.slice(0, players.length).map((seat) => [seat]);
}
