import './cover.css';
import { byLanguage, type CommonGameTranslations, type GameCover } from '@safehouse/ui';

const CITY_POINTS = [
  [92, 74],
  [122, 104],
  [176, 92],
  [196, 126],
  [236, 84],
  [262, 132],
  [78, 148],
  [208, 44],
] as const;

/** An airline's route map: a few curves for a continent, dots for routes. */
function CoverArt() {
  return (
    <svg class="cover-flight" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="var(--sea)" d="M0 0h320v200H0Z" />
      <path
        fill="none"
        stroke="var(--sea-2)"
        stroke-width="7"
        d="M-10 28q30-14 60 0t60 0M-20 184q30-14 60 0t60 0 60 0 60 0 60 0 60 0M-30 108q30-14 60 0"
      />
      <CoverLand />
      <g fill="none" stroke="var(--route)" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 6">
        <path d="M92 74Q104 92 122 104 150 86 176 92 190 108 196 126 230 118 262 132" />
        <path d="M122 104Q96 118 78 148M176 92Q200 74 236 84 256 104 262 132M236 84Q230 56 208 44M176 92Q186 62 208 44" />
      </g>
      {CITY_POINTS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="7" fill="var(--badge)" stroke="var(--route)" stroke-width="2" />
          <circle cx={x} cy={y} r="3.2" fill="var(--city)" />
        </g>
      ))}
      <Plane />
      <LuggageTag />
    </svg>
  );
}

function CoverLand() {
  return (
    <>
      <path
        fill="var(--land)"
        d="M112 200q-14-18-34-16-22 2-24-14-2-20 4-34 20-8 38-4 10-14 2-26-12-4-16-14 18-10 30-8 8-18 26-20 6-16 20-18 2 14-2 22 22 2 40-2 4-12-4-20-8-22 8-38 8-10 22-8h98v112q-18-2-24 8-22-6-34 8 18 16 8 26-12-2-18-12-8 8-4 20 2 10-6 10-10-14-18-30-10-12-22-10 0 12 10 20 14 8 20 20-4 8-10 2-10-14-24-22-8-12-20-8-16 4-24 16-12 2-16 14-6 12-20 18Z"
      />
      <path
        fill="var(--land)"
        d="M74 90q-16 2-14-8 8-4 4-14-6-12 4-22 14-2 12 10 10 8 14 22 2 10-8 10ZM52 84q-10 0-8-10t10-8 8 8-10 10ZM182 38q-12 12-10 0 2-22 22-34h12q-16 16-24 34Z"
      />
      <path
        fill="var(--land-2)"
        d="M140 122q10-10 26-8 16 2 18 8-14 2-22 0t-22 0ZM232 110q14-6 30 2 4 8-4 8-12-10-26-10Z"
      />
    </>
  );
}

function Plane() {
  return (
    <path
      fill="var(--plane)"
      transform="translate(146 58) rotate(24)"
      d="M0-16q3 2 3 8v5l17 10v4L3 6v9l6 5v3l-9-3-9 3v-3l6-5V6l-17 5V7L-3-3v-5q0-6 3-8Z"
    />
  );
}

function LuggageTag() {
  return (
    <g transform="rotate(-12 276 34)">
      <path fill="none" stroke="var(--plane)" stroke-width="1.6" d="M252 34q-14-2-18-16" />
      <path fill="var(--tag)" d="m248 34 10-14h50v28h-50Z" />
      <circle fill="var(--tag-2)" cx="259" cy="34" r="3.4" />
      <path stroke="var(--tag-2)" stroke-width="2.6" d="M270 28h30M270 34h22M270 40h26" />
    </g>
  );
}

export const cover: GameCover = {
  players: [2, 3, 4],
  credits: { authors: ['Brett J. Gilbert', 'Matthew Dunstan'], publisher: 'Pegasus Spiele' },
  clocks: { blitz: { minutes: 6, seconds: 5 }, rapid: { minutes: 15, seconds: 10 } },
  translations: byLanguage(
    import.meta.glob<CommonGameTranslations>('../locales/cover/??.ts', { import: 'coverTranslations' }),
  ),
  Art: CoverArt,
};
