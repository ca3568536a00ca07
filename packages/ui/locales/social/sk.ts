import { person } from '../../i18n/person.ts';
import { plural } from '../../i18n/plural.ts';
import type { SocialTranslations } from './en.ts';

export const socialTranslations: SocialTranslations = {
  emotesLabel: 'Ukázať výraz',
  emotes: {
    smile: 'Úsmev',
    laugh: 'Smiech',
    wink: 'Žmurknutie',
    surprise: 'Prekvapenie',
    suspicion: 'Podozrenie',
    worry: 'Obavy',
    applause: 'Potlesk',
    salute: 'Zasalutovanie',
  },
  unread: (count) =>
    plural('sk', count, {
      one: '# nová správa',
      few: '# nové správy',
      many: '# novej správy',
      other: '# nových správ',
    }),
  says: (name, text) => `${name}: ${text}`,
  spectators: (count) => plural('sk', count, { one: '# divák', few: '# diváci', other: '# divákov' }),
  channels: { players: 'Hráči', spectators: 'Diváci' },
  spectatorsAbout: 'Toto čítajú len diváci. Hráči to uvidia až po skončení partie.',
  bot: 'bot',
  botName: (name) => `${name} (bot)`,
  here: 'pri stole',
  away: 'mimo stola',
  left: (name) => `${name} už nie je pri stole.`,
  back: (name) => `${name} je späť.`,
  claimSoon: (time) => `Dlhšie ako ${time} čakať nemusíte.`,
  claim: 'Pripísať si výhru',
  claimForBot: 'Nechať hrať bota',
  claimAbout: (name) => `${name} už dlho nie je pri stole. Nemusíte ďalej čakať.`,
  claimed: (who) => person(who, { you: 'Vaša neprítomnosť je príliš dlhá.', other: '#: príliš dlhá neprítomnosť.' }),
};
