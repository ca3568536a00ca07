import type { BoardSettings } from '@safehouse/ui';
import { CityBadge, CityName } from '../ui/art/city-badge.tsx';
import { Land } from '../ui/art/land.tsx';
import { SeatGlyph, SpyGlyph } from '../ui/art/seat-glyph.tsx';
import { placeLabels } from '../ui/board/map/label-placement.ts';
import { type MapFrame, mapLayoutFor } from '../ui/board/map/map-layout.ts';
import { RouteLines, Spaces } from '../ui/board/map/routes.tsx';
import { defaultEdition } from '../ui/board/rules-queries.ts';
import type { EditionNames } from '../ui/log/edition-names.ts';

interface MapPictureProps {
  /** The part of the map to show. */
  readonly frame: MapFrame;
  readonly names: EditionNames;
  /** The city of the first seat's spy. */
  readonly spy: string;
  /** By space. */
  readonly agents: { readonly [space: string]: number };
  readonly settings: BoardSettings;
}

/** A part of the map with a spy and agents of the given seats. The adjacent text says what it shows. */
export function MapPicture({ frame: { x, y, width, height }, names, spy, agents, settings }: MapPictureProps) {
  const layout = mapLayoutFor(defaultEdition());
  const labels = placeLabels(layout, names.cityName);
  const city = layout.cities.get(spy);
  return (
    <svg class="sc-guide-map" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Land hasCoast />
      <RouteLines geography={layout} own={[]} open={[]} focus={0} />
      <Spaces geography={layout} />
      {[...layout.cities].map(([id, point]) => (
        <g key={id}>
          <CityBadge {...point} />
          <CityName name={names.cityName(id)} label={labels.get(id)} />
        </g>
      ))}
      {Object.entries(agents).map(([space, seat]) => {
        const at = layout.spaces.get(space);
        return (
          <g key={space} transform={`translate(${at?.x} ${at?.y}) scale(1.3)`}>
            <SeatGlyph seat={seat} patterns={settings.patterns} />
          </g>
        );
      })}
      <g transform={`translate(${city?.x} ${(city?.y ?? 0) - 30})`}>
        <SpyGlyph seat={0} patterns={settings.patterns} />
      </g>
    </svg>
  );
}
