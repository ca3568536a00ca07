export * from './edition-ui.ts';
export * from './game-ui.ts';
export * from './i18n/lang.ts';
export * from './i18n/plural.ts';
export * from './lesson.ts';
export * from './locales/index.ts';
export { memo } from './memo.ts';
export * from './rules-text.ts';
export * from './stable-callbacks.ts';
