import { plural } from '@safehouse/ui';
import type { LearnTranslations } from './en.ts';

export const translations: LearnTranslations = {
  title: 'Apprendre à jouer',
  about:
    'À une vraie table, avec un guide à vos côtés. Pas de pendule, rien à perdre, et vous arrêtez quand vous voulez.',
  minutes: (n) => plural('fr', n, { one: 'environ # minute', other: 'environ # minutes' }),
  done: 'terminée',
  begun: 'commencée',
  all: 'Toutes les leçons',
  coach: 'Guide',
  yourTurn: 'À vous de jouer',
  next: 'Suite',
  back: 'Retour',
  showMe: 'Montrer le coup',
  skip: 'Continuer',
  step: (n, of) => `Étape ${n} sur ${of}`,
  rule: (id) => `règle ${id}`,
  rules: (ids) => `Dans les règles : ${ids}`,
  readFirst: 'Chaque chose en son temps : appuyez d’abord sur « Suite ».',
  notYet: 'Bonne idée, mais pour une autre fois. Essayez plutôt le coup en surbrillance.',
  following: (lesson) => `Leçon suivante : ${lesson}`,
  again: 'Encore une fois',
  restart: 'Depuis le début',
};
