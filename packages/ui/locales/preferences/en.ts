/** Preferences for confirming moves and for keyboard shortcuts, in English; the other languages have the same keys. */
export const preferencesTranslations = {
  shortcuts: 'Keyboard shortcuts',
  confirmAsk: (move: string) => `${move}?`,
  confirmYes: 'Play',
  confirmNo: 'Not yet',
  turnEnds: 'Your turn is about to end. Press any key to keep it.',
  space: 'Space',
  keys: {
    undo: 'Undo',
    hint: 'Hint',
    replay: 'Play the last moves again',
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    more: 'Menu',
    sound: 'Sound on or off',
    skip: 'Skip, or next step',
    help: 'This list',
  },
};

export type PreferencesTranslations = typeof preferencesTranslations;
