import type { GuideCard, GuideSection } from '@safehouse/ui';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, HOME_SPACES, MARKET_NAMES, marketCardKind } from '../data/cards.ts';
import type { GameTranslations } from '../locales/en.ts';
import { CardBack, CardFace } from '../ui/art/cards.tsx';
import { Emblem } from '../ui/art/emblems.tsx';
import { printedIcons } from '../ui/board/view-queries.ts';
import { iconText } from '../ui/log/icon-text.ts';
import type { GuideTexts } from './locales/en.ts';
import { StreetExample } from './street-example.tsx';
import { StreetPicture } from './street-picture.tsx';

interface SectionTexts {
  readonly texts: GuideTexts;
  readonly translations: GameTranslations;
}

export function guideSections(all: SectionTexts): readonly GuideSection[] {
  return [goal(all), setup(all), turn(all), agents(all), end(all), market(all), teams(all)];
}

function goal({ texts: { goal: texts }, translations }: SectionTexts): GuideSection {
  return {
    id: 'goal',
    title: texts.title,
    blocks: [
      { type: 'picture', Picture: () => <OfferPicture translations={translations} /> },
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.ways },
    ],
    rules: ['AA-16', 'AA-17'],
  };
}

function setup({ texts: { setup: texts } }: SectionTexts): GuideSection {
  return {
    id: 'setup',
    title: texts.title,
    blocks: [
      {
        type: 'picture',
        Picture: ({ settings }) => (
          <StreetPicture mode="simple" spaces={[HOME_SPACES[0], HOME_SPACES[1]]} settings={settings} />
        ),
      },
      { type: 'list', items: texts.parts },
    ],
    notes: texts.notes,
    rules: ['AA-1', 'AA-2', 'AA-3', 'AA-5'],
  };
}

function turn({ texts: { turn: texts, example }, translations }: SectionTexts): GuideSection {
  return {
    id: 'turn',
    title: texts.title,
    blocks: [
      { type: 'steps', items: texts.steps },
      { type: 'text', text: texts.swap },
      {
        type: 'example',
        title: example.title,
        Example: ({ settings }) => <StreetExample texts={example} translations={translations} settings={settings} />,
      },
    ],
    notes: texts.notes,
    rules: ['AA-6', 'AA-7', 'AA-8', 'AA-9', 'AA-10', 'AA-12', 'AA-32'],
  };
}

function agents({ texts: { agents: texts }, translations }: SectionTexts): GuideSection {
  const card = (agent: AgentName): GuideCard => ({
    name: translations.agents[agent],
    kind: texts.copies(AGENT_CARDS[agent].copies),
    text: iconsText(agent, translations),
    Picture: () => <CardFace agent={agent} translations={translations} />,
  });
  return {
    id: 'agents',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'cards', cards: AGENT_NAMES.map(card) },
    ],
    rules: ['AA-11'],
  };
}

function end({ texts: { end: texts } }: SectionTexts): GuideSection {
  return {
    id: 'end',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.list },
    ],
    rules: ['AA-13', 'AA-14', 'AA-15', 'AA-19', 'AA-20'],
  };
}

function market({ texts: { market: texts }, translations }: SectionTexts): GuideSection {
  const cards = MARKET_NAMES.map((name) => ({
    name: translations.market[name].name,
    kind: translations[marketCardKind(name)],
    text: translations.market[name].text,
    Picture: () => <Emblem card={name} />,
  }));
  return {
    id: 'market',
    title: texts.title,
    isVariant: true,
    blocks: [
      {
        type: 'picture',
        Picture: ({ settings }) => (
          <StreetPicture mode="advanced" spaces={[HOME_SPACES[0], HOME_SPACES[1]]} settings={settings} />
        ),
      },
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.list },
      { type: 'cards', cards },
    ],
    notes: texts.notes,
    rules: ['AA-4', 'AA-18', ...ids(21, 31)],
  };
}

function teams({ texts: { teams: texts } }: SectionTexts): GuideSection {
  return {
    id: 'teams',
    title: texts.title,
    isVariant: true,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.list },
    ],
    notes: texts.notes,
    rules: ids(33, 37),
  };
}

const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `AA-${first + i}`);

/** An offer: one card face up, one face down. */
function OfferPicture({ translations }: Pick<SectionTexts, 'translations'>) {
  return (
    <div class="aa-guide-offer">
      <CardFace agent="enforcer" translations={translations} />
      <CardBack />
    </div>
  );
}

function iconsText(agent: AgentName, translations: GameTranslations): string {
  const icons = printedIcons(agent).map((icon) => iconText(icon, translations));
  return icons.length > 1 ? translations.icons(icons.join(', ')) : icons[0];
}
