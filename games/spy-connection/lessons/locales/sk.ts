import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Základy',
    about: 'Pripájajte mestá, navštevujte ich a plňte misie: dve od prvého agenta po posledného.',
    texts: {
      welcome:
        'Dvanásť miest a medzi nimi spojenia z políčok. Vediete špióna a 15 agentov. Agenti spojenia zabezpečujú, špión sa po nich presúva.',
      start:
        'Vaša štartovná misia ukazuje štyri mestá. Špión je v prvom, v Madride, a jeden agent ho už na karte označuje. Keď označíte všetky štyri, misia je splnená.',
      turn: 'V ťahu spravíte presne jednu vec: prijmete misiu, pripojíte mesto alebo sa presuniete.',
      accept:
        'Štyri misie ležia odkryté. Najstaršia nič nestojí: Paríž a Madrid, a v Madride práve ste. Vyberte ju a prijmite.',
      acceptOther: 'Aj na to príde rad. Najprv prijmite najstaršiu misiu, tú s Parížom a Madridom: je zadarmo.',
      mark: 'Na konci ťahu smiete označiť mesto, kde stojí váš špión. Stojí to agenta zo zásoby. Označte Madrid.',
      markOther: 'Najprv označte Madrid na novej misii: vyberte jej kartu a stlačte „Označiť“.',
      end: 'To bol celý ťah. Ukončite ho.',
      endOther: 'V tomto ťahu je všetko hotové. Stlačte „Ukončiť ťah“.',
      connect:
        'Petra spojila Rím a Monako. Teraz spojte Madrid s Parížom: na každé políčko jeden agent, spolu traja. Vyberte Paríž na pláne alebo v zozname a potvrďte.',
      connectOther: 'Pre svoju misiu potrebujete Paríž. Spojte Madrid s Parížom.',
      complete: 'Špión hneď prešiel do Paríža. Označte ho na svojej misii.',
      completeOther: 'Na misii ešte chýba Paríž. Označte ho.',
      completed:
        'Obe mestá sú označené: 2 body a dvaja agenti z karty sú späť v zásobe. Okrúhla šípka na karte znamená ťah navyše.',
      extra: 'Ukončite tento ťah. Ďalší je zase váš.',
      plan: 'Čím novšia misia, tým viac agentov chce na plánovanie. Prijmite Paríž a Rím na druhom mieste: stojí jedného agenta, kým misiu nesplníte.',
      planOther: 'Pozrite na druhú kartu: Paríž a Rím. V Paríži už ste.',
      planMark: 'A v Paríži práve ste: hneď ho označte. Vaše ťahy odteraz ukončím ja.',
      crowded:
        'Petra prišla z Monaka do Paríža. Spojenie môže používať ľubovoľný počet hráčov, ale kde má agentov niekto iný, potrebujete na políčko dvoch svojich.',
      pay: 'Aj tak spojte Paríž s Monakom: dve políčka po dvoch agentoch, spolu štyria.',
      payOther: 'Rím leží za Monakom a Monako chce aj vaša štartovná misia. Choďte tam.',
      monaco: 'Monako je na vašej štartovnej misii. Označte ho.',
      short:
        'Rím by stál ďalších štyroch agentov, a viac ich ani nemáte: na značky by nezostal nikto. Kto však ešte potrebuje spojenie s Madridom?',
      recall:
        'Vo svojom ťahu si smiete kedykoľvek vziať späť agentov. Ostatní musia zostať spojení so špiónom, preto začnite od opačného konca: na políčku pri Madride. Ďalších dvoch vezmem späť ja.',
      recallOther: 'Najprv si vezmite späť agenta, ktorý je najbližšie k Madridu.',
      rome: 'Sedem agentov: to stačí. Vziať späť agentov nie je akcia, celý ťah máte ešte pred sebou. Spojte Monako s Rímom.',
      romeMark: 'Rím! Najprv ho označte na misii s Parížom: jej agenti sa potom vrátia.',
      romeMarkOther: 'Najprv misia s Parížom a Rímom: splní sa a traja agenti sa vrátia.',
      romeStart: 'Splnené: 3 body a ďalší ťah navyše. Rím je aj na štartovnej misii. Označte ho aj tam.',
      travel:
        'Vaša sieť siaha späť do Paríža. Presun v nej nič nestojí, nech je akokoľvek dlhý. Presuňte sa do Paríža.',
      travelOther: 'Tentoraz sa najprv presuňte: do Paríža, po vlastných spojeniach.',
      onward: 'Po presune smiete v tom istom ťahu ešte pripojiť mesto. Pokračujte do Londýna: dvaja agenti.',
      dropped:
        'Petra zmenila plány: odhodila misiu a vzala si späť značku. Vo vlastnom ťahu sa smie oboje. Agenti z plánovania sa vrátia len s celou kartou.',
      finish:
        'Kto splní sedem misií, končí partiu: všetci ostatní majú ešte jeden posledný ťah. Potom sa sčítajú body a pridá sa 1 za každé označené mesto na nesplnených misiách.',
      bye: 'To je všetko. Sieť rozkladajte pred sebou a skladajte za sebou.',
    },
  },
  'last-turns': {
    title: 'Posledné ťahy',
    about: 'Niekto splní siedmu misiu: ostatní majú ešte jeden ťah a potom rozhodujú body.',
    texts: {
      welcome: 'Partia sa chýli ku koncu. Petra splnila šesť misií, vy päť. Bodov však máte 20, ona 19.',
      seventh:
        'Parížom splnila Petra svoju siedmu misiu. Tým sa začína koniec. Najprv však odohrá ťah navyše, ktorý jej dala okrúhla šípka.',
      london:
        'Teraz majú všetci ostatní jeden posledný ťah, a to ste vy. Petra vedie 21 : 20. Londýn je na dvoch vašich misiách. Spojte Berlín s Londýnom.',
      londonOther: 'Je to váš posledný ťah a Londýn chcú dve vaše misie. Choďte tam.',
      recall:
        'Na značky vám nezostal žiadny agent. Sieť však už potrebovať nebudete: vezmite si späť dvoch agentov pri Varšave, na ceste do Belehradu.',
      recallOther: 'Na značky potrebujete agentov. Vezmite si späť tých dvoch pri Varšave.',
      mark: 'Každé označené mesto sa počíta za 1 bod, aj na misiách, ktoré zostanú nesplnené. Označte Londýn na misii s Parížom.',
      markOther: 'Najprv na misii s Parížom.',
      markMore: 'A na tej s Madridom.',
      end: 'Viac sa urobiť nedá. Ukončite ťah a s ním celú partiu.',
      endOther: 'Nechajte všetko, ako je, a stlačte „Ukončiť ťah“.',
      score: '22 : 21, vyhrávate s piatimi misiami proti siedmim. Rozhodujú body, nie počet misií.',
      bye: 'Pri rovnosti bodov vyhráva, kto sedí v poradí neskôr. A keď zostane tak málo misií, že sedem už nikto nesplní, body sa sčítajú hneď.',
    },
  },
  dark: {
    title: 'Nočný let',
    about: 'Traja hráči v noci: vyberte si začiatok, plánujte drahšie a zistite, kedy je plánovanie zadarmo.',
    texts: {
      welcome:
        'Druhá strana plánu je temnejšia v každom zmysle: plánovanie je drahšie. A o spojenia sa delíte traja: Marlow, Petra a vy.',
      draft: 'Skúsení hráči si štartovnú misiu vyberajú. Posledný v poradí vyberá prvý, a to ste dnes vy.',
      choose: 'Vezmite si tú, ktorá sa začína v Londýne.',
      chooseOther: 'Hodila by sa každá, ale táto lekcia sa začína v Londýne.',
      cost: 'Petra si vybrala Rím a pre Marlowa, ktorý začína, zostali Helsinki. Pozrite na bodky: plánovanie tu stojí 1, 2, 3 a 3 agentov.',
      discard:
        'Varšava, Helsinki, Belehrad: vaša štartovná misia je ďaleko. Odhodiť ju nestojí akciu. A pri nočnom lete to má svoje čaro, uvidíte. Odhoďte ju.',
      discardOther: 'Najprv odhoďte štartovnú misiu. Nájdete to v zozname toho, čo môžete urobiť.',
      free: 'Kto nemá nesplnenú misiu, plánuje zadarmo, nech karta leží kdekoľvek. Najnovšia ukazuje Londýn, Paríž, Monako a Rím. Prijmite ju úplne zadarmo!',
      freeOther: 'Pozrite na najnovšiu kartu, tú poslednú: štyri mestá blízko seba, a zadarmo.',
      mark: 'Ste v Londýne. Označte ho.',
      end: 'Ukončite ťah.',
      paris: 'Marlow je v Berlíne, Petra v Paríži. Spojte Londýn s Parížom.',
      parisMark: 'Označte Paríž.',
      crowd:
        'Medzi Parížom a Berlínom je tesno: Marlow má na každom políčku jedného agenta, Petra preto potrebovala dvoch. Aj vy by ste potrebovali dvoch: nikdy viac, nech je tam koľkokoľvek iných.',
      south:
        'Vaša cesta vedie na juh. Sú tam Petrini agenti, stojí to teda dvoch na každé políčko. Spojte Paríž s Monakom.',
      southOther: 'Vaša misia chce Monako a Rím. Choďte na juh.',
      tie: 'Poradie pri stole má váhu až na samom konci: pri rovnosti bodov vyhráva ten, kto je v poradí neskôr.',
      bye: 'Dobrú noc a šťastný let.',
    },
  },
};
