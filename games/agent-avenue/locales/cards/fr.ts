import type { CardTranslations } from './en.ts';

export const cardTranslations: CardTranslations = {
  agents: {
    'double-agent': 'Agent double',
    enforcer: 'Mercenaire',
    codebreaker: 'Cryptologue',
    saboteur: 'Saboteur',
    daredevil: 'Risque-tout',
    sentinel: 'Sentinelle',
    sidekick: 'Acolyte',
    mole: 'Taupe',
  },

  market: {
    'pack-leader': {
      name: 'Chef de meute',
      text: 'Trois Risque-tout vous font gagner au lieu de perdre.',
    },
    masterplan: { name: 'Plan magistral', text: 'Sept agents différents en jeu font gagner la partie.' },
    'security-system': {
      name: 'Alarme',
      text: 'Vous gagnez si, à la fin d’un tour, le pion adverse se trouve sur votre case de départ.',
    },
    'getaway-car': {
      name: 'Voiture de fuite',
      text: 'Quand votre pion s’arrête sur une case de départ, il avance encore de 3 pas.',
    },
    watchtower: { name: 'Tour de guet', text: 'Chaque Mercenaire recruté vous fait avancer de 2 pas de plus.' },
    supercomputer: { name: 'Supercalculateur', text: 'Chaque Cryptologue recruté vous fait avancer de 3 pas.' },
    'distraction-device': { name: 'Leurre', text: 'Vos Saboteurs vous font avancer au lieu de reculer.' },
    'sinister-twin': {
      name: 'Sinistre jumeau',
      text: 'Vos Agents doubles comptent double, en avant comme en arrière.',
    },
    'surveillance-truck': { name: 'Camion d’écoute', text: 'Avancez de 1 pas.' },
    'smoke-screen': {
      name: 'Écran de fumée',
      text: 'Recrutez la première carte de la pioche, quelle qu’elle soit.',
    },
    outpost: { name: 'Avant-poste', text: 'Recrutez une Sentinelle de votre main.' },
    'secret-recruit': {
      name: 'Recrue secrète',
      text: 'Recrutez de votre main un agent que vous n’avez pas encore en jeu.',
    },
    'double-trouble': {
      name: 'Doublé',
      text: 'Montrez deux cartes du même agent, recrutez-en une et gardez l’autre.',
    },
    spycation: {
      name: 'Congé d’espion',
      text: 'Reprenez en main un de vos agents ; vous pouvez le recruter aussitôt à nouveau.',
    },
    'mind-control': {
      name: 'Emprise mentale',
      text: 'Prenez dans votre main un agent que l’autre camp a en jeu.',
    },
  },
};
