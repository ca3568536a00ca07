import './cover.css';
import { byLanguage, type CommonGameTranslations, type GameCover } from '@safehouse/ui';

/** A file with blacked-out lines on a desk. */
function Art() {
  return (
    <svg class="cover-dossier" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="var(--desk)" d="M0 0h320v200H0Z" />
      <path fill="var(--desk-2)" d="M0 62h320v4H0ZM0 134h320v4H0Z" />
      <path fill="var(--ink-1)" opacity=".28" d="m76 180 188-14 56 34H110Z" />
      <g transform="rotate(-4 160 100)">
        <path fill="var(--folder-2)" d="M62 30h62l10 12h124v142H62Z" />
        <path fill="var(--folder)" d="M62 50h196v134H62Z" />
      </g>
      <Sheet />
      <Photo />
      <Stamp />
      <path fill="none" stroke="var(--stamp)" stroke-width="1.6" d="M214 44 266 96 120 158" />
      <circle fill="var(--stamp)" cx="214" cy="44" r="4" />
      <circle fill="var(--stamp)" cx="266" cy="96" r="4" />
      <circle fill="var(--stamp)" cx="120" cy="158" r="4" />
    </svg>
  );
}

/** Typewritten lines with blacked-out words. */
function Sheet() {
  const lines = [50, 60, 70, 80, 100, 110, 120, 130, 150, 160];
  return (
    <g transform="rotate(3 150 106)">
      <path fill="var(--sheet)" d="M88 28h112v150H88Z" />
      <path stroke="var(--faint)" stroke-width="2.4" d={lines.map((y) => `M98 ${y}h${y % 20 ? 92 : 78}`).join('')} />
      <path
        fill="var(--ink-1)"
        d="M98 34h52v7H98ZM98 57h40v7H98ZM146 67h44v7h-44ZM112 97h58v7h-58ZM98 117h30v7H98ZM136 127h48v7h-48ZM98 157h26v7H98Z"
      />
      <path fill="none" stroke="var(--metal)" stroke-width="3" d="M182 20v26a5 5 0 0 1-10 0V24a3.4 3.4 0 0 1 7 0v20" />
    </g>
  );
}

function Photo() {
  return (
    <g transform="rotate(8 240 82)">
      <path fill="var(--sheet)" d="M208 40h62v76h-62Z" />
      <path fill="var(--photo)" d="M214 46h50v54h-50Z" />
      <path
        fill="var(--photo-2)"
        d="M220 100q2-20 19-20t19 20ZM239 80a11 11 0 1 1 0-22 11 11 0 0 1 0 22ZM222 62h34v3h-34ZM229 52h20v10h-20Z"
      />
      <path fill="var(--ink-1)" d="M226 66h26v6h-26Z" />
    </g>
  );
}

/** Twenty-one: the limit of the game. */
function Stamp() {
  return (
    <g transform="rotate(-14 160 150)" fill="none" stroke="var(--stamp)" opacity=".9">
      <path stroke-width="4" d="M128 132h84v34h-84Z" />
      <path stroke-width="1.6" d="M133 137h74v24h-74Z" />
      <path stroke-width="4" d="m141 142 16 14m0-14-16 14M165 142l16 14m0-14-16 14M193 142v14M188 142h10M188 156h10" />
    </g>
  );
}

export const cover: GameCover = {
  players: [2],
  credits: { authors: ['Adam Porter', 'Rob Fisher'], publisher: 'Helvetiq' },
  clocks: { blitz: { minutes: 5, seconds: 3 }, rapid: { minutes: 15, seconds: 5 } },
  translations: byLanguage(
    import.meta.glob<CommonGameTranslations>('../locales/cover/??.ts', { import: 'coverTranslations' }),
  ),
  Art,
};
