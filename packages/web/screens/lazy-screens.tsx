import type { ComponentType } from 'preact';
import { lazyComponent } from '../components/lazy-component.tsx';
import type { LazyScreenName } from '../state/route.ts';

/** Gets the rest of the URL path: `['abc']` for `/replay/abc`. */
type PathScreen = ComponentType<{ readonly path: readonly string[] }>;

export const LAZY_SCREENS: { readonly [screen in LazyScreenName]: PathScreen } = {
  learn: lazyComponent(async () => (await import('./learn/learn.tsx')).LearnScreen),
  rules: lazyComponent(async () => (await import('./rules/rules.tsx')).RulesScreen),
  replay: lazyComponent(async () => (await import('./replay/replay.tsx')).ReplayScreen),
  profile: lazyComponent(async () => (await import('./profile/profile.tsx')).ProfileScreen),
  friends: lazyComponent(async () => (await import('./friends/friends.tsx')).FriendsScreen),
  leaders: lazyComponent(async () => (await import('./leaders/leaders.tsx')).LeadersScreen),
  live: lazyComponent(async () => (await import('./live/live.tsx')).LiveScreen),
  daily: lazyComponent(async () => (await import('./daily/daily.tsx')).DailyScreen),
  duel: lazyComponent(async () => (await import('./daily/duel.tsx')).DuelScreen),
  tournament: lazyComponent(async () => (await import('./tournament/tournament.tsx')).TournamentScreen),
  club: lazyComponent(async () => (await import('./club/club.tsx')).ClubScreen),
  settings: lazyComponent(async () => (await import('./settings/settings.tsx')).SettingsScreen),
  admin: lazyComponent(async () => (await import('./admin/admin.tsx')).AdminScreen),
  editions: lazyComponent(async () => (await import('./editions/editions.tsx')).EditionsScreen),
};

/** Preloaded by the front page, so that Play opens it at once. */
export const loadTableScreen = async () => (await import('./table-screen.tsx')).TableScreen;

export const TableScreen = lazyComponent(loadTableScreen);

export const NewTableScreen = lazyComponent(
  async () => (await import('./new-table/new-table-screen.tsx')).NewTableScreen,
);

export const AboutScreen = lazyComponent(async () => (await import('./about-screen.tsx')).AboutScreen);
