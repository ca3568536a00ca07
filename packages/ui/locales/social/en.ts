import { type Person, person } from '../../i18n/person.ts';
import { plural } from '../../i18n/plural.ts';

/** Chat and presence at a table in English; the other languages have the same keys. */
export const socialTranslations = {
  emotesLabel: 'Show a face',
  emotes: {
    smile: 'Smile',
    laugh: 'Laughter',
    wink: 'Wink',
    surprise: 'Surprise',
    suspicion: 'Suspicion',
    worry: 'Worry',
    applause: 'Applause',
    salute: 'Salute',
  },
  unread: (count: number) => plural('en', count, { one: '# new message', other: '# new messages' }),
  says: (name: string, text: string) => `${name}: ${text}`,
  spectators: (count: number) => plural('en', count, { one: '# spectator', other: '# spectators' }),
  channels: { players: 'Players', spectators: 'Spectators' },
  spectatorsAbout: 'Only spectators read this. The players can read it when the match is over.',
  bot: 'bot',
  botName: (name: string) => `${name} (bot)`,
  here: 'at the table',
  away: 'away',
  left: (name: string) => `${name} has left the table.`,
  back: (name: string) => `${name} is back.`,
  claimSoon: (time: string) => `You don’t have to wait longer than ${time}.`,
  claim: 'Claim the win',
  claimForBot: 'Let a bot play on',
  claimAbout: (name: string) => `${name} has been away for a long time. You don’t have to wait any longer.`,
  claimed: (who: Person) => person(who, { you: 'You stayed away too long.', other: '# stayed away too long.' }),
};

export type SocialTranslations = typeof socialTranslations;
