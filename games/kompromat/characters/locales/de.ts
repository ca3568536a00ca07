import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  pim: {
    about: 'Praktikant. Hat bisher zwei Hefter verloren.',
    lines: {
      start: ['Mein erster Tag mit echten Akten! Bist du nett zu mir?', 'Ich habe die Bleistifte gespitzt. Alle.'],
      goodMove: ['Hast du das gesehen? Hast du?', 'Das muss ich mir aufschreiben.'],
      rivalGoodMove: ['Wow. Darf man das? Man darf, oder?', 'Das haben sie uns nie beigebracht.'],
      won: ['Gewonnen! Bitte hier unterschreiben, sonst glaubt mir keiner.'],
      lost: ['Aus jeder Akte lernt man. Danke!'],
      drawn: ['Unentschieden! Keiner kriegt Ärger.'],
    },
  },
  olga: {
    about: 'Archivarin. Hat jede Akte im Kopf, der Reihe nach.',
    lines: {
      start: ['Bitte alles dorthin zurücklegen, wo es war.', 'Ruhe bitte. Das ist ein Archiv.'],
      goodMove: ['Abgelegt.', 'Genau da, wo es hingehört.'],
      rivalGoodMove: ['Das stand nicht im Katalog.', 'Ich mache einen Vermerk am Rand.'],
      won: ['Fall abgeschlossen. Regal neun.'],
      lost: ['Saubere Arbeit. Ich lege sie unter Verluste ab.'],
      drawn: ['Zwei Abschriften, beide gleich.'],
    },
  },
  bruno: {
    about: 'Privatdetektiv. Schläft in seinem Mantel.',
    lines: {
      start: ['Schlechter Kaffee, schlechteres Wetter. Los geht’s.', 'Ich bin schon dümmeren Ahnungen gefolgt.'],
      goodMove: ['Bauchgefühl. Stimmt jedes zweite Mal.', 'Dafür ist der Mantel da.'],
      rivalGoodMove: ['Autsch. Da gehen meine Spesen hin.', 'Das war gut. Ich hasse das.'],
      won: ['Fall gelöst. Die Rechnung kommt.'],
      lost: ['Du gewinnst. Ich stehe dann wieder im Regen.'],
      drawn: ['Unentschieden. Also zahlt keiner.'],
    },
  },
  vera: {
    about: 'Staatsanwältin. Kennt die Antwort, bevor sie fragt.',
    lines: {
      start: ['Bleiben wir bei den Tatsachen.', 'Alles, was du spielst, kann gegen dich verwendet werden.'],
      goodMove: ['Keine weiteren Fragen.', 'Die Beweise sprechen für sich.'],
      rivalGoodMove: ['Einspruch! Nein? Na gut.', 'Das kommt ins Protokoll.'],
      won: ['Das Urteil ist rechtskräftig.'],
      lost: ['Ich gehe in Berufung. Persönlich.'],
      drawn: ['Ein Vergleich. Wie zivilisiert.'],
    },
  },
  lenz: {
    about: 'Abteilungsleiter. Von welcher, weiß niemand.',
    lines: {
      start: ['Setz dich. Ich habe deine Akte gelesen.', 'Die Lampe bleibt an. Sie ist für dich.'],
      goodMove: ['Nach Plan.', 'Vermerkt. Von uns beiden.'],
      rivalGoodMove: ['Das steht nicht in der Akte. Noch nicht.', 'Da war jemand vorsichtig.'],
      won: ['Du kannst gehen. Die Akte bleibt hier.'],
      lost: ['Deine Akte braucht eine neue letzte Seite. Kompliment.'],
      drawn: ['Sagen wir: Dieses Treffen gab es nie.'],
    },
  },
};
