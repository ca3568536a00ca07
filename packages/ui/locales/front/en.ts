import { plural } from '../../i18n/plural.ts';

const playerCount = (count: number) => plural('en', count, { one: '# player', other: '# players' });

/** The front page in English; the other languages have the same keys. */
export const frontTranslations = {
  invited: (name: string) => `Invited by: ${name}`,
  seeClub: 'See the club',
  decline: 'Decline',
  daily: 'Daily challenge',
  dailyAbout: 'One deal a day, the same for everyone. How do you compare?',
  duel: 'Duel with a friend',
  tournaments: 'Tournaments',
  clubs: 'Clubs',
  lookBack: 'Replays',
  games: 'Games',
  players: (least: number, most: number) => (least === most ? playerCount(most) : `${least} to ${playerCount(most)}`),
  playBot: 'Play now against a bot',
  playAgainst: (names: string) => `Play against ${names}`,
  chooseOpponent: 'Opponent',
  inEnglish: 'In English only, so far.',
  beaten: 'beaten',
  botOptions: 'Mode, players',
  friends: 'With friends',
  device: 'Same device',
  opponent: 'Find an opponent',
  learn: 'Learn to play',
  mine: 'My matches',
  mineNone: 'No matches yet. Pick a game above.',
  yourTurn: 'Your move',
  waiting: 'Waiting for the others',
  notStarted: 'Waiting for players',
  goOn: 'Continue',
  remove: 'Remove',
  open: 'Who’s waiting',
  openNone: 'Nobody is waiting right now. Create a table or look for an opponent, and others will see it here.',
  live: 'Live',
  liveNone: 'Nobody is playing in public right now.',
  watchBots: 'Watch two bots play',
  liveAll: (count: number) => plural('en', count, { one: 'See the live table', other: 'See all # live tables' }),
  watchTable: (what: string) => `Watch ${what}`,
  online: 'Online now',
  onlineCount: playerCount,
  onlineNone: 'Nobody else is online right now.',
  onlineStatuses: { playing: 'playing', looking: 'looking for a match' },
  playSeeker: 'Play',
  sitDown: 'Join',
  offline:
    'The server can’t be reached. You can still play against bots or share this device; online tables come back with the connection.',
  alone: 'nobody yet',
};

export type FrontTranslations = typeof frontTranslations;
