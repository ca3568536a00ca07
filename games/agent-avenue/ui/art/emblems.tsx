import type { ComponentChildren } from 'preact';
import type { MarketName } from '../../data/cards.ts';

/** A two-coloured emblem for each market card, on the background of the theme. */
const EMBLEM_DRAWINGS: { readonly [name in MarketName]: ComponentChildren } = {
  'pack-leader': (
    <>
      <path d="M8 24l4-12 6 6 6-10 6 10 6-6 4 12z" class="aa-ink-2" />
      <path d="M8 28h32v6H8z" class="aa-ink-1" />
      <circle cx="24" cy="40" r="4" class="aa-ink-1" />
    </>
  ),
  masterplan: (
    <>
      <path d="M8 10h32v28H8z" class="aa-ink-2" />
      <path d="M14 32l7-14 8 10 6-12" class="aa-line-1" />
      <circle cx="14" cy="32" r="3" class="aa-ink-1" />
      <circle cx="35" cy="16" r="4" class="aa-ink-1" />
    </>
  ),
  'security-system': (
    <>
      <path d="M10 22L24 9l14 13v18H10z" class="aa-ink-1" />
      <circle cx="24" cy="28" r="7" class="aa-ink-2" />
      <path d="M24 24v8M20 28h8" class="aa-line-1" />
    </>
  ),
  'getaway-car': (
    <>
      <path d="M5 30l5-4 5-9h14l7 9 8 2v6H5z" class="aa-ink-1" />
      <path d="M17 20h5v6h-9zM25 20h3l5 6h-8z" class="aa-ink-2" />
      <circle cx="14" cy="35" r="5" class="aa-ink-2" />
      <circle cx="34" cy="35" r="5" class="aa-ink-2" />
    </>
  ),
  watchtower: (
    <>
      <path d="M14 10l10-6 10 6v8H14z" class="aa-ink-1" />
      <path d="M17 18h14l5 26h-6l-6-10-6 10h-6z" class="aa-ink-2" />
      <path d="M18 12h12v3H18z" class="aa-ink-2" />
    </>
  ),
  supercomputer: (
    <>
      <path d="M7 8h34v24H7z" class="aa-ink-1" />
      <path d="M11 12h26v16H11z" class="aa-ink-2" />
      <path d="M14 17h8M14 22h14M26 17h6" class="aa-line-1" />
      <path d="M18 32h12l4 8H14z" class="aa-ink-1" />
    </>
  ),
  'distraction-device': (
    <>
      <path d="M16 14h16v20H16z" class="aa-ink-1" />
      <circle cx="24" cy="24" r="5" class="aa-ink-2" />
      <path d="M10 14c-4 6-4 14 0 20M38 14c4 6 4 14 0 20M24 14V5" class="aa-line-2" />
    </>
  ),
  'sinister-twin': (
    <>
      <path d="M6 42c0-9 4-13 9-13s9 4 9 13z" class="aa-ink-1" />
      <circle cx="15" cy="20" r="8" class="aa-ink-1" />
      <path d="M24 42c0-9 4-13 9-13s9 4 9 13z" class="aa-ink-2" />
      <circle cx="33" cy="20" r="8" class="aa-ink-2" />
    </>
  ),
  'surveillance-truck': (
    <>
      <path d="M5 14h24v20H5z" class="aa-ink-1" />
      <path d="M29 20h8l6 7v7H29z" class="aa-ink-2" />
      <circle cx="13" cy="36" r="4.5" class="aa-ink-2" />
      <circle cx="35" cy="36" r="4.5" class="aa-ink-1" />
      <path d="M17 14V8M11 8c3-4 9-4 12 0" class="aa-line-2" />
    </>
  ),
  'smoke-screen': (
    <>
      <circle cx="16" cy="26" r="9" class="aa-ink-2" />
      <circle cx="28" cy="20" r="11" class="aa-ink-1" />
      <circle cx="34" cy="31" r="8" class="aa-ink-2" />
      <path d="M8 38h32v4H8z" class="aa-ink-1" />
    </>
  ),
  outpost: (
    <>
      <path d="M6 40L24 12l18 28z" class="aa-ink-1" />
      <path d="M19 40l5-12 5 12z" class="aa-ink-2" />
      <path d="M24 12V4l9 3-9 3" class="aa-ink-2" />
    </>
  ),
  'secret-recruit': (
    <>
      <path d="M5 14h38v24H5z" class="aa-ink-2" />
      <path d="M5 14l19 14 19-14" class="aa-line-1" />
      <circle cx="24" cy="29" r="6" class="aa-ink-1" />
    </>
  ),
  'double-trouble': (
    <>
      <path d="M8 12h18v26H8z" class="aa-ink-2" />
      <path d="M20 8h20v28H20z" class="aa-ink-1" />
      <path d="M30 14v9M30 27v3" class="aa-line-2" />
    </>
  ),
  spycation: (
    <>
      <path d="M24 8c10 0 17 7 17 15H7C7 15 14 8 24 8z" class="aa-ink-1" />
      <path d="M18 23c0-9 2-15 6-15s6 6 6 15z" class="aa-ink-2" />
      <path d="M24 23v18M14 42h20" class="aa-line-2" />
    </>
  ),
  'mind-control': (
    <>
      <path d="M24 8c9 0 15 6 15 15 0 6-3 10-7 12v7H18v-7c-5-2-9-6-9-12 0-9 6-15 15-15z" class="aa-ink-1" />
      <path d="M24 31a8 8 0 1 1 8-8 5 5 0 1 1-10 0 2 2 0 0 1 4 0" class="aa-line-2" />
    </>
  ),
};

/** Decorative: adjacent text says the name. */
export function Emblem({ card }: { readonly card: MarketName }) {
  return (
    <svg class="aa-emblem" viewBox="0 0 48 48" aria-hidden="true">
      {EMBLEM_DRAWINGS[card]}
    </svg>
  );
}
