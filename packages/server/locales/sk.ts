import type { PageTranslations } from './en.ts';

export const translations: PageTranslations = {
  docs: {
    title: 'Dokumentácia',
    about:
      'Pravidlá hier, ako prevádzkovať vlastný server, ako napísať program, ktorý hrá, a prečo je všetko tak, ako to je.',
    inEnglish: 'Pravidlá sú po slovensky, všetko ostatné po anglicky.',
    sections: { Rules: 'Pravidlá', 'For everybody': 'Pre všetkých', Decisions: 'Rozhodnutia' },
    search: 'Hľadať',
    found: (query) => `Hľadanie: ${query}`,
    nothing: 'Nič sa nenašlo.',
    toText: 'Prejsť k textu',
    contents: 'Obsah',
    api: 'API',
    apiAbout: 'API opisuje samo seba, pre ľudí aj pre programy:',
    missing: 'Taká stránka neexistuje.',
    all: 'Všetky stránky',
  },
  preview: {
    site: 'Tri špionážne stolové hry pri jednom stole: proti priateľom, cudzím ľuďom aj botom.',
    invitation: 'Máte pozvánku k stolu.',
    openTable: (names) => `Pri stole: ${names}. Ešte je voľno, prisadnite si!`,
    table: (names) => `Pri stole: ${names}`,
  },
  fairness: {
    noMatch: 'Taká partia neexistuje',
    noMatchAbout: 'Odkaz je možno neúplný.',
    closed: 'Zatiaľ zakryté',
    bound: 'Server určil semienko. Jeho SHA-256 je',
    shownLater:
      'Semienko ukáže, keď sa partia skončí. Poznačte si toto číslo, skôr než si prisadnete: dôkazom bude potom len to, čo ste si poznačili pred rozdaním. Aplikácia to robí za vás.',
    title: 'Rozdanie',
    consistent: 'Záznam je v poriadku.',
    proven:
      'Tu je dokázané: semienka uvedené nižšie dávajú presne toto rozdanie a zaznamenané ťahy s ním vedú k zaznamenanému výsledku.',
    inconsistent: 'Záznam nie je v poriadku:',
    challenge:
      'Nie je dokázané, že si server toto rozdanie nevybral. Hrá ho viac ľudí, preto vyplýva len zo semienka servera. Jeho SHA-256 bolo vidieť skôr, než niekto hral: kto si ho poznačil, vidí, že sa rozdanie potom nezmenilo a bolo pre všetkých rovnaké.',
    unproven: (command) =>
      `Na tejto stránke nie je dokázané, že server určil svoje semienko skôr, než poznal semienka hráčov, ani že ide o semienka, ktoré hráči poslali. Server by to všetko mohol napísať dodatočne. Každý hráč si to môže overiť podľa toho, čo si jeho program poznačil pred rozdaním: aplikácia to robí na stránke „Záznamy partií“, rovnako ako ${command}. Ak oboje zodpovedá, server si rozdanie nevybral sám. Nič tu neukazuje, či sa server nedohodol s iným hráčom, ani či je to záznam odohranej partie: to vidia jej hráči pri prehrávaní.`,
    drawn: (places) => `Semienko pre miesto ${places} vybral server`,
    drawnWhy: 'pretože program tohto hráča žiadne neposlal: tomuto hráčovi nie je dokázané nič.',
    sameHolds: 'To isté platí pre hráča, ktorý poslal semienko bez toho, aby predtým videl SHA-256 servera.',
    seed: 'Semienko rozdania je SHA-256 zoznamu JSON so semienkom servera a semienkami hráčov:',
    trust: (command) => `Neverte žiadnemu serveru: ${command} toto všetko vypočíta na vašom počítači.`,
  },
};
