/** What a check of a set-up found. */
export interface Finding {
  /** The name of the check: `csp`. */
  readonly check: string;
  readonly state: 'ok' | 'problem' | 'warning' | 'skipped';
  /** What is so, in a sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly mend?: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });

export const skipped = (check: string, message: string, mend: string): Finding => ({
  check,
  state: 'skipped',
  message,
  mend,
});

export const problem = (check: string, message: string, mend: string): Finding => ({
  check,
  state: 'problem',
  message,
  mend,
});

export const warning = (check: string, message: string, mend: string): Finding => ({
  check,
  state: 'warning',
  message,
  mend,
});

/** Whether an address is of this machine, where browsers take http for safe. */
export const isLocal = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
