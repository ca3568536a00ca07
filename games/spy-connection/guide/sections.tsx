import type { GuideCard, GuideSection } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import { MissionFace } from '../ui/art/mission-face.tsx';
import { SeatGlyph, SpyGlyph } from '../ui/art/seat-glyph.tsx';
import { defaultEdition, findCard } from '../ui/board/rules-queries.ts';
import type { EditionNames } from '../ui/log/edition-names.ts';
import { ConnectionExample } from './connection-example.tsx';
import type { GuideTexts } from './locales/en.ts';
import { MapPicture } from './map-picture.tsx';

interface SectionTexts {
  readonly texts: GuideTexts;
  readonly translations: GameTranslations;
  readonly names: EditionNames;
}

export function guideSections(all: SectionTexts): readonly GuideSection[] {
  const { texts } = all;
  return [goal(all), setup(all), turn(all), back(texts), marks(all), end(texts), variants(texts)];
}

/** A network from Madrid to Monaco, with an opponent on the way to Paris. */
const NETWORK_FRAME = { x: 45, y: 440, width: 430, height: 320 };
const NETWORK_AGENTS = { s13: 0, s14: 0, s15: 0, s11: 1, s12: 1 };

function goal({ texts: { goal: texts }, names }: SectionTexts): GuideSection {
  return {
    id: 'goal',
    title: texts.title,
    blocks: [
      {
        type: 'picture',
        Picture: ({ settings }) => (
          <MapPicture frame={NETWORK_FRAME} names={names} spy="MON" agents={NETWORK_AGENTS} settings={settings} />
        ),
      },
      { type: 'text', text: texts.text },
      { type: 'text', text: texts.end },
    ],
    rules: ['SC-28'],
  };
}

function setup(all: SectionTexts): GuideSection {
  const { setup: texts } = all.texts;
  const pieces: readonly GuideCard[] = [
    {
      name: texts.spy,
      text: texts.spyText,
      Picture: ({ settings }) => (
        <svg class="sc-guide-piece" viewBox="-32 -34 64 64" aria-hidden="true">
          <SpyGlyph seat={0} patterns={settings.patterns} />
        </svg>
      ),
    },
    {
      name: texts.agent,
      kind: texts.agentKind,
      text: texts.agentText,
      Picture: ({ settings }) => (
        <svg class="sc-guide-piece" viewBox="-20 -20 40 40" aria-hidden="true">
          <SeatGlyph seat={0} patterns={settings.patterns} />
        </svg>
      ),
    },
    {
      name: texts.mission,
      kind: texts.missionKind,
      text: texts.missionText,
      Picture: () => <MissionPicture {...all} mission="m01" planning={1} />,
    },
  ];
  return {
    id: 'setup',
    title: texts.title,
    blocks: [
      { type: 'cards', cards: pieces },
      { type: 'steps', items: texts.steps },
    ],
    notes: texts.notes,
    rules: ['SC-1', 'SC-2', ...ids(5, 7), 'SC-9'],
  };
}

function turn({ texts: { turn: texts, example }, translations, names }: SectionTexts): GuideSection {
  return {
    id: 'turn',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.actions },
      { type: 'text', text: texts.network },
      {
        type: 'example',
        title: example.title,
        Example: ({ settings }) => (
          <ConnectionExample texts={example} translations={translations} names={names} settings={settings} />
        ),
      },
    ],
    notes: texts.notes,
    rules: ['SC-3', ...ids(10, 12), ...ids(14, 18), 'SC-29'],
  };
}

function back({ back: texts }: GuideTexts): GuideSection {
  return {
    id: 'back',
    title: texts.title,
    blocks: [{ type: 'list', items: texts.list }],
    notes: texts.notes,
    rules: ['SC-4', ...ids(19, 21)],
  };
}

function marks(all: SectionTexts): GuideSection {
  const { marks: texts } = all.texts;
  return {
    id: 'marks',
    title: texts.title,
    blocks: [
      {
        type: 'picture',
        Picture: () => (
          <div class="sc-guide-tag">
            <MissionPicture {...all} mission="st1" marked={['MAD', 'MON']} />
          </div>
        ),
      },
      { type: 'text', text: texts.text },
      { type: 'text', text: texts.done },
    ],
    notes: texts.notes,
    rules: ids(22, 25),
  };
}

function end({ end: texts }: GuideTexts): GuideSection {
  return {
    id: 'end',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'text', text: texts.score },
    ],
    notes: texts.notes,
    rules: ['SC-26', 'SC-27', 'SC-30'],
  };
}

function variants({ variants: texts }: GuideTexts): GuideSection {
  return {
    id: 'variants',
    title: texts.title,
    isVariant: true,
    blocks: [{ type: 'list', items: texts.list }],
    notes: texts.notes,
    rules: ['SC-8', 'SC-13'],
  };
}

const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `SC-${first + i}`);

interface MissionPictureProps extends Pick<SectionTexts, 'translations' | 'names'> {
  readonly mission: string;
  readonly marked?: readonly string[];
  readonly planning?: number;
}

/** A mission card that cannot be pressed. */
function MissionPicture({ mission, marked = [], planning = 0, translations, names }: MissionPictureProps) {
  return (
    <div class="sc-tag" aria-hidden="true">
      <MissionFace
        card={findCard(defaultEdition(), mission)}
        marked={marked}
        planning={planning}
        translations={translations}
        editionNames={names}
      />
    </div>
  );
}
