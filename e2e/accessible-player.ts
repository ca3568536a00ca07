import type { Locator, Page } from 'playwright-core';
import { keyboardPress } from './keyboard.ts';
import { type BoardLocators, type Game, RandomPlayer } from './random-player.ts';

/** The moves of a game as a screen reader finds them on its English board, the most urgent first. */
const ACCESSIBLE_MOVE_LOCATORS: { readonly [game in Game]: (board: Locator) => readonly Locator[] } = {
  'agent-avenue': (board) => [
    board.getByRole('button', { name: /^(Play both cards|Play face (up|down))$/, disabled: false }),
    board.getByRole('button', { name: /^(Recruit |Take (?!back)|Keep it in hand)/ }),
    board.getByRole('list', { name: 'Your hand' }).getByRole('button', { pressed: false, disabled: false }),
  ],
  kompromat: (board) => [
    board.getByRole('button', { name: /^(Use nothing|Give one back|Keep it|Take \d+ tokens?|No martini)$/ }),
    board.getByRole('button', { name: /as it is|aces? as|martini/ }),
    board.getByRole('button', { name: /^(Draw one more|Stop)$/, disabled: false }),
    board.getByRole('button', { name: /^Place .+ at mission/, disabled: false }),
  ],
  'spy-connection': (board) => {
    const turn = board.getByRole('region', { name: 'This turn' });
    const possible = board.getByRole('region', { name: 'What you can do' });
    const unpressedIn = (group: string) =>
      possible.getByRole('group', { name: group }).getByRole('button', { pressed: false });
    const openList = turn.getByRole('button', { name: 'What you can do', pressed: false });
    return [
      openList,
      turn.getByRole('button', { name: /^(Choose|Accept|Connect|Travel|Mark|Take back|Discard)(?! a| agents)/ }),
      unpressedIn('Mark the city'),
      turn.getByRole('button', { name: 'End turn' }),
      ...['Choose a start mission', 'Accept a mission', 'Connect', 'Travel'].map(unpressedIn),
      possible.getByRole('button', { pressed: false }),
    ];
  },
};

/** By roles and names, as in the accessibility tree. */
function accessibleLocators(page: Page, game: Game): BoardLocators {
  return {
    moveButtons: ACCESSIBLE_MOVE_LOCATORS[game](page.getByRole('main', { name: 'Board' })),
    resultPanel: page.getByRole('status', { name: 'The match is over' }),
    passDeviceScreen: page.getByRole('region', { name: /^Pass the device to/ }),
  };
}

const MAX_PRESSES = 600;

const TITLES: { readonly [game in Game]: string } = {
  'agent-avenue': 'Agent Avenue',
  kompromat: 'Kompromat',
  'spy-connection': 'Spy Connection',
};

/** From the front page to the result by keyboard and accessibility tree. */
export async function playByRolesAndKeyboard(page: Page, game: Game): Promise<void> {
  const press = keyboardPress(page);
  await page.goto('/');
  await press(page.getByRole('button', { name: new RegExp(`^Play against .+: ${TITLES[game]}$`) }));
  await page.getByRole('heading', { name: TITLES[game], level: 1 }).waitFor();
  const player = new RandomPlayer(page, game, { press, locators: accessibleLocators(page, game) });
  if ((await player.play(MAX_PRESSES)) === null) throw new Error(`${game} did not end within ${MAX_PRESSES} presses`);
}
