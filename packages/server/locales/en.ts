/** The texts of the pages that the server itself writes, in English; the other languages have the same keys. */
export const translations = {
  docs: {
    title: 'Documentation',
    about:
      'The rules of the games, how to run your own server, how to write a program that plays, and why things are the way they are.',
    /** Only used in the other languages. */
    inEnglish: '',
    sections: { Rules: 'Rules', 'For everybody': 'For everybody', Decisions: 'Decisions' } as {
      readonly [section: string]: string;
    },
    search: 'Search',
    found: (query: string) => `Search: ${query}`,
    nothing: 'Nothing found.',
    toText: 'Skip to the text',
    contents: 'Contents',
    api: 'API',
    apiAbout: 'The API describes itself, for people and for programs:',
    missing: 'This page doesn’t exist.',
    all: 'All pages',
  },
  preview: {
    site: 'Three spy board games at one table: against friends, strangers or bots.',
    invitation: 'You’re invited to a table.',
    openTable: (names: string) => `At the table: ${names}. There’s a free seat: join in!`,
    table: (names: string) => `At the table: ${names}`,
  },
  fairness: {
    noMatch: 'This match doesn’t exist',
    noMatchAbout: 'The link may be incomplete.',
    closed: 'Still hidden',
    bound: 'The server has fixed a seed. The SHA-256 of this seed is',
    shownLater:
      'It shows the seed when the match is over. Write this number down before you join: only what you noted before the deal can prove it afterwards. The app does this for you.',
    title: 'The deal',
    consistent: 'The record is consistent.',
    proven:
      'Proven here: the seeds below give exactly this deal, and with this deal the recorded moves lead to the recorded result.',
    inconsistent: 'The record is not consistent:',
    challenge:
      'Not proven: that the server didn’t pick this deal. Several people play it, so it comes from the server’s seed alone. Its SHA-256 was shown before anyone played: whoever noted it then can see that the deal wasn’t changed afterwards and was the same for everyone.',
    unproven: (command: string) =>
      `Not proven on this page: that the server fixed its seed before it knew the players’ seeds, and that these are the seeds the players sent. A server could write all of this afterwards. Each player can check it with what their own program noted before the deal: the app does so under “Replays”, and so does ${command}. If both fit, the server didn’t pick the deal on its own. Nothing here shows whether the server and another player worked together, or whether this is the record of the match that was played: its players see that in the replay.`,
    drawn: (places: string) => `The server drew the seed for place ${places}`,
    drawnWhy: 'because that player’s program sent none: for that player nothing is proven.',
    sameHolds: 'The same is true for a player who sent a seed without having seen the server’s SHA-256 first.',
    seed: 'The seed of the deal is the SHA-256 of the JSON list of the server’s seed and the players’ seeds:',
    trust: (command: string) => `Trust no server: ${command} computes all this on your own machine.`,
  },
};

export type PageTranslations = typeof translations;
