import { useEffect } from 'preact/hooks';
import { lazyComponent } from '../components/lazy-component.tsx';
import { navigationCount } from '../state/router.ts';
import { shownCard } from './shown-card.ts';

const PlayerCard = lazyComponent(
  async () => (await import('./player-card.tsx')).PlayerCard,
  () => null,
);

/** Shows the open player card over any screen. Navigation closes it. */
export function CardHost() {
  const step = navigationCount.value;
  useEffect(() => {
    shownCard.value = null;
  }, [step]);
  const target = shownCard.value;
  return target && <PlayerCard key={target.user} {...target} />;
}
