import type { PageTranslations } from './en.ts';

export const translations: PageTranslations = {
  docs: {
    title: 'Dokumentation',
    about:
      'Die Regeln der Spiele, wie du einen eigenen Server betreibst, wie du ein Programm schreibst, das spielt, und warum alles so ist, wie es ist.',
    inEnglish: 'Die Regeln gibt es auf Deutsch, alles andere auf Englisch.',
    sections: { Rules: 'Regeln', 'For everybody': 'Für alle', Decisions: 'Entscheidungen' },
    search: 'Suchen',
    found: (query) => `Suche: ${query}`,
    nothing: 'Nichts gefunden.',
    toText: 'Zum Text springen',
    contents: 'Inhalt',
    api: 'API',
    apiAbout: 'Die API beschreibt sich selbst, für Menschen und für Programme:',
    missing: 'Diese Seite gibt es nicht.',
    all: 'Alle Seiten',
  },
  preview: {
    site: 'Drei Spionage-Brettspiele an einem Tisch: gegen Freunde, Fremde oder Bots.',
    invitation: 'Du bist an einen Tisch eingeladen.',
    openTable: (names) => `Am Tisch: ${names}. Es ist noch Platz: Setz dich dazu!`,
    table: (names) => `Am Tisch: ${names}`,
  },
  fairness: {
    noMatch: 'Diese Partie gibt es nicht',
    noMatchAbout: 'Vielleicht ist der Link unvollständig.',
    closed: 'Noch verdeckt',
    bound: 'Der Server hat einen Startwert festgelegt. Dessen SHA-256 ist',
    shownLater:
      'Den Startwert zeigt er, wenn die Partie zu Ende ist. Notier dir diese Zahl, bevor du Platz nimmst: Nur was du vor dem Mischen notiert hast, beweist es hinterher. Die App tut das für dich.',
    title: 'Die Karten',
    consistent: 'Die Aufzeichnung ist in sich stimmig.',
    proven:
      'Hier bewiesen: Die Startwerte unten ergeben genau diese Karten, und mit diesen Karten führen die aufgezeichneten Züge zum aufgezeichneten Ergebnis.',
    inconsistent: 'Die Aufzeichnung ist nicht stimmig:',
    challenge:
      'Nicht bewiesen: dass der Server diese Karten nicht ausgesucht hat. Mehrere Leute spielen sie, darum folgen sie allein aus dem Startwert des Servers. Dessen SHA-256 war zu sehen, bevor jemand gespielt hat: Wer sie notiert hat, sieht, dass die Karten nachher nicht geändert wurden und für alle dieselben waren.',
    unproven: (command) =>
      `Auf dieser Seite nicht bewiesen: dass der Server seinen Startwert festgelegt hat, bevor er die der Spieler kannte, und dass dies die Startwerte sind, die die Spieler geschickt haben. Ein Server könnte all das nachträglich schreiben. Prüfen kann es jeder mit dem, was das eigene Programm vor dem Mischen notiert hat: Die App tut das unter „Partien ansehen“, ebenso ${command}. Passt beides, hat der Server die Karten nicht allein ausgesucht. Nichts hier zeigt, ob der Server und jemand am Tisch zusammengearbeitet haben, oder ob dies die Aufzeichnung der gespielten Partie ist: Das sehen die Beteiligten in der Wiedergabe.`,
    drawn: (places) => `Den Startwert für Platz ${places} hat der Server gezogen`,
    drawnWhy: 'weil das Programm dort keinen geschickt hat: Für diesen Platz ist nichts bewiesen.',
    sameHolds:
      'Dasselbe gilt für alle, die einen Startwert geschickt haben, ohne vorher die SHA-256 des Servers zu sehen.',
    seed: 'Gemischt wird mit der SHA-256 der JSON-Liste aus dem Startwert des Servers und denen der Spieler:',
    trust: (command) => `Vertrau keinem Server: ${command} rechnet all das auf deinem eigenen Rechner nach.`,
  },
};
