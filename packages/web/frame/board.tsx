import { type Signal, useSignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { motion } from '../state/look.ts';
import { settings } from '../state/settings.ts';
import { sound } from '../state/sound.ts';
import { house } from '../state/words.ts';
import { useHappened } from './happened.ts';
import { type Hint, hintedMoves } from './hint.ts';
import type { WhyNot } from './notices.tsx';
import { isMyTurn, type Sitting } from './sitting.ts';

interface BoardProps extends Sitting {
  readonly hint: Signal<Hint | null>;
  readonly whyNot: Signal<WhyNot | null>;
}

/** The game's own board, with all that it needs and nothing else. */
export function BoardPlace({ hint, whyNot, ...sitting }: BoardProps) {
  const { page, game, names, source } = sitting;
  const happened = useHappened(page, source.story.value);
  const isMine = isMyTurn(page);
  const wasMine = useSignal(isMine);
  useEffect(() => {
    whyNot.value = null;
    if (isMine && !wasMine.value) sound('bell');
    else if (happened.length > 0) sound(page.status === 'over' ? 'stamp' : 'paper');
    wasMine.value = isMine;
  }, [page.version, page.seat]);
  const { Board } = game.ui;
  return (
    <Fence key={`${page.id} ${page.seat}`}>
      <Board
        page={page as never}
        words={game.words}
        lang={game.lang}
        names={names}
        happened={happened}
        play={(move) => {
          whyNot.value = null;
          if (!source.isPending.value) source.move(move);
        }}
        impossible={(why) => {
          whyNot.value = why;
        }}
        hint={hintedMoves(hint.value, page.version)}
        settings={{ motion: motion.value, patterns: settings.patterns.value }}
      />
    </Fence>
  );
}

/** A fault in a board must not take the table with it: the match goes on, and can be drawn again. */
class Fence extends Component<{ readonly children: ComponentChildren }, { readonly isDown: boolean }> {
  override state = { isDown: false };

  override componentDidCatch(): void {
    this.setState({ isDown: true });
  }

  render() {
    if (!this.state.isDown) return this.props.children;
    const words = house();
    return (
      <div class="notice is-no">
        <p>{words.refusals.broken}</p>
        <button type="button" class="button" onClick={() => this.setState({ isDown: false })}>
          {words.again}
        </button>
      </div>
    );
  }
}
