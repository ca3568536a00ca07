const MAX_AGE_MS = 2000;

/** Checks whether writes succeed by writing something. Called often, so a success is cached for a moment. */
export function writeProbe(
  write: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  let writtenAt = Number.NEGATIVE_INFINITY;
  const probe = async () => {
    try {
      await write();
      writtenAt = now();
      return true;
    } catch {
      writtenAt = Number.NEGATIVE_INFINITY;
      return false;
    } finally {
      pending = null;
    }
  };
  return async () => {
    if (now() - writtenAt < MAX_AGE_MS) return true;
    pending ??= probe();
    return pending;
  };
}
