import type { PageTranslations } from './en.ts';

export const translations: PageTranslations = {
  docs: {
    title: 'Documentation',
    about:
      'Les règles des jeux, comment héberger votre propre serveur, comment écrire un programme qui joue, et pourquoi tout est fait ainsi.',
    inEnglish: 'Les règles sont en français, tout le reste en anglais.',
    sections: { Rules: 'Règles', 'For everybody': 'Pour tous', Decisions: 'Décisions' },
    search: 'Rechercher',
    found: (query) => `Recherche : ${query}`,
    nothing: 'Aucun résultat.',
    toText: 'Aller au texte',
    contents: 'Sommaire',
    api: 'API',
    apiAbout: 'L’API se décrit elle-même, pour les personnes et pour les programmes :',
    missing: 'Cette page n’existe pas.',
    all: 'Toutes les pages',
  },
  preview: {
    site: 'Trois jeux de société d’espionnage à une même table : contre des amis, des inconnus ou des bots.',
    invitation: 'On vous invite à une table.',
    openTable: (names) => `À la table : ${names}. Il reste une place : asseyez-vous !`,
    table: (names) => `À la table : ${names}`,
  },
  fairness: {
    noMatch: 'Cette partie n’existe pas',
    noMatchAbout: 'Le lien est peut-être incomplet.',
    closed: 'Encore caché',
    bound: 'Le serveur a fixé une graine. Son SHA-256 est',
    shownLater:
      'Il montrera la graine quand la partie sera terminée. Notez ce nombre avant de prendre place : seul ce que vous avez noté avant la donne pourra la prouver ensuite. L’application le fait pour vous.',
    title: 'La donne',
    consistent: 'La partie enregistrée est cohérente.',
    proven:
      'Prouvé ici : les graines ci-dessous donnent exactement cette donne, et avec elle les coups enregistrés mènent au résultat enregistré.',
    inconsistent: 'La partie enregistrée n’est pas cohérente :',
    challenge:
      'Non prouvé : que le serveur n’a pas choisi cette donne. Plusieurs personnes la jouent, elle découle donc de la seule graine du serveur. Son SHA-256 était visible avant que quiconque ne joue : ceux qui l’ont noté peuvent voir que la donne n’a pas été changée ensuite et qu’elle était la même pour tout le monde.',
    unproven: (command) =>
      `Non prouvé sur cette page : que le serveur a fixé sa graine avant de connaître celles des joueurs, et que ce sont bien les graines envoyées par les joueurs. Un serveur pourrait écrire tout cela après coup. Chaque joueur peut le vérifier avec ce que son propre programme a noté avant la donne : l’application le fait sous « Revoir une partie », tout comme ${command}. Si les deux concordent, le serveur n’a pas choisi la donne tout seul. Rien ici ne montre si le serveur et un autre joueur se sont entendus, ni si c’est l’enregistrement de la partie jouée : ses joueurs le voient dans la relecture.`,
    drawn: (places) => `Le serveur a tiré la graine de la place ${places}`,
    drawnWhy: 'parce que le programme de ce joueur n’en a pas envoyé : pour ce joueur, rien n’est prouvé.',
    sameHolds: 'Il en va de même pour un joueur qui a envoyé une graine sans avoir vu d’abord le SHA-256 du serveur.',
    seed: 'La graine de la donne est le SHA-256 de la liste JSON formée de la graine du serveur et de celles des joueurs :',
    trust: (command) =>
      `Ne faites confiance à aucun serveur : ${command} recalcule tout cela sur votre propre machine.`,
  },
};
