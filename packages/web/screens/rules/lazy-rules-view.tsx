import { lazyComponent } from '../../components/lazy-component.tsx';
import { LoadingText } from '../../components/loading-screen.tsx';

/** For tables, where the rules are loaded when they are first opened. */
export const LazyRulesView = lazyComponent(async () => (await import('./rules-view.tsx')).RulesView, LoadingText);
