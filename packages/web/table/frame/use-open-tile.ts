import { useEffect, useState } from 'preact/hooks';

export interface OpenTile {
  /** The index of the tile whose description is open; null if none is. */
  readonly open: number | null;
  toggle(tile: number): void;
}

/** A press on a tile opens its description, until the next press or Escape. */
export function useOpenTile(): OpenTile {
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const onPress = ({ target }: Event) => {
      // The tile's own button handles the press itself.
      if (!(target instanceof Element && target.closest('.tile-press'))) setOpen(null);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null);
    };
    // Both, because a key clicks a button without a pointer event, and a drag ends without a click.
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
