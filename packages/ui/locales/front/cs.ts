import { plural } from '../../i18n/plural.ts';
import type { FrontTranslations } from './en.ts';

const playerCount = (count: number) =>
  plural('cs', count, { one: '# hráč', few: '# hráči', many: '# hráče', other: '# hráčů' });

export const frontTranslations: FrontTranslations = {
  invited: (name) => `Pozvánka od: ${name}`,
  seeClub: 'Zobrazit klub',
  decline: 'Odmítnout',
  daily: 'Výzva dne',
  dailyAbout: 'Jedno rozdání denně, stejné pro všechny. Jak si povedete?',
  duel: 'Souboj s kamarádem',
  tournaments: 'Turnaje',
  clubs: 'Kluby',
  lookBack: 'Záznamy partií',
  games: 'Hry',
  players: (least, most) => (least === most ? playerCount(most) : `${least} až ${playerCount(most)}`),
  playBot: 'Hrát hned proti botovi',
  playAgainst: (names) => `Hrát proti: ${names}`,
  chooseOpponent: 'Soupeř',
  inEnglish: 'Zatím jen v angličtině.',
  beaten: 'výhra',
  botOptions: 'Režim, hráči',
  friends: 'S přáteli',
  device: 'Na jednom zařízení',
  opponent: 'Najít soupeře',
  learn: 'Naučit se hrát',
  mine: 'Moje partie',
  mineNone: 'Zatím žádné partie. Vyberte si hru výše.',
  yourTurn: 'Jste na tahu',
  waiting: 'Čeká se na ostatní',
  notStarted: 'Čeká se na hráče',
  goOn: 'Pokračovat',
  remove: 'Odstranit',
  open: 'Kdo čeká na hru',
  openNone: 'Teď nikdo nečeká. Otevřete stůl nebo hledejte soupeře a ostatní to uvidí tady.',
  live: 'Živě',
  liveNone: 'Právě nikdo veřejně nehraje.',
  watchBots: 'Sledovat partii dvou botů',
  botsMeanwhile: 'Zatím hrají dva boti.',
  pause: 'Pozastavit',
  liveAll: (count) =>
    plural('cs', count, {
      one: 'Sledovat # partii živě',
      few: 'Sledovat # partie živě',
      other: 'Sledovat # partií živě',
    }),
  watchTable: (what) => `Sledovat: ${what}`,
  online: 'Právě online',
  onlineCount: playerCount,
  onlineNone: 'Nikdo další teď není online.',
  onlineStatuses: { playing: 'hraje', looking: 'hledá soupeře' },
  playSeeker: 'Hrát',
  sitDown: 'Přisednout si',
  offline:
    'Server je nedostupný. Proti botům a na jednom zařízení můžete hrát dál; online stoly se vrátí i s připojením.',
  alone: 'zatím nikdo',
};
