import { person } from '../../i18n/person.ts';
import { plural } from '../../i18n/plural.ts';
import type { SocialTranslations } from './en.ts';

export const socialTranslations: SocialTranslations = {
  emotesLabel: 'Ukázat výraz',
  emotes: {
    smile: 'Úsměv',
    laugh: 'Smích',
    wink: 'Mrknutí',
    surprise: 'Překvapení',
    suspicion: 'Podezření',
    worry: 'Obavy',
    applause: 'Potlesk',
    salute: 'Zasalutování',
  },
  unread: (count) =>
    plural('cs', count, {
      one: '# nová zpráva',
      few: '# nové zprávy',
      many: '# nové zprávy',
      other: '# nových zpráv',
    }),
  says: (name, text) => `${name}: ${text}`,
  spectators: (count) => plural('cs', count, { one: '# divák', few: '# diváci', other: '# diváků' }),
  channels: { players: 'Hráči', spectators: 'Diváci' },
  spectatorsAbout: 'Tohle čtou jen diváci. Hráči to uvidí až po skončení partie.',
  bot: 'bot',
  botName: (name) => `${name} (bot)`,
  here: 'u stolu',
  away: 'mimo stůl',
  left: (name) => `${name} už není u stolu.`,
  back: (name) => `${name} je zpátky.`,
  claimSoon: (time) => `Déle než ${time} čekat nemusíte.`,
  claim: 'Připsat si výhru',
  claimForBot: 'Nechat hrát bota',
  claimAbout: (name) => `${name} už dlouho není u stolu. Nemusíte dál čekat.`,
  claimed: (who) =>
    person(who, { you: 'Vaše nepřítomnost je příliš dlouhá.', other: '#: příliš dlouhá nepřítomnost.' }),
};
