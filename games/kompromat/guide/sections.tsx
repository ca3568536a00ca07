import type { GuideCard, GuideSection } from '@safehouse/ui';
import { SET_POINTS } from '../data/constants.ts';
import { type ItemId, MISSIONS, type MissionId } from '../data/missions.ts';
import type { GameTranslations } from '../locales/en.ts';
import { missionName } from '../ui/board/mission-info.ts';
import type { GuideTexts } from './locales/en.ts';
import { EquipmentPicture, FolderPicture, MissionPicture } from './pictures.tsx';
import { TotalExample } from './total-example.tsx';

interface SectionTexts {
  readonly texts: GuideTexts;
  readonly translations: GameTranslations;
}

export function guideSections(all: SectionTexts): readonly GuideSection[] {
  return [goal(all), setup(all), turn(all), reveal(all), missions(all), items(all), end(all)];
}

function goal({ texts: { goal: texts }, translations }: SectionTexts): GuideSection {
  return {
    id: 'goal',
    title: texts.title,
    blocks: [
      { type: 'picture', Picture: () => <MissionPicture translations={translations} /> },
      { type: 'text', text: texts.text },
      { type: 'text', text: texts.end },
    ],
    notes: texts.notes,
    rules: ['KO-3', 'KO-20'],
  };
}

function setup({ texts: { setup: texts } }: SectionTexts): GuideSection {
  return {
    id: 'setup',
    title: texts.title,
    blocks: [
      { type: 'picture', Picture: EquipmentPicture },
      { type: 'list', items: texts.parts },
      { type: 'text', text: texts.round },
    ],
    notes: texts.notes,
    rules: ['KO-1', 'KO-2', ...ids(4, 6)],
  };
}

function turn({ texts: { turn: texts, example }, translations }: SectionTexts): GuideSection {
  return {
    id: 'turn',
    title: texts.title,
    blocks: [
      { type: 'steps', items: texts.steps },
      { type: 'text', text: texts.after },
      {
        type: 'example',
        title: example.title,
        Example: () => <TotalExample texts={example} translations={translations} />,
      },
    ],
    notes: texts.notes,
    rules: ids(7, 12),
  };
}

function reveal({ texts: { reveal: texts } }: SectionTexts): GuideSection {
  return {
    id: 'reveal',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.list },
    ],
    notes: texts.notes,
    rules: [...ids(13, 18), 'KO-21'],
  };
}

function missions({ texts: { missions: texts }, translations }: SectionTexts): GuideSection {
  const targets = MISSIONS.flatMap((mission) =>
    mission.kind === 'target'
      ? [{ ...missionCard(mission.id, translations), kind: translations.worth(mission.points) }]
      : [],
  );
  const set = (card: MissionId): GuideCard => ({
    ...missionCard(card, translations),
    kind: texts.cards(SET_POINTS.length - 1),
    text: translations.setWorth(SET_POINTS.slice(1)),
  });
  const counters = MISSIONS.filter(({ kind }) => kind === 'counter').length;
  return {
    id: 'missions',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      {
        type: 'cards',
        cards: [
          ...targets,
          set('code-1'),
          set('document-1'),
          { ...missionCard('counter-3', translations), kind: texts.cards(counters), text: texts.counter },
        ],
      },
    ],
    rules: ['KO-19'],
  };
}

function items({ texts: { items: texts }, translations }: SectionTexts): GuideSection {
  const item = (id: ItemId): GuideCard => ({
    ...missionCard(id, translations),
    text: translations.effects[id],
    when: translations.whens[id],
  });
  return {
    id: 'items',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'text', text: texts.when },
      { type: 'cards', cards: MISSIONS.flatMap((mission) => (mission.kind === 'item' ? [item(mission.id)] : [])) },
    ],
    notes: texts.notes,
    rules: ids(24, 30),
  };
}

function end({ texts: { end: texts } }: SectionTexts): GuideSection {
  return {
    id: 'end',
    title: texts.title,
    blocks: [
      { type: 'text', text: texts.text },
      { type: 'list', items: texts.list },
      { type: 'text', text: texts.tie },
    ],
    rules: ['KO-22', 'KO-23'],
  };
}

const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `KO-${first + i}`);

function missionCard(card: MissionId, translations: GameTranslations): Pick<GuideCard, 'name' | 'Picture'> {
  return {
    name: missionName(card, translations),
    Picture: () => <FolderPicture card={card} translations={translations} />,
  };
}
