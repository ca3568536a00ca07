import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Cíl hry',
    text: 'Dva špioni bydlí ve stejné ulici. V každém tahu jeden z vás vyloží dva sousedy jako agenty, **jednoho odkrytého a jednoho zakrytého**. Soupeř si jednoho z nich naverbuje, druhý zůstane tomu, kdo je vyložil, a obě figurky se pohnou.',
    ways: [
      '**Chyťte soupeřovu figurku** a vyhrajete.',
      '**Tři Kryptografky** před vámi: vyhráváte.',
      '**Tři Odvážlivci** před vámi: prohráváte.',
    ],
  },
  setup: {
    title: 'Herní materiál a příprava',
    parts: [
      '**Ulice** o 14 domech do kruhu. Dopředu znamená po směru hodinových ručiček, k vyšším číslům domů.',
      'Dvě **figurky**. Začínají doma, naproti sobě: u domu 1 a u domu 8.',
      '38 **karet agentů**. Zamíchejte je a rozdejte každému 4; zbytek je balíček.',
      '15 **karet černého trhu**, jen pro pokročilý režim.',
    ],
    notes: [
      'Podle tištěných pravidel začíná ten, kdo se naposledy díval na špionážní film. Tady rozhoduje los, nebo ten, kdo otevře stůl.',
      'Kolik má ulice domů, tištěný text neříká. Oněch 14 domů je naše rekonstrukce.',
    ],
  },
  turn: {
    title: 'Váš tah',
    steps: [
      '**Vyložení:** vyložte z ruky doprostřed dvě karty, jednu odkrytou a jednu zakrytou. Musí ukazovat různé agenty, ledaže celou ruku tvoří jediný agent. Potom si doberte do 4 karet.',
      '**Verbování:** soupeř si vezme jednu z karet, vy dostanete druhou. Obě se vyloží odkryté před své nové majitele.',
      '**Pohyb:** každý si na své nové kartě přečte jeden symbol: první, je-li to jeho první karta tohoto agenta, druhý u druhé a třetí od třetí karty dál. Plus znamená dopředu, minus dozadu. Obě figurky se pohnou současně.',
      '**Konec tahu:** zkontrolujte, zda hra neskončila. Pokud ne, je na tahu soupeř.',
    ],
    swap: '**Výměna:** než vyložíte své dvě karty, můžete odložit kartu z ruky zakrytou stranou a dobrat si novou. Smíte to udělat **čtyřikrát za hru**, i vícekrát v jednom tahu, dokud není balíček prázdný. Odložená karta zůstává mimo hru.',
    notes: [
      'Při výměně si vždy doberete právě jednu kartu, i když jich máte v ruce víc než čtyři.',
      'Odložené karty zůstávají tajné až do konce. Na své vlastní se podívat smíte.',
    ],
  },
  example: {
    title: 'verbujte agenty a sledujte svou figurku',
    about: 'Ve skutečné hře si nevybíráte volně a druhá figurka se hýbe také. Tady čeká doma, 7 domů před vámi.',
    agents: 'Agenti',
    start: (house) => `Začínáte u domu ${house}.`,
    recruited: (agent, copy, icon) => `${agent}, ${copy}. karta: ${icon}.`,
    standing: (house) => `Stojíte u domu ${house}.`,
    caught: 'Soupeřova figurka je chycena: vyhráváte!',
    wasCaught: 'Vaše figurka couvla až k soupeřově: je chycena.',
    won: 'Tři Kryptografky: vyhráváte!',
    lost: 'Tři Odvážlivci: prohráváte.',
    again: 'Začít znovu',
  },
  agents: {
    title: 'Agenti',
    text: 'Každý agent má tři symboly: pro vaši první, druhou a třetí kartu. Hvězda znamená výhru, křížek prohru. Parťák a Krtek jsou ve hře jen jednou.',
    copies: (n) => plural('cs', n, { one: '# karta', few: '# karty', many: '# karty', other: '# karet' }),
  },
  end: {
    title: 'Konec hry',
    text: 'Vyhrát nebo prohrát lze jen **na konci tahu**, když se obě figurky pohnuly.',
    list: [
      '**Chycení:** kdo druhou figurku dostihne nebo předběhne, chytil ji; stejně tak, když soupeř couvne na vaši figurku nebo za ni. Začínáte 7 domů od sebe, takže potřebujete o 7 kroků víc než soupeř. Figurka, která v témže tahu zase uteče, chycená není.',
      '**Tři Kryptografky** vyhrávají, **tři Odvážlivci** prohrávají. Další už na tom nic nemění.',
      '**Obojí najednou?** Kdyby vyhráli oba nebo prohráli oba, vyhrává ten, kdo je na tahu. Stejně je to s hráčem, který by zároveň vyhrál i prohrál.',
      '**Došly karty:** je-li balíček prázdný a další hráč nemůže vyložit dvě karty, vyhrává ten, kdo ušel víc kroků; při rovnosti ten, kdo byl na tahu.',
    ],
  },
  market: {
    title: 'Pokročilý režim: černý trh',
    text: 'Domy 3, 6, 10 a 13 jsou černý trh a vedle ulice leží odkrytá nabídka tří karet. Když se vaše figurka **pohne a skončí přesně na černém trhu**, dopředu nebo dozadu, musíte si jednu z nich vzít. Hned se doplní. Přeběhnutí ani stání na místě nic nepřinese.',
    list: [
      '**Okamžitá** karta se vyhodnotí jednou a pak se odloží. Pokud díky ní verbujete agenta, pohne se jen vaše figurka. Skončí-li znovu na černém trhu, nejdřív dokončete první kartu a pak si vezměte další.',
      '**Trvalá** karta zůstává před vámi. Platí od dalšího verbování, ne pro to, které vás na trh přivedlo.',
      'Skončí-li na trhu obě figurky, bere nejdřív ten, kdo je na tahu. Karta, která nic nezmůže, nemá účinek. Agent, který opouští hru, nepohne žádnou figurkou.',
    ],
    notes: [
      'Pravidla neopakují, co je na kartách černého trhu. Jejich účinky popisujeme vlastními slovy, jak je známe.',
      'Co lze provést, provést se musí. Dobrovolná je jen druhá polovina Špionských prázdnin.',
      'Karta, která vyhrává na konci tahu, platí už v tahu, kdy si ji vezmete.',
      'Kroky Strážní věže a Superpočítače patří k pohybu agenta. Únikový vůz je další, samostatný pohyb a figurka musí na pole domova opravdu přijít.',
      'Po okamžité kartě si doberete do ruky dřív, než si vezmete další.',
      'Prázdný balíček černého trhu se znovu nemíchá: nabídka se zmenšuje, až nezbude nic.',
    ],
  },
  teams: {
    title: 'Týmová varianta: 3 nebo 4 hráči',
    text: 'Dva proti dvěma, nebo dva proti jednomu. Spoluhráči mají společnou figurku, agenty i karty černého trhu. Každý má vlastní 4 karty v ruce a nesmí je ukazovat ani popisovat.',
    list: [
      '**Vyložení:** jeden vyloží kartu odkrytou, druhý k ní zakrytou s jiným agentem (se stejným jen tehdy, když v ruce nic jiného nemá).',
      '**Výměny:** každý dvě, vždy před vyložením vlastní karty. Kdo hraje sám, vykládá obě karty a má čtyři výměny.',
      '**Dobírání:** první si dobírá ten, kdo vyložil odkrytou. Zbývá-li na začátku vašeho tahu v balíčku jediná karta, patří tomu, kdo vyloží odkrytou: kdo si ji vezme výměnou, musí vyložit odkrytou a spoluhráč si ji už vyměnit nemůže.',
      '**Společně rozhodujete**, kterou kartu naverbujete a kterou kartu černého trhu si vezmete.',
      '**Došly karty:** hra končí, když je balíček prázdný a někdo z dalšího týmu nemá žádnou kartu; u hráče bez spoluhráče méně než dvě.',
    ],
    notes: [
      'Podle tištěných pravidel se spoluhráči domluví, kdo vyloží odkrytou. Tady je to ten, kdo vyloží jako první.',
      'Každý podá návrh a platí, jakmile jsou oba stejné. Soupeři vidí, že něco navrhujete, ale ne co. O Tajném náboru a Dvojité potíži rozhoduje jen ten, o čí ruku jde.',
      'Týmový chat je během partie vypnutý.',
      'Kolik karet je pro hráče bez spoluhráče příliš málo, je náš výklad.',
    ],
  },
};
