import { person, plural } from '@safehouse/ui';
import { type SideName, sideForm } from '../side-form.ts';
import type { ReplayTranslations } from './en.ts';

const moveCount = (count: number) =>
  plural('sk', count, { one: '# ťah', few: '# ťahy', many: '# ťahu', other: '# ťahov' });
const sideLabel = (who: SideName) => sideForm(who, { you: 'Vy', team: 'Váš tím', other: '#' });

export const translations: ReplayTranslations = {
  title: 'Záznamy partií',
  about: 'Prejdite si dohranú partiu z ktoréhokoľvek miesta, pozrite sa, kde sa zlomila, a skúste iný variant.',
  mine: 'Moje dohrané partie',
  mineNone: 'Zatiaľ žiadna dohraná partia. Zahrajte si a bude tu čakať.',
  here: 'v tomto prehliadači',
  file: 'Súbor so záznamom',
  fileAbout: 'Pustite sem záznam, vyberte súbor alebo vložte jeho text. Zostane vo vašom prehliadači.',
  choose: 'Vybrať súbor',
  paste: 'Text záznamu',
  open: 'Otvoriť záznam',
  faultTitle: 'Tento záznam sa nedá spustiť.',
  faultMove: (move) => `Problém je v ťahu ${move}: na tomto mieste nie je dovolený.`,
  faultGame: (game) => `Hra s názvom ${game} tu nie je.`,
  faultRules: (version) => `Pravidlá, podľa ktorých sa hralo (verzia ${version}), tu nie sú.`,
  running: 'Táto partia sa ešte hrá. Karty zostanú do konca zakryté.',
  missing: 'Takáto partia tu nie je.',
  back: 'Vybrať inú',
  board: 'Stôl, ako vyzeral',
  controls: 'Prehrávanie',
  first: 'Na začiatok',
  previous: 'O ťah späť',
  next: 'O ťah ďalej',
  last: 'Na koniec',
  play: 'Spustiť',
  pause: 'Pozastaviť',
  speed: 'Rýchlosť',
  slider: 'Pozícia v partii',
  position: (at, all) => `Ťah ${at} z ${all}`,
  start: 'Začiatok',
  round: (n) => `${n}. kolo`,
  mission: (n) => `${n}. misia vyhodnotená`,
  turn: (name) => `Na ťahu: ${name}`,
  view: 'Pohľad a rýchlosť',
  chapter: 'Prejsť na',
  eyes: 'Pohľad',
  spectator: 'Divák',
  all: 'Všetko odkryté',
  log: 'Čo sa stalo',
  share: 'Kopírovať odkaz na túto pozíciu',
  copied: 'Skopírované.',
  download: 'Stiahnuť záznam',
  downloadRemembered: 'Stiahnuť, čo si tento prehliadač poznačil',
  analysis: 'Analýza',
  analyse: 'Analyzovať túto partiu',
  analyseAbout: 'Najlepší bot si v tomto prehliadači prezrie každý ťah. Trvá to niekoľko sekúnd.',
  working: 'Bot si prezerá každý ťah…',
  failed: 'Analýzu sa nepodarilo dokončiť.',
  graph: (name) => `Šanca každej strany na výhru od prvého ťahu po posledný. ${name}`,
  chances: (who, share) => `${sideLabel(who)}: ${share}`,
  verdict: (who, luck, play) => `${sideLabel(who)}: karty ${luck}, hra ${play}.`,
  verdictAbout:
    'Počíta sa od vyrovnaného začiatku. Karty: rozdanie, ťahanie kariet a to, čo bolo zakryté. Hra: čo sa rozhodlo pri stole.',
  cost: (who, cost) => {
    const decisions = sideForm(who, {
      you: 'Vaše rozhodnutia',
      team: 'Rozhodnutia vášho tímu',
      other: '#: rozhodnutia',
    });
    return `${decisions} stáli v porovnaní s botom spolu ${cost}.`;
  },
  moments: 'Kde sa to zlomilo',
  momentsNone: 'Žiadny jednotlivý ťah nerozhodol.',
  mistake: (at, who, cost) =>
    `Ťah ${at}${sideForm(who, { you: ': vaša chyba', team: ': chyba vášho tímu', other: ', #: chyba' })}, ${cost}`,
  luck: (at, who, gain) => {
    const luck = sideForm(who, { you: ': mali ste šťastie', team: ': váš tím mal šťastie', other: ', #: šťastie' });
    return `Ťah ${at}${luck}, ${gain}`;
  },
  decisions: (count) => `Všetky rozhodnutia: ${moveCount(count)}`,
  played: (who, move) => `${person(who, { you: 'Váš ťah', other: '#' })}: ${move}`,
  asBot: 'Bot by zahral to isté.',
  botWould: (move, cost) => `Bot: ${move}. Rozdiel: ${cost}.`,
  asGood: (move) => `Bot: ${move}. Vyjde to narovnako.`,
  nowBest: (who, move, share) =>
    `${person(who, { you: 'Ste na ťahu', other: 'Na ťahu: #' })}. Bot by tu zvolil: ${move} (${share}).`,
  tryLine: 'Skúsiť iný variant',
  tryAbout: 'Vezmite si v tejto pozícii miesto a hrajte ďalej proti botom. Pôvodná partia zostane, ako bola.',
  trySeat: 'Hrať ako',
  tryLevel: 'Súper',
  tryGo: 'Hrať odtiaľto',
  fair: 'Férové rozdanie',
  fairCheck: 'Overiť rozdanie',
  fairYes: 'Zelená: rozdané, ako bolo sľúbené.',
  fairYesAbout: {
    table:
      'Skôr než váš prehliadač poslal svoje semienko, server už určil to svoje a ukázal jeho odtlačok. Váš prehliadač si oboje poznačil. Teraz odtlačok zodpovedá semienku servera, vaše semienko je na vašom mieste, rozdanie vyplýva zo všetkých semienok a všetky ťahy mu zodpovedajú. Server si tieto karty mohol vybrať len po dohode s iným hráčom alebo vtedy, keď niečí program nič neoveruje.',
    seek: 'Skôr než váš prehliadač poslal svoje semienko, server pre vás určil jedno svoje a ukázal jeho odtlačok. Váš prehliadač si oboje poznačil. Teraz odtlačok zodpovedá, vaše semienko je na vašom mieste, rozdanie vyplýva zo všetkých semienok a všetky ťahy mu zodpovedajú. Druhé semienko servera je určené pre súpera, ktorého prehliadač ho overuje. Server si tieto karty mohol vybrať len po dohode s vaším súperom alebo vtedy, keď jeho program nič neoveruje.',
    pair: 'Odtlačok, ktorý váš prehliadač videl pred začiatkom, zodpovedá semienku servera, rozdanie vyplýva z neho a zo semienka hostiteľa a všetky ťahy mu zodpovedajú. Pri dvoch stoloch s jedným rozdaním pridáva semienko len hostiteľ. Všetkým ostatným to ukazuje, že sa rozdanie nezmenilo, nie však že ho nikto nevybral.',
    challenge:
      'Odtlačok, ktorý váš prehliadač videl pred hrou, zodpovedá semienku servera, rozdanie z neho vyplýva a všetky ťahy mu zodpovedajú. Rozdanie teda bolo dané vopred a je rovnaké pre všetkých. Že ho server vybral náhodne, sa takto ukázať nedá: k takému rozdaniu žiadny hráč semienko nepridáva.',
  },
  fairSameCards: 'Záznam ukazuje karty tohto rozdania. Ak ste hrali s inými, nie je to záznam vašej partie.',
  fairRecord: 'Záznam je v poriadku. Viac sa tu overiť nedá.',
  fairRecordAbout:
    'Semienka v zázname dávajú toto rozdanie a všetky ťahy mu zodpovedajú. Tento prehliadač si však pred partiou nič nepoznačil, možno preto, že sa hrala na inom zariadení alebo ju hral niekto iný. Nemôže teda povedať, či server určil svoje semienko skôr, než poznal semienka hráčov.',
  fairNo: 'Červená: toto nie je sľúbené rozdanie.',
  fairWhy: {
    'wrong-commitment': 'Semienko ukázané po partii nezodpovedá odtlačku, ktorý bol ukázaný pred ňou.',
    'wrong-seed': 'Karty boli zamiešané z iného semienka, než aké dávajú všetky časti spolu.',
    'moves-do-not-fit': 'Pri rozdaní zo sľúbeného semienka sa ťahy tohto záznamu nedajú zahrať.',
    'other-decks': 'Karty v tomto zázname ležia v inom poradí, než aké dáva sľúbené semienko.',
    'other-result': 'Pri rozdaní zo sľúbeného semienka sa partia skončí inak.',
    'other-match': 'Záznam patrí k inej partii, než ktorú si tento prehliadač poznačil.',
    'other-commitment': 'Semienko servera nezodpovedá odtlačku, ktorý tento prehliadač videl pred partiou.',
    'own-seed-missing': 'Semienko, ktoré tento prehliadač poslal, nie je v tomto rozdaní na vašom mieste.',
    'unknown-seeds': 'V rozdaní je semienko, ktoré nepridal žiadny hráč pri tomto stole.',
    'no-fairness': 'Záznam neukazuje semienka, takže odtlačok, ktorý si tento prehliadač poznačil, sa nedá overiť.',
  },
  fairHere: 'Toto rozdanie vzniklo vo vašom vlastnom prehliadači.',
  fairHereAbout:
    'Žiadny server sa na ňom nepodieľal, takže nie je koho overovať: semienko vybral váš prehliadač a boti nevideli viac než svoje miesta.',
  fairLine: 'Táto partia nadviazala na inú a hrala sa s jej kartami.',
  fairNone: 'Tento záznam nehovorí, ako sa rozdávalo, takže nie je čo overovať.',
  details: 'Podrobnosti',
  commitment: 'Odtlačok (SHA-256 semienka servera)',
  serverSeed: 'Semienko servera',
  chairSeeds: 'Semienka hráčov v poradí miest',
  noSeed: 'žiadne (bot)',
  seed: 'Semienko rozdania',
  order: 'Miesta v poradí',
  faults: {
    'bad-json': 'Súbor sa nedá prečítať: nie je to JSON.',
    'bad-header': 'Problém je v hlavičke, pred ťahmi.',
    'bad-deck': 'Problém je v kartách: netvoria rozdanie tejto hry.',
    'illegal-move': 'Niektorý z ťahov nie je dovolený.',
  },
};
