import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SpyView } from '../../rules/view.ts';
import { fitsOurEurope } from '../geography.ts';
import type { Lights } from '../offers.ts';
import { defaultEdition } from '../position.ts';
import type { Scene } from '../scene.ts';
import { Agents } from './agents.tsx';
import { Cities } from './cities.tsx';
import { Land } from './land.tsx';
import { onPlane, pick, type Target } from './pick.ts';
import { Costs, Lifts, LitRoute, LitSpaces, Routes, Spaces } from './routes.tsx';
import { Spies } from './spies.tsx';

interface Props {
  readonly scene: Scene;
  /** The page before, to see what has moved. */
  readonly before: SpyView | null;
  readonly lights: Lights;
  readonly motion: 'full' | 'reduced';
  isOffered(target: Target): boolean;
  tap(target: Target | null): void;
}

/**
 * The picture, in layers that are each drawn anew only for what concerns them. Whoever cannot point at it has the list
 * of moves and the text beside it.
 */
export function RouteMap({ scene, before, lights, motion, isOffered, tap }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  const { geography, position } = scene;
  const { x, y, width, height } = geography.frame;
  const hasCoast = useMemo(() => fitsOurEurope(position.edition, defaultEdition()), [position.edition]);
  useEffect(() => {
    const svg = ref.current;
    const hear = (event: MouseEvent) => {
      const where = svg && onPlane(svg, event);
      if (where) tap(pick(geography, where.point, where.scale, isOffered));
    };
    svg?.addEventListener('click', hear);
    return () => svg?.removeEventListener('click', hear);
  }, [geography, tap, isOffered]);
  return (
    <svg
      ref={ref}
      class="sc-map"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={scene.words.map.label}
    >
      <Land hasCoast={hasCoast} />
      <Routes scene={scene} />
      <LitRoute geography={geography} lights={lights} />
      <Spaces geography={geography} />
      <LitSpaces geography={geography} lights={lights} />
      <Cities scene={scene} lights={lights} />
      <Agents scene={scene} before={before} />
      <Lifts scene={scene} />
      <Costs scene={scene} chosen={lights.route} />
      <Spies scene={scene} before={before} motion={motion} />
    </svg>
  );
}
