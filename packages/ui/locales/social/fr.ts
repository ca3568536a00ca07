import { person } from '../../i18n/person.ts';
import { plural } from '../../i18n/plural.ts';
import type { SocialTranslations } from './en.ts';

export const socialTranslations: SocialTranslations = {
  emotesLabel: 'Montrer une expression',
  emotes: {
    smile: 'Sourire',
    laugh: 'Rire',
    wink: 'Clin d’œil',
    surprise: 'Surprise',
    suspicion: 'Méfiance',
    worry: 'Inquiétude',
    applause: 'Applaudissements',
    salute: 'Salut',
  },
  unread: (count) => plural('fr', count, { one: '# nouveau message', other: '# nouveaux messages' }),
  says: (name, text) => `${name} : ${text}`,
  spectators: (count) => plural('fr', count, { one: '# spectateur', other: '# spectateurs' }),
  channels: { players: 'Joueurs', spectators: 'Spectateurs' },
  spectatorsAbout: 'Seuls les spectateurs lisent ceci. Les joueurs le verront après la partie.',
  bot: 'bot',
  botName: (name) => `${name} (bot)`,
  here: 'à la table',
  away: 'pas là',
  left: (name) => `${name} a quitté la table.`,
  back: (name) => `${name} est de retour.`,
  claimSoon: (time) => `Vous n’aurez pas à attendre plus de ${time}.`,
  claim: 'Réclamer la victoire',
  claimForBot: 'Laisser un bot continuer',
  claimAbout: (name) => `${name} n’est plus là depuis longtemps. Vous n’avez plus à attendre.`,
  claimed: (who) => person(who, { you: 'Votre absence a été trop longue.', other: '# : absence trop longue.' }),
};
