import { lazyComponent } from '../../components/lazy-component.tsx';
import { t } from '../../i18n/translations.ts';
import type { PosterProps } from './poster.tsx';

const Poster = lazyComponent(
  async () => (await import('./poster.tsx')).Poster,
  () => null,
);

/** Shown when the match is over. */
export function ResultCard(props: PosterProps) {
  const { status, result } = props.matchView;
  if (status === 'broken') return <p class="notice is-no">{t().table.broken}</p>;
  return result && <Poster {...props} />;
}
