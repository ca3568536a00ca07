import { SET_POINTS } from '../../data/numbers.ts';
import { Emblem } from '../art/emblem.tsx';
import { type Desk, isMine, nameOf, type Opened } from '../table/desk.ts';
import { kindOf, missionName, pointsOf, tokensOf } from '../table/names.ts';
import { Dossier } from './dossier.tsx';
import { ItemTray } from './item-tray.tsx';

/** What has been opened for reading. */
export function Tray({ desk, opened }: { readonly desk: Desk; readonly opened: Opened }) {
  const { words } = desk;
  return (
    <section class="ko-tray" aria-label={titleOf(desk, opened)}>
      <header>
        <h2>{titleOf(desk, opened)}</h2>
        <button type="button" class="ko-close" aria-label={words.close} onClick={() => desk.open(null)}>
          ×
        </button>
      </header>
      <Contents desk={desk} opened={opened} />
    </section>
  );
}

function Contents({ desk, opened }: { readonly desk: Desk; readonly opened: Opened }) {
  switch (opened.type) {
    case 'mission':
      return <MissionText desk={desk} mission={opened.mission} />;
    case 'item':
      return <ItemTray desk={desk} seat={opened.seat} item={opened.item} />;
    case 'dossier':
      return <Dossier desk={desk} seat={opened.seat} />;
  }
}

function titleOf(desk: Desk, opened: Opened): string {
  const { words, view } = desk;
  if (opened.type === 'dossier') {
    return isMine(desk, opened.seat) ? words.ownDossier : words.dossier(nameOf(desk, opened.seat));
  }
  if (opened.type === 'item') return missionName(opened.item, words);
  return `${words.missionNumber(opened.mission)}: ${missionName(view.missions[opened.mission].card, words)}`;
}

function MissionText({ desk, mission }: { readonly desk: Desk; readonly mission: number }) {
  const { words, view } = desk;
  const { card, counter } = view.missions[mission];
  return (
    <div class="ko-text">
      <Emblem card={card} />
      <div>
        {textOf(card, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {counter !== null && <p class="ko-warned">{words.counterUnder(tokensOf(counter))}</p>}
      </div>
    </div>
  );
}

function textOf(card: Parameters<typeof kindOf>[0], words: Desk['words']): string[] {
  const kind = kindOf(card);
  if (kind === 'target') return [`${words.kinds.target}: ${words.worth(pointsOf(card))}.`];
  if (kind === 'item') return [words.effects[card as keyof typeof words.effects], words.itemWorth];
  return [words.setWorth(SET_POINTS.slice(1))];
}
