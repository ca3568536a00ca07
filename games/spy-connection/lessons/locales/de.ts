import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Die Grundlagen',
    about: 'Städte anschließen, besuchen, Missionen erfüllen: zwei davon, vom ersten Agenten bis zum letzten.',
    texts: {
      welcome:
        'Zwölf Städte, dazwischen Verbindungen aus Feldern. Du führst einen Spion und 15 Agenten. Agenten sichern die Verbindungen, der Spion reist darauf.',
      start:
        'Deine Startmission zeigt vier Städte. Dein Spion ist in der ersten, Madrid, und ein Agent markiert sie schon auf der Karte. Sind alle vier markiert, ist die Mission erfüllt.',
      turn: 'In deinem Zug tust du genau eines: eine Mission annehmen, eine Stadt anschließen oder reisen.',
      accept:
        'Vier Missionen liegen offen. Die älteste kostet nichts: Paris und Madrid, und in Madrid bist du. Wähle sie und nimm sie an.',
      acceptOther: 'Das kommt noch. Nimm zuerst die älteste Mission an, die mit Paris und Madrid: Sie ist gratis.',
      mark: 'Am Ende eines Zuges darfst du die Stadt markieren, in der dein Spion steht. Das kostet einen Agenten aus dem Vorrat. Markiere Madrid.',
      markOther: 'Markiere zuerst Madrid auf der neuen Mission: Wähle ihre Karte und drück auf „Markieren“.',
      end: 'Das war ein Zug. Beende ihn.',
      endOther: 'In diesem Zug ist alles getan. Drück auf „Zug beenden“.',
      connect:
        'Petra hat Rom und Monaco verbunden. Verbinde du Madrid mit Paris: auf jedes Feld ein Agent, drei zusammen. Wähle Paris auf dem Plan oder in der Liste und bestätige.',
      connectOther: 'Für deine Mission brauchst du Paris. Verbinde Madrid mit Paris.',
      complete: 'Dein Spion ist sofort nach Paris gegangen. Markiere es auf deiner Mission.',
      completeOther: 'Auf deiner Mission fehlt noch Paris. Markiere es.',
      completed:
        'Beide Städte sind markiert: 2 Punkte, und die zwei Agenten auf der Karte sind wieder im Vorrat. Der runde Pfeil auf der Karte heißt: ein Extrazug.',
      extra: 'Beende diesen Zug. Der nächste gehört wieder dir.',
      plan: 'Je neuer eine Mission, desto mehr Agenten braucht die Planung. Nimm Paris und Rom auf dem zweiten Platz an: Das kostet einen Agenten, bis die Mission erfüllt ist.',
      planOther: 'Sieh dir die zweite Karte an: Paris und Rom. In Paris bist du schon.',
      planMark: 'Und in Paris bist du gerade: Markiere es gleich. Deine Züge beende ab jetzt ich.',
      crowded:
        'Petra ist von Monaco nach Paris gekommen. Eine Verbindung dürfen beliebig viele nutzen, aber wo jemand anders Agenten hat, brauchst du zwei von deinen auf einem Feld.',
      pay: 'Verbinde Paris trotzdem mit Monaco: zwei Felder mit je zwei Agenten, vier zusammen.',
      payOther: 'Rom liegt hinter Monaco, und Monaco will auch deine Startmission. Geh dorthin.',
      monaco: 'Monaco steht auf deiner Startmission. Markiere es.',
      short:
        'Rom würde vier weitere Agenten kosten, und mehr hast du nicht: Für Markierungen bliebe keiner. Aber wer braucht noch die Verbindung nach Madrid?',
      recall:
        'In deinem Zug darfst du jederzeit Agenten zurücknehmen. Was bleibt, muss mit deinem Spion zusammenhängen. Beginn also am anderen Ende: beim Feld neben Madrid. Die anderen beiden nehme ich zurück.',
      recallOther: 'Nimm zuerst den Agenten zurück, der Madrid am nächsten ist.',
      rome: 'Sieben Agenten: genug. Zurücknehmen ist keine Aktion, dein Zug liegt noch vor dir. Verbinde Monaco mit Rom.',
      romeMark: 'Rom! Markiere es zuerst auf der Mission mit Paris: Dann kommen ihre Agenten zurück.',
      romeMarkOther: 'Zuerst die Mission mit Paris und Rom: Sie wird erfüllt, und drei Agenten kommen zurück.',
      romeStart:
        'Erfüllt: 3 Punkte und noch ein Extrazug. Rom steht auch auf deiner Startmission. Markiere es auch dort.',
      travel:
        'Dein Netzwerk reicht zurück bis Paris. Darin zu reisen kostet nichts, so weit du willst. Reise nach Paris.',
      travelOther: 'Diesmal reist du zuerst: nach Paris, über deine eigenen Verbindungen.',
      onward:
        'Nach dem Reisen darfst du im selben Zug noch eine Stadt anschließen. Geh weiter nach London: zwei Agenten.',
      dropped:
        'Petra hat ihre Pläne geändert: Sie hat eine Mission abgeworfen und eine Markierung zurückgenommen. Beides darf man im eigenen Zug. Planungsagenten kommen nur mit der ganzen Karte zurück.',
      finish:
        'Wer sieben Missionen erfüllt hat, beendet die Partie: Alle anderen haben noch einen letzten Zug. Dann zählen die Punkte, dazu 1 für jede markierte Stadt auf unerfüllten Missionen.',
      bye: 'Das ist alles. Bau dein Netzwerk vor dir auf und hinter dir wieder ab.',
    },
  },
  'last-turns': {
    title: 'Die letzten Züge',
    about: 'Jemand erfüllt die siebte Mission: ein Zug für die anderen, und dann zählen die Punkte.',
    texts: {
      welcome: 'Spät in einer Partie. Petra hat sechs Missionen erfüllt, du fünf. Aber du hast 20 Punkte und sie 19.',
      seventh:
        'Mit Paris hat Petra ihre siebte Mission erfüllt. Das läutet das Ende ein. Zuerst spielt sie aber noch den Extrazug, den ihr der runde Pfeil gegeben hat.',
      london:
        'Jetzt haben alle anderen einen letzten Zug, also du. Es steht 21 zu 20 für Petra. London steht auf zwei deiner Missionen. Verbinde Berlin mit London.',
      londonOther: 'Es ist dein letzter Zug, und zwei deiner Missionen wollen nach London. Geh dorthin.',
      recall:
        'Für Markierungen ist kein Agent mehr da. Aber dein Netzwerk brauchst du nicht mehr: Nimm die beiden neben Warschau zurück, auf dem Weg nach Belgrad.',
      recallOther: 'Du brauchst Agenten zum Markieren. Nimm die beiden neben Warschau zurück.',
      mark: 'Jede markierte Stadt zählt 1 Punkt, auch auf Missionen, die unerfüllt bleiben. Markiere London auf der Mission mit Paris.',
      markOther: 'Zuerst auf der Mission mit Paris.',
      markMore: 'Und auf der mit Madrid.',
      end: 'Mehr kannst du nicht tun. Beende deinen Zug und damit die Partie.',
      endOther: 'Lass alles, wie es ist, und drück auf „Zug beenden“.',
      score:
        '22 zu 21: Du gewinnst, mit fünf Missionen gegen sieben. Es entscheiden die Punkte, nicht die Zahl der Missionen.',
      bye: 'Bei gleich vielen Punkten gewinnt, wer in der Zugreihenfolge später kommt. Und sind so wenige Missionen übrig, dass niemand mehr auf sieben kommt, werden die Punkte sofort gezählt.',
    },
  },
  dark: {
    title: 'Nachtflug',
    about: 'Zu dritt bei Nacht: Wähle deinen Start, zahl mehr für die Planung und lern, wann Planung nichts kostet.',
    texts: {
      welcome:
        'Die andere Seite des Plans ist in jeder Hinsicht dunkler: Planung ist teurer. Und ihr teilt euch die Verbindungen zu dritt: Marlow, Petra und du.',
      draft:
        'Wer Erfahrung hat, wählt seine Startmission. Der Letzte in der Reihenfolge wählt zuerst, und das bist heute du.',
      choose: 'Nimm die, die in London beginnt.',
      chooseOther: 'Jede wäre recht, aber diese Lektion beginnt in London.',
      cost: 'Petra hat Rom gewählt, und für Marlow, der beginnt, blieb Helsinki. Sieh dir die Punkte an: Planung kostet hier 1, 2, 3 und 3 Agenten.',
      discard:
        'Warschau, Helsinki, Belgrad: Deine Startmission liegt weit weg. Sie abzuwerfen kostet keine Aktion. Und beim Nachtflug hat das seinen Reiz, du wirst sehen. Wirf sie ab.',
      discardOther: 'Wirf zuerst deine Startmission ab. Du findest das in der Liste der Möglichkeiten.',
      free: 'Wer keine unerfüllte Mission hat, plant umsonst, wo immer die Karte liegt. Die neueste zeigt London, Paris, Monaco und Rom. Nimm sie an, ganz gratis!',
      freeOther: 'Sieh dir die neueste Karte an, die letzte: vier Städte nah beieinander, und das umsonst.',
      mark: 'Du bist in London. Markiere es.',
      end: 'Beende den Zug.',
      paris: 'Marlow ist in Berlin, Petra in Paris. Verbinde London mit Paris.',
      parisMark: 'Markiere Paris.',
      crowd:
        'Zwischen Paris und Berlin wird es eng: Marlow hat auf jedem Feld einen Agenten, Petra brauchte deshalb zwei. Auch du bräuchtest zwei: nie mehr, egal wie viele andere dort sind.',
      south:
        'Dein Weg führt nach Süden. Dort stehen Petras Agenten, also kostet es zwei je Feld. Verbinde Paris mit Monaco.',
      southOther: 'Deine Mission will Monaco und Rom. Geh nach Süden.',
      tie: 'Ganz am Ende zählt auch die Reihenfolge: Bei gleichen Punkten gewinnt, wer in der Zugreihenfolge später kommt.',
      bye: 'Gute Nacht und guten Flug.',
    },
  },
};
