import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Die Grundlagen',
    about: 'Leg zwei Nachbarn aus, einen davon verdeckt, und fang die andere Spionin. Eine ganze Partie in fünf Zügen.',
    texts: {
      welcome:
        'Willkommen in einer sehr ruhigen Straße. Du bist der Kreis, Petra ist das Quadrat. Ihr lauft beide im Uhrzeigersinn, und wer die andere Figur fängt, gewinnt.',
      gap: 'Die Zahl mit dem Pfeil sagt, wie viele Schritte dir zum Fang fehlen. Ihr startet eine halbe Runde auseinander: sieben Schritte für jeden.',
      hand: 'Deine Hand: vier Nachbarn. Die drei Symbole auf einer Karte sagen, was dein erster, zweiter und dritter Agent dieses Namens tut. Ein Vollstrecker: 1, dann 2, dann 3 Schritte.',
      offer:
        'In deinem Zug legst du zwei Karten aus: eine offen, eine verdeckt. Wähle zuerst den Vollstrecker, dann den Saboteur, und leg beide aus.',
      offerOther: 'Auch eine gute Wahl. In dieser Lektion aber: der Vollstrecker offen, der Saboteur verdeckt.',
      moved:
        'Petra hat der verdeckten Karte vertraut: ein Saboteur, ein Schritt zurück. Was sie liegen ließ, gehört dir: ein Vollstrecker, ein Schritt vor. Beide Figuren ziehen immer gleichzeitig.',
      refill:
        'Deine Hand wurde auf vier aufgefüllt, noch bevor Petra gewählt hat. Solange der Stapel reicht, gehen dir die Karten nicht aus.',
      hidden:
        'Jetzt ist Petra am Zug. Offen liegt ein Saboteur: für dich ein Schritt zurück. Die andere Karte kann alles sein. Nur Mut, wirb die verdeckte Karte an.',
      hiddenOther:
        'Der Saboteur brächte dich einen Schritt zurück, und das Geheimnis bekäme Petra. Versuch die verdeckte Karte.',
      codebreaker:
        'Eine Codeknackerin! Sie läuft nie, aber wer am Ende eines Zuges drei davon hat, gewinnt. Hier siehst du, wie viele jede Seite hat.',
      daredevil:
        'Und umgekehrt: Draufgänger rennen schnell, 2 und dann 3 Schritte, aber wer am Ende eines Zuges drei davon hat, hat verloren.',
      swap: 'Du bist am Zug. Der Maulwurf bringt den, der ihn bekommt, 3 Schritte zurück, und das könntest du sein. Wähle den Maulwurf und ersetz ihn durch eine neue Karte. Das darfst du viermal in einer Partie.',
      swapOther: 'Erst werden wir den Maulwurf los: Wähle nur ihn und drück auf „Karte ersetzen“.',
      names:
        'Dafür kam eine Codeknackerin. Du hast auch zwei Wachposten, aber zwei Karten mit gleichem Namen darfst du nicht zusammen auslegen, außer deine ganze Hand heißt so.',
      second: 'Leg einen Wachposten offen und die Doppelagentin verdeckt aus.',
      danger:
        'Petra hat die Doppelagentin genommen: ein Schritt zurück. Aber sieh dir das nächste Symbol in ihrer Zeile an: Die zweite bringt sie 6 Schritte vor!',
      deny: 'Und schon zeigt sie eine Doppelagentin. Was du liegen lässt, gehört ihr. Was tust du?',
      denyOther:
        'Dann bekäme Petra ihre zweite Doppelagentin und liefe 6 Schritte. Nimm den Schritt zurück lieber selbst.',
      ready:
        'Sehr gut: ein Schritt zurück für dich, einer vor für Petra. Und jetzt ist es deine nächste Doppelagentin, die 6 wert ist. Für den Fang brauchst du 5.',
      trap: 'Stell eine Falle: Zeig eine Codeknackerin, die Petra gern hätte, und versteck die Doppelagentin daneben.',
      trapOther: 'Die Doppelagentin muss verdeckt liegen, sonst durchschaut Petra dich. Zeig die Codeknackerin.',
      caught:
        'Gefangen! Sechs Schritte, und fünf hätten gereicht: Du musst die andere Figur einholen oder überholen, wenn am Ende des Zuges beide gezogen haben.',
      ties: 'Würden beide Seiten zugleich gewinnen, gewinnt die Seite, die am Zug ist. Gehen die Karten aus, gewinnt, wer mehr Schritte gegangen ist.',
      end: 'Das ist das ganze einfache Spiel. Zeig, was sie wollen, versteck, was sie fürchten, und mach es ab und zu genau andersherum.',
    },
  },
  threes: {
    title: 'Drei gleiche',
    about: 'Dritte und vierte Agenten, drei Codeknackerinnen, drei Draufgänger: erst zählen, dann wählen.',
    texts: {
      welcome:
        'Mitten in einer Partie. Du hast zwei Vollstrecker, zwei Codeknackerinnen und zwei Draufgänger. Die Symbole in deiner Zeile sagen, was ein dritter von ihnen bewirkt.',
      third:
        'Petra zeigt einen Vollstrecker. Es wäre dein dritter, also zählt sein drittes Symbol: 3 Schritte. Wirb ihn an.',
      thirdOther: 'Sieh in deine Zeile: Ein dritter Vollstrecker ist 3 Schritte wert. Nimm die offene Karte.',
      fourth:
        'Du hast noch einen auf der Hand. Ein vierter tut dasselbe wie der dritte, und so auch der fünfte und der sechste. Zeig den Vollstrecker und versteck den Saboteur.',
      fourthOther: 'Den Vollstrecker offen und den Saboteur verdeckt, bitte.',
      daredevil:
        'Wieder drei Schritte, und jetzt reicht dir ein einziger zum Fang. Petra lockt dich mit einem Draufgänger. Aber es wäre dein dritter, und wer drei hat, hat verloren. Was nimmst du?',
      daredevilOther:
        'Mit einem dritten Draufgänger hättest du verloren, wo auch immer die Figuren stehen. Nimm die verdeckte Karte.',
      won: 'Eine Codeknackerin, deine dritte: Du gewinnst, wo auch immer die Figuren stehen. Für Petra war der Draufgänger erst der zweite.',
      end: 'All das wird erst am Ende eines Zuges geprüft. Würden dann beide Seiten gewinnen, gewinnt die Seite, die am Zug ist. Zähl also auf beiden Seiten mit.',
    },
  },
  'end-step': {
    title: 'Das Ende des Zuges',
    about: 'Drei Codeknackerinnen und ein Fang im selben Zug: Wer gewinnt?',
    texts: {
      welcome: 'Petra hat schon zwei Codeknackerinnen. Hat sie am Ende eines Zuges drei, gewinnt sie.',
      need: 'Dir fehlen 4 Schritte zum Fang. Deine zweite Doppelagentin brächte dich 6 weiter.',
      trap: 'Trau dich: Zeig die Codeknackerin, auf die Petra wartet, und versteck die Doppelagentin daneben.',
      trapOther: 'Die Codeknackerin offen, die Doppelagentin verdeckt: Petra soll die offene Karte wollen.',
      both: 'Petra hat ihre dritte Codeknackerin, aber mitten im Zug ist nichts gewonnen. Erst sind beide Figuren gezogen, und du hast sie gefangen. Geprüft wird erst jetzt, am Ende des Zuges: Ihr würdet beide gewinnen.',
      yours: 'Dann gewinnt die Seite, die am Zug ist. Es war dein Zug, also gewinnst du.',
      end: 'Hätte Petra diese Karten ausgelegt, hätte sie gewonnen. Bevor du auf eine dritte Karte setzt, schau, wer am Zug ist.',
    },
  },
  'last-cards': {
    title: 'Die letzten Karten',
    about: 'Der Stapel ist leer und niemand gefangen: Jetzt zählt jeder Schritt.',
    texts: {
      welcome:
        'Eine lange Partie. Der Stapel ist soeben ausgegangen: Die Hände werden nicht mehr aufgefüllt, und niemand kann mehr eine Karte ersetzen.',
      steps:
        'Es ist vorbei, sobald jemand keine zwei Karten mehr auslegen kann. Dann gewinnt, wer mehr Schritte gegangen ist. Noch seid ihr gleichauf: sieben Schritte bis zum Fang für beide.',
      offer: 'Vier Karten hast du noch. Zeig einen Saboteur und versteck daneben den Handlanger.',
      offerOther: 'Für diese Lektion: ein Saboteur offen, der Handlanger verdeckt.',
      hidden:
        'Petra hat dich durchschaut: 4 Schritte für sie, einer zurück für dich. Jetzt zeigt sie einen Saboteur, es wäre dein dritter: zwei zurück. Nimm die verdeckte Karte.',
      hiddenOther: 'Ein dritter Saboteur bringt dich zwei Schritte zurück. Versuch die verdeckte Karte.',
      rest: 'Ein Wachposten: 2 Schritte für dich, und Petra zwei zurück. Das sind deine letzten beiden Karten. Leg sie aus, den Saboteur offen.',
      restOther: 'Der Saboteur offen, die Doppelagentin verdeckt.',
      final:
        'Petra zwei Schritte zurück, du einen: wieder gleichauf. Das sind die allerletzten beiden Karten, und der offene Wachposten wäre dein dritter.',
      finalOther: 'Das dritte Symbol des Wachpostens sagt 6 Schritte. Mehr bekommst du nicht.',
      over: 'Sechs Schritte für dich, drei für Petra. Niemand ist gefangen, du kannst nichts mehr auslegen und bist drei Schritte weiter gegangen: Du gewinnst.',
      end: 'Bei gleich vielen Schritten hätte die Seite gewonnen, die am Zug war, und das war Petra. Heb dir also für das Ende einen guten Läufer auf.',
    },
  },
  market: {
    title: 'Der Schwarzmarkt',
    about: 'Der fortgeschrittene Modus: An vier Ecken der Straße gibt es Karten, die Regeln außer Kraft setzen.',
    texts: {
      welcome: 'Dieselbe Straße, ein neues Geschäft: Vier markierte Häuser sind Marktfelder.',
      supply:
        'Drei Karten liegen hier immer offen. Manche wirken sofort und sind dann weg, andere bleiben vor dir liegen. Tippe eine an, um sie zu lesen.',
      offer: 'Gehen wir hin. Leg die Codeknackerin offen und den Draufgänger verdeckt aus.',
      take: 'Zwei Schritte, und du stehst genau auf einem Marktfeld: Du musst eine Karte nehmen. Nimm den Wachturm.',
      takeOther: 'Verlockend. Aber mit dem Wachturm rennen deine Vollstrecker, und Petra zeigt gleich einen.',
      ongoing:
        'Der Wachturm bleibt bei dir: Jeder Vollstrecker, den du ab jetzt anwirbst, geht 2 Schritte weiter. Die Lücke in der Auslage wurde sofort gefüllt.',
      enforcer: 'Petra zeigt einen Vollstrecker. Für dich ist er 1 Schritt wert und 2 dazu. Wirb ihn an.',
      enforcerOther: 'Schau noch einmal: Mit deinem Wachturm ist der offene Vollstrecker 3 Schritte wert.',
      instant: 'Drei Schritte, und du bist wieder am Markt! Nimm die Stille Anwerbung: Sie wirkt sofort.',
      resolve:
        'Stille Anwerbung: ein Agent aus deiner Hand, den du noch nicht im Spiel hast. Nur deine Figur zieht. Wer bringt dich am weitesten?',
      resolveOther: 'Sieh dir die Symbole an: Der Handlanger geht gleich 4 Schritte.',
      chain:
        'Vier Schritte, und wieder endest du auf einem Marktfeld: also noch eine Karte. Der Lauschwagen geht 1 Schritt weiter.',
      caught:
        'So eine Kette entscheidet eine Partie: Petra ist gefangen. Es zählt erst das Ende des Zuges, nach allen Einkäufen.',
      end: 'Manche Karten bringen neue Wege zum Sieg: sieben verschiedene Agenten, drei Draufgänger, ein Gast auf deinem Heimatfeld. Über ein Marktfeld hinwegzuziehen bringt nichts: Du musst darauf enden.',
    },
  },
  teams: {
    title: 'Im Team',
    about: 'Zu dritt oder zu viert: eine Figur, zwei Hände und kein Wort über die Karten.',
    texts: {
      welcome:
        'Vier am Tisch. Du und Otto teilt euch eine Figur und alle Agenten, Petra und Vesna ebenso. Die Hand aber hat jeder für sich: nicht zeigen, nichts andeuten.',
      lead: 'Einer von euch beiden beginnt und legt eine Karte offen aus. Leg deinen Vollstrecker.',
      vote: 'Otto hat eine Karte verdeckt dazugelegt, auch du siehst sie nicht. Nun hat Petra einen Vorschlag gemacht. Ihre Partnerin muss zustimmen.',
      agreed:
        'Vesna hat zugestimmt, also nahmen sie die verdeckte Karte: einen Saboteur. Euer Team bekam den Vollstrecker und ging einen Schritt vor.',
      propose: 'Jetzt legen sie aus, und du wählst gemeinsam mit Otto. Schlag den offenen Wachposten vor.',
      proposeOther: 'Schlag diesmal die offene Karte vor und sieh, was Otto davon hält.',
      change:
        'Otto schlägt die verdeckte Karte vor. Solange ihr nicht einig seid, geschieht nichts, und du darfst dich umentscheiden. Folge Otto.',
      took: 'Ein Draufgänger, zwei Schritte vor. Otto hat eine Nase dafür.',
      follow:
        'Diesmal hat Otto einen Wachposten offen gelegt. Die verdeckte Karte kommt von dir: jede außer einem Wachposten. Nimm den Saboteur.',
      followOther: 'Die behalte lieber. Leg den Saboteur verdeckt aus.',
      end: 'Jeder von euch darf in einer Partie zwei Karten ersetzen. Zu dritt spielt auf einer Seite ein einsamer Spion: Er legt beide Karten und darf viermal ersetzen. Alles andere weißt du schon.',
    },
  },
};
