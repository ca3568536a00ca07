import type { PageTranslations } from './en.ts';

export const translations: PageTranslations = {
  docs: {
    title: 'Dokumentace',
    about:
      'Pravidla her, jak provozovat vlastní server, jak napsat program, který hraje, a proč je všechno tak, jak to je.',
    inEnglish: 'Pravidla jsou česky, všechno ostatní anglicky.',
    sections: { Rules: 'Pravidla', 'For everybody': 'Pro všechny', Decisions: 'Rozhodnutí' },
    search: 'Hledat',
    found: (query) => `Hledání: ${query}`,
    nothing: 'Nic se nenašlo.',
    toText: 'Přejít k textu',
    contents: 'Obsah',
    api: 'API',
    apiAbout: 'API popisuje samo sebe, pro lidi i pro programy:',
    missing: 'Taková stránka neexistuje.',
    all: 'Všechny stránky',
  },
  preview: {
    site: 'Tři špionážní deskové hry u jednoho stolu: proti přátelům, cizím lidem i botům.',
    invitation: 'Máte pozvánku ke stolu.',
    openTable: (names) => `U stolu: ${names}. Ještě je volno, přisedněte si!`,
    table: (names) => `U stolu: ${names}`,
  },
  fairness: {
    noMatch: 'Taková partie neexistuje',
    noMatchAbout: 'Odkaz je možná neúplný.',
    closed: 'Zatím zakryté',
    bound: 'Server určil semínko. Jeho SHA-256 je',
    shownLater:
      'Semínko ukáže, až partie skončí. Poznamenejte si toto číslo, než si přisednete: důkazem bude potom jen to, co máte poznamenáno z doby před rozdáním. Aplikace to dělá za vás.',
    title: 'Rozdání',
    consistent: 'Záznam je v pořádku.',
    proven:
      'Tady je dokázáno: semínka uvedená níže dávají přesně toto rozdání a zaznamenané tahy s ním vedou k zaznamenanému výsledku.',
    inconsistent: 'Záznam není v pořádku:',
    challenge:
      'Není dokázáno, že si server toto rozdání nevybral. Hraje ho víc lidí, proto plyne jen ze semínka serveru. Jeho SHA-256 bylo vidět dřív, než kdokoli hrál: kdo si ho poznamenal, vidí, že se rozdání potom nezměnilo a bylo pro všechny stejné.',
    unproven: (command) =>
      `Na této stránce není dokázáno, že server určil své semínko dřív, než znal semínka hráčů, ani že jde o semínka, která hráči poslali. Server by to všechno mohl napsat dodatečně. Každý hráč si to může ověřit podle toho, co si jeho program poznamenal před rozdáním: aplikace to dělá na stránce „Záznamy partií“, stejně jako ${command}. Pokud obojí odpovídá, server si rozdání nevybral sám. Nic tu neukazuje, zda se server nedohodl s jiným hráčem, ani zda je to záznam odehrané partie: to vidí její hráči při přehrávání.`,
    drawn: (places) => `Semínko pro místo ${places} vybral server`,
    drawnWhy: 'protože program tohoto hráče žádné neposlal: tomuto hráči není dokázáno nic.',
    sameHolds: 'Totéž platí pro hráče, který poslal semínko, aniž předtím viděl SHA-256 serveru.',
    seed: 'Semínko rozdání je SHA-256 seznamu JSON se semínkem serveru a semínky hráčů:',
    trust: (command) => `Nevěřte žádnému serveru: ${command} tohle všechno spočítá na vašem počítači.`,
  },
};
