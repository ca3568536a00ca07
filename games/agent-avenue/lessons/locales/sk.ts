import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Základy',
    about: 'Vyložte dvoch susedov, jedného zakryto, a chyťte druhého špióna. Celá partia v piatich ťahoch.',
    texts: {
      welcome:
        'Vitajte vo veľmi tichej ulici. Vy ste kruh, Petra je štvorec. Obaja kráčate v smere hodinových ručičiek a kto chytí druhého, vyhráva.',
      gap: 'Číslo so šípkou hovorí, koľko krokov vám chýba do chytenia. Začínate pol okruhu od seba: každý potrebuje sedem krokov.',
      hand: 'Vaša ruka: štyria susedia. Tri symboly na karte hovoria, čo spraví váš prvý, druhý a tretí agent toho mena. Bojovníčka: 1, potom 2, potom 3 kroky.',
      offer:
        'Vo svojom ťahu vyložíte dve karty: jednu odkrytú, druhú zakrytú. Vyberte najprv Bojovníčku, potom Sabotéra a vyložte obe.',
      offerOther: 'Aj to by bola dobrá voľba. V tejto lekcii však: Bojovníčka odkrytá, Sabotér zakrytý.',
      moved:
        'Petra uverila zakrytej karte: Sabotér, krok dozadu. Kartu, ktorú nechala, máte vy: Bojovníčka, krok dopredu. Obe figúrky sa hýbu vždy naraz.',
      refill: 'Ruka sa vám doplnila na štyri karty ešte skôr, než si Petra vybrala. Kým je balíček, karty vám nedôjdu.',
      hidden:
        'Teraz je na ťahu Petra. Odkrytý leží Sabotér: pre vás krok dozadu. Druhá karta môže byť hocičo. Len odvahu: naverbujte zakrytú kartu.',
      hiddenOther: 'Sabotér by vás poslal o krok dozadu a tajomstvo by dostala Petra. Skúste zakrytú kartu.',
      codebreaker:
        'Kryptografka! Nikdy nekráča, ale kto má na konci ťahu tri, vyhráva. Tu si strážte, koľko ich má ktorá strana.',
      daredevil: 'A naopak: Odvážlivci bežia rýchlo, 2 a potom 3 kroky, ale kto má na konci ťahu troch, prehral.',
      swap: 'Ste na ťahu. Krtko pošle toho, kto ho dostane, o 3 kroky dozadu, a to môžete byť vy. Vyberte Krtka a vymeňte ho za novú kartu. Smiete to štyrikrát za partiu.',
      swapOther: 'Najprv sa zbavme Krtka: vyberte iba jeho a stlačte „Vymeniť kartu“.',
      names:
        'Prišla Kryptografka. Máte aj dvoch Pozorovateľov, ale dve karty rovnakého mena sa spolu vyložiť nesmú, okrem prípadu, že celú ruku tvorí jediný agent.',
      second: 'Vyložte Pozorovateľa odkryto a Dvojitú agentku zakryto.',
      danger:
        'Petra si vzala Dvojitú agentku: krok dozadu. Pozrite však na ďalší symbol v jej riadku: druhá ju posunie o 6 krokov dopredu!',
      deny: 'A už aj Dvojitú agentku ukazuje. Čo necháte, dostane ona. Čo spravíte?',
      denyOther: 'Petra by dostala druhú Dvojitú agentku a bežala by 6 krokov. Radšej spravte ten krok dozadu vy.',
      ready:
        'Výborne: vy o krok dozadu, Petra o krok dopredu. A teraz ste to vy, komu ďalšia Dvojitá agentka prinesie 6. Na chytenie potrebujete 5.',
      trap: 'Nastražte pascu: ukážte Kryptografku, ktorú by Petra rada mala, a vedľa nej zakryto položte Dvojitú agentku.',
      trapOther: 'Dvojitá agentka musí ležať zakrytá, inak ju Petra zbadá. Ukážte Kryptografku.',
      caught:
        'Chytená! Šesť krokov, a stačilo päť: druhú figúrku stačí dobehnúť alebo predbehnúť, keď sa na konci ťahu pohli obe.',
      ties: 'Ak by naraz vyhrali obe strany, vyhráva tá, ktorá je na ťahu. Ak sa minú karty, vyhráva tá, ktorá prešla viac krokov.',
      end: 'To je celý základný režim. Ukazujte, po čom túžia, skrývajte, čoho sa boja, a z času na čas to otočte.',
    },
  },
  threes: {
    title: 'Trojice',
    about: 'Tretí a štvrtý agent, tri Kryptografky, traja Odvážlivci: najprv počítať, potom vyberať.',
    texts: {
      welcome:
        'Partia v plnom prúde. Máte dve Bojovníčky, dve Kryptografky a dvoch Odvážlivcov. Symboly vo vašom riadku hovoria, čo by spravil každý tretí.',
      third: 'Petra ukazuje Bojovníčku. Bola by vaša tretia, a tak platí jej tretí symbol: 3 kroky. Naverbujte ju.',
      thirdOther: 'Pozrite na svoj riadok: tretia Bojovníčka má hodnotu 3 krokov. Vezmite odkrytú kartu.',
      fourth:
        'V ruke máte ešte jednu. Štvrtá robí to isté čo tretia a rovnako piata aj šiesta. Ukážte Bojovníčku a skryte Sabotéra.',
      fourthOther: 'Bojovníčku odkryto a Sabotéra zakryto, prosím.',
      daredevil:
        'Znova tri kroky a na chytenie by teraz stačil jediný. Petra vás láka na Odvážlivca. Lenže bol by tretí, a kto má troch, prehral. Čo si vezmete?',
      daredevilOther: 'S tretím Odvážlivcom by ste prehrali, nech stoja figúrky kdekoľvek. Vezmite zakrytú kartu.',
      won: 'Kryptografka, vaša tretia: vyhrávate, nech stoja figúrky kdekoľvek. Pre Petru bol Odvážlivec iba druhý.',
      end: 'To všetko sa vyhodnocuje až na konci ťahu. Ak by vtedy vyhrali obe strany, vyhráva tá, ktorá je na ťahu. Počítajte teda na oboch stranách.',
    },
  },
  'end-step': {
    title: 'Koniec ťahu',
    about: 'Tri Kryptografky a chytenie v jednom ťahu: kto vyhrá?',
    texts: {
      welcome: 'Petra už má dve Kryptografky. Ak bude mať na konci ťahu tretiu, vyhrá.',
      need: 'Na chytenie vám chýbajú 4 kroky. Druhá Dvojitá agentka by vás posunula o 6.',
      trap: 'Odvážte sa: ukážte Kryptografku, na ktorú Petra čaká, a vedľa nej skryte Dvojitú agentku.',
      trapOther: 'Kryptografku odkryto, Dvojitú agentku zakryto: Petra má chcieť odkrytú kartu.',
      both: 'Petra má tretiu Kryptografku, ale uprostred ťahu sa nevyhráva. Najprv sa pohli obe figúrky, a vy ste ju chytili. Až teraz, na konci ťahu, sa všetko vyhodnotí: vyhrali by ste obaja.',
      yours: 'V tom prípade vyhráva strana, ktorá je na ťahu. Bol to váš ťah, takže vyhrávate vy.',
      end: 'Keby tie karty vyložila Petra, vyhrala by ona. Skôr než sa spoľahnete na tretiu kartu, pozrite sa, kto je na ťahu.',
    },
  },
  'last-cards': {
    title: 'Posledné karty',
    about: 'Balíček je prázdny a nikto nie je chytený: teraz sa počíta každý krok.',
    texts: {
      welcome: 'Dlhá partia. Balíček sa práve minul: ruky sa už nedopĺňajú a nikto nemôže vymieňať.',
      steps:
        'Koniec je, len čo niekto nemôže vyložiť dve karty. Vtedy vyhráva, kto prešiel viac krokov. Teraz ste vyrovnaní: obom chýba do chytenia sedem krokov.',
      offer: 'Zostali vám štyri karty. Ukážte Sabotéra a vedľa neho skryte Parťáka.',
      offerOther: 'V tejto lekcii: Sabotér odkrytý, Parťák zakrytý.',
      hidden:
        'Petra vás prekukla: 4 kroky pre ňu, jeden dozadu pre vás. Teraz ukazuje Sabotéra, bol by váš tretí: o dva kroky dozadu. Vezmite zakrytú kartu.',
      hiddenOther: 'Tretí Sabotér by vás poslal o dva kroky dozadu. Skúste zakrytú kartu.',
      rest: 'Pozorovateľ: 2 kroky pre vás a Petra o dva dozadu. Toto sú vaše posledné dve karty. Vyložte ich, Sabotéra odkryto.',
      restOther: 'Sabotéra odkryto, Dvojitú agentku zakryto.',
      final:
        'Petra o dva kroky dozadu, vy o jeden: zasa vyrovnané. Toto sú úplne posledné dve karty a odkrytý Pozorovateľ by bol váš tretí.',
      finalOther: 'Tretí symbol Pozorovateľa hovorí 6 krokov. Viac už nedostanete.',
      over: 'Šesť krokov pre vás, tri pre Petru. Nikto nie je chytený, vy už nemáte čo vyložiť a prešli ste o tri kroky viac: vyhrávate.',
      end: 'Pri rovnakom počte krokov by vyhrala strana, ktorá bola na ťahu, a to bola Petra. Nechajte si teda na koniec dobrého bežca.',
    },
  },
  market: {
    title: 'Čierny trh',
    about: 'Pokročilý režim: na štyroch rohoch ulice sa predávajú karty, ktoré menia pravidlá.',
    texts: {
      welcome: 'Rovnaká ulica, nový obchod: štyri označené domy sú polia čierneho trhu.',
      supply:
        'Vždy sú tu odkryté tri karty. Niektoré pôsobia hneď a sú preč, iné zostanú pred vami. Dotknite sa karty a prečítajte si ju.',
      offer: 'Vyberme sa tam. Vyložte Kryptografku odkryto a Odvážlivca zakryto.',
      take: 'Dva kroky a stojíte presne na poli trhu: musíte si vziať kartu. Vezmite Strážnu vežu.',
      takeOther: 'Lákavé. Ale so Strážnou vežou vaše Bojovníčky bežia, a Petra o chvíľu jednu ukáže.',
      ongoing:
        'Strážna veža zostáva pri vás: každá Bojovníčka, ktorú odteraz naverbujete, prejde o 2 kroky viac. Prázdne miesto v ponuke sa hneď doplnilo.',
      enforcer: 'Petra ukazuje Bojovníčku. Pre vás znamená 1 krok a k tomu 2. Naverbujte ju.',
      enforcerOther: 'Pozrite ešte raz: so Strážnou vežou má odkrytá Bojovníčka hodnotu 3 krokov.',
      instant: 'Tri kroky a ste znova na trhu! Vezmite Tajný nábor: pôsobí hneď.',
      resolve:
        'Tajný nábor: agent z vašej ruky, akého ešte nemáte v hre. Hýbe sa iba vaša figúrka. Kto vás posunie najďalej?',
      resolveOther: 'Pozrite na symboly: Parťák ide hneď 4 kroky.',
      chain: 'Štyri kroky a zase končíte na poli trhu: beriete si ďalšiu kartu. Sledovacia dodávka ide ešte o 1 krok.',
      caught: 'Taká reťaz rozhodne partiu: Petra je chytená. Platí až koniec ťahu, po všetkých nákupoch.',
      end: 'Niektoré karty prinášajú nové cesty k výhre: sedem rôznych agentov, traja Odvážlivci, hosť na vašom poli domova. Prejsť cez pole trhu nestačí: musíte na ňom skončiť.',
    },
  },
  teams: {
    title: 'V tímoch',
    about: 'Traja alebo štyria hráči: jedna figúrka, dve ruky a ani slovo o kartách.',
    texts: {
      welcome:
        'Pri stole sú štyria. Vy a Otto máte spoločnú figúrku aj agentov, Petra a Vesna tiež. Ruku má však každý svoju: neukazuje sa a nenapovedá sa.',
      lead: 'Začne ktorýkoľvek z vás tým, že vyloží jednu kartu odkrytú. Vyložte svoju Bojovníčku.',
      vote: 'Otto k nej priložil zakrytú kartu a nevidíte ju ani vy. Petra teraz podala návrh. Jej spoluhráčka musí súhlasiť.',
      agreed:
        'Vesna súhlasila, takže si vzali zakrytú kartu: Sabotéra. Váš tím dostal Bojovníčku a šiel o krok dopredu.',
      propose: 'Teraz vykladajú ony a vy si vyberáte spolu s Ottom. Navrhnite odkrytého Pozorovateľa.',
      proposeOther: 'Navrhnite pre zmenu odkrytú kartu a uvidíte, čo na to Otto.',
      change:
        'Otto navrhuje zakrytú kartu. Kým sa nezhodnete, nič sa nestane, a názor môžete zmeniť. Pridajte sa k Ottovi.',
      took: 'Odvážlivec, dva kroky dopredu. Otto má na to nos.',
      follow:
        'Tentoraz vyložil Otto odkrytého Pozorovateľa. Zakrytú kartu dávate vy: hocikoho okrem Pozorovateľa. Vezmite Sabotéra.',
      followOther: 'Tú si nechajte. Zakryto položte Sabotéra.',
      end: 'Každý z vás smie za partiu vymeniť dve karty. V trojici hrá na jednej strane osamelý špión: vykladá obe karty a má štyri výmeny. Všetko ostatné už viete.',
    },
  },
};
