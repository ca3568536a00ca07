import { memo } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import { MissionFlag } from '../../art/mission-flag.tsx';
import type { BoardContext } from '../board-context.ts';
import { findCard } from '../rules-queries.ts';
import { FLAG, FLAG_GAP, placeFlags } from './flag-placement.ts';
import { placeLabels } from './label-placement.ts';
import type { MapPoint } from './map-layout.ts';

const BADGE_RADIUS = 15;

interface CityFlag {
  readonly city: string;
  /** The index of the mission in the hand, from 1. */
  readonly number: number;
  readonly mission: string;
  readonly isMarked: boolean;
}

interface MissionFlagsProps {
  readonly context: BoardContext;
  /** The missions that the move shown would serve. */
  readonly served: readonly string[];
  /** The city where it would serve them. */
  readonly servedCity: string | null;
}

/** The cities of the viewer's missions: flags with the numbers of the missions, one above the other. */
export const MissionFlags = memo(({ context, served, servedCity }: MissionFlagsProps) => {
  const { mapLayout, editionNames } = context;
  const posts = useMemo(() => {
    const labels = placeLabels(mapLayout, editionNames.cityName);
    return placeFlags(mapLayout, labels, editionNames.cityName);
  }, [mapLayout, editionNames]);
  const byCity = Map.groupBy(cityFlags(context), ({ city }) => city);
  return (
    <g>
      {[...byCity].map(([city, flags]) => {
        const post = posts.get(city);
        if (!post) return null;
        return (
          <g key={city} transform={`translate(${post.x} ${post.y})`}>
            <path class="sc-mast" d={mastPath(post, mapLayout.cities.get(city))} />
            <g class="sc-flags">
              {flags.toReversed().map(({ number, mission, isMarked }, i) => (
                <g key={number} transform={`translate(0 ${-i * (FLAG.height + FLAG_GAP)})`}>
                  <MissionFlag
                    number={number}
                    side={post.side}
                    isMarked={isMarked}
                    isServed={city === servedCity && served.includes(mission)}
                  />
                </g>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** From the edge of the city's badge to the foot of its flags, relative to the foot. */
function mastPath(post: MapPoint, city: MapPoint = post): string {
  const [x, y] = [city.x - post.x, city.y - post.y];
  const part = Math.max(0, 1 - BADGE_RADIUS / (Math.hypot(x, y) || 1));
  return `M0 0L${x * part} ${y * part}`;
}

function cityFlags({ view, focusSeat, rulesQueries }: BoardContext): CityFlag[] {
  return view.players[focusSeat].missions.flatMap(({ id, marked }, i) =>
    findCard(rulesQueries.edition, id).cities.map((city) => ({
      city,
      number: i + 1,
      mission: id,
      isMarked: marked.includes(city),
    })),
  );
}
