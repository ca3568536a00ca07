import { plural } from '../../i18n/plural.ts';
import type { FrontTranslations } from './en.ts';

const playerCount = (count: number) =>
  plural('sk', count, { one: '# hráč', few: '# hráči', many: '# hráča', other: '# hráčov' });

export const frontTranslations: FrontTranslations = {
  invited: (name) => `Pozvánka od: ${name}`,
  seeClub: 'Zobraziť klub',
  decline: 'Odmietnuť',
  daily: 'Výzva dňa',
  dailyAbout: 'Jedno rozdanie denne, rovnaké pre všetkých. Ako sa vám bude dariť?',
  duel: 'Súboj s kamarátom',
  tournaments: 'Turnaje',
  clubs: 'Kluby',
  lookBack: 'Záznamy partií',
  games: 'Hry',
  players: (least, most) => (least === most ? playerCount(most) : `${least} až ${playerCount(most)}`),
  playBot: 'Hrať hneď proti botovi',
  playAgainst: (names) => `Hrať proti: ${names}`,
  chooseOpponent: 'Súper',
  inEnglish: 'Zatiaľ len v angličtine.',
  beaten: 'výhra',
  botOptions: 'Režim, hráči',
  friends: 'S priateľmi',
  device: 'Na jednom zariadení',
  opponent: 'Nájsť súpera',
  learn: 'Naučiť sa hrať',
  mine: 'Moje partie',
  mineNone: 'Zatiaľ žiadne partie. Vyberte si hru vyššie.',
  yourTurn: 'Ste na ťahu',
  waiting: 'Čaká sa na ostatných',
  notStarted: 'Čaká sa na hráčov',
  goOn: 'Pokračovať',
  remove: 'Odstrániť',
  open: 'Kto čaká na hru',
  openNone: 'Teraz nikto nečaká. Otvorte stôl alebo hľadajte súpera a ostatní to uvidia tu.',
  live: 'Naživo',
  liveNone: 'Práve nikto verejne nehrá.',
  watchBots: 'Sledovať partiu dvoch botov',
  botsMeanwhile: 'Zatiaľ hrajú dvaja boti.',
  pause: 'Pozastaviť',
  liveAll: (count) =>
    plural('sk', count, {
      one: 'Sledovať # partiu naživo',
      few: 'Sledovať # partie naživo',
      other: 'Sledovať # partií naživo',
    }),
  watchTable: (what) => `Sledovať: ${what}`,
  online: 'Práve online',
  onlineCount: playerCount,
  onlineNone: 'Nikto ďalší teraz nie je online.',
  onlineStatuses: { playing: 'hrá', looking: 'hľadá súpera' },
  playSeeker: 'Hrať',
  sitDown: 'Prisadnúť si',
  offline:
    'Server je nedostupný. Proti botom a na jednom zariadení môžete hrať ďalej; online stoly sa vrátia spolu s pripojením.',
  alone: 'zatiaľ nikto',
};
