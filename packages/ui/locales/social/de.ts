import { person } from '../../i18n/person.ts';
import { plural } from '../../i18n/plural.ts';
import type { SocialTranslations } from './en.ts';

export const socialTranslations: SocialTranslations = {
  emotesLabel: 'Ein Gesicht zeigen',
  emotes: {
    smile: 'Lächeln',
    laugh: 'Lachen',
    wink: 'Zwinkern',
    surprise: 'Überraschung',
    suspicion: 'Misstrauen',
    worry: 'Sorge',
    applause: 'Beifall',
    salute: 'Salut',
  },
  unread: (count) => plural('de', count, { one: '# neue Nachricht', other: '# neue Nachrichten' }),
  says: (name, text) => `${name}: ${text}`,
  spectators: (count) => plural('de', count, { one: '# Zuschauer', other: '# Zuschauer' }),
  channels: { players: 'Spieler', spectators: 'Zuschauer' },
  spectatorsAbout: 'Das lesen nur Zuschauer. Die Spieler bekommen es erst nach der Partie.',
  bot: 'Bot',
  botName: (name) => `${name} (Bot)`,
  here: 'am Tisch',
  away: 'nicht da',
  left: (name) => `${name} hat den Tisch verlassen.`,
  back: (name) => `${name} ist wieder da.`,
  claimSoon: (time) => `Länger als ${time} musst du nicht warten.`,
  claim: 'Sieg beanspruchen',
  claimForBot: 'Einen Bot weiterspielen lassen',
  claimAbout: (name) => `${name} ist schon lange nicht mehr da. Du musst nicht länger warten.`,
  claimed: (who) => person(who, { you: 'Du warst zu lange weg.', other: '# war zu lange weg.' }),
};
