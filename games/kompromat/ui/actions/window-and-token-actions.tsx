import { Emblem } from '../art/emblem.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { MoveButton } from './move-button.tsx';

/** KO-30: the items wait at the own edge of the desk; here one can let the mission come. */
export function WindowActions({
  context,
  mission,
}: {
  readonly context: BoardContext;
  readonly mission: number;
}) {
  const { translations, legalMoves } = context;
  const pass = legalMoves.find(({ type }) => type === 'pass');
  return (
    <div class="ko-now ko-stack">
      <p role="status" class="ko-prompt">
        <b>{translations.windowAsk(mission)}</b>
      </p>
      <div class="ko-moves">
        {pass && (
          <MoveButton context={context} move={pass} variant="strong">
            {translations.pass}
          </MoveButton>
        )}
      </div>
    </div>
  );
}

/** Tokens are about to come, or one may go back. */
export function TokenActions({ context }: { readonly context: BoardContext }) {
  const { translations, legalMoves, view } = context;
  const { pending } = view;
  if (!pending) return null;
  const question = {
    failure: translations.shieldFailure,
    ci: translations.shieldCounter(pending.tokens),
    'give-back': translations.giveBackAsk,
  }[pending.kind];
  return (
    <div class="ko-now ko-stack">
      <p role="status" class="ko-prompt">
        <b>{question}</b>
      </p>
      <div class="ko-moves">
        {legalMoves.map((move) => (
          <MoveButton
            context={context}
            move={move}
            key={JSON.stringify(move)}
            variant={isPassiveMove(move) ? 'plain' : 'strong'}
          >
            {move.type === 'shield' && move.item !== null && <Emblem card={move.item} />}
            {buttonText(move, context, pending.tokens)}
          </MoveButton>
        ))}
      </div>
    </div>
  );
}

type LegalMove = BoardContext['legalMoves'][number];

function isPassiveMove(move: LegalMove): boolean {
  return move.type === 'keep' || (move.type === 'shield' && move.item === null);
}

function buttonText(move: LegalMove, { translations }: BoardContext, tokens: number): string {
  if (move.type !== 'shield') return move.type === 'keep' ? translations.keep : translations.giveBack;
  if (move.item === null) return translations.takeTokens(tokens);
  const name = translations.missions[move.item];
  return move.via === undefined ? name : `${translations.missions[move.via]} ${translations.asItem(name)}`;
}
