import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  nora: {
    about: 'Gießt die Rosen und hört so einiges.',
    lines: {
      start: ['Schöner Abend. Achte bitte auf die Beete.', 'Ich wollte nur die Rosen gießen.'],
      goodMove: ['Oh! War ich das?', 'Das hat den Rosen gefallen.'],
      rivalGoodMove: ['Meine Güte, das ging schnell.', 'Da hat jemand einen grünen Daumen.'],
      won: ['Gewonnen? Das muss ich den Tulpen erzählen.'],
      lost: ['Zwischen den Hortensien erwischt. Gut gespielt.'],
      drawn: ['Gleichauf. Wie eine gute Hecke.'],
    },
  },
  jules: {
    about: 'Bringt die Post und merkt sich jede Adresse.',
    lines: {
      start: ['Ob Regen oder Sonne, ich beende meine Runde.', 'Zwei Zustellungen heute. Eine davon bin ich.'],
      goodMove: ['Pünktlich zugestellt.', 'Unterschrieben. Besten Dank.'],
      rivalGoodMove: ['Das kam per Eilboten.', 'Autsch. Ohne Absender.'],
      won: ['Runde beendet. Bis morgen.'],
      lost: ['Heute war ich an der falschen Adresse. Gut gespielt.'],
      drawn: ['Porto auf beiden Seiten bezahlt.'],
    },
  },
  wanda: {
    about: 'Weiß, wer wann heimkommt, und schreibt es auf.',
    lines: {
      start: ['Ich habe dich zuerst gesehen.', 'Mein Fenster hat den besten Blick auf die Straße.'],
      goodMove: ['Das habe ich seit Wochen im Auge.', 'Steht alles im Notizbuch.'],
      rivalGoodMove: ['Hm. Das kommt ins Notizbuch.', 'Das ist mir entgangen. Und mir entgeht nichts.'],
      won: ['Sag ich doch: der beste Blick auf die Straße.'],
      lost: ['Tja. Darüber wird man wochenlang reden.'],
      drawn: ['Keiner hat gewonnen? Dann verrät auch keiner was.'],
    },
  },
  finch: {
    about: 'Ein Herr ohne bekannten Beruf.',
    lines: {
      start: ['Sehr erfreut. Sagen wir: ohne Zeugen?', 'Nach dir. Ich bestehe darauf.'],
      goodMove: ['Man tut, was man kann.', 'Ein kleines Vergnügen.'],
      rivalGoodMove: ['Touché.', 'Oha. Höchst elegant.'],
      won: ['Ein Vergnügen. Der Hut und ich wünschen einen guten Abend.'],
      lost: ['Ich ziehe den Hut.'],
      drawn: ['Ein ehrenvolles Unentschieden. Tee?'],
    },
  },
  ilse: {
    about: 'Letzte Woche eingezogen. Wohnt schon immer hier.',
    lines: {
      start: ['Wir kennen uns nicht. Dabei soll es bleiben.', 'So viele Fenster. Mir reicht eines.'],
      goodMove: ['Wie vereinbart.', 'Alle haben gerade weggesehen.'],
      rivalGoodMove: ['Interessant.', 'Das war nicht eingeplant. Jetzt schon.'],
      won: ['Du hast mich nie gesehen.'],
      lost: ['Du bist also gut. Dann muss ich wieder umziehen.'],
      drawn: ['Dann waren wir beide nicht hier.'],
    },
  },
};
