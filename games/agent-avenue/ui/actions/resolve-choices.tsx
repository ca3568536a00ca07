import type { AgentName } from '../../data/cards.ts';
import { CardFace } from '../art/cards.tsx';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { nextIcon, nextIconIndex } from '../board/view-queries.ts';
import { iconText } from '../log/icon-text.ts';

/** AA-24: which agent an instant card is about. */
export function ResolveChoices({ context }: { readonly context: BoardContext }) {
  const moves = legalMovesOfType(context, 'resolve');
  const { translations, hintedMove } = context;
  return (
    <ul class="aa-choices is-agents">
      {moves.map((move) => {
        const isHinted = hintedMove?.type === 'resolve' && hintedMove.agent === move.agent;
        const style = `aa-choice${isHinted ? ' is-hinted' : ''}`;
        return (
          <li key={move.agent ?? 'keep'}>
            <button type="button" class={style} onClick={() => context.choose(move)}>
              {move.agent === null ? <b>{translations.keep}</b> : <AgentOption context={context} agent={move.agent} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A card that would be recruited shows its effect; one that only changes hands moves no pawn. */
function AgentOption({ context, agent }: { readonly context: BoardContext; readonly agent: AgentName }) {
  const { view, translations, nearSide } = context;
  const { resolving } = view;
  const ownSide = view.sides[nearSide];
  const isRecruit = resolving?.card !== 'mind-control' && (resolving?.card !== 'spycation' || resolving.agent);
  const name = translations.agents[agent];
  return (
    <>
      <CardFace
        agent={agent}
        translations={translations}
        nextIconIndex={isRecruit ? nextIconIndex(ownSide, agent) : null}
      />
      <span>
        <b>{isRecruit ? translations.recruit(name) : name}</b>
        {isRecruit ? <span class="aa-choice-text">{iconText(nextIcon(ownSide, agent), translations)}</span> : null}
      </span>
    </>
  );
}
