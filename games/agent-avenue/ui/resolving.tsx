import type { AgentName } from '../data/cards.ts';
import { CardFace } from './cards.tsx';
import { nextIcon, nextPlace } from './outlook.ts';
import { spoken } from './spoken.ts';
import { movesOf, type Table } from './table.ts';

/** AA-24: which agent an instant card is about. */
export function Resolving({ table }: { readonly table: Table }) {
  const moves = movesOf(table, 'resolve');
  const { words, hint } = table;
  return (
    <ul class="aa-choices is-agents">
      {moves.map((move) => {
        const isHinted = hint?.type === 'resolve' && hint.agent === move.agent;
        const style = `aa-choice${isHinted ? ' is-hinted' : ''}`;
        return (
          <li key={move.agent ?? 'keep'}>
            <button type="button" class={style} onClick={() => table.play(move)}>
              {move.agent === null ? <b>{words.keep}</b> : <Agent table={table} agent={move.agent} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Cards that are recruited tell what they would do; one that only changes hands does not move anybody. */
function Agent({ table, agent }: { readonly table: Table; readonly agent: AgentName }) {
  const { view, words, near } = table;
  const { resolving } = view;
  const own = view.sides[near];
  const isRecruit =
    resolving?.card !== 'mind-control' && (resolving?.card !== 'spycation' || resolving.agent);
  const name = words.agents[agent];
  return (
    <>
      <CardFace agent={agent} words={words} next={isRecruit ? nextPlace(own, agent) : null} />
      <span>
        <b>{isRecruit ? words.recruit(name) : name}</b>
        {isRecruit ? <span class="aa-choice-text">{spoken(nextIcon(own, agent), words)}</span> : null}
      </span>
    </>
  );
}
