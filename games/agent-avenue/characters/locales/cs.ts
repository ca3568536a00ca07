import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  nora: {
    about: 'Zalévá růže a lecco přitom zaslechne.',
    lines: {
      start: ['Krásný večer. Pozor na záhonky.', 'Jen jsem vyšla zalít růže.'],
      goodMove: ['Ach! To jsem udělala já?', 'To se růžím líbilo.'],
      rivalGoodMove: ['Propána, to bylo rychlé.', 'Někdo má šťastnou ruku.'],
      won: ['Vyhrála jsem? To musím říct tulipánům.'],
      lost: ['Chycená mezi hortenziemi. Pěkně zahráno.'],
      drawn: ['Rovnost. Jako dobře střižený plot.'],
    },
  },
  jules: {
    about: 'Nosí poštu a pamatuje si každou adresu.',
    lines: {
      start: ['Prší, neprší, svou obchůzku dokončím.', 'Dnes dvě zásilky. Jedna z nich jsem já.'],
      goodMove: ['Doručeno včas.', 'Podepsáno. Děkuji.'],
      rivalGoodMove: ['To šlo expres.', 'Au. A bez zpáteční adresy.'],
      won: ['Obchůzka hotová. Tak zítra.'],
      lost: ['Dnes jsem si spletl adresu. Pěkně zahráno.'],
      drawn: ['Poštovné platí obě strany.'],
    },
  },
  wanda: {
    about: 'Ví, kdo kdy chodí domů, a zapisuje si to.',
    lines: {
      start: ['Viděla jsem vás první.', 'Z mého okna je nejlepší výhled na ulici.'],
      goodMove: ['Tohle sleduju už týdny.', 'Všechno je v sešitě.'],
      rivalGoodMove: ['Hm. To přijde do sešitu.', 'To mi uniklo. A mně neuniká nic.'],
      won: ['Vždyť to říkám: nejlepší výhled na ulici.'],
      lost: ['No tedy. O tom se bude mluvit týdny.'],
      drawn: ['Nikdo nevyhrál? Tak nikdo nic nepoví.'],
    },
  },
  finch: {
    about: 'Džentlmen bez známého povolání.',
    lines: {
      start: ['Těší mě. Řekněme: beze svědků?', 'Až po vás. Trvám na tom.'],
      goodMove: ['Člověk dělá, co může.', 'Drobné potěšení.'],
      rivalGoodMove: ['Touché.', 'Vida. Velmi elegantní.'],
      won: ['Bylo mi potěšením. Já i klobouk přejeme dobrý večer.'],
      lost: ['Smekám klobouk.'],
      drawn: ['Čestná remíza. Čaj?'],
    },
  },
  ilse: {
    about: 'Přistěhovala se minulý týden. Bydlí tu odjakživa.',
    lines: {
      start: ['Neznáme se. Nechme to tak.', 'Tolik oken. Mně stačí jedno.'],
      goodMove: ['Podle dohody.', 'Všichni se zrovna dívali jinam.'],
      rivalGoodMove: ['Zajímavé.', 'S tím jsem nepočítala. Teď už ano.'],
      won: ['Mě tu nikdo neviděl.'],
      lost: ['Tak vy to umíte. Budu se zase muset stěhovat.'],
      drawn: ['Pak tu nebyl nikdo z nás.'],
    },
  },
};
