import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Die Grundlagen',
    about: 'Vier Missionen, eine Grenze: 21. Spiel eine ganze Runde, von der ersten Karte bis zur letzten Marke.',
    texts: {
      welcome: 'Vier Missionen liegen zwischen dir und Petra. Eine Partie hat sechs Runden, und jede bringt vier neue.',
      aim: 'Bei jeder Mission sammelt ihr beide Karten. Wer mehr hat, ohne über 21 zu kommen, holt sie. Die Zahl auf der Akte sagt, was sie wert ist.',
      deck: 'Ihr habt beide dieselben 14 Karten: von ½ bis 10, dazu zwei Asse, die 1 oder 11 zählen. Die erste Karte deines Zuges hast du schon: ein Ass.',
      place:
        'Deine erste Karte kommt offen zu einer Mission. Am meisten wert ist der Informant, 5 Punkte. Leg dein Ass dorthin.',
      placeOther:
        'Geht auch, aber ein Ass ist ein guter Anfang. Nutz es, wo es die meisten Punkte gibt: beim Informanten.',
      hit: 'Jetzt darfst du weitere Karten ziehen, so viele du willst. Sie liegen verdeckt: Nur du kennst sie. Zieh eine.',
      hitOther: 'Elf ist noch nicht viel. Nimm noch eine, es kann nichts schiefgehen.',
      stop: 'Ass und 10: genau 21, besser wird es nicht. Hör auf.',
      stopOther: 'Du hast schon 21. Noch eine Karte könnte nur schaden.',
      theirs:
        'Petras Zug: eine 9 beim Schließfach und eine Karte verdeckt. Du siehst, wie viele sie hat, nie welche. Und nach deinem Zug bleiben deine verdeckten Karten auch für dich verdeckt.',
      codes:
        'Du hast eine 7. Codes sind umso mehr wert, je mehr du davon hast: 2, 6 oder 12 Punkte für eine, zwei oder drei Karten. Leg sie dorthin. Die zweite Karte ziehe ab jetzt ich für dich.',
      again: 'Eine 4: elf. Was immer du ziehst, über 21 kommst du nicht. Noch eine.',
      againOther: 'Mit 11 gehst du kein Risiko ein: Die höchste Karte ist eine 10. Zieh.',
      enough: '18 ist eine gute Summe. Zeit aufzuhören.',
      enoughOther: 'Mit 18 brächten dich die meisten Karten über 21. Hör lieber auf.',
      locker:
        'Auch Petra will die Codes: eine 10 und etwas Verdecktes. Du hast eine 9. Missionen, bei denen du schon gespielt hast, sind für dich geschlossen. Versuch das Schließfach.',
      risk: 'Auch Petra zeigt hier eine 9, und du hast 14. Das ist vielleicht zu wenig, und noch eine ist vielleicht zu viel. Seien wir mutig.',
      riskOther: 'Das wäre vernünftig. Aber einmal solltest du es gesehen haben: Zieh noch eine.',
      bust: 'Eine 8: 22. Über 21 musst du aufhören, und bei dieser Mission bist du gescheitert. Aber Petra weiß das nicht. Hör auf, als wäre nichts gewesen.',
      watched:
        'Petra hat bei der letzten Mission drei verdeckte Karten. Diese wird überwacht: Darunter liegt Gegenspionage, und wer die Mission holt, bekommt eine Bekanntheitsmarke.',
      half: 'Du hast die ½ gezogen. Nur diese Mission ist dir geblieben.',
      halfAgain: 'Die ½ und eine 7 sind nicht viel. Noch eine.',
      halfStop: 'Das zweite Ass! Als 11 macht es achtzehneinhalb. Petra kann sich bei nichts sicher sein. Hör auf.',
      halfStopOther: 'Mit achtzehneinhalb stehst du gut da. Hör hier auf.',
      failed:
        'Ihr habt beide überall gespielt: Die Missionen werden der Reihe nach gewertet. Beim Schließfach ist deine 22 gescheitert und kostet dich eine Marke. Petra holt es mit nur 12.',
      declare: 'Beim Informanten entscheidest du, was dein Ass zählt.',
      declareOther: 'Eine 11 ist hier besser als eine 1: 10 und 11 macht 21.',
      giveBack:
        'Genau 21 wird belohnt: Du darfst eine Marke zurückgeben. Mit neun hättest du die Partie sofort verloren. Gib sie zurück.',
      giveBackOther: 'Behalten kann klug sein, denn am Ende ist jede Marke ein Punkt. Heute aber gib sie zurück.',
      tie: 'Der Informant gehört dir. Und bei den Codes hattet ihr beide 18: Dann zählt, wer mehr Karten hat, deine drei gegen zwei. Wäre auch das gleich, bekäme sie niemand.',
      last: 'Nur die Drohne ist noch übrig, und noch einmal geht es um ein Ass.',
      lastOther: 'Mit dem Ass als 1 hättest du achteinhalb. Warum so bescheiden?',
      counter:
        'Petra hatte 22 und bekam eine Marke. Du hast die Drohne geholt und mit ihr eine Marke von der Gegenspionage. Eine neue Runde beginnt, und jetzt fängt Petra an.',
      score:
        'Nach sechs Runden zählt ihr: Ziele wie aufgedruckt, Sätze von Codes und Dokumenten, 1 für jeden Gegenstand und 1 für jede Marke. Ein schlechter Ruf lohnt sich also ein wenig, aber mit neun Marken hast du verloren.',
      end: 'Jetzt kannst du spielen. Deine Drohne ist übrigens ein Gegenstand: Was Gegenstände können, zeigt die nächste Lektion.',
    },
  },
  items: {
    title: 'Gegenstände',
    about: 'Zehn Gegenstände, jeder gut für einen Trick. Benutze vier davon im richtigen Moment.',
    texts: {
      welcome:
        'Runde 2. In der ersten hast du vier Gegenstände geholt. Sie liegen offen vor dir, und jeden kannst du einmal benutzen.',
      when: 'Einen Gegenstand kannst du benutzen, wenn er etwas bewirken kann: meist in deinem Zug oder kurz vor der Wertung einer Mission. Tippe einen an, um ihn zu lesen.',
      look: 'Du hast eine 8. Bevor du sie legst, schau voraus: Öffne die Nachtsicht und benutze sie.',
      lookOther: 'Zuerst die Nachtsicht: Öffne sie bei deinen Gegenständen und drück auf „Benutzen“.',
      ahead:
        'Hier sind deine nächsten fünf Karten: Du weißt, was du ziehen wirst. Jetzt springen wir vor, bis alle Karten auf dem Tisch liegen.',
      window:
        'Vor jeder Wertung ist ein Moment für Gegenstände. Petra zeigt bei der ersten Mission eine 10, eine Karte ist verdeckt. Bei der zweiten wusstest du, dass du 22 bekommst: Du wirst sehen, warum.',
      news: 'Die Zeitung macht Petras Summe um 3 größer. Mit einer 10 und einer hohen Karte könnte das zu viel sein. Benutze sie bei Mission 1.',
      newsOther: 'Die Zeitung gehört zu Mission 1, wo Petra eine 10 zeigt.',
      keep: '10 und 9 und 3: 22! Petra ist gescheitert. Deine 17 genügt, wie sie ist; spar dir den Martini.',
      keepOther: 'Hier gewinnst du ohnehin. Heb dir den Martini für die nächste Mission auf.',
      martini:
        'Und da kommt er: Du hast 22, aber ein Vesper Martini macht eine Summe 1 kleiner oder größer. Was darf es sein?',
      martiniOther: 'Eins weniger, bitte: Aus 22 wird genau 21.',
      shield: 'Du holst das Hotel, aber zwei Marken kommen mit. Chloroform stellt die Gegenspionage ruhig.',
      shieldOther: 'Zwei Marken sind viel, wenn neun die Niederlage bedeuten. Benutze das Chloroform.',
      spent: 'Alle vier sind benutzt und zählen trotzdem je 1 Punkt. Ein geholter Gegenstand ist nie verschenkt.',
      end: 'Ein Gegenstand im richtigen Moment ist mehr wert als eine gute Karte. Die anderen sechs kommen in der nächsten Lektion.',
    },
  },
  gadgets: {
    title: 'Mehr Gegenstände',
    about: 'Die anderen sechs: zurückholen, nachsehen, wegfliegen, tarnen, ausschalten, und noch einmal.',
    texts: {
      welcome:
        'Runde 3. Inzwischen hast du sechs andere Gegenstände und zwei Marken. Dein Zug läuft schon: Beim Informanten hast du eine 9, eine 8 und eine 7. Das sind 24, eine Karte zu viel.',
      tracker:
        'Der GPS-Tracker holt deine letzte verdeckte Karte zurück, auch wenn es eine zu viel war. Öffne und benutze ihn.',
      trackerOther: 'Mit 24 würdest du hier scheitern. Benutze zuerst den GPS-Tracker.',
      stop: 'Wieder 17. Die 7 liegt oben auf deinem Stapel und eröffnet deinen nächsten Zug. Hör auf.',
      stopOther: 'Du weißt, was käme: die 7. Hör auf.',
      drone:
        'Auch Petra ist hergekommen: eine 6 und zwei verdeckte Karten. Die Drohne deckt alle ihre Karten bei einer Mission auf. Benutze sie bei Mission 1.',
      droneOther: 'Sieh nach, bevor du deine Karte legst: Benutze die Drohne bei Mission 1.',
      seen: 'Eine 6, eine 5 und eine 9: 20! Deine 17 würde hier verlieren.',
      jetpack:
        'Der Jetpack bringt alle deine Karten zu einer Mission, bei der du keine hast. Flieg von Mission 1 zu Mission 2.',
      jetpackOther: 'Weg von Petras 20: Benutze den Jetpack, von Mission 1 zu Mission 2.',
      balaclava:
        'Mission 1 steht dir wieder offen. Und die zwei Marken? Zieh die Sturmhaube über: Sie gibt beide zurück.',
      balaclavaOther: 'Zuerst die Sturmhaube: Sie gibt deine Marken zurück.',
      ahead: 'Springen wir jetzt vor, bis alle Karten auf dem Tisch sind.',
      window: 'Vor der Wertung einer Mission ist Zeit für Gegenstände, und noch einmal zwischen euren beiden Summen.',
      wait: 'Du hast die Runde begonnen und deckst zuerst auf. Lass erst deine Summe feststehen: Drück auf „Nichts benutzen“.',
      waitOther: 'Noch nicht: Drück auf „Nichts benutzen“ und warte auf deine eigene Summe.',
      stun: 'Deine Summe bei Mission 1 steht fest, kein Gegenstand ändert sie mehr. Aber bevor Petra aufdeckt, ist noch einmal Zeit. Der Schocker nimmt eine verdeckte Karte weg, ungesehen: Benutze ihn bei Mission 2, wo sie eine 10 zeigt.',
      stunOther:
        'Setz ihre verdeckte Karte bei Mission 2 außer Gefecht: Gegen deine 17 stehen eine 10 und ein Geheimnis.',
      stick:
        'Der USB-Stick wiederholt einen Gegenstand, den du benutzt hast. Noch eine außer Gefecht: Mission 3, Karte 2.',
      stickOther: 'Als Schocker, bitte: Mission 3, Karte 2.',
      result:
        'Bei beiden Missionen hatte Petra 18 gegen deine 17. Ohne diese Karten gehören beide dir, und das Schließfach auch.',
      end: 'Alle sechs sind benutzt, und jeder zählt weiter 1 Punkt. Jetzt kennst du alle zehn.',
    },
  },
  notoriety: {
    title: 'Die neunte Marke',
    about: 'Petra führt weit und ist eine Marke davon entfernt, alles zu verlieren.',
    texts: {
      welcome: 'Runde 2. Petra hat alle vier Missionen der ersten Runde geholt, jede davon überwacht: acht Marken.',
      eight:
        'Ihre Punkte helfen ihr nicht: Wer die neunte Marke bekommt, verliert sofort. Und auch die erste Mission ist überwacht.',
      place: 'Petra hat dort eine 5 gelegt. Du hast eine 2 gezogen: Leg sie an Mission 1 und lass Petra gewinnen.',
      placeOther: 'Heute willst du die erste Mission verlieren: Leg die 2 dorthin.',
      stop: 'Mit einer 2 wirst du geschlagen, und genau das ist der Plan. Hör auf.',
      stopOther: 'Noch eine Karte könnte dir die Mission einbringen, samt Marke. Hör auf.',
      ninth:
        'Petra holt das Schließfach und bekommt ihre neunte Marke: Die Partie ist auf der Stelle vorbei. Die anderen Missionen werden nicht gewertet, und Punkte werden nicht gezählt.',
      end: 'Eine Marke ist am Ende ein Punkt, aber neun sind zu viele. Behalte beide Markenreihen im Blick.',
    },
  },
  'equal-points': {
    title: 'Gleich viele Punkte',
    about: 'Die sechste Runde endet, und ihr habt gleich viele Punkte.',
    texts: {
      welcome: 'Die letzte Runde, die letzte Mission: eine 9, eine 8 und eine 4. Petra hat schon überall gelegt.',
      stop: 'Genau 21. Hör auf, dann werden alle Missionen gewertet.',
      stopOther: 'Besser als 21 geht es nicht. Hör auf.',
      keep: 'Die Codes haben dir drei Marken eingebracht. Für 21 darfst du eine zurückgeben, aber jede zählt jetzt 1 Punkt. Behalte sie.',
      keepOther: 'Dann lägst du einen Punkt zurück. Behalte die Marke.',
      result:
        'Nach sechs Runden wird gezählt: 15 Punkte für jeden. Bei gleichen Punkten gewinnt, wer mehr Marken hat: deine drei gegen Petras zwei.',
      end: 'Ganz am Ende lohnen sich Marken also doppelt: als Punkte und bei Gleichstand.',
    },
  },
  draw: {
    title: 'Unentschieden',
    about: 'Gleich viele Punkte und gleich viele Marken: das seltenste Ende.',
    texts: {
      welcome: 'Dieselbe letzte Runde, aber diesmal hat Petra drei Marken.',
      stop: 'Wieder genau 21. Hör auf.',
      stopOther: 'Besser als 21 geht es nicht. Hör auf.',
      keep: 'Auch du hast drei Marken. Behalte sie alle: Jede ist ein Punkt.',
      keepOther: 'Mit einer Marke weniger würde Petra gewinnen. Behalte sie.',
      result: '15 Punkte für jeden, drei Marken für jeden: Niemand gewinnt. Die Partie endet unentschieden.',
      end: 'Jetzt kennst du jedes Ende: neun Marken, mehr Punkte, mehr Marken oder unentschieden.',
    },
  },
};
