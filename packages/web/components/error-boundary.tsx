import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/translations.ts';

interface ErrorBoundaryProps {
  readonly children: ComponentChildren;
  onError?(): void;
}

/** A fault in a board must not take the table with it: the match goes on, and can be drawn again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isDown: boolean }> {
  override state = { isDown: false };

  override componentDidCatch(): void {
    this.setState({ isDown: true });
    this.props.onError?.();
  }

  render() {
    if (!this.state.isDown) return this.props.children;
    const words = t();
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
