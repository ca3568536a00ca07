import type { Point } from '../board/street-geometry.ts';

type HouseKind = 'home-0' | 'home-1' | 'market' | 'plain';

interface HouseProps {
  readonly space: number;
  readonly at: Point;
  readonly kind: HouseKind;
}

/** Three kinds of roofs, for variety. */
const ROOF_PATHS = ['M-16 -4L0 -17 16 -4z', 'M-16 -4l6 -11h20l6 11z', 'M-16 -4v-6l20 -6 12 12z'];

/** One window is lit, and in another a curtain has moved. */
const LIT_WINDOW_X = [-9, 4, -9, 4, 4];

/** The front of a house. Its foot is in the centre of the plot, its long shadow falls to the right. */
export function House({ space, at, kind }: HouseProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={`aa-house is-${kind}`}>
      <path d="M-14 14h28l18 8H6z" class="aa-shadow" />
      {kind === 'market' ? <MarketVan /> : <Walls space={space} />}
      {kind === 'home-0' || kind === 'home-1' ? <Flag mark={kind} /> : null}
    </g>
  );
}

function Walls({ space }: { readonly space: number }) {
  return (
    <>
      <path d="M9 -16h4v8H9z" class="aa-chimney" />
      <path d="M-14 -5h28v19h-28z" class={`aa-wall is-${space % 3}`} />
      <path d={ROOF_PATHS[space % ROOF_PATHS.length]} class="aa-roof" />
      <path d="M-2 4h5v10h-5z" class="aa-door" />
      <path d={`M${LIT_WINDOW_X[space % LIT_WINDOW_X.length]} -1h5v5h-5z`} class="aa-window is-lit" />
      <path d={`M${LIT_WINDOW_X[space % LIT_WINDOW_X.length] < 0 ? 5 : -10} -1h5v5h-5z`} class="aa-window" />
      <path d="M-18 14c0-4 5-4 5 0zM13 14c0-5 6-5 6 0z" class="aa-bush" />
    </>
  );
}

/** AA-4: the black market, a van with open doors. */
function MarketVan() {
  return (
    <>
      <path d="M-14 -6h28v18h-28z" class="aa-van" />
      <path d="M-10 -2h12v8h-12z" class="aa-window is-lit" />
      <path d="M-17 -12h34l3 8h-40z" class="aa-awning" />
      <path d="M-11 -12h7l-1 8h-9zM4 -12h7l2 8H5z" class="aa-awning-2" />
      <circle cx="-7" cy="13" r="4" class="aa-wheel" />
      <circle cx="8" cy="13" r="4" class="aa-wheel" />
    </>
  );
}

/** The owner of a home, by colour and shape. */
function Flag({ mark }: { readonly mark: 'home-0' | 'home-1' }) {
  return (
    <g class={mark === 'home-0' ? 'aa-side-0' : 'aa-side-1'}>
      <path d="M-12 -4v-17" class="aa-pole" />
      {mark === 'home-0' ? (
        <circle cx="-7" cy="-18" r="5" class="aa-flag" />
      ) : (
        <path d="M-12 -23h10v10h-10z" class="aa-flag" />
      )}
    </g>
  );
}
