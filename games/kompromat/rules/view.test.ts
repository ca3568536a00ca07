import { describe, expect, test } from 'vitest';
import { kompromat } from './index.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { describeMatch, openMatch, playMoves, playSingleCards, playToRound, viewFor } from './test-helpers.ts';

const CLOSED = { closed: 1 };

describe('what a seat may see', () => {
  test('[KO-10] the own face-down cards for good, the opponent’s never', () => {
    const match = openMatch({ decks: [[['9', '4', '2']], [['3', '5']]] });
    playMoves(match, 0, 'hit', 'hit', 'stop', 2, 'hit', 'stop');
    const up = (card: string) => ({ card, up: true });
    const down = (card: unknown) => ({ card, up: false });
    expect(viewFor(match, 0).columns[0][0]).toEqual([up('9'), down('4'), down('2')]);
    expect(viewFor(match, 0).columns[1][2]).toEqual([up('3'), down(CLOSED)]);
    expect(viewFor(match, 1).columns[0][0]).toEqual([up('9'), down(CLOSED), down(CLOSED)]);
    expect(viewFor(match, 'spectator').columns[1][2]).toEqual([up('3'), down(CLOSED)]);
  });

  test('[KO-10] the memory aid is in the view and changes nothing else', () => {
    const header = { options: { memoryAid: true }, players: 2, edition: undefined };
    const checked = kompromat.parseOptions(header);
    if (!checked.ok) throw new Error(checked.message);
    const kept: string[][] = [];
    const chance = {
      shuffle: (label: string, cards: number[]) => void kept.push([label, String(cards.length)]),
    };
    const [aided, plain] = [checked.value, DEFAULT_OPTIONS].map((options) => kompromat.setup(options, 2, chance));
    const views = [aided, plain].map((state) => kompromat.view(state, 'spectator'));
    expect(views[0]).toEqual({ ...views[1], memoryAid: true });
    expect(kompromat.describe(aided)).toEqual(kompromat.describe(plain));
    expect(kept.slice(0, 3)).toEqual([
      ['missions', '29'],
      ['equipment:0:1', '14'],
      ['equipment:1:1', '14'],
    ]);
  });

  test('decks and mission deck are counts only', () => {
    const match = openMatch({});
    const { decks, missionDeck } = viewFor(match, 0);
    expect(decks).toEqual([
      { known: [], rest: { closed: 13 } },
      { known: CLOSED_NONE, rest: { closed: 14 } },
    ]);
    expect(missionDeck).toEqual({ closed: 25 });
  });

  test('the view has every key of the description', () => {
    const match = openMatch({});
    expect(Object.keys(viewFor(match, 0))).toEqual(expect.arrayContaining(Object.keys(describeMatch(match))));
  });

  test('how the last round lay stays in view for a round', () => {
    const match = openMatch({ decks: [[['10', '2', '4', '5', '6']], [['3', '9', '8', '7']]] });
    expect(viewFor(match, 1).lastRound).toBeNull();
    playMoves(match, 0, 'hit', 'stop');
    playSingleCards(match);
    playToRound(match, 2);
    expect(viewFor(match, 1).lastRound).toEqual([
      [['10', '2'], ['4'], ['5'], ['6']],
      [['3'], ['9'], ['8'], ['7']],
    ]);
  });
});

const CLOSED_NONE = { closed: 0 };
