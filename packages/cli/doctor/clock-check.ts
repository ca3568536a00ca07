import { type Finding, fault, ok, warning } from './finding.ts';

/** Before the first release. */
const EARLIEST = Date.UTC(2026, 10, 1);
const LATEST = Date.UTC(2060, 0, 1);
/** The players' clocks are shown in seconds, so smaller differences are not noticed. */
const NOTICEABLE_MS = 2000;
/** Another machine may have stored the entry with a slightly different clock. */
const TOLERANCE_MS = 60_000;

const ADVICE = 'Set the clock of this machine, and keep it right with NTP (timedatectl set-ntp true).';

interface ClockReference {
  /** How far the database's clock is ahead, in milliseconds; null if it has no clock of its own. */
  readonly databaseAhead: number | null;
  readonly lastEntryAt: number | null;
}

/** Without a network there is no reference: compares with a plausible range, the database's clock and stored times. */
export function checkClock(now: number, { databaseAhead, lastEntryAt }: ClockReference): Finding {
  const time = new Date(now).toISOString();
  if (now < EARLIEST || now > LATEST) return fault('clock', `it is not ${time}`, ADVICE);
  if (lastEntryAt !== null && lastEntryAt > now + TOLERANCE_MS) {
    const stored = new Date(lastEntryAt).toISOString();
    return fault('clock', `it is ${time} here, but a move was stored at ${stored}`, ADVICE);
  }
  if (databaseAhead !== null && Math.abs(databaseAhead) > NOTICEABLE_MS) {
    const seconds = (Math.abs(databaseAhead) / 1000).toFixed(0);
    const message = `the clock of the database is ${seconds} s ${databaseAhead > 0 ? 'ahead' : 'behind'}`;
    return warning('clock', message, `Matches go by the database's clock. ${ADVICE}`);
  }
  return ok('clock', time);
}
