import './cover.css';
import { byLanguage, type CommonGameTranslations, type GameCover } from '@safehouse/ui';

/** A quiet street at dusk. One window is lit, one curtain has moved, and two long shadows meet. */
function CoverArt() {
  return (
    <svg class="cover-street" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="var(--sky-1)" d="M0 0h320v200H0Z" />
      <path fill="var(--sky-2)" d="M0 46h320v154H0Z" />
      <path fill="var(--sky-3)" d="M0 84h320v116H0Z" />
      <circle fill="var(--sun)" cx="226" cy="96" r="34" />
      <path fill="var(--far)" d="M0 112 24 96l26 14 30-22 34 26 30-14 40 18 46-26 38 22 52-18v50H0Z" />
      <Houses />
      <path fill="var(--lawn)" d="M0 140q80-12 160-4t160-4v68H0Z" />
      <path
        fill="var(--lawn-2)"
        d="M0 152q18-12 34-2 16-12 32 0 16-10 30 2v14H0ZM232 146q16-12 30-1 14-11 28 0 14-9 30 1v18h-88Z"
      />
      <path fill="var(--road)" d="M0 200q60-38 170-38t150-16v18q-70 8-110 36Z" />
      <LetterBox />
      <Spies />
    </svg>
  );
}

function Houses() {
  return (
    <>
      <path fill="var(--house-1)" d="M18 104h64v42H18Z" />
      <path fill="var(--roof)" d="M10 106 50 70l40 36ZM66 74h10v18l-10-9Z" />
      <path fill="var(--dim)" d="M28 114h14v14H28Z" />
      <path fill="var(--dim)" d="M56 116h16v30H56Z" />
      <path fill="var(--house-2)" d="M112 92h76v52h-76Z" />
      <path fill="var(--roof)" d="m102 94 18-26h60l18 26Z" />
      <path fill="var(--lit)" d="M122 102h22v20h-22Z" />
      <path fill="var(--shade)" d="M122 102h22v3h-22ZM132 105h2v17h-2ZM136 122v-10a3.5 3.5 0 1 1 5 0l1 10Z" />
      <path fill="var(--dim)" d="M160 104h14v40h-14Z" />
      <path fill="var(--house-1)" d="M246 100h60v42h-60Z" />
      <path fill="var(--roof)" d="m238 102 38-34 38 34ZM254 70h9v16l-9 8Z" />
      <path fill="var(--dim)" d="M256 112h12v12h-12ZM284 112h12v30h-12Z" />
      <path fill="var(--lit)" d="M256 112h4l-2 12h-2Z" />
    </>
  );
}

function LetterBox() {
  return (
    <>
      <path fill="var(--shade)" d="M208 130h3v24h-3Z" />
      <path fill="var(--sun)" d="M200 122a6 6 0 0 1 6-6h14v14h-20Z" />
      <path fill="var(--shade)" d="M204 123h8v2h-8Z" />
    </>
  );
}

function Spies() {
  return (
    <>
      <path fill="var(--shade)" opacity=".45" d="m92 178-92 20v2h40Zm136-6 92 12v8Z" />
      <path
        fill="var(--shade)"
        d="M84 180q0-22 8-22t8 22ZM92 158a6 6 0 1 1 0-12 6 6 0 0 1 0 12ZM82 148h20v2H82ZM86 142h12v6H86Z"
      />
      <path
        fill="var(--shade)"
        d="M220 174q0-20 8-20t8 20ZM228 155a6 6 0 1 1 0-12 6 6 0 0 1 0 12ZM217 144q11-9 22 0Z"
      />
    </>
  );
}

export const cover: GameCover = {
  players: [2, 3, 4],
  credits: { authors: ['Christian Kudahl', 'Laura Kudahl'], publisher: null },
  clocks: { blitz: { minutes: 2, seconds: 3 }, rapid: { minutes: 10, seconds: 5 } },
  translations: byLanguage(
    import.meta.glob<CommonGameTranslations>('../locales/cover/??.ts', { import: 'coverTranslations' }),
  ),
  Art: CoverArt,
};
