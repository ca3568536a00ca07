import { person, plural } from '@safehouse/ui';
import { type SideName, sideForm } from '../side-form.ts';
import type { ReplayTranslations } from './en.ts';

const moveCount = (count: number) =>
  plural('cs', count, { one: '# tah', few: '# tahy', many: '# tahu', other: '# tahů' });
const sideLabel = (who: SideName) => sideForm(who, { you: 'Vy', team: 'Váš tým', other: '#' });

export const translations: ReplayTranslations = {
  title: 'Záznamy partií',
  about: 'Projděte si dohranou partii z kteréhokoli místa, podívejte se, kde se zlomila, a zkuste jinou variantu.',
  mine: 'Moje dohrané partie',
  mineNone: 'Zatím žádná dohraná partie. Zahrajte si a bude tu čekat.',
  here: 'v tomto prohlížeči',
  file: 'Soubor se záznamem',
  fileAbout: 'Pusťte sem záznam, vyberte soubor nebo vložte jeho text. Zůstane ve vašem prohlížeči.',
  choose: 'Vybrat soubor',
  paste: 'Text záznamu',
  open: 'Otevřít záznam',
  faultTitle: 'Tento záznam nelze přehrát.',
  faultMove: (move) => `Problém je v tahu ${move}: na tomto místě není dovolený.`,
  faultGame: (game) => `Hra s názvem ${game} tu není.`,
  faultRules: (version) => `Pravidla, podle kterých se hrálo (verze ${version}), tu nejsou.`,
  running: 'Tato partie se ještě hraje. Karty zůstanou do konce zakryté.',
  missing: 'Taková partie tu není.',
  back: 'Vybrat jinou',
  board: 'Stůl, jak vypadal',
  controls: 'Přehrávání',
  first: 'Na začátek',
  previous: 'O tah zpět',
  next: 'O tah dál',
  last: 'Na konec',
  play: 'Přehrát',
  pause: 'Pozastavit',
  speed: 'Rychlost',
  slider: 'Pozice v partii',
  position: (at, all) => `Tah ${at} z ${all}`,
  start: 'Začátek',
  round: (n) => `${n}. kolo`,
  mission: (n) => `${n}. mise vyhodnocena`,
  turn: (name) => `Na tahu: ${name}`,
  view: 'Pohled a rychlost',
  chapter: 'Přejít na',
  eyes: 'Pohled',
  spectator: 'Divák',
  all: 'Všechno odkryté',
  log: 'Co se stalo',
  share: 'Kopírovat odkaz na tuto pozici',
  copied: 'Zkopírováno.',
  download: 'Stáhnout záznam',
  downloadRemembered: 'Stáhnout, co si tento prohlížeč poznamenal',
  analysis: 'Analýza',
  analyse: 'Analyzovat tuto partii',
  analyseAbout: 'Nejlepší bot si v tomto prohlížeči prohlédne každý tah. Trvá to několik sekund.',
  working: 'Bot si prohlíží každý tah…',
  failed: 'Analýzu se nepodařilo dokončit.',
  graph: (name) => `Šance každé strany na výhru od prvního tahu do posledního. ${name}`,
  chances: (who, share) => `${sideLabel(who)}: ${share}`,
  verdict: (who, luck, play) => `${sideLabel(who)}: karty ${luck}, hra ${play}.`,
  verdictAbout:
    'Počítá se od vyrovnaného začátku. Karty: rozdání, dobírání a to, co bylo zakryté. Hra: co se rozhodlo u stolu.',
  cost: (who, cost) => {
    const decisions = sideForm(who, { you: 'Vaše rozhodnutí', team: 'Rozhodnutí vašeho týmu', other: '#: rozhodnutí' });
    return `${decisions} stála v porovnání s botem celkem ${cost}.`;
  },
  moments: 'Kde se to zlomilo',
  momentsNone: 'Žádný jednotlivý tah nerozhodl.',
  mistake: (at, who, cost) =>
    `Tah ${at}${sideForm(who, { you: ': vaše chyba', team: ': chyba vašeho týmu', other: ', #: chyba' })}, ${cost}`,
  luck: (at, who, gain) => {
    const luck = sideForm(who, { you: ': měli jste štěstí', team: ': váš tým měl štěstí', other: ', #: štěstí' });
    return `Tah ${at}${luck}, ${gain}`;
  },
  decisions: (count) => `Všechna rozhodnutí: ${moveCount(count)}`,
  played: (who, move) => `${person(who, { you: 'Váš tah', other: '#' })}: ${move}`,
  asBot: 'Bot by zahrál totéž.',
  botWould: (move, cost) => `Bot: ${move}. Rozdíl: ${cost}.`,
  asGood: (move) => `Bot: ${move}. Vyjde to nastejno.`,
  nowBest: (who, move, share) =>
    `${person(who, { you: 'Jste na tahu', other: 'Na tahu: #' })}. Bot by tu zvolil: ${move} (${share}).`,
  tryLine: 'Zkusit jinou variantu',
  tryAbout: 'Vezměte si v této pozici místo a hrajte dál proti botům. Původní partie zůstane, jak byla.',
  trySeat: 'Hrát jako',
  tryLevel: 'Soupeř',
  tryGo: 'Hrát odtud',
  fair: 'Férové rozdání',
  fairCheck: 'Ověřit rozdání',
  fairYes: 'Zelená: rozdáno, jak bylo slíbeno.',
  fairYesAbout: {
    table:
      'Než váš prohlížeč poslal své semínko, server už určil to svoje a ukázal jeho otisk. Váš prohlížeč si obojí poznamenal. Teď otisk odpovídá semínku serveru, vaše semínko je na vašem místě, rozdání plyne ze všech semínek a všechny tahy mu odpovídají. Server si tyto karty mohl vybrat jen po dohodě s jiným hráčem nebo tehdy, když něčí program nic neověřuje.',
    seek: 'Než váš prohlížeč poslal své semínko, server pro vás určil jedno svoje a ukázal jeho otisk. Váš prohlížeč si obojí poznamenal. Teď otisk odpovídá, vaše semínko je na vašem místě, rozdání plyne ze všech semínek a všechny tahy mu odpovídají. Druhé semínko serveru je určené pro soupeře, jehož prohlížeč ho ověřuje. Server si tyto karty mohl vybrat jen po dohodě s vaším soupeřem nebo tehdy, když jeho program nic neověřuje.',
    pair: 'Otisk, který váš prohlížeč viděl před začátkem, odpovídá semínku serveru, rozdání plyne z něj a ze semínka hostitele a všechny tahy mu odpovídají. U dvou stolů s jedním rozdáním přidává semínko jen hostitel. Všem ostatním to ukazuje, že se rozdání nezměnilo, ne však že ho nikdo nevybral.',
    challenge:
      'Otisk, který váš prohlížeč viděl před hrou, odpovídá semínku serveru, rozdání z něj plyne a všechny tahy mu odpovídají. Rozdání tedy bylo dané předem a je stejné pro všechny. Že ho server vybral náhodně, se takto ukázat nedá: k takovému rozdání žádný hráč semínko nepřidává.',
  },
  fairSameCards: 'Záznam ukazuje karty tohoto rozdání. Pokud vaše partie byla s jinými hráči, není to její záznam.',
  fairRecord: 'Záznam je v pořádku. Víc se tu ověřit nedá.',
  fairRecordAbout:
    'Semínka v záznamu dávají toto rozdání a všechny tahy mu odpovídají. Tento prohlížeč si ale před partií nic nepoznamenal, třeba proto, že se hrála na jiném zařízení nebo ji hrál někdo jiný. Nemůže tedy říct, zda server určil své semínko dřív, než znal semínka hráčů.',
  fairNo: 'Červená: tohle není slíbené rozdání.',
  fairWhy: {
    'wrong-commitment': 'Semínko ukázané po partii neodpovídá otisku, který byl ukázán před ní.',
    'wrong-seed': 'Karty byly zamíchány z jiného semínka, než jaké dávají všechny části dohromady.',
    'moves-do-not-fit': 'Při rozdání ze slíbeného semínka nelze tahy tohoto záznamu zahrát.',
    'other-decks': 'Karty v tomto záznamu leží v jiném pořadí, než jaké dává slíbené semínko.',
    'other-result': 'Při rozdání ze slíbeného semínka partie skončí jinak.',
    'other-match': 'Záznam patří k jiné partii, než kterou si tento prohlížeč poznamenal.',
    'other-commitment': 'Semínko serveru neodpovídá otisku, který tento prohlížeč viděl před partií.',
    'own-seed-missing': 'Semínko, které tento prohlížeč poslal, není v tomto rozdání na vašem místě.',
    'unknown-seeds': 'V rozdání je semínko, které nepřidal žádný hráč u tohoto stolu.',
    'no-fairness': 'Záznam neukazuje semínka, takže otisk, který si tento prohlížeč poznamenal, nelze ověřit.',
  },
  fairHere: 'Toto rozdání vzniklo ve vašem vlastním prohlížeči.',
  fairHereAbout:
    'Žádný server se na něm nepodílel, takže není koho ověřovat: semínko vybral váš prohlížeč a boti neviděli víc než svá místa.',
  fairLine: 'Tato partie navázala na jinou a hrála se s jejími kartami.',
  fairNone: 'Tento záznam neříká, jak se rozdávalo, takže není co ověřovat.',
  details: 'Podrobnosti',
  commitment: 'Otisk (SHA-256 semínka serveru)',
  serverSeed: 'Semínko serveru',
  chairSeeds: 'Semínka hráčů v pořadí míst',
  noSeed: 'žádné (bot)',
  seed: 'Semínko rozdání',
  order: 'Místa v pořadí',
  faults: {
    'bad-json': 'Soubor nelze přečíst: není to JSON.',
    'bad-header': 'Problém je v hlavičce, před tahy.',
    'bad-deck': 'Problém je v kartách: netvoří rozdání této hry.',
    'illegal-move': 'Některý z tahů není dovolený.',
  },
};
