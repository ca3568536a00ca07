import { Mark } from '../../parts/mark.tsx';
import { accountOf, type Moment, moments } from './account.ts';
import type { Analysis, Judged } from './analysis.ts';
import { costOf } from './decision.ts';
import type { Looking } from './looking.ts';
import { viewAt } from './reel.ts';
import { change, percent, sideNames } from './shares.ts';

type StoryProps = Looking & { readonly analysis: Analysis };

const MOMENTS = 6;
/** Of less than this nobody would speak. */
const SAME = 0.005;
const MISTAKE = 0.05;

/** The match in words: luck and play told apart, where it turned, and every decision. */
export function Story(props: StoryProps) {
  const { analysis, names, words } = props;
  const called = sideNames(analysis.sides, names);
  const turned = moments(analysis, MOMENTS);
  return (
    <>
      <ul class="rp-account">
        {called.map((name, side) => {
          const { luck, play, cost } = accountOf(analysis, side);
          return (
            <li key={name}>
              <b>{words.verdict(name, change(luck), change(play))}</b>{' '}
              {cost >= SAME && <span>{words.cost(name, percent(cost))}</span>}
            </li>
          );
        })}
      </ul>
      <p class="quiet">{words.verdictAbout}</p>
      <h3>{words.moments}</h3>
      {turned.length === 0 && <p class="quiet">{words.momentsNone}</p>}
      <ul class="rp-moments">
        {turned.map((moment) => (
          <li key={`${moment.at} ${moment.type} ${moment.side}`}>
            <MomentLine {...props} moment={moment} called={called} />
          </li>
        ))}
      </ul>
      <Decisions {...props} />
    </>
  );
}

interface MomentProps extends StoryProps {
  readonly moment: Moment;
  readonly called: readonly string[];
}

/** It leads to the position before the move: there one can think about it anew. */
function MomentLine({ moment: { at, type, side, size }, called, showing, words }: MomentProps) {
  const text =
    type === 'mistake'
      ? words.mistake(at + 1, called[side], change(-size))
      : words.luck(at + 1, called[side], change(size));
  return (
    <button type="button" class={`rp-line is-${type}`} onClick={() => showing.jump(at)}>
      <span>{text}</span>
    </button>
  );
}

/** What the bot would have played at the position on the screen. */
export function JudgedHere({ analysis, ...looking }: StoryProps) {
  const { showing, names, words } = looking;
  const at = showing.at.value;
  const judged = analysis.steps[at];
  if (!judged?.decision) return null;
  const { best, bestWin } = judged.decision;
  return (
    <p class="rp-here">{words.nowBest(names[judged.seat], nameOf(looking, best, at), percent(bestWin))}</p>
  );
}

function Decisions(props: StoryProps) {
  const { analysis, words } = props;
  const decided = [...analysis.steps.entries()].filter(([, { decision }]) => decision !== null);
  return (
    <details class="rp-details">
      <summary>{words.decisions(decided.length)}</summary>
      <ol class="rp-decisions">
        {decided.map(([at, judged]) => (
          <li key={at} class={costOf(judged.decision) >= MISTAKE ? 'is-mistake' : ''}>
            <Decided {...props} at={at} judged={judged} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Decided({ at, judged, ...props }: StoryProps & { readonly at: number; readonly judged: Judged }) {
  const { names, words, showing } = props;
  const { seat, move, decision } = judged;
  if (!decision) return null;
  const best = nameOf(props, decision.best, at);
  const cost = costOf(decision);
  const isSame = JSON.stringify(decision.best) === JSON.stringify(move);
  return (
    <button type="button" class="rp-line" onClick={() => showing.jump(at)}>
      <Mark seat={seat} />
      <span>
        {at + 1}. {words.played(names[seat], nameOf(props, move, at))}.{' '}
        <span class="quiet">
          {isSame ? words.asBot : cost < SAME ? words.asGood(best) : words.botWould(best, change(-cost))}
        </span>
      </span>
    </button>
  );
}

function nameOf({ reel, game }: Looking, move: Judged['move'], at: number): string {
  return game.ui.name(move, game.words, viewAt(reel, at, 'spectator'));
}
