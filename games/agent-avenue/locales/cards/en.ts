import type { AgentName, MarketName } from '../../data/cards.ts';

/** The names of the agents, and the names and abilities of the market cards. */
export const cardTranslations = {
  agents: {
    'double-agent': 'Double Agent',
    enforcer: 'Enforcer',
    codebreaker: 'Codebreaker',
    saboteur: 'Saboteur',
    daredevil: 'Daredevil',
    sentinel: 'Sentinel',
    sidekick: 'Sidekick',
    mole: 'Mole',
  } as { readonly [name in AgentName]: string },

  market: {
    'pack-leader': {
      name: 'Leader of the Pack',
      text: 'Three Daredevils win the match for you instead of losing it.',
    },
    masterplan: { name: 'Masterplan', text: 'Seven different agents in play win the match.' },
    'security-system': {
      name: 'Security System',
      text: 'You win if the other pawn is on your home at the end of a turn.',
    },
    'getaway-car': { name: 'Getaway Car', text: 'When your pawn ends a move on a home, it goes 3 more steps forward.' },
    watchtower: { name: 'Watchtower', text: 'Each Enforcer you recruit moves you 2 extra steps forward.' },
    supercomputer: { name: 'Supercomputer', text: 'Each Codebreaker you recruit moves you 3 steps forward.' },
    'distraction-device': { name: 'Distraction Device', text: 'Your Saboteurs move you forward instead of back.' },
    'sinister-twin': {
      name: 'Sinister Twin',
      text: 'Your Double Agents count twice, forward and back.',
    },
    'surveillance-truck': { name: 'Surveillance Truck', text: 'Move 1 step forward.' },
    'smoke-screen': { name: 'Smoke Screen', text: 'Recruit the top card of the deck, whatever it is.' },
    outpost: { name: 'Outpost', text: 'Recruit a Sentinel from your hand.' },
    'secret-recruit': {
      name: 'Secret Recruit',
      text: 'Recruit an agent from your hand that you don’t have in play yet.',
    },
    'double-trouble': {
      name: 'Double Trouble',
      text: 'Show two cards of the same agent, recruit one and keep the other.',
    },
    spycation: {
      name: 'Spycation',
      text: 'Take one of your own agents back into your hand; you may recruit it again right away.',
    },
    'mind-control': { name: 'Mind Control', text: 'Take an agent that the other side has in play into your hand.' },
  } as { readonly [name in MarketName]: { readonly name: string; readonly text: string } },
};

export type CardTranslations = typeof cardTranslations;
