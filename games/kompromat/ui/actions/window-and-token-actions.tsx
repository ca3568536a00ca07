import { ActArea } from '@safehouse/ui';
import { Emblem } from '../art/emblem.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { promptText } from '../log/prompt-text.ts';
import { MoveButton } from './move-button.tsx';

/** KO-30: items are chosen in the hand; here the viewer can pass. */
export function WindowActions({ context }: { readonly context: BoardContext }) {
  const { translations, legalMoves } = context;
  const pass = legalMoves.find(({ type }) => type === 'pass');
  return (
    <ActArea class="ko-now" question={promptText(context)}>
      <div class="act-buttons">
        {pass && (
          <MoveButton context={context} move={pass} variant="main">
            {translations.pass}
          </MoveButton>
        )}
      </div>
    </ActArea>
  );
}

/** Tokens are about to be given, or one may be given back. */
export function TokenActions({ context }: { readonly context: BoardContext }) {
  const { pending } = context.view;
  if (!pending) return null;
  return (
    <ActArea class="ko-now" question={promptText(context)}>
      <div class="act-buttons">
        {context.legalMoves.map((move) => (
          <MoveButton context={context} move={move} key={JSON.stringify(move)}>
            {move.type === 'shield' && move.item !== null && <Emblem card={move.item} />}
            {buttonText(move, context, pending.tokens)}
          </MoveButton>
        ))}
      </div>
    </ActArea>
  );
}

type LegalMove = BoardContext['legalMoves'][number];

function buttonText(move: LegalMove, { translations }: BoardContext, tokens: number): string {
  if (move.type !== 'shield') return move.type === 'keep' ? translations.keep : translations.giveBack;
  if (move.item === null) return translations.takeTokens(tokens);
  const name = translations.missions[move.item];
  return move.via === undefined ? name : `${translations.missions[move.via]} ${translations.asItem(name)}`;
}
