import { Component, type ComponentChildren } from 'preact';
import { house } from '../state/words.ts';

interface FenceProps {
  readonly children: ComponentChildren;
  fallen?(): void;
}

/** A fault in a board must not take the table with it: the match goes on, and can be drawn again. */
export class Fence extends Component<FenceProps, { readonly isDown: boolean }> {
  override state = { isDown: false };

  override componentDidCatch(): void {
    this.setState({ isDown: true });
    this.props.fallen?.();
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
