import { plural } from '@safehouse/ui/headless';

/** The words of `safehouse play` in English; the other languages have the same keys. */
export const translations = {
  keys: {
    choose: 'choose',
    back: 'back',
    scroll: 'scroll',
    undo: 'undo',
    log: 'log',
    help: 'help',
    quit: 'quit',
  },
  help: {
    title: 'Keys and rules',
    choose: 'Press the number or letter of an answer, or go to it with the arrow keys and press Enter.',
    back: 'Escape or Backspace cancels a choice you haven’t finished.',
    undo: 'u undoes the moves of your turn, as long as nobody has moved since.',
    log: 'l shows everything that has happened.',
    quit: 'q quits. The match is saved, and you can continue it next time.',
  },
  tooSmall: (columns: number, rows: number) =>
    `The table needs 80 × 24 characters. This window has ${columns} × ${rows}.`,
  enlarge: 'Make the window larger, or press q to quit.',
  game: 'What would you like to play?',
  players: 'How many players?',
  playerCount: (n: number) => plural('en', n, { one: '# player', other: '# players' }),
  opponent: 'Who do you want to play against?',
  saved: (game: string) => `You have an unfinished match of ${game}.`,
  goOn: 'Continue it',
  startNew: 'Start a new one; the old one is discarded',
  thinking: (name: string) => `${name} is thinking…`,
  nothingToUndo: 'You have no move to undo.',
  undone: 'Your turn starts over.',
  youWon: 'You won!',
  won: (names: string) => `${names} won.`,
  draw: 'A draw.',
  again: 'Same again',
  another: 'Something else',
  quit: 'Quit',
  kept: 'Your match is saved. Run safehouse play to continue it.',
  logEmpty: 'Nothing has happened yet.',
};

export type PlayTranslations = typeof translations;
