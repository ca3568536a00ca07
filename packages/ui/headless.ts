/** Everything that needs neither a browser nor a bundler, for example for the terminal, which has no build. */
export * from './board-context.ts';
export * from './characters/character.ts';
export * from './ending.ts';
export * from './game-ui.ts';
export * from './i18n/format.ts';
export * from './i18n/language-files.ts';
export * from './i18n/languages.ts';
export * from './i18n/person.ts';
export * from './i18n/plural.ts';
