import type { PlanTranslations } from './en.ts';

export const translations: PlanTranslations = {
  title: 'Naplánovat odpověď',
  change: 'Změnit plán',
  about:
    'Řekněte, co zahrajete, až na vás přijde řada. Nikdo jiný to nikdy neuvidí. Když se to pak nehodí nebo to nebude dovoleno, zeptáme se jako obvykle.',
  lines: 'Váš plán',
  when: 'Když',
  whatever: 'Ať se stane cokoli',
  play: 'Zahraju',
  add: 'Přidat do plánu',
  andThen: 'A potom',
  remove: 'Odebrat z plánu',
  step: (fact, reply) => `Když „${fact}“: ${reply}`,
  anyStep: (reply) => `Ať se stane cokoli: ${reply}`,
  full: 'Plán je plný. Nejdřív jeden z osmi řádků odeberte.',
  nothing: 'Tady není co plánovat: takto na vás řada nepřijde.',
  soon: 'Vaše naplánovaná odpověď se za chvíli zahraje.',
  myself: 'Ne, rozhodnu se teď',
  dropped: {
    unmatched: 'Váš plán se nehodil k tomu, co se stalo. Jste na tahu.',
    illegal: 'Naplánovaný tah teď není dovolen. Jste na tahu.',
  },
};
