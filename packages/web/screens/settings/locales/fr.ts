import type { SettingsTranslations } from './en.ts';

export const translations: SettingsTranslations = {
  look: 'Apparence',
  table: 'À la table',
  audio: 'Son et visibilité',
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  palette: 'Couleurs des joueurs',
  palettes: { house: 'Safehouse', contrast: 'Fort contraste' },
  paletteAbout: 'Le fort contraste emploie des couleurs que chacun peut distinguer, quelle que soit sa vision.',
  speed: 'Rythme des coups',
  speedAbout:
    'Le temps de voir ce que font les autres. Pas à pas : tout attend que vous touchiez le plateau ou appuyiez sur Espace.',
  speeds: { step: 'Pas à pas', slow: 'Lent', normal: 'Normal', fast: 'Rapide', off: 'Immédiat' },
  volume: 'Volume',
  confirm: 'Confirmer les coups',
  confirmAbout: 'Chaque coup attend un second appui avant d’être joué.',
  auto: 'Jouer le seul coup possible',
  autoAbout: 'S’il n’y a qu’une chose à faire, comme finir le tour, elle se fait toute seule.',
  endTurn: 'Fin de tour automatique',
  endTurnAbout:
    'Dans Spy Connection, quand vous ne pouvez plus que récupérer quelque chose. Touchez l’écran ou une touche pour garder la main.',
  hand: 'Disposition pour',
  hands: { right: 'Main droite', left: 'Main gauche' },
  handAbout: 'Où se trouvent vos cartes et vos boutons sur un écran large.',
  panel: 'Ouvert à côté du plateau',
  panelAbout: 'Sur un écran large.',
  invisible: 'Invisible',
  invisibleAbout: 'Personne ne voit si vous êtes en ligne ou en train de jouer.',
  shortcuts: 'Raccourcis clavier',
  shortcutsAbout: 'Une touche suffit pendant une partie. À une table, la touche ? les affiche.',
};
