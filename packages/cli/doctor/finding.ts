/** `fault`: the server would not work correctly; `warning`: it would, but somebody should look at it. */
export interface Finding {
  readonly check: string;
  readonly status: 'ok' | 'warning' | 'fault';
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string;
}

export function ok(check: string, message: string): Finding {
  return { check, status: 'ok', message };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, status: 'warning', message, advice };
}

export function fault(check: string, message: string, advice: string): Finding {
  return { check, status: 'fault', message, advice };
}
