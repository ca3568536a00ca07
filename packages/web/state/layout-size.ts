import { computed } from '@preact/signals';
import { mediaQuerySignal } from './media-query.ts';

const fitsSidePanel = mediaQuerySignal('(min-width: 900px)');
const fitsAllPanels = mediaQuerySignal('(min-width: 1400px)');

/** `phone`: the panel is a bottom sheet; `wide`: all its parts are open at once. */
export const layoutSize = computed(() => (fitsAllPanels.value ? 'wide' : fitsSidePanel.value ? 'side' : 'phone'));
