import { useEffect, useState } from 'preact/hooks';

export interface OpenTile {
  /** The place of the tile that is described; null while none is. */
  readonly open: number | null;
  toggle(tile: number): void;
}

/** A press on a tile describes it, until the next press or Escape. */
export function useOpenTile(): OpenTile {
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const onPress = ({ target }: Event) => {
      // The button of a tile changes it itself.
      if (!(target instanceof Element && target.closest('.tile-press'))) setOpen(null);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null);
    };
    // A key presses a button without a pointer; a drag is no click.
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('click', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('click', onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { open, toggle: (tile) => setOpen((now) => (now === tile ? null : tile)) };
}
