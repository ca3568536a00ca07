import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Základy',
    about: 'Vyložte dva sousedy, jednoho zakrytě, a chyťte druhého špiona. Celá partie v pěti tazích.',
    texts: {
      welcome:
        'Vítejte ve velmi tiché ulici. Vy jste kruh, Petra je čtverec. Oba kráčíte po směru hodinových ručiček a kdo chytí druhého, vyhrává.',
      gap: 'Číslo se šipkou říká, kolik kroků vám chybí k chycení. Začínáte půl okruhu od sebe: každý potřebuje sedm kroků.',
      hand: 'Vaše ruka: čtyři sousedé. Tři symboly na kartě říkají, co udělá váš první, druhý a třetí agent toho jména. Bojovnice: 1, pak 2, pak 3 kroky.',
      offer:
        'Ve svém tahu vyložíte dvě karty: jednu odkrytou, druhou zakrytou. Vyberte nejdřív Bojovnici, pak Sabotéra a vyložte obě.',
      offerOther: 'I to by byla dobrá volba. V této lekci ale: Bojovnice odkrytá, Sabotér zakrytý.',
      moved:
        'Petra uvěřila zakryté kartě: Sabotér, krok dozadu. Kartu, kterou nechala, máte vy: Bojovnice, krok dopředu. Obě figurky se hýbou vždy najednou.',
      refill:
        'Ruka se vám doplnila na čtyři karty ještě dřív, než si Petra vybrala. Dokud je balíček, karty vám nedojdou.',
      hidden:
        'Teď je na tahu Petra. Odkrytý leží Sabotér: pro vás krok dozadu. Druhá karta může být cokoli. Mějte odvahu a naverbujte zakrytou kartu.',
      hiddenOther: 'Sabotér by vás poslal o krok dozadu a tajemství by dostala Petra. Zkuste zakrytou kartu.',
      codebreaker:
        'Kryptografka! Nikdy nekráčí, ale kdo má na konci tahu tři, vyhrává. Tady si hlídejte, kolik jich má která strana.',
      daredevil: 'A naopak: Odvážlivci běží rychle, 2 a pak 3 kroky, ale kdo má na konci tahu tři, prohrál.',
      swap: 'Jste na tahu. Krtek pošle toho, kdo ho dostane, o 3 kroky dozadu, a to můžete být vy. Vyberte Krtka a vyměňte ho za novou kartu. Smíte to čtyřikrát za partii.',
      swapOther: 'Nejdřív se zbavme Krtka: vyberte jen jeho a stiskněte „Vyměnit kartu“.',
      names:
        'Přišla Kryptografka. Máte i dva Pozorovatele, ale dvě karty téhož jména se spolu vyložit nesmějí, ledaže máte v ruce samé stejné.',
      second: 'Vyložte Pozorovatele odkrytě a Dvojitou agentku zakrytě.',
      danger:
        'Petra si vzala Dvojitou agentku: krok dozadu. Podívejte se ale na další symbol v jejím řádku: druhá ji posune o 6 kroků dopředu!',
      deny: 'A už zase jednu Dvojitou agentku ukazuje. Co necháte, dostane ona. Co uděláte?',
      denyOther: 'Petra by dostala druhou Dvojitou agentku a běžela by 6 kroků. Raději udělejte ten krok dozadu vy.',
      ready:
        'Výborně: vy o krok dozadu, Petra o krok dopředu. A teď jste to vy, komu další Dvojitá agentka přinese 6. K chycení vám stačí 5.',
      trap: 'Nastražte past: ukažte Kryptografku, kterou by Petra ráda měla, a vedle ní zakrytě položte Dvojitou agentku.',
      trapOther: 'Dvojitá agentka musí ležet zakrytá, jinak Petra past prohlédne. Ukažte Kryptografku.',
      caught:
        'Chycena! Šest kroků, a stačilo pět: druhou figurku stačí doběhnout nebo předběhnout, když se na konci tahu pohnuly obě.',
      ties: 'Kdyby najednou vyhrály obě strany, vyhrává ta, která je na tahu. Když dojdou karty, vyhrává ta, která ušla víc kroků.',
      end: 'To je celý základní režim. Ukazujte, po čem touží, skrývejte, čeho se bojí, a čas od času to obraťte.',
    },
  },
  threes: {
    title: 'Trojice',
    about: 'Třetí a čtvrtý agent, tři Kryptografky, tři Odvážlivci: nejdřív počítat, potom vybírat.',
    texts: {
      welcome:
        'Partie v plném proudu. Máte dvě Bojovnice, dvě Kryptografky a dva Odvážlivce. Symboly ve vašem řádku říkají, co by udělal každý třetí.',
      third: 'Petra ukazuje Bojovnici. Byla by vaše třetí, a tak platí její třetí symbol: 3 kroky. Naverbujte ji.',
      thirdOther: 'Podívejte se na svůj řádek: třetí Bojovnice má hodnotu 3 kroků. Vezměte odkrytou kartu.',
      fourth:
        'V ruce máte ještě jednu. Čtvrtá dělá totéž co třetí a stejně tak pátá i šestá. Ukažte Bojovnici a skryjte Sabotéra.',
      fourthOther: 'Bojovnici odkrytě a Sabotéra zakrytě, prosím.',
      daredevil:
        'Zase tři kroky a k chycení by teď stačil jediný. Petra vás láká na Odvážlivce. Jenže byl by třetí, a kdo má tři, prohrál. Co si vezmete?',
      daredevilOther: 'Třetí Odvážlivec by znamenal prohru, ať figurky stojí kdekoli. Vezměte zakrytou kartu.',
      won: 'Kryptografka, vaše třetí: vyhráváte, ať figurky stojí kdekoli. Pro Petru byl Odvážlivec teprve druhý.',
      end: 'To všechno se vyhodnocuje až na konci tahu. Kdyby tehdy vyhrály obě strany, vyhrává ta, která je na tahu. Počítejte tedy na obou stranách.',
    },
  },
  'end-step': {
    title: 'Konec tahu',
    about: 'Tři Kryptografky a chycení v jednom tahu: kdo vyhraje?',
    texts: {
      welcome: 'Petra už má dvě Kryptografky. Bude-li mít na konci tahu třetí, vyhraje.',
      need: 'K chycení vám chybí 4 kroky. Druhá Dvojitá agentka by vás posunula o 6.',
      trap: 'Odvažte se: ukažte Kryptografku, na kterou Petra čeká, a vedle ní zakrytě položte Dvojitou agentku.',
      trapOther: 'Kryptografku odkrytě, Dvojitou agentku zakrytě: Petra má chtít odkrytou kartu.',
      both: 'Petra má třetí Kryptografku, ale uprostřed tahu se nevyhrává. Nejdřív se pohnuly obě figurky, a Petra je chycena. Teprve teď, na konci tahu, se všechno vyhodnotí: vyhrály by obě strany.',
      yours: 'V tom případě vyhrává strana, která je na tahu. Byl to váš tah, takže vyhráváte vy.',
      end: 'Kdyby ty karty vyložila Petra, vyhrála by ona. Než se spolehnete na třetí kartu, podívejte se, kdo je na tahu.',
    },
  },
  'last-cards': {
    title: 'Poslední karty',
    about: 'Balíček je prázdný a nikdo není chycen: teď se počítá každý krok.',
    texts: {
      welcome: 'Dlouhá partie. Balíček právě došel: ruce se už nedoplňují a nikdo nemůže vyměňovat.',
      steps:
        'Konec je, jakmile někdo nemůže vyložit dvě karty. Tehdy vyhrává, kdo ušel víc kroků. Teď je to vyrovnané: oběma chybí k chycení sedm kroků.',
      offer: 'Zbyly vám čtyři karty. Ukažte Sabotéra a vedle něj skryjte Parťáka.',
      offerOther: 'V této lekci: Sabotér odkrytý, Parťák zakrytý.',
      hidden:
        'Petra vás prokoukla: 4 kroky pro ni, jeden dozadu pro vás. Teď ukazuje Sabotéra, byl by váš třetí: o dva kroky dozadu. Vezměte zakrytou kartu.',
      hiddenOther: 'Třetí Sabotér by vás poslal o dva kroky dozadu. Zkuste zakrytou kartu.',
      rest: 'Pozorovatel: 2 kroky pro vás a Petra o dva dozadu. Tohle jsou vaše poslední dvě karty. Vyložte je, Sabotéra odkrytě.',
      restOther: 'Sabotéra odkrytě, Dvojitou agentku zakrytě.',
      final:
        'Petra o dva kroky dozadu, vy o jeden: zase vyrovnáno. Tohle jsou úplně poslední dvě karty a odkrytý Pozorovatel by byl váš třetí.',
      finalOther: 'Třetí symbol Pozorovatele říká 6 kroků. Víc už nedostanete.',
      over: 'Šest kroků pro vás, tři pro Petru. Nikdo není chycen, vy už nemáte co vyložit a máte o tři kroky víc: vyhráváte.',
      end: 'Při stejném počtu kroků by vyhrála strana, která byla na tahu, a to byla Petra. Nechte si tedy na konec dobrého běžce.',
    },
  },
  market: {
    title: 'Černý trh',
    about: 'Pokročilý režim: na čtyřech rozích ulice se prodávají karty, které mění pravidla.',
    texts: {
      welcome: 'Stejná ulice, nový obchod: čtyři označené domy jsou pole černého trhu.',
      supply:
        'Vždy jsou tu odkryté tři karty. Některé působí hned a jsou pryč, jiné zůstanou před vámi. Dotkněte se karty a přečtěte si ji.',
      offer: 'Vydejme se tam. Vyložte Kryptografku odkrytě a Odvážlivce zakrytě.',
      take: 'Dva kroky a stojíte přesně na poli trhu: musíte si vzít kartu. Vezměte Strážní věž.',
      takeOther: 'Lákavé. Ale se Strážní věží vaše Bojovnice běží, a Petra za chvíli jednu ukáže.',
      ongoing:
        'Strážní věž zůstává u vás: každá Bojovnice, kterou odteď naverbujete, ujde o 2 kroky víc. Prázdné místo v nabídce se hned doplnilo.',
      enforcer: 'Petra ukazuje Bojovnici. Pro vás znamená 1 krok a k tomu 2. Naverbujte ji.',
      enforcerOther: 'Podívejte se znovu: se Strážní věží má odkrytá Bojovnice hodnotu 3 kroků.',
      instant: 'Tři kroky a jste znovu na trhu! Vezměte Tajný nábor: působí hned.',
      resolve:
        'Tajný nábor: agent z vaší ruky, jakého ještě nemáte ve hře. Hýbe se jen vaše figurka. Kdo vás posune nejdál?',
      resolveOther: 'Podívejte se na symboly: Parťák jde rovnou 4 kroky.',
      chain: 'Čtyři kroky a zase končíte na poli trhu: berete si další kartu. Sledovací dodávka jde ještě o 1 krok.',
      caught: 'Takový řetěz rozhodne partii: Petra je chycena. Platí až konec tahu, po všech nákupech.',
      end: 'Některé karty přinášejí nové cesty k výhře: sedm různých agentů, tři Odvážlivci, host na vašem poli domova. Přejít přes pole trhu nestačí: musíte na něm skončit.',
    },
  },
  teams: {
    title: 'V týmech',
    about: 'Tři nebo čtyři hráči: jedna figurka, dvě ruce a ani slovo o kartách.',
    texts: {
      welcome:
        'U stolu jsou čtyři. Vy a Otto máte společnou figurku i agenty, Petra a Vesna také. Ruku má ale každý svou: neukazuje se a nenapovídá se.',
      lead: 'Začne kterýkoli z vás tím, že vyloží jednu kartu odkrytou. Vyložte svou Bojovnici.',
      vote: 'Otto k ní přiložil zakrytou kartu a nevidíte ji ani vy. Petra teď podala návrh. Její spoluhráčka musí souhlasit.',
      agreed:
        'Vesna souhlasila, takže si vzaly zakrytou kartu: Sabotéra. Váš tým dostal Bojovnici a šel o krok dopředu.',
      propose: 'Teď vykládají ony a vy si vybíráte společně s Ottou. Navrhněte odkrytého Pozorovatele.',
      proposeOther: 'Navrhněte pro změnu odkrytou kartu a uvidíte, co na to Otto.',
      change:
        'Otto navrhuje zakrytou kartu. Dokud se neshodnete, nic se nestane, a názor můžete změnit. Přidejte se k Ottovi.',
      took: 'Odvážlivec, dva kroky dopředu. Otto má na to nos.',
      follow:
        'Tentokrát vyložil Otto odkrytého Pozorovatele. Zakrytou kartu dáváte vy: kohokoli kromě Pozorovatele. Vezměte Sabotéra.',
      followOther: 'Tu si nechte. Zakrytě položte Sabotéra.',
      end: 'Každý z vás smí za partii vyměnit dvě karty. Ve třech hraje na jedné straně osamělý špion: vykládá obě karty a má čtyři výměny. Všechno ostatní už víte.',
    },
  },
};
