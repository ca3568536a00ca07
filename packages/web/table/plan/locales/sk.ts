import type { PlanTranslations } from './en.ts';

export const translations: PlanTranslations = {
  title: 'Naplánovať odpoveď',
  change: 'Zmeniť plán',
  about:
    'Povedzte, čo zahráte, keď na vás príde rad. Nikto iný to nikdy neuvidí. Ak sa to potom nebude hodiť alebo to nebude dovolené, opýtame sa ako zvyčajne.',
  lines: 'Váš plán',
  when: 'Keď',
  whatever: 'Nech sa stane čokoľvek',
  play: 'Zahrám',
  add: 'Pridať do plánu',
  andThen: 'A potom',
  remove: 'Odobrať z plánu',
  step: (fact, reply) => `Keď „${fact}“: ${reply}`,
  anyStep: (reply) => `Nech sa stane čokoľvek: ${reply}`,
  full: 'Plán je plný. Najprv jeden z ôsmich riadkov odoberte.',
  nothing: 'Tu nie je čo plánovať: takto na vás rad nepríde.',
  soon: 'Vaša naplánovaná odpoveď sa o chvíľu zahrá.',
  myself: 'Nie, rozhodnem sa teraz',
  dropped: {
    unmatched: 'Váš plán sa nehodil k tomu, čo sa stalo. Ste na ťahu.',
    illegal: 'Naplánovaný ťah teraz nie je dovolený. Ste na ťahu.',
  },
};
