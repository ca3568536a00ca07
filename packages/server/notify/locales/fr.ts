import { plural } from '@safehouse/ui/headless';
import type { NotifyTranslations } from './en.ts';

export const translations: NotifyTranslations = {
  turn: (game, others) => `À vous de jouer : ${game} avec ${others}`,
  turnAlone: (game) => `À vous de jouer : ${game}`,
  turns: (count) =>
    plural('fr', count, { one: 'À vous de jouer dans # partie', other: 'À vous de jouer dans # parties' }),
  invitation: (name, game) => `${name} vous invite à jouer à ${game}`,
  friendRequest: (name) => `${name} souhaite faire partie de vos amis`,
  tournamentStart: (name) => `Le tournoi « ${name} » a commencé`,
  clubInvitation: (name, club) => `${name} vous invite dans le club « ${club} »`,
  clubTournament: (club, name) => `Nouveau tournoi dans le club « ${club} » : « ${name} »`,
  clubTournaments: (club, count) =>
    plural('fr', count, {
      one: `# nouveau tournoi dans le club « ${club} »`,
      other: `# nouveaux tournois dans le club « ${club} »`,
    }),
  several: (count) => plural('fr', count, { one: '# nouvelle vous attend', other: '# nouvelles vous attendent' }),
  hello: (name) => `Bonjour ${name} !`,
  waiting: 'Voici ce qui s’est passé en votre absence :',
  play: 'Jouer',
  answer: 'Répondre',
  open: 'Ouvrir',
  pushSettings: 'Réglages des notifications',
  why: 'Vous recevez cet e-mail parce que vous avez indiqué votre adresse sur ce serveur Safehouse.',
  offFor: {
    turn: 'Ne plus recevoir d’e-mail quand c’est mon tour',
    invitation: 'Ne plus recevoir d’e-mail pour les invitations',
    'friend-request': 'Ne plus recevoir d’e-mail pour les demandes d’amis',
    'tournament-start': 'Ne plus recevoir d’e-mail pour les tournois',
    'club-invitation': 'Ne plus recevoir d’e-mail pour les invitations à un club',
    'club-tournament': 'Ne plus recevoir d’e-mail pour les nouveaux tournois de mes clubs',
    all: 'Ne plus recevoir aucune notification par e-mail',
  },
  confirm: {
    subject: 'Confirmez votre adresse e-mail',
    text: (name) =>
      `Cette adresse a été saisie pour le compte « ${name} ». Si c’était vous, confirmez-la avec ce lien dans les 24 heures :`,
    button: 'Confirmer l’adresse',
    ignore: 'Si ce n’était pas vous, ne faites rien : vous ne recevrez pas d’autre e-mail.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: (name) =>
      `Un nouveau mot de passe a été demandé pour votre compte « ${name} ». Si c’était vous, choisissez-le avec ce lien dans l’heure :`,
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  page: {
    confirmTitle: 'Confirmer votre adresse e-mail',
    confirmAbout: 'Vos notifications seront envoyées à cette adresse.',
    confirmed: 'Votre adresse est confirmée.',
    offTitle: 'Se désabonner',
    off: 'Se désabonner',
    isOff: 'C’est fait. Vous ne recevrez plus ces e-mails.',
    settings: 'Tous les réglages',
    invalidTitle: 'Ce lien ne fonctionne pas',
    invalid: 'Il est incomplet, trop ancien ou a déjà servi. Vous pouvez en demander un nouveau dans les réglages.',
  },
};
