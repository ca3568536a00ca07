import './cover.css';
import { byLanguage, type CommonGameTranslations, type GameCover } from '@safehouse/ui';

/** A placeholder: two cards on a table, one of them face down. */
function CoverArt() {
  return (
    <svg class="cover-tg" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="var(--cloth)" d="M0 0h320v200H0Z" />
      <path fill="var(--shade)" d="m110 172 120-12 40 40H140Z" />
      <g transform="rotate(-8 120 100)">
        <rect fill="var(--back)" x="80" y="42" width="84" height="118" rx="9" />
        <path stroke="var(--cloth)" stroke-width="5" d="M92 58h60M92 78h60M92 98h60M92 118h60M92 138h60" />
      </g>
      <g transform="rotate(7 200 100)">
        <rect fill="var(--face)" x="158" y="40" width="84" height="118" rx="9" />
        <path
          fill="none"
          stroke="var(--back)"
          stroke-width="12"
          stroke-linecap="round"
          d="M218 92a18 18 0 1 1 0-1q0 30-22 40"
        />
      </g>
    </svg>
  );
}

export const cover: GameCover = {
  players: [2],
  credits: { authors: ['Somebody'], publisher: null },
  translations: byLanguage(
    import.meta.glob<CommonGameTranslations>('../locales/cover/??.ts', { import: 'coverTranslations' }),
  ),
  Art: CoverArt,
};
