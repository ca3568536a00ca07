import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  teddy: {
    about: 'Page im Grand Hotel. Kennt jede Hintertür.',
    lines: {
      start: ['Gepäck? Oder nur Geheimnisse?', 'Ich kenne eine Abkürzung. Meistens.'],
      goodMove: ['Zimmerservice!', 'Oberste Etage, bitte.'],
      rivalGoodMove: ['Das war schneller als der Aufzug.', 'Hätte ich nur die Treppe genommen.'],
      won: ['Gewonnen? Gebe jetzt ich dir Trinkgeld?'],
      lost: ['Gute Reise. Du hast sie dir verdient.'],
      drawn: ['Gleiche Etage für uns beide.'],
    },
  },
  mireille: {
    about: 'Stewardess. Landet überall, wird nirgends gesehen.',
    lines: {
      start: ['Bitte anschnallen.', 'Willkommen an Bord. Die Ausgänge sind, wo ich es sage.'],
      goodMove: ['Genau nach Flugplan.', 'Eine sanfte Landung.'],
      rivalGoodMove: ['Leichte Turbulenzen.', 'Die Strecke fliegt jemand nicht zum ersten Mal.'],
      won: ['Danke, dass du mit mir geflogen bist.'],
      lost: ['Wir hoffen auf ein Wiedersehen. Ich ganz sicher.'],
      drawn: ['Zwei Ankünfte, eine Minute.'],
    },
  },
  holm: {
    about: 'Flugkapitän. Sagt wenig, fliegt durch alles.',
    lines: {
      start: ['Wind passt. Fliegen wir.', 'Hab schon schlechteres Wetter gesehen.'],
      goodMove: ['Auf Kurs.', 'Rückenwind.'],
      rivalGoodMove: ['Gegenwind.', 'Sauber geflogen.'],
      won: ['Gelandet. Gute Partie.'],
      lost: ['Du hattest die bessere Route. Respekt.'],
      drawn: ['Gleiche Flughöhe.'],
    },
  },
  zofia: {
    about: 'Singt in jeder Hauptstadt. Nie unter demselben Namen.',
    lines: {
      start: ['Heute hier, morgen wer weiß.', 'Ich habe in jeder Stadt einen Freund. Du auch?'],
      goodMove: ['Applaus ist freiwillig.', 'Ein Freund war mir noch etwas schuldig.'],
      rivalGoodMove: ['Bravo. Wirklich.', 'Und dahin ist mein Auftritt.'],
      won: ['Zugabe?'],
      lost: ['Der Abend gehört dir. Die Blumen auch.'],
      drawn: ['Also ein Duett.'],
    },
  },
  aurelio: {
    about: 'Ein Graf. Wovon, hat er nie gesagt.',
    lines: {
      start: [
        'Alle Wege führen irgendwohin. Meine sind schneller dort.',
        'Ich habe diese Karte in schlechterer Gesellschaft bereist.',
      ],
      goodMove: ['Auf den Nachtzug ist Verlass.', 'Man muss wissen, wo man umsteigt.'],
      rivalGoodMove: ['Bewundernswert. Ich lasse es beobachten.', 'Dahin führt das also.'],
      won: ['Europa ist klein. Bis zur nächsten Grenze.'],
      lost: ['Du reist gut. Darf ich die Koffer tragen?'],
      drawn: ['Wir teilen uns wohl ein Abteil.'],
    },
  },
};
