import { CardButton, classNames, isHintedMove, isSameMove } from '@safehouse/ui';
import type { AgentName } from '../../data/cards.ts';
import { IconChip } from '../art/cards.tsx';
import { Portrait } from '../art/portraits.tsx';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { nextIcon } from '../board/view-queries.ts';
import { iconText } from '../log/icon-text.ts';
import { ChoiceButton } from './choice-button.tsx';
import { Voters } from './votes.tsx';

/** Up to this many can be twice as wide. */
const FEW = 4;

/** AA-24: which agent an instant card is about. Replaces the hand. */
export function ResolveChoices({ context }: { readonly context: BoardContext }) {
  const moves = legalMovesOfType(context, 'resolve');
  return (
    <ul class={classNames('aa-resolve aa-choices', moves.length <= FEW && 'is-few')}>
      {moves.map((move) => {
        if (move.agent === null) return null;
        return (
          <li key={move.agent}>
            <CardButton
              class="aa-option"
              isHinted={isHintedMove(context, move)}
              preview={`${isRecruiting(context) ? 'resolve' : 'agent'} ${move.agent}`}
              onPress={() => context.choose(move)}
            >
              <AgentOption context={context} agent={move.agent} />
              <Voters context={context} isMeant={(vote) => isSameMove(vote, move)} />
            </CardButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Spycation: the card may stay in hand. */
export function KeepChoice({ context }: { readonly context: BoardContext }) {
  const keep = legalMovesOfType(context, 'resolve').find(({ agent }) => agent === null);
  if (!keep) return null;
  return (
    <div class="act-buttons aa-choices">
      <ChoiceButton context={context} move={keep}>
        {context.translations.keep}
      </ChoiceButton>
    </div>
  );
}

function isRecruiting({ view: { resolving } }: BoardContext): boolean {
  return resolving?.card !== 'mind-control' && (resolving?.card !== 'spycation' || resolving.agent !== null);
}

/** A card that would be recruited shows its effect. One that only goes to another hand moves no pawn. */
function AgentOption({ context, agent }: { readonly context: BoardContext; readonly agent: AgentName }) {
  const { view, translations, nearSide } = context;
  const icon = nextIcon(view.sides[nearSide], agent);
  const isRecruit = isRecruiting(context);
  const name = translations.agents[agent];
  return (
    <>
      <Portrait agent={agent} />
      <span class="aa-option-name">
        {isRecruit ? <span class="hidden">{translations.recruit(name)}</span> : null}
        <span aria-hidden={isRecruit ? 'true' : undefined}>{name}</span>
      </span>
      {isRecruit ? (
        <>
          <IconChip icon={icon} />
          <span class="hidden">{iconText(icon, translations)}</span>
        </>
      ) : null}
    </>
  );
}
