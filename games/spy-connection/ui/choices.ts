import { SEATS } from '@safehouse/contract';
import type { TableChoice } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';

const ALL_PLAYER_COUNTS = [2, 3, 4];

export const choices: readonly TableChoice<GameTranslations>[] = [
  {
    option: 'board',
    players: ALL_PLAYER_COUNTS,
    label: ({ choices }) => choices.board.label,
    values: [
      {
        value: 'light',
        label: ({ choices }) => choices.board.light,
        about: ({ choices }) => choices.board.aboutLight,
      },
      {
        value: 'dark',
        label: ({ choices }) => choices.board.dark,
        about: ({ choices }) => choices.board.aboutDark,
      },
    ],
  },
  {
    option: 'start',
    players: ALL_PLAYER_COUNTS,
    label: ({ choices }) => choices.start.label,
    values: [
      {
        value: 'dealt',
        label: ({ choices }) => choices.start.dealt,
        about: ({ choices }) => choices.start.aboutDealt,
      },
      {
        value: 'draft',
        label: ({ choices }) => choices.start.draft,
        about: ({ choices }) => choices.start.aboutDraft,
      },
    ],
  },
  ...ALL_PLAYER_COUNTS.map(agentsChoice),
];

/**
 * SC-5: beginners may use 15 agents. No choice on the dark side, which always uses all agents, nor with a custom
 * edition, which has its own number.
 */
function agentsChoice(players: number): TableChoice<GameTranslations> {
  return {
    option: 'agents',
    players: [players],
    when: ({ board, edition }) => board !== 'dark' && edition === undefined,
    label: ({ choices }) => choices.agents.label,
    values: [
      {
        value: 15,
        label: ({ choices }) => choices.agents.all,
        about: ({ choices }) => choices.agents.aboutAll,
      },
      {
        value: 14,
        label: ({ choices }) => choices.agents.fewer,
        about: ({ choices }) => choices.agents.aboutFewer,
      },
      ...SEATS.slice(0, players).map((experienced) => ({
        value: SEATS.slice(0, players).map((seat) => (seat === experienced ? 14 : 15)),
        isBySeat: true as const,
        label: ({ choices }: GameTranslations) => choices.agents.handicap(experienced + 1),
        about: ({ choices }: GameTranslations) => choices.agents.aboutHandicap(experienced + 1),
      })),
    ],
  };
}
