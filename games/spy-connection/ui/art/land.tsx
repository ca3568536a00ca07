import { memo } from '@safehouse/ui';
import { LAKE_ELLIPSE, LAND_PATHS } from './coastline.ts';

/** Sea, land, and the ornaments in the corners. */
export const Land = memo(({ hasCoast }: { readonly hasCoast: boolean }) => {
  return (
    <g>
      <rect class="sc-sea" x="-2000" y="-2000" width="6000" height="6000" />
      <g class="sc-grid">
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <path key={i} d={`M-200 ${40 + i * 130}Q500 ${-60 + i * 130} 1200 ${40 + i * 130}`} />
        ))}
        {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
          <path key={i} d={`M${20 + i * 137} -100L${-40 + i * 154} 900`} />
        ))}
      </g>
      {hasCoast && (
        <>
          <g class="sc-shelf">
            {LAND_PATHS.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
          <g class="sc-land">
            {LAND_PATHS.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
          <ellipse class="sc-sea" cx={LAKE_ELLIPSE.x} cy={LAKE_ELLIPSE.y} rx={LAKE_ELLIPSE.rx} ry={LAKE_ELLIPSE.ry} />
          <Compass />
          <Airliner />
        </>
      )}
    </g>
  );
});

function Compass() {
  return (
    <g class="sc-ornament" transform="translate(890 690)">
      <circle r="38" class="sc-ring" />
      <path d="M0-50L8-8L50 0L8 8L0 50L-8 8L-50 0L-8-8Z" />
      <path class="sc-ring" d="M-27-27L27 27M-27 27L27-27" />
    </g>
  );
}

function Airliner() {
  return (
    <g class="sc-ornament" transform="translate(190 120) rotate(68) scale(1.05)">
      <path d="M0-40C5-36 6-28 6-18L40 6V14L6 4L4 26L14 34V39L0 35L-14 39V34L-4 26L-6 4L-40 14V6L-6-18C-6-28-5-36 0-40Z" />
      <path class="sc-ring" d="M0 48V170" stroke-dasharray="3 9" />
    </g>
  );
}
