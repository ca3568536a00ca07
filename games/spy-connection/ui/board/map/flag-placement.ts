import { costPoint } from './cost-point.ts';
import { boxesOverlap, type CityLabel, coversPoint, type LabelBox, labelBoxes, outsideBy } from './label-placement.ts';
import { distance, type MapLayout, type MapPoint } from './map-layout.ts';

/** The position of the mast of a city's flags. */
export interface FlagPost extends MapPoint {
  /** The side of the mast on which the flags are. */
  readonly side: 'left' | 'right';
}

export const FLAG = { width: 27, height: 21 } as const;
/** Between two flags on one mast. */
export const FLAG_GAP = 2;
/** At the size of a phone. */
const PHONE_SCALE = 1.4;
/** Room for a flag at the size of a phone, and for a part of another one above it. */
const POST_HEIGHT = FLAG.height * 1.9;
/** A city may be on each of a player's three missions. */
const FULL_POST_HEIGHT = (3 * FLAG.height + 2 * FLAG_GAP) * PHONE_SCALE;

/** Puts every mast where its flags cover the least. Positions do not change during a match. */
export function placeFlags(
  mapLayout: MapLayout,
  labels: ReadonlyMap<string, CityLabel>,
  name: (city: string) => string,
): ReadonlyMap<string, FlagPost> {
  const { cities, spaces, routes, frame } = mapLayout;
  const texts = labelBoxes(labels, name);
  const pieces = [
    ...spaces.values(),
    ...cities.values(),
    ...[...routes.values()].map(({ points }) => costPoint(points)),
  ];
  const spies = [...cities.values()].map(({ x, y }) => ({ x: x + 12, y: y - 40 }));
  const costOf = (post: FlagPost, city: MapPoint) => {
    const box = postBox(post, POST_HEIGHT);
    const outside = outsideBy(postBox(post, FULL_POST_HEIGHT), frame);
    const covered = pieces.filter((point) => distance(point, city) > 1 && coversPoint(box, point, 14)).length;
    const spied = spies.filter((point) => coversPoint(box, point, 16)).length;
    const crossed = texts.filter((text) => boxesOverlap(box, text)).length;
    return covered * 10 + spied * 10 + crossed * 25 + outside * 3 + distance(post, city) / 10;
  };
  return new Map(
    [...cities].map(([id, city]) => {
      const best = flagPosts(city).reduce((a, b) => (costOf(b, city) < costOf(a, city) ? b : a));
      return [id, best];
    }),
  );
}

/** Next to the city, above or below it, the nearest first. */
function flagPosts({ x, y }: MapPoint): readonly FlagPost[] {
  return [-6, 14, 34, -26, 50, 66].flatMap((down): FlagPost[] =>
    [14, 30, 46].flatMap((aside): FlagPost[] => [
      { x: x - aside, y: y + down, side: 'left' },
      { x: x + aside, y: y + down, side: 'right' },
    ]),
  );
}

function postBox({ x, y, side }: FlagPost, height: number): LabelBox {
  const width = FLAG.width * PHONE_SCALE;
  const left = side === 'left' ? x - width : x;
  return { left, right: left + width, top: y - height, bottom: y };
}
