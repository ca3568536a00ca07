import { useLasting } from '@safehouse/ui';
import { useEffect, useMemo, useRef } from 'preact/hooks';
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
  const { page, words, lang, names, settings } = props;
  const scene = useMemo(() => sceneOf(props), [page, words, lang, names.join('|'), settings.patterns]);
  const choosing = useChoosing(scene, props);
  const before = useBefore(scene);
  const { steps, lastTurns } = useTurns(props);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { dock, confirm, done } = useDockFocus(choosing);
  const { mission, hinted, look } = choosing;
  const { choose } = useLasting({
    choose(key: string) {
      if (choosing.chosen?.key !== key) {
        confirm();
        const behavior = settings.motion === 'full' ? 'smooth' : 'auto';
        stage.current?.scrollIntoView({ block: 'nearest', behavior });
      }
      choosing.choose(key);
    },
  });
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
          <StartMissions scene={scene} mission={mission} hinted={hinted} look={look} />
          {scene.view.phase !== 'draft' && (
            <OwnMissions scene={scene} mission={mission} hinted={hinted} look={look} />
          )}
          <OpenMissions scene={scene} mission={mission} hinted={hinted} look={look} />
          <MovesList scene={scene} chosen={choosing.chosen} hinted={hinted} choose={choose} />
          <Players scene={scene} mission={mission} look={look} lastTurns={lastTurns} />
        </div>
      </div>
    </div>
  );
}

/** Whoever chooses in the list is taken to the button that does it, and stays there for what comes next. */
function useDockFocus({ chosen, play }: Choosing) {
  const dock = useRef<HTMLElement>(null);
  // Nothing to be seen depends on it, so that nothing is drawn anew for it.
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || chosen === null) return;
    dock.current?.querySelector<HTMLElement>('.sc-do')?.focus({ preventScroll: true });
    isWanted.current = false;
  }, [chosen?.key]);
  const done = (offer: Offer) => {
    dock.current?.focus({ preventScroll: true });
    play(offer);
  };
  const confirm = () => {
    isWanted.current = true;
  };
  return { dock, confirm, done };
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
