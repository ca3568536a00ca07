import { plural } from '@safehouse/ui';
import type { ProfileTranslations } from './en.ts';

const matchCount = (count: number) =>
  plural('sk', count, { one: '# partia', few: '# partie', many: '# partie', other: '# partií' });

export const translations: ProfileTranslations = {
  title: 'Profil',
  stranger:
    'S účtom je vaše meno len vaše, partie idú s vami na každé zariadenie a hodnotené partie sa počítajú.',
  guest: (name) =>
    `Hráte ako hosť ${name}. Účet vám meno podrží a všetko, čo ste doteraz odohrali, pôjde s vami.`,
  isGuest: 'Hosť',
  isAccount: 'Účet',
  since: (date) => `Tu od ${date}`,
  signUp: 'Vytvoriť účet',
  signIn: 'Prihlásiť sa',
  which: 'Ste tu prvýkrát, alebo opäť?',
  name: 'Meno',
  passphrase: 'Heslo',
  passphraseAbout:
    'Aspoň 8 znakov; najlepších je pár vlastných slov. E-mail nechceme a heslo nikto neobnoví, preto si ho zapíšte.',
  show: 'Ukázať heslo',
  wrong: 'Meno a heslo k sebe nepatria.',
  short: 'Heslo musí mať aspoň 8 znakov.',
  setupCode: 'Inštalačný kód',
  setupCodeAbout:
    'Len pre prevádzkovateľa tohto servera: s kódom, ktorý server vypísal pri prvom spustení, bude tento účet účtom správcu. Inak nechajte pole prázdne.',
  setupCodeWrong: 'Toto nie je inštalačný kód, alebo už bol použitý.',
  share: 'Odkaz na tento profil',
  seenByOthers: 'Ostatní vidia vaše meno, hodnotenie a to, koľkokrát ste hrali a vyhrali. Nič viac.',
  ratings: 'Hodnotenie',
  ratingsNone: 'Zatiaľ žiadne. Počítajú sa hodnotené partie medzi ľuďmi s účtom.',
  history: (from, to, count) =>
    `Z ${from} na ${to}, ${plural('sk', count, {
      one: '# hodnotená partia',
      few: '# hodnotené partie',
      many: '# hodnotenej partie',
      other: '# hodnotených partií',
    })}`,
  matches: matchCount,
  statistics: 'Štatistika',
  statisticsAbout: 'Z vašich posledných 150 partií na tomto serveri.',
  statisticsNone: 'Zatiaľ niet čo počítať: objaví sa tu prvá partia, ktorú na tomto serveri dohráte.',
  won: 'Výhry',
  drawn: 'Remízy',
  length: 'Priemerná dĺžka',
  moves: (count) => plural('sk', count, { one: '# ťah', few: '# ťahy', many: '# ťahu', other: '# ťahov' }),
  bySeat: 'Výhry podľa miesta',
  seat: (n) => `Miesto ${n}`,
  shareOf: (percent, wins, of) => `${percent} (${wins} z ${of})`,
  openings: 'Obľúbené otvorenia',
  times: (count) => plural('sk', count, { one: 'raz', other: '#-krát' }),
  luck: 'Šťastie',
  luckAbout:
    'O koľko karty zvýšili alebo znížili vašu šancu na výhru v partiách, ktoré ste si v tomto prehliadači dali rozobrať. Nula znamená ani šťastie, ani smolu.',
  luckNone: 'Zatiaľ nič: dajte si rozobrať dohranú partiu a jej šťastie sa tu započíta.',
  luckOver: (count) =>
    plural('sk', count, {
      one: 'v # rozobranej partii',
      few: 'priemer z # rozobraných partií',
      many: 'priemer z # rozobranej partie',
      other: 'priemer z # rozobraných partií',
    }),
  played: 'Odohrané',
  playedNone: 'Zatiaľ tu niet dohranej partie.',
  playedRow: (count, wins) => `${matchCount(count)}, výhry: ${wins}`,
  finished: 'Dohrané partie',
  finishedNone: 'Na tomto serveri zatiaľ žiadne.',
  outcomes: { won: 'Výhra', lost: 'Prehra', drawn: 'Remíza' },
  alone: 'proti botom',
  replay: 'Prehrať záznam',
  rematch: 'Odveta',
  more: 'Ukázať ďalšie',
  yours: 'Váš účet a čo o vás uchovávame',
  rekey: 'Zmeniť heslo',
  rekeyAbout: 'Treba na to terajšie heslo. Na všetkých ostatných zariadeniach vás to odhlási.',
  present: 'Terajšie heslo',
  next: 'Nové heslo',
  rekeyWrong: 'Toto nie je vaše terajšie heslo.',
  rekeyed: 'Heslo je zmenené a všade inde ste odhlásení.',
  signOut: 'Odhlásiť sa',
  guestSignOut: 'Hosť, ktorý sa odhlási, sa už nevráti. Ak nechcete o nič prísť, najprv si vytvorte účet.',
  take: 'Stiahnuť všetko, čo o vás máme',
  takeAbout: 'Jeden súbor (JSON) s profilom, partiami, rozhovormi, hodnotením a výzvami.',
  remove: 'Zmazať môj účet',
  removeAbout:
    'Meno, prihlásenia, rozhovory, hodnotenie a výzvy sa zmažú; rozohrané partie sa budú počítať ako vzdané. Dohrané ostanú s bezmenným miestom.',
  removeSure: 'Naozaj všetko zmazať? Nedá sa to vrátiť.',
  removeYes: 'Áno, všetko zmazať',
  removed: 'Hotovo. Nič tu už nenesie vaše meno.',
  nobody: 'Nikto taký tu nie je',
  nobodyAbout: 'Odkaz je možno neúplný, alebo ten človek odišiel.',
};
