import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Das Ziel',
    text: 'Zwei Spione wohnen in derselben Straße. In jedem Zug legt eine Seite zwei Nachbarn als Agenten aus, **einen offen und einen verdeckt**. Die andere wirbt einen davon an, die erste bekommt den übrigen, und beide Figuren ziehen.',
    ways: [
      '**Fang die andere Figur**, und du gewinnst.',
      '**Drei Codeknackerinnen** vor dir: Du gewinnst.',
      '**Drei Draufgänger** vor dir: Du verlierst.',
    ],
  },
  setup: {
    title: 'Material und Aufbau',
    parts: [
      'Eine **Straße** mit 14 Häusern im Kreis. Vorwärts heißt im Uhrzeigersinn, zu den höheren Hausnummern.',
      'Zwei **Figuren**. Sie beginnen zu Hause, einander gegenüber: Haus 1 und Haus 8.',
      '38 **Agentenkarten**. Mischt sie und teilt allen 4 aus; der Rest ist der Stapel.',
      '15 **Schwarzmarktkarten**, nur für das fortgeschrittene Spiel.',
    ],
    notes: [
      'Nach den gedruckten Regeln beginnt, wer zuletzt einen Spionagefilm gesehen hat. Hier entscheidet das Los oder wer den Tisch eröffnet.',
      'Wie viele Häuser die Straße hat, steht nicht im gedruckten Text. Die 14 Häuser sind unsere Rekonstruktion.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    steps: [
      '**Auslegen:** Leg zwei Handkarten in die Mitte, eine offen und eine verdeckt. Sie müssen verschiedene Agenten zeigen, außer deine ganze Hand zeigt denselben. Zieh dann wieder auf 4 Karten nach.',
      '**Anwerben:** Dein Gegner nimmt eine der beiden Karten, du bekommst die andere. Beide werden offen ausgelegt.',
      '**Ziehen:** Jede Seite liest auf ihrer neuen Karte ein Symbol: das erste, wenn es ihre erste Karte dieses Agenten ist, das zweite bei der zweiten, das dritte ab der dritten. Plus heißt vor, Minus zurück. Beide Figuren ziehen gleichzeitig.',
      '**Prüfen:** Ist das Spiel zu Ende? Wenn nicht, ist dein Gegner am Zug.',
    ],
    swap: '**Ersetzen:** Bevor du deine zwei Karten auslegst, darfst du eine Handkarte verdeckt zur Seite legen und eine neue ziehen. Das geht **viermal im Spiel**, auch mehrmals im selben Zug, solange der Stapel nicht leer ist. Die Karte bleibt aus dem Spiel.',
    notes: [
      'Beim Ersetzen ziehst du immer genau eine Karte nach, auch wenn du mehr als vier auf der Hand hast.',
      'Ersetzte Karten bleiben bis zum Schluss geheim. Deine eigenen darfst du ansehen.',
    ],
  },
  example: {
    title: 'Wirb Agenten an und schau, wohin deine Figur zieht',
    about:
      'Im echten Spiel suchst du nicht frei aus, und die andere Figur zieht auch. Hier wartet sie zu Hause, 7 Häuser vor dir.',
    agents: 'Agenten',
    start: (house) => `Du beginnst auf Haus ${house}.`,
    recruited: (agent, copy, icon) => `${agent}, ${copy}. Karte: ${icon}.`,
    standing: (house) => `Du stehst auf Haus ${house}.`,
    caught: 'Du hast die andere Figur gefangen: gewonnen!',
    wasCaught: 'Du bist der anderen Figur in die Arme gelaufen: gefangen.',
    won: 'Drei Codeknackerinnen: gewonnen!',
    lost: 'Drei Draufgänger: verloren.',
    again: 'Von vorn',
  },
  agents: {
    title: 'Die Agenten',
    text: 'Jeder Agent hat drei Symbole, für deine erste, zweite und dritte Karte. Ein Stern gewinnt das Spiel, ein Kreuz verliert es. Handlanger und Maulwurf gibt es nur je einmal.',
    copies: (n) => plural('de', n, { one: '# Karte', other: '# Karten' }),
  },
  end: {
    title: 'Ende des Spiels',
    text: 'Gewonnen oder verloren wird immer erst **am Ende eines Zuges**, wenn beide Figuren gezogen haben.',
    list: [
      '**Gefangen:** Wer die andere Figur erreicht oder überholt, hat sie gefangen, ebenso wenn sie auf deine Figur oder hinter sie zurückgeht. Weil ihr 7 Häuser auseinander beginnt, brauchst du 7 Schritte mehr als dein Gegner. Eine Figur, die im selben Zug wieder davonläuft, ist nicht gefangen.',
      '**Drei Codeknackerinnen** gewinnen, **drei Draufgänger** verlieren. Weitere ändern nichts daran.',
      '**Beides zugleich?** Würden beide gewinnen oder beide verlieren, gewinnt, wer am Zug ist. Das gilt auch, wenn eine Seite zugleich gewinnt und verliert.',
      '**Keine Karten mehr:** Ist der Stapel leer und kann die nächste Seite keine zwei Karten auslegen, gewinnt, wer weiter gekommen ist; bei Gleichstand, wer am Zug war.',
    ],
  },
  market: {
    title: 'Fortgeschritten: der Schwarzmarkt',
    text: 'Die Häuser 3, 6, 10 und 13 sind Schwarzmärkte, und neben der Straße liegen drei Marktkarten offen aus. Wenn deine Figur **zieht und genau auf einem Markt stehen bleibt**, vorwärts oder rückwärts, musst du eine der drei nehmen. Sie wird sofort ersetzt. Vorbeiziehen oder Stehenbleiben bringt nichts.',
    list: [
      '**Sofort:** Die Karte wirkt einmal und wird dann abgelegt. Lässt sie dich einen Agenten anwerben, zieht nur deine eigene Figur. Bleibt sie wieder auf einem Markt stehen, beende erst die eine Karte und nimm dann die nächste.',
      '**Dauerhaft:** Die Karte bleibt vor dir liegen. Sie wirkt ab deiner nächsten Anwerbung, nicht für die, die dich zum Markt gebracht hat.',
      'Bleiben beide Figuren auf einem Markt stehen, nimmt zuerst, wer am Zug ist. Eine Karte, die nichts bewirken kann, hat keine Wirkung. Ein Agent, der das Spiel verlässt, bewegt keine Figur.',
    ],
    notes: [
      'Das Regelheft wiederholt nicht, was auf den Marktkarten steht. Ihre Wirkung ist hier in eigenen Worten beschrieben, so gut wir sie kennen.',
      'Was möglich ist, muss ausgeführt werden. Freiwillig ist nur die zweite Hälfte des Spionageurlaubs.',
      'Eine Karte, die am Ende eines Zuges gewinnt, zählt schon in dem Zug, in dem du sie nimmst.',
      'Die Schritte von Wachturm und Supercomputer gehören zur Bewegung durch den Agenten. Der Fluchtwagen ist eine eigene Bewegung danach, und deine Figur muss wirklich auf das Heimatfeld gezogen sein.',
      'Nach einer sofortigen Karte füllst du die Hand auf, bevor du die nächste nimmst.',
      'Ein leerer Marktstapel wird nicht neu gemischt: Die Auswahl wird kleiner, und am Ende gibt es nichts mehr.',
    ],
  },
  teams: {
    title: 'Teams: zu dritt oder zu viert',
    text: 'Zwei gegen zwei oder zwei gegen eins. Ein Team teilt sich Figur, Agenten und Marktkarten. Jeder hat eine eigene Hand von 4 Karten und darf sie weder zeigen noch beschreiben.',
    list: [
      '**Auslegen:** Einer legt eine Karte offen aus, der andere legt einen anderen Agenten verdeckt dazu (denselben nur, wenn er nichts anderes auf der Hand hat).',
      '**Ersetzen:** zweimal pro Person, vor der eigenen Karte. Wer allein spielt, legt beide Karten aus und darf viermal ersetzen.',
      '**Nachziehen:** Wer offen gelegt hat, zieht zuerst. Liegt zu Beginn eures Zuges nur noch eine Karte im Stapel, gehört sie dem, der offen legt: Wer sie durch Ersetzen zieht, muss auch offen legen, und danach kann der andere nicht mehr ersetzen.',
      '**Gemeinsam entscheidet** ihr, welche Karte ihr anwerbt und welche Marktkarte ihr nehmt.',
      '**Keine Karten mehr:** Das Spiel endet, wenn der Stapel leer ist und im nächsten Team jemand keine Karte hat, oder allein weniger als zwei.',
    ],
    notes: [
      'Nach den gedruckten Regeln spricht sich das Team ab, wer offen legt. Hier ist es, wer zuerst legt.',
      'Jeder macht einen Vorschlag; sobald beide gleich sind, gilt er. Die Gegner sehen, dass ihr etwas vorschlagt, aber nicht was. Über Stille Anwerbung und Doppelten Ärger entscheidet, um wessen Hand es geht.',
      'Der Team-Chat ist während der Partie aus.',
      'Wann jemand, der allein spielt, zu wenige Karten hat, ist unsere Auslegung.',
    ],
  },
};
