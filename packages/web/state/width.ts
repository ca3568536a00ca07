import { computed } from '@preact/signals';
import { matches } from './media.ts';

const isSide = matches('(min-width: 900px)');
const isWide = matches('(min-width: 1400px)');

/** How much there is room for: a sheet from below, a panel at the side, or everything at once. */
export const room = computed(() => (isWide.value ? 'wide' : isSide.value ? 'side' : 'phone'));
