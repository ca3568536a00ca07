import { tell } from '../log/tell.ts';
import type { Beat } from '../playback/beats.ts';
import { type Desk, resolving } from '../table/desk.ts';
import { TokensAsked, Window } from './asked.tsx';
import { Declaring } from './declaring.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Over } from './over.tsx';
import { Tray } from './tray.tsx';
import { Ahead, Drawing, Placing } from './turn.tsx';

/** What the viewer can do now, under the thumb. */
export function Dock({ desk }: { readonly desk: Desk }) {
  const dock = useKeptFocus();
  return (
    <div class="ko-dock" ref={dock} tabIndex={-1}>
      {desk.opened && <Tray desk={desk} opened={desk.opened} />}
      {desk.view.phase === 'play' && <Ahead desk={desk} />}
      {desk.isTelling && desk.beat ? <Telling desk={desk} beat={desk.beat} /> : <Now desk={desk} />}
    </div>
  );
}

function Now({ desk }: { readonly desk: Desk }) {
  const { view, legal, board } = desk;
  if (board.page.result) return <Over desk={desk} result={board.page.result} />;
  if (legal.length === 0) return <Waiting desk={desk} />;
  const mission = resolving(view) ?? 0;
  switch (view.phase) {
    case 'play':
      return view.turnMission === null ? (
        <Placing desk={desk} />
      ) : (
        <Drawing desk={desk} mission={view.turnMission} />
      );
    case 'window':
      return <Window desk={desk} mission={mission} />;
    case 'declare':
      return <Declaring desk={desk} mission={mission} />;
    case 'tokens':
      return <TokensAsked desk={desk} />;
    case 'over':
      return null;
  }
}

function Waiting({ desk }: { readonly desk: Desk }) {
  const { active } = desk.view;
  if (active === null) return null;
  return (
    <div class="ko-now ko-waiting">
      <p role="status" class="ko-prompt">
        <span>{desk.words.theirTurn(desk.board.names[active])}</span>
      </p>
      <span class="ko-thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

/** While it is shown what happened: the line of the report, and a way past it. */
function Telling({ desk, beat }: { readonly desk: Desk; readonly beat: Beat }) {
  const { words, board, view } = desk;
  const mission = resolving(view);
  const told = beat.stage === 'done' ? tell(beat.fact, words, board.names) : null;
  return (
    <div class="ko-now ko-telling">
      <p class="ko-prompt">
        <span>{told ?? (mission === null ? '' : words.revealing(mission))}</span>
      </p>
      {desk.isLong && (
        <button type="button" class="ko-move ko-plain ko-skip" onClick={desk.finish}>
          {words.skip}
        </button>
      )}
    </div>
  );
}
