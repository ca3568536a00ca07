import type { PlanTranslations } from './en.ts';

export const translations: PlanTranslations = {
  title: 'Antwort planen',
  change: 'Plan ändern',
  about:
    'Sag, was du spielst, wenn du an der Reihe bist. Niemand sonst sieht es je. Passt es dann nicht oder ist es nicht erlaubt, wirst du wie immer gefragt.',
  lines: 'Dein Plan',
  when: 'Wenn',
  whatever: 'Egal, was passiert',
  play: 'Spiele ich',
  add: 'In den Plan aufnehmen',
  andThen: 'Und danach',
  remove: 'Aus dem Plan nehmen',
  step: (fact, reply) => `Wenn „${fact}“: ${reply}`,
  anyStep: (reply) => `Egal, was passiert: ${reply}`,
  full: 'Der Plan ist voll. Nimm zuerst eine der acht Zeilen heraus.',
  nothing: 'Hier gibt es nichts zu planen: So kommst du nicht mehr an die Reihe.',
  soon: 'Deine geplante Antwort wird gleich gespielt.',
  myself: 'Nein, ich spiele selbst',
  dropped: {
    unmatched: 'Dein Plan passte nicht zu dem, was passiert ist. Du bist am Zug.',
    illegal: 'Dein geplanter Zug ist jetzt nicht erlaubt. Du bist am Zug.',
  },
};
