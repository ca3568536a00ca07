import { house } from '../state/words.ts';
import { Shell } from './shell.tsx';

/** A screen that is on its way, or what keeps it from coming. */
export function Loading({ told }: { readonly told?: string }) {
  const { loading } = house();
  return (
    <Shell title={loading}>
      <p class="loading" role="status">
        {told ?? loading}
      </p>
    </Shell>
  );
}
