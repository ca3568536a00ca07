export const translations = {
  title: 'Plan a reply',
  change: 'Change your plan',
  about:
    'Say what you’ll play when your turn comes. Nobody else ever sees it. If it doesn’t fit or isn’t allowed by then, you’ll be asked as usual.',
  lines: 'Your plan',
  when: 'If',
  whatever: 'Whatever happens',
  play: 'I play',
  add: 'Add to the plan',
  andThen: 'And then',
  remove: 'Remove from the plan',
  step: (fact: string, reply: string) => `If “${fact}”: ${reply}`,
  anyStep: (reply: string) => `Whatever happens: ${reply}`,
  full: 'The plan is full. Remove one of its eight lines first.',
  nothing: 'There’s nothing to plan here: your turn won’t come up this way.',
  soon: 'Your planned reply will be played in a moment.',
  myself: 'No, I’ll play myself',
  dropped: {
    unmatched: 'Your plan didn’t fit what happened. It’s your move.',
    illegal: 'The move you planned isn’t allowed now. It’s your move.',
  },
};

export type PlanTranslations = typeof translations;
