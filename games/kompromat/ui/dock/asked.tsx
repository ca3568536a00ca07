import { Emblem } from '../art/emblem.tsx';
import type { Desk } from '../table/desk.ts';
import { MoveButton } from './move-button.tsx';

/** KO-30: the items wait at the own edge of the desk; here one can let the mission come. */
export function Window({ desk, mission }: { readonly desk: Desk; readonly mission: number }) {
  const { words, legal } = desk;
  const pass = legal.find(({ type }) => type === 'pass');
  return (
    <div class="ko-now ko-stack">
      <p role="status" class="ko-prompt">
        <b>{words.windowAsk(mission)}</b>
      </p>
      <div class="ko-moves">
        {pass && (
          <MoveButton desk={desk} move={pass} look="strong">
            {words.pass}
          </MoveButton>
        )}
      </div>
    </div>
  );
}

/** Tokens are about to come, or one may go back. */
export function TokensAsked({ desk }: { readonly desk: Desk }) {
  const { words, legal, view } = desk;
  const { pending } = view;
  if (!pending) return null;
  const question = {
    failure: words.shieldFailure,
    ci: words.shieldCounter(pending.tokens),
    'give-back': words.giveBackAsk,
  }[pending.kind];
  return (
    <div class="ko-now ko-stack">
      <p role="status" class="ko-prompt">
        <b>{question}</b>
      </p>
      <div class="ko-moves">
        {legal.map((move) => (
          <MoveButton
            desk={desk}
            move={move}
            key={JSON.stringify(move)}
            look={isPlain(move) ? 'plain' : 'strong'}
          >
            {move.type === 'shield' && move.item !== null && <Emblem card={move.item} />}
            {wordFor(move, desk, pending.tokens)}
          </MoveButton>
        ))}
      </div>
    </div>
  );
}

type Asked = Desk['legal'][number];

function isPlain(move: Asked): boolean {
  return move.type === 'keep' || (move.type === 'shield' && move.item === null);
}

function wordFor(move: Asked, { words }: Desk, tokens: number): string {
  if (move.type !== 'shield') return move.type === 'keep' ? words.keep : words.giveBack;
  if (move.item === null) return words.takeTokens(tokens);
  const name = words.missions[move.item];
  return move.via === undefined ? name : `${words.missions[move.via]} ${words.asItem(name)}`;
}
