import type { SettingsTranslations } from './en.ts';

export const translations: SettingsTranslations = {
  look: 'Aussehen',
  table: 'Am Tisch',
  audio: 'Ton und Sichtbarkeit',
  textSize: 'Schriftgröße',
  textSizes: { normal: 'Normal', large: 'Groß', larger: 'Sehr groß' },
  palette: 'Farben der Spieler',
  palettes: { house: 'Safehouse', contrast: 'Hoher Kontrast' },
  paletteAbout: 'Hoher Kontrast nimmt Farben, die sich auch bei Farbsehschwäche gut unterscheiden.',
  speed: 'Tempo der Züge',
  speedAbout:
    'Wie lange du siehst, was die anderen tun. Schritt für Schritt: Alles wartet, bis du aufs Brett tippst oder die Leertaste drückst.',
  speeds: { step: 'Schritt für Schritt', slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Sofort' },
  volume: 'Lautstärke',
  confirm: 'Züge bestätigen',
  confirmAbout: 'Jeder Zug wartet auf ein zweites Tippen, bevor er gespielt wird.',
  auto: 'Einzigen Zug ausführen',
  autoAbout: 'Gibt es nur eine Möglichkeit, etwa den Zug zu beenden, geschieht sie von selbst.',
  endTurn: 'Fertigen Zug von selbst beenden',
  endTurnAbout:
    'In Spy Connection, wenn du nur noch etwas zurücknehmen könntest. Mit Tippen oder einer Taste hältst du den Zug an.',
  hand: 'Anordnung für',
  hands: { right: 'Rechte Hand', left: 'Linke Hand' },
  handAbout: 'Wo auf einem breiten Bildschirm deine Karten und Knöpfe liegen.',
  panel: 'Neben dem Brett offen',
  panelAbout: 'Auf einem breiten Bildschirm.',
  invisible: 'Unsichtbar',
  invisibleAbout: 'Niemand sieht, ob du online bist oder spielst.',
  shortcuts: 'Tastenkürzel',
  shortcutsAbout: 'Einzelne Tasten während einer Partie. Am Tisch zeigt ? sie an.',
};
