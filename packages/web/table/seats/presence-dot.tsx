import { t } from '../../i18n/translations.ts';
import type { MatchSource } from '../../match/match-source.ts';

interface PresenceDotProps {
  readonly source: MatchSource;
  readonly seat: number;
}

/** For another person at an online table; hollow if they are away. */
export function PresenceDot({ source, seat }: PresenceDotProps) {
  const translations = t().social;
  // Unknown without a connection.
  if (source.kind === 'local' || source.connection.value !== 'live') return null;
  const isAway = source.presence.value.away.some((absent) => absent.seat === seat);
  const text = isAway ? translations.away : translations.here;
  return (
    <span class={`presence${isAway ? ' is-away' : ''}`} title={text}>
      <span class="hidden">, {text}</span>
    </span>
  );
}
