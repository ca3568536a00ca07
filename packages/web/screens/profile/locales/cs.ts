import { plural } from '@safehouse/ui';
import type { ProfileTranslations } from './en.ts';

const matchCount = (count: number) =>
  plural('cs', count, { one: '# partie', few: '# partie', many: '# partie', other: '# partií' });

export const translations: ProfileTranslations = {
  title: 'Profil',
  stranger:
    'S účtem je vaše jméno jen vaše, partie jdou s vámi na každé zařízení a hodnocené partie se počítají.',
  guest: (name) =>
    `Hrajete jako host ${name}. Účet vám jméno podrží a všechno, co jste dosud odehráli, půjde s vámi.`,
  isGuest: 'Host',
  isAccount: 'Účet',
  since: (date) => `Tady od ${date}`,
  signUp: 'Vytvořit účet',
  signIn: 'Přihlásit se',
  which: 'Jste tu poprvé, nebo zase zpátky?',
  name: 'Jméno',
  passphrase: 'Heslo',
  passphraseAbout:
    'Aspoň 8 znaků; nejlepší je pár vlastních slov. E-mail nechceme a heslo nikdo neobnoví, proto si ho zapište.',
  show: 'Ukázat heslo',
  wrong: 'Jméno a heslo k sobě nepatří.',
  short: 'Heslo musí mít aspoň 8 znaků.',
  setupCode: 'Instalační kód',
  setupCodeAbout:
    'Jen pro provozovatele tohoto serveru: s kódem, který server vypsal při prvním spuštění, bude tento účet účtem správce. Jinak nechte pole prázdné.',
  setupCodeWrong: 'Toto není instalační kód, nebo už byl použit.',
  share: 'Odkaz na tento profil',
  seenByOthers: 'Ostatní vidí vaše jméno, hodnocení a to, kolikrát jste hráli a vyhráli. Nic víc.',
  ratings: 'Hodnocení',
  ratingsNone: 'Zatím žádné. Počítají se hodnocené partie mezi lidmi s účtem.',
  history: (from, to, count) =>
    `Z ${from} na ${to}, ${plural('cs', count, {
      one: '# hodnocená partie',
      few: '# hodnocené partie',
      many: '# hodnocené partie',
      other: '# hodnocených partií',
    })}`,
  matches: matchCount,
  statistics: 'Statistika',
  statisticsAbout: 'Z vašich posledních 150 partií na tomto serveru.',
  statisticsNone: 'Zatím není co počítat: objeví se tu první partie, kterou na tomto serveru dohrajete.',
  won: 'Výhry',
  drawn: 'Remízy',
  length: 'Průměrná délka',
  moves: (count) => plural('cs', count, { one: '# tah', few: '# tahy', many: '# tahu', other: '# tahů' }),
  bySeat: 'Výhry podle místa',
  seat: (n) => `Místo ${n}`,
  shareOf: (percent, wins, of) => `${percent} (${wins} z ${of})`,
  openings: 'Oblíbená zahájení',
  times: (count) => plural('cs', count, { one: 'jednou', other: '#krát' }),
  luck: 'Štěstí',
  luckAbout:
    'O kolik karty zvýšily nebo snížily vaši šanci na výhru v partiích, které jste si v tomto prohlížeči nechali rozebrat. Nula znamená ani štěstí, ani smůlu.',
  luckNone: 'Zatím nic: nechte si rozebrat dohranou partii a její štěstí se tu započítá.',
  luckOver: (count) =>
    plural('cs', count, {
      one: 'v # rozebrané partii',
      few: 'průměr z # rozebraných partií',
      many: 'průměr z # rozebrané partie',
      other: 'průměr z # rozebraných partií',
    }),
  played: 'Odehráno',
  playedNone: 'Zatím tu není dohraná žádná partie.',
  playedRow: (count, wins) => `${matchCount(count)}, výhry: ${wins}`,
  finished: 'Dohrané partie',
  finishedNone: 'Na tomto serveru zatím žádné.',
  outcomes: { won: 'Výhra', lost: 'Prohra', drawn: 'Remíza' },
  alone: 'proti botům',
  replay: 'Přehrát záznam',
  rematch: 'Odveta',
  more: 'Ukázat další',
  yours: 'Váš účet a co o vás uchováváme',
  rekey: 'Změnit heslo',
  rekeyAbout: 'Je k tomu třeba současné heslo. Na všech ostatních zařízeních vás to odhlásí.',
  present: 'Současné heslo',
  next: 'Nové heslo',
  rekeyWrong: 'Tohle není vaše současné heslo.',
  rekeyed: 'Heslo je změněné a všude jinde jste odhlášeni.',
  signOut: 'Odhlásit se',
  guestSignOut: 'Host, který se odhlásí, se už nevrátí. Nechcete-li o nic přijít, nejdřív si vytvořte účet.',
  take: 'Stáhnout vše, co o vás máme',
  takeAbout: 'Jeden soubor (JSON) s profilem, partiemi, rozhovory, hodnocením a výzvami.',
  remove: 'Smazat můj účet',
  removeAbout:
    'Jméno, přihlášení, rozhovory, hodnocení a výzvy se smažou; rozehrané partie se budou počítat jako vzdané. Dohrané zůstanou s bezejmenným místem.',
  removeSure: 'Opravdu všechno smazat? Nejde to vrátit.',
  removeYes: 'Ano, všechno smazat',
  removed: 'Hotovo. Nic tu už nenese vaše jméno.',
  nobody: 'Nikdo takový tu není',
  nobodyAbout: 'Odkaz je možná neúplný, nebo ten člověk odešel.',
};
