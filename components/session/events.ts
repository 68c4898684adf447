import type { TrellisErrorDetail } from './trellis-error.ts';

/** What every element of Trellis may say: it can be used, something failed, or its session may not do what it needs. */
export interface TrellisEventMap {
  'trellis-ready': CustomEvent<void>;
  'trellis-error': CustomEvent<TrellisErrorDetail>;
  'trellis-missing-scope': CustomEvent<{ needed: string[] }>;
}

/** The events of `<trellis-session>` by name, for `addEventListener`. */
export type SessionEventMap = Pick<TrellisEventMap, 'trellis-error'>;

declare global {
  interface HTMLElementEventMap extends TrellisEventMap {}
}

/** Sends an event up through every shadow root; `false` when a listener prevented a cancelable one. */
export const emit = (from: Element, name: string, detail?: unknown, cancelable = false): boolean =>
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
