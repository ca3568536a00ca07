export const translations = {
  look: 'Look',
  table: 'At the table',
  audio: 'Sound and visibility',
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Largest' },
  palette: 'Player colours',
  palettes: { house: 'Safehouse', contrast: 'High contrast' },
  paletteAbout: 'High contrast uses colours that people with any colour vision can tell apart.',
  speed: 'Pace of the moves',
  speedAbout:
    'How long you can watch what the others do. Step by step: everything waits until you tap the board or press Space.',
  speeds: { step: 'Step by step', slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Instant' },
  volume: 'Volume',
  confirm: 'Confirm moves',
  confirmAbout: 'Every move waits for a second press before it is played.',
  auto: 'Play the only move',
  autoAbout: 'If there is just one thing you can do, such as ending your turn, it is done for you.',
  endTurn: 'End a finished turn automatically',
  endTurnAbout:
    'In Spy Connection, when there is nothing left to do but take things back. Tap or press any key to keep your turn.',
  hand: 'Layout for',
  hands: { right: 'Right hand', left: 'Left hand' },
  handAbout: 'Where your cards and buttons are on a wide screen.',
  panel: 'Open beside the board',
  panelAbout: 'On a wide screen.',
  invisible: 'Invisible',
  invisibleAbout: 'Nobody sees whether you’re online or playing.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsAbout: 'Single keys during a match. Press ? at a table to see them.',
};

export type SettingsTranslations = typeof translations;
