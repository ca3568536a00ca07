import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Das Ziel',
    text: 'Zwei verfeindete Agenten sind hinter denselben Geheimnissen her. In jeder der **6 Runden** liegen vier Missionen auf dem Tisch. Beide legen an jede Mission Karten an, die erste offen, die übrigen verdeckt. **Die höhere Summe holt die Mission, darf aber nicht über 21 liegen.**',
    end: 'Nach sechs Runden gewinnt, wer mehr Punkte hat. Wer die **neunte Bekanntheitsmarke** bekommt, verliert auf der Stelle.',
    notes: [
      'Nach den gedruckten Regeln beginnt, wer verdächtiger aussieht. Hier entscheidet das Los oder wer den Tisch eröffnet.',
    ],
  },
  setup: {
    title: 'Material und Aufbau',
    parts: [
      '**14 Ausrüstungskarten** für jede Seite, für beide dieselben: ½, die Zahlen 2 bis 10 mit drei Siebenen und zwei **Asse**, die 1 oder 11 zählen.',
      '**29 Missionskarten:** 8 Ziele, 3 Codes, 3 Dokumente, 10 Gegenstände und 5 Karten Gegenspionage.',
      '**18 Bekanntheitsmarken.** Zu Beginn hat niemand eine.',
    ],
    round:
      'In jeder Runde mischen beide alle 14 Ausrüstungskarten, und vier Missionen werden in einer Reihe ausgelegt; Mission 1 liegt dem Stapel am nächsten. Ist eine davon **Gegenspionage**, kommt eine andere Mission darauf, und alle sehen, wie viele Marken darunter warten. Es beginnt, wer die letzte Runde nicht begonnen hat.',
    notes: [
      'Die gedruckte Liste der Ausrüstungskarten nennt nur zwei Siebenen, das ergäbe 13 Karten statt 14. Wir spielen mit drei.',
      'Vom Mischen der Ausrüstungskarten ist in den gedruckten Regeln nur vor dem Spiel die Rede. Wir mischen vor jeder Runde.',
      'Wie sich die Missionskarten auf die Arten verteilen, steht nicht im gedruckten Text. Die Zahlen sind unsere Rekonstruktion.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    steps: [
      '**Zieh** die oberste Karte deines Stapels und sieh sie dir an.',
      '**Wähl eine Mission**, an die du in dieser Runde noch nicht gespielt hast, und leg die Karte dort offen hin.',
      '**Zieh weiter**, wenn du magst, immer eine Karte. Sieh sie dir an und leg sie verdeckt an dieselbe Mission.',
      '**Hör auf**, wann du willst. Sobald deine Summe über 21 liegt, jedes Ass als 1 gezählt, musst du aufhören. Warum, erfährt dein Gegner nicht.',
    ],
    after:
      'Dann ist dein Gegner dran. Deine verdeckten Karten darfst du nicht mehr ansehen: Merk sie dir! Haben beide an alle vier Missionen gespielt, wird aufgedeckt. Ist dein Stapel leer, setzt du für den Rest der Runde aus.',
    notes: [
      'Beim Eröffnen eines Tisches könnt ihr wählen, dass ihr eure eigenen verdeckten Karten weiter seht. Das ändert nur, was ihr seht, nie, was ihr dürft.',
    ],
  },
  example: {
    title: 'eine Summe mit Assen',
    about: 'Zieh Karten und bestimme, was jedes Ass zählt. Im echten Spiel legst du das erst beim Aufdecken fest.',
    aces: 'Asse',
    ace: (n, value) => `Ass ${n} zählt ${value}`,
    draw: 'Karte ziehen',
    again: 'Von vorn',
    total: (cards, total) => `${cards}: Summe ${total}.`,
    below: (n) => `${n} unter 21.`,
    exactly: 'Genau 21: Du darfst eine Marke zurückgeben!',
    tooHigh: 'Über 21: Zähl ein Ass als 1.',
    failed: 'Über 21, selbst mit jedem Ass als 1: Du musst aufhören, und die Mission scheitert.',
  },
  reveal: {
    title: 'Aufdecken',
    text: 'Die Missionen werden nacheinander gewertet, von Mission 1 bis 4. Bei jeder deckt zuerst auf, wer die Runde begonnen hat, und bestimmt, was jedes Ass zählt. Dann macht die andere Seite dasselbe.',
    list: [
      '**Über 21:** gescheitert. Du bekommst eine Marke, und deine Karten zählen nicht.',
      '**Genau 21:** Du darfst eine Marke zurückgeben, ob du die Mission holst oder nicht.',
      '**Die höhere Summe holt die Mission.** Bei Gleichstand, wer dort mehr Karten hat. Ist auch das gleich, niemand.',
    ],
    notes: [
      'Ohne Karte bei einer Mission kannst du sie nicht holen und bekommst auch keine Marke. Haben beide keine oder scheitern beide, holt sie niemand.',
      'Eine Mission, die niemand holt, verlässt mit ihrer Gegenspionage das Spiel.',
      'Nach den gedruckten Regeln liegen geholte Missionen verdeckt. Hier sehen beide sie offen, mit den Punkten bis dahin, außer am Tisch „wie in der Anleitung“.',
      'Marken kommen einzeln und in dieser Reihenfolge: fürs Scheitern der Seite, die begonnen hat, fürs Scheitern der anderen, für Gegenspionage. Bei der neunten bleibt alles stehen.',
      'Eine außer Gefecht gesetzte Karte zählt auch bei Gleichstand nicht.',
    ],
  },
  missions: {
    title: 'Die Missionen',
    text: 'Was du holst, behältst du bis zum Schluss.',
    cards: (n) => plural('de', n, { one: '# Karte', other: '# Karten' }),
    counter: 'Liegt unter einer anderen Mission: Wer diese holt, bekommt sofort 1, 2 oder 3 Marken.',
  },
  items: {
    title: 'Die Gegenstände',
    text: 'Ein Gegenstand liegt offen vor dir, und du kannst ihn **einmal** benutzen. Am Ende ist er 1 Punkt wert, benutzt oder nicht.',
    when: 'Benutz Gegenstände **in deinem Zug** oder **wenn eine Mission gewertet wird**: bevor ihre Karten aufgedeckt werden und noch einmal, wenn die Seite, die begonnen hat, ihre Summe festgelegt hat. Manche haben einen eigenen Moment.',
    notes: [
      'Nach den gedruckten Regeln gehen Gegenstände jederzeit. Online wäre das ein Wettlauf, und jedes Zögern verriete etwas. Darum gibt es feste Momente, und gefragt wirst du nur, wenn du einen Gegenstand hast, der gerade etwas bewirkt.',
      'Zuerst benutzt die Seite, die die Runde begonnen hat, so viele Gegenstände, wie sie will, dann die andere.',
      'Ist eine Summe festgelegt, kann kein Gegenstand mehr etwas an diesen Karten ändern.',
      'Was die einzelnen Gegenstände bewirken, steht nicht im gedruckten Text. Es ist hier in eigenen Worten beschrieben, so gut wir es kennen.',
      'Zeitung und Vesper Martini ändern die Summe, bevor irgendetwas geprüft wird: Aus 22 wird 21, aus 19 mit einer Zeitung 22. Sie zählen nicht als Karten. Zwei Zeitungen addieren sich und bleiben bei ihrer Mission. Für eine Summe geht nur ein Martini.',
      'Eine Mission, die dein Jetpack verlassen hat, ist dir wieder offen. In deinem Zug kann er die Mission, an die du gerade spielst, weder verlassen noch anfliegen.',
      'Karten, die eine Drohne aufgedeckt hat, kann der Schocker nicht treffen.',
      'Ein Gegenstand hilft schon gegen die Gegenspionage, auf der er lag.',
    ],
  },
  end: {
    title: 'Ende des Spiels',
    text: 'Nach Runde 6 zählt ihr zusammen:',
    list: [
      '**Ziele:** die Zahl auf der Karte.',
      '**Codes** und **Dokumente**, jede Art für sich: 2 Punkte für eine Karte, 6 für zwei, 12 für alle drei.',
      '**Gegenstände** und **Marken:** je 1 Punkt. Ein wenig Ruhm zahlt sich aus!',
    ],
    tie: 'Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer mehr Marken hat. Ist auch das gleich, endet es unentschieden.',
  },
};
