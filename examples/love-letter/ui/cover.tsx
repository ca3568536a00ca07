import { byLanguage, type CommonGameTranslations, type GameCover } from '@safehouse/ui';

/** An envelope with a seal. */
function CoverArt() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#7d2f3f" d="M0 0h320v200H0Z" />
      <path fill="#f3e6cf" d="M70 50h180v110H70Z" />
      <path fill="none" stroke="#b08d57" stroke-width="4" d="m70 50 90 66 90-66" />
      <circle fill="#a32638" cx="160" cy="116" r="19" />
      <path fill="#f3e6cf" d="M160 126c-13-9-13-19-6-19 4 0 6 4 6 4s2-4 6-4c7 0 7 10-6 19Z" />
    </svg>
  );
}

export const cover: GameCover = {
  players: [2, 3, 4],
  credits: { authors: ['Seiji Kanai'], publisher: null },
  translations: byLanguage(
    import.meta.glob<CommonGameTranslations>('../locales/cover/??.ts', { import: 'coverTranslations' }),
  ),
  Art: CoverArt,
};
