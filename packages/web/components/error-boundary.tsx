import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/translations.ts';

interface ErrorBoundaryProps {
  readonly children: ComponentChildren;
  onError?(): void;
}

/** An error in a board must not break the table around it: the match goes on, and the board can be rendered again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isDown: boolean }> {
  override state = { isDown: false };

  override componentDidCatch(): void {
    this.setState({ isDown: true });
    this.props.onError?.();
  }

  render() {
    if (!this.state.isDown) return this.props.children;
    const translations = t();
    return (
      <div class="notice is-no">
        <p>{translations.refusals.broken}</p>
        <button type="button" class="button" onClick={() => this.setState({ isDown: false })}>
          {translations.again}
        </button>
      </div>
    );
  }
}
