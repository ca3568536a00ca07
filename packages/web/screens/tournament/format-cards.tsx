import { TOURNAMENT_FORMATS, type TournamentFormat } from '@safehouse/protocol';
import type { TournamentTranslations } from './locales/index.ts';

type CardName = TournamentFormat | 'same-deal';

/** SVG paths in a view box of 48 by 48. */
const DRAWINGS: { readonly [name in CardName]: string } = {
  arena: 'M12 30a13 13 0 0 1 22-15M36 18a13 13 0 0 1-22 15M34 7v9h-9M14 41v-9h9',
  swiss: 'M8 11h12M28 11h12M8 24h12M28 24h12M8 37h12M28 37h12M20 11l8 13M20 24l8-13M20 37h8',
  'round-robin': 'M24 8L40 24L24 40L8 24ZM24 8V40M8 24H40',
  knockout: 'M7 9h11v12H7M7 29h11v12H7M18 15h11v20H18M29 25h12',
  'same-deal': 'M9 12h13v20H9ZM26 12h13v20H26ZM15.5 19v6M32.5 19v6M12 39h24',
};

/** Shown while there are no tournaments: the possible formats, each a link to the form. */
export function FormatCards({ translations }: { readonly translations: TournamentTranslations }) {
  const { formats, formatsAbout, duplicate, form } = translations;
  return (
    <ul class="format-cards">
      {TOURNAMENT_FORMATS.map((format) => (
        <Card
          key={format}
          name={format}
          href={`/tournament/new?format=${format}`}
          title={formats[format]}
          about={formatsAbout[format]}
        />
      ))}
      <Card name="same-deal" href="/tournament/new?deals=same" title={duplicate} about={form.sameDealAbout} />
    </ul>
  );
}

interface CardProps {
  readonly name: CardName;
  readonly href: string;
  readonly title: string;
  readonly about: string;
}

function Card({ name, href, title, about }: CardProps) {
  return (
    <li>
      <a class="format-card" href={href}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={DRAWINGS[name]} />
        </svg>
        <b class="format-title">{title}</b>
        <span class="format-about">{about}</span>
      </a>
    </li>
  );
}
