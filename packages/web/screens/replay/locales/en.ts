import { type Person, person, plural } from '@safehouse/ui';
import { type SideName, sideForm } from '../side-form.ts';

const moveCount = (count: number) => plural('en', count, { one: '# move', other: '# moves' });
const sideLabel = (who: SideName) => sideForm(who, { you: 'You', team: 'Your team', other: '#' });

/** The texts of replays in English; the other languages have the same keys. */
export const translations = {
  title: 'Replays',
  about: 'Step through a finished match from any seat, see where it turned, and try a different line.',
  mine: 'My finished matches',
  mineNone: 'No finished matches yet. Play one, and it will be waiting here.',
  here: 'in this browser',
  file: 'A record file',
  fileAbout: 'Drop a record here, choose a file, or paste its text. It stays in your browser.',
  choose: 'Choose a file',
  paste: 'The text of a record',
  open: 'Open the record',
  faultTitle: 'This record can’t be played.',
  faultMove: (move: number) => `The problem is at move ${move}: it isn’t allowed there.`,
  faultGame: (game: string) => `There’s no game called ${game} here.`,
  faultRules: (version: number) => `The rules it was played by (version ${version}) aren’t available here.`,
  running: 'This match is still being played. Its cards stay hidden until the end.',
  missing: 'This match isn’t here.',
  back: 'Choose another match',
  board: 'The table, as it was',
  controls: 'Playback',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move forward',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  slider: 'Position in the match',
  position: (at: number, all: number) => `Move ${at} of ${all}`,
  start: 'Start',
  round: (n: number) => `Round ${n}`,
  mission: (n: number) => `Mission ${n} decided`,
  turn: (name: string) => `${name}’s turn`,
  view: 'View and speed',
  chapter: 'Jump to',
  eyes: 'Seen by',
  spectator: 'Spectator',
  all: 'Everything open',
  log: 'What happened',
  share: 'Copy a link to this position',
  copied: 'Copied.',
  download: 'Download the record',
  downloadRemembered: 'Download what this browser has noted',
  analysis: 'Analysis',
  analyse: 'Analyse this match',
  analyseAbout: 'The best bot looks at every move, right here in your browser. It takes a few seconds.',
  working: 'The bot is looking at every move…',
  failed: 'The analysis couldn’t be completed.',
  graph: (name: string) => `Each side’s chance of winning, from the first move to the last. ${name}`,
  chances: (who: SideName, share: string) => `${sideLabel(who)}: ${share}`,
  verdict: (who: SideName, luck: string, play: string) =>
    `${sideLabel(who)}: ${luck} from the cards, ${play} from play.`,
  verdictAbout:
    'Counted from an even start. Cards: the deal, the draws and what was hidden. Play: what was decided at the table.',
  cost: (who: SideName, cost: string) => {
    const whose = sideForm(who, { you: 'your', team: 'your team’s', other: '#’s' });
    return `Compared with the bot, ${whose} decisions cost ${cost} in all.`;
  },
  moments: 'Where it turned',
  momentsNone: 'No single move turned it.',
  mistake: (at: number, who: SideName, cost: string) =>
    `Move ${at}: a mistake by ${sideForm(who, { you: 'you', team: 'your team', other: '#' })}, ${cost}`,
  luck: (at: number, who: SideName, gain: string) =>
    `Move ${at}: luck for ${sideForm(who, { you: 'you', team: 'your team', other: '#' })}, ${gain}`,
  decisions: (count: number) => `All decisions: ${moveCount(count)}`,
  played: (who: Person, move: string) => `${person(who, { you: 'You', other: '#' })} played: ${move}`,
  asBot: 'The bot would have played the same.',
  botWould: (move: string, cost: string) => `The bot: ${move}. Difference: ${cost}.`,
  asGood: (move: string) => `The bot: ${move}. It makes no difference.`,
  nowBest: (who: Person, move: string, share: string) =>
    `Here the bot would play for ${person(who, { you: 'you', other: '#' })}: ${move} (${share}).`,
  tryLine: 'Try a different line',
  tryAbout: 'Take a seat in this position and play on against bots. The match itself stays as it was.',
  trySeat: 'Play as',
  tryLevel: 'Against',
  tryGo: 'Play on from here',
  fair: 'Fair deal',
  fairCheck: 'Check the deal',
  fairYes: 'Green: dealt as promised.',
  fairYesAbout: {
    table:
      'Before your browser sent its seed, the server had fixed its own and shown its fingerprint. Your browser noted both. Now the fingerprint matches the server’s seed, your seed is in your place, the deal follows from all seeds, and all moves fit it. The server could have picked these cards only together with another player, or for one whose program checks nothing.',
    seek: 'Before your browser sent its seed, the server had fixed one for you and shown its fingerprint. Your browser noted both. Now the fingerprint matches, your seed is in your place, the deal follows from all seeds, and all moves fit it. A second seed of the server is fixed for your opponent, whose browser checks it. The server could have picked these cards only together with your opponent, or if their program checks nothing.',
    pair: 'The fingerprint shown to your browser before you joined matches the server’s seed, the deal follows from it and the host’s seed, and all moves fit it. When two tables share a deal, only the host adds a seed. For everyone else this shows that the deal wasn’t changed, but not that nobody picked it.',
    challenge:
      'The fingerprint shown to your browser before you played matches the server’s seed, the deal follows from it, and all moves fit it. So the deal was fixed before you played and is the same for everyone. This can’t show that the server drew it at random: no player adds a seed to such a deal.',
  },
  fairSameCards:
    'The replay shows the cards of this deal. If you played with others, this isn’t the record of your match.',
  fairRecord: 'The record is consistent. Nothing more can be checked here.',
  fairRecordAbout:
    'The seeds in the record give this deal, and all moves fit it. But this browser noted nothing before the match, perhaps because it was played on another device or by someone else. So it can’t tell whether the server fixed its seed before it knew the players’ seeds.',
  fairNo: 'Red: this isn’t the deal that was promised.',
  fairWhy: {
    'wrong-commitment': 'The seed shown after the match doesn’t match the fingerprint shown before it.',
    'wrong-seed': 'The cards were shuffled from a different seed than the one all parts make together.',
    'moves-do-not-fit': 'When dealt from the promised seed, the moves of this record can’t be played.',
    'other-decks': 'The cards in this record are in a different order than the promised seed gives.',
    'other-result': 'Played from the promised seed, the match ends differently.',
    'other-match': 'This is the record of a different match than the one this browser noted.',
    'other-commitment': 'The server’s seed doesn’t match the fingerprint this browser was shown before the match.',
    'own-seed-missing': 'The seed that this browser sent isn’t in your place in this deal.',
    'unknown-seeds': 'The deal contains a seed that no player at this table added.',
    'no-fairness': 'The record doesn’t show the seeds, so the fingerprint this browser noted can’t be checked.',
  },
  fairHere: 'This deal was made in your own browser.',
  fairHereAbout:
    'No server was involved, so there’s nobody to check: your browser drew the seed, and the bots saw no more than their seats.',
  fairLine: 'This match continues another one, with the same cards.',
  fairNone: 'This record doesn’t say how it was dealt, so there’s nothing to check.',
  details: 'Details',
  commitment: 'Fingerprint (SHA-256 of the server’s seed)',
  serverSeed: 'The server’s seed',
  chairSeeds: 'The players’ seeds, in the order of their places',
  noSeed: 'none (a bot)',
  seed: 'The seed of the deal',
  order: 'Seats, in order',
  faults: {
    'bad-json': 'The file can’t be read: it isn’t JSON.',
    'bad-header': 'The problem is in the header, before the moves.',
    'bad-deck': 'The problem is in the cards: they don’t make up a deal of this game.',
    'illegal-move': 'One of the moves isn’t allowed.',
  },
};

export type ReplayTranslations = typeof translations;
