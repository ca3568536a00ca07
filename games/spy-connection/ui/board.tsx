import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Choosing, useChoosing } from './choosing.ts';
import { Dock } from './dock.tsx';
import { Legend } from './legend.tsx';
import { RouteMap } from './map/map.tsx';
import { OpenMissions, OwnMissions, StartMissions } from './missions.tsx';
import { MovesList } from './moves-list.tsx';
import type { Offer } from './offers.ts';
import { Players } from './players.tsx';
import { type Props, sceneOf } from './scene.ts';
import { Scoring } from './scoring.tsx';
import { SpokenMap } from './spoken.tsx';
import { useBefore, useTurns } from './turn.ts';

export function Board(props: Props) {
  const { page, words, lang, names, hint, settings } = props;
  const scene = useMemo(() => sceneOf(props), [page, words, lang, names.join('|'), settings.patterns]);
  const choosing = useChoosing(scene, props);
  const before = useBefore(scene);
  const { steps, lastTurns } = useTurns(props);
  const root = useRef<HTMLDivElement>(null);
  const { dock, confirm, done } = useDockFocus(choosing);
  const stage = useRef<HTMLDivElement>(null);
  const chosenInList = () => {
    confirm();
    stage.current?.scrollIntoView({
      block: 'nearest',
      behavior: settings.motion === 'full' ? 'smooth' : 'auto',
    });
  };
  useSkipping(root);
  return (
    <div
      ref={root}
      class={`game-spy-connection sc ${scene.view.board === 'dark' ? 'sc-night' : 'sc-day'} sc-${settings.motion}`}
    >
      <div class="sc-layout">
        <div class="sc-main">
          <div class="sc-stage" ref={stage}>
            <RouteMap
              scene={scene}
              before={before}
              lights={choosing.lights}
              motion={settings.motion}
              isOffered={choosing.isOffered}
              tap={choosing.tap}
            />
            <Legend scene={scene} />
            <SpokenMap scene={scene} />
          </div>
          <Dock scene={scene} choosing={choosing} steps={steps} dock={dock} done={done} />
        </div>
        <div class="sc-side">
          <Scoring scene={scene} result={page.result} />
          <StartMissions scene={scene} choosing={choosing} />
          {scene.view.phase !== 'draft' && <OwnMissions scene={scene} choosing={choosing} />}
          <OpenMissions scene={scene} choosing={choosing} />
          <MovesList scene={scene} choosing={choosing} hint={hint} chosen={chosenInList} />
          <Players scene={scene} choosing={choosing} lastTurns={lastTurns} />
        </div>
      </div>
    </div>
  );
}

/** Whoever chooses in the list is taken to the button that does it, and stays there for what comes next. */
function useDockFocus({ chosen, play }: Choosing) {
  const dock = useRef<HTMLElement>(null);
  const [wanted, want] = useState(false);
  useEffect(() => {
    if (!wanted || chosen === null) return;
    dock.current?.querySelector<HTMLElement>('.sc-do')?.focus({ preventScroll: true });
    want(false);
  }, [wanted, chosen?.key]);
  const done = (offer: Offer) => {
    dock.current?.focus({ preventScroll: true });
    play(offer);
  };
  return { dock, confirm: () => want(true), done };
}

/** A tap finishes what is still moving. */
function useSkipping(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = root.current;
    const finish = () => {
      for (const animation of element?.getAnimations({ subtree: true }) ?? []) animation.finish();
    };
    element?.addEventListener('pointerdown', finish);
    return () => element?.removeEventListener('pointerdown', finish);
  }, [root]);
}
