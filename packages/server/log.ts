const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof LEVELS)[number];

/** One line of JSON per entry. Must never contain a token, a seed, a card or a message written by a person. */
export interface Log {
  debug(what: string, about?: object): void;
  info(what: string, about?: object): void;
  warn(what: string, about?: object): void;
  error(what: string, about?: object): void;
}

export function jsonLog(least: LogLevel, write: (line: string) => void, now: () => number): Log {
  const at =
    (level: LogLevel) =>
    (what: string, about: object = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
      write(JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...about }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
