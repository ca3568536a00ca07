import { computed } from '@preact/signals';
import { mediaQuerySignal } from './media-query.ts';

const fitsSidePanel = mediaQuerySignal('(min-width: 900px)');
const fitsAllPanels = mediaQuerySignal('(min-width: 1400px)');

/** How much there is room for: a sheet from below, a panel at the side, or everything at once. */
export const layoutSize = computed(() =>
  fitsAllPanels.value ? 'wide' : fitsSidePanel.value ? 'side' : 'phone',
);
