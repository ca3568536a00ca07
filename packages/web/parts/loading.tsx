import { Shell } from '../../parts/shell.tsx';
import { house } from '../../state/words.ts';

export function Loading() {
  const { loading } = house();
  return (
    <Shell title={loading}>
      <p class="loading" role="status">
        {loading}
      </p>
    </Shell>
  );
}
