import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Das Ziel',
    text: 'Ihr seid Spione mit einer Handvoll Agenten. Knüpft ein Netzwerk aus Agenten zwischen den Städten Europas, reist darin und **erfüllt Missionen**, indem ihr die Städte auf ihren Karten besucht. Agenten sind immer knapp: Hinter dir holst du das Netzwerk ein, um es vor dir wieder auszulegen.',
    end: 'Sobald jemand **7 Missionen** erfüllt hat, beginnen die letzten Züge. **Wer die meisten Punkte hat, gewinnt.**',
  },
  setup: {
    title: 'Material und Aufbau',
    spy: 'Spion',
    spyText: 'Deine Figur. Sie steht immer in einer Stadt; dort haben beliebig viele Spione Platz.',
    agent: 'Agent',
    agentKind: '15 für jeden',
    agentText:
      'Liegt auf den Feldern zwischen den Städten und auf deinen Missionen, nie in einer Stadt. Auf einem Feld haben die Agenten aller Platz.',
    mission: 'Mission',
    missionKind: '43 Missionen, 5 Startmissionen',
    missionText:
      'Zeigt die Städte, die du besuchen musst, und ihre Punkte. Der runde Pfeil bedeutet einen Extrazug; die ausgefüllten Kreise unten sind Agenten, die sie planen.',
    steps: [
      'Alle bekommen einen Spion und **15 Agenten** als Vorrat.',
      'Vier Missionen liegen offen neben dem Plan, von der ältesten bis zur neuesten.',
      'Alle bekommen eine **Startmission**. Leg einen Agenten auf ihre hervorgehobene Stadt und stell deinen Spion auf dem Plan in diese Stadt.',
    ],
    notes: [
      'Den gedruckten Plan und die Karten kennen wir nur zum Teil. Plan, Missionen und Punkte sind unsere Rekonstruktion. Wer die Schachtel besitzt, kann sie als Ausgabe eingeben.',
      'Wer beginnt, entscheidet das Los oder wer den Tisch eröffnet.',
      'Welche der ersten vier Missionen die älteste ist, sagen die gedruckten Regeln nicht. Wir legen sie in der Reihenfolge aus, in der sie gezogen werden.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: 'Mach **genau eines** von dreien. Eines davon geht immer.',
    actions: [
      '**A. Mission annehmen.** Nimm eine der vier. Du darfst nie mehr als 3 unerfüllte haben. Je neuer sie ist, desto mehr Agenten müssen sie planen: **0, 1, 2 oder 2** aus deinem Vorrat, von der ältesten zur neuesten. Sie bleiben auf der Karte, bis sie erfüllt oder abgeworfen ist. Die übrigen rücken nach, und eine neue kommt dazu.',
      '**B. Stadt anschließen.** Zuerst darfst du deinen Spion in eine beliebige Stadt deines Netzwerks setzen. Dann schließt du eine Nachbarstadt an, die nicht dazugehört: **1 Agent auf jedes Feld, 2 dort, wo jemand anderes Agenten hat**, keiner, wo du schon einen hast. Dein Spion zieht sofort dorthin.',
      '**C. Reisen.** Setz deinen Spion in eine andere Stadt deines Netzwerks und schließ nichts an.',
    ],
    network:
      'Dein **Netzwerk** sind alle Städte, die dein Spion über Verbindungen erreicht, auf deren Feldern überall deine Agenten liegen.',
    notes: [
      'Die Startmission zählt zu den dreien.',
      'Ist der Missionsstapel leer, wird nichts zurückgemischt: Die Auswahl wird kleiner.',
    ],
  },
  example: {
    title: 'Was kostet eine Verbindung?',
    about: 'Drück auf ein Feld, um zu ändern, wer dort liegt. Deine Agenten sind die runden.',
    spaces: 'Felder',
    space: (n) => `Feld ${n}`,
    empty: 'leer',
    other: 'fremder Agent',
    own: 'dein Agent',
    cost: (from, to, sum, agents) => `${from} – ${to}: ${sum}. Du brauchst ${agents}.`,
    free: (from, to) => `${from} – ${to} gehört schon zu deinem Netzwerk: Dein Spion kann hinreisen.`,
  },
  back: {
    title: 'Jederzeit in deinem Zug',
    list: [
      '**Nimm Agenten** von einem Feld **zurück**; wo du zwei hast, beide. Agenten und Spion müssen weiter zusammenhängen, fang also am fernen Ende an.',
      '**Nimm eine Markierung** von einer unerfüllten Mission **zurück**. Agenten, die sie planen, bleiben.',
      '**Wirf eine unerfüllte Mission ab.** Alle ihre Agenten kommen in deinen Vorrat, und die Karte ist aus dem Spiel.',
    ],
    notes: ['Eine Markierung kannst du nicht in dem Zug zurücknehmen, in dem du sie gelegt hast.'],
  },
  marks: {
    title: 'Ende deines Zuges',
    text: 'Schau, in welcher Stadt dein Spion jetzt steht. Auf jede deiner unerfüllten Missionen, die sie zeigt, darfst du einen Agenten aus dem Vorrat legen: Die Stadt ist **markiert**. Städte, durch die du nur gereist bist, zählen nicht.',
    done: 'Sind alle ihre Städte markiert, ist die Mission **erfüllt**. Alle ihre Agenten kommen sofort in deinen Vorrat, und du kannst sie gleich wieder einsetzen. Zeigt sie den runden Pfeil, hast du **noch einen Zug**.',
    notes: ['Extrazüge müssen gespielt werden, auch wenn du lieber verzichten würdest.'],
  },
  end: {
    title: 'Ende des Spiels',
    text: 'Hat jemand 7 Missionen erfüllt, spielt diese Person ihren Zug und ihre Extrazüge zu Ende. Dann haben **alle anderen einen letzten Zug**.',
    score:
      'Zählt die Punkte eurer erfüllten Missionen und **1 Punkt für jede markierte Stadt** auf unerfüllten. Bei Gleichstand gewinnt, wer in der Zugreihenfolge später kommt.',
    notes: [
      'Die Startmission zählt zu den sieben.',
      'In einem letzten Zug gewonnene Extrazüge werden gespielt.',
      'Gehen die Missionen aus und kann niemand mehr 7 erreichen, endet das Spiel sofort und wird gewertet.',
    ],
  },
  variants: {
    title: 'Für die nächsten Partien',
    list: [
      '**Startmission wählen:** So viele, wie mitspielen, liegen offen. Wer als Letztes am Zug ist, wählt zuerst; wer beginnt, bekommt die letzte.',
      '**14 Agenten** machen das Spiel enger. Wer neu ist, darf 15 behalten.',
      '**Die dunkle Seite des Plans:** Planung kostet **1, 2, 3 oder 3** Agenten, aber nichts, wenn du beim Annehmen keine unerfüllte Mission hast.',
    ],
    notes: ['Auf der dunklen Seite spielen wir immer mit 15 Agenten; die gedruckten Regeln sagen „soll“ oder „muss“.'],
  },
};
