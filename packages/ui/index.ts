export * from './edition-ui.ts';
export * from './game-ui.ts';
export * from './i18n/lang.ts';
export * from './i18n/plural.ts';
export * from './lasting.ts';
export * from './lesson.ts';
export { memo } from './memo.ts';
export * from './rules-text.ts';
export * from './words/index.ts';
