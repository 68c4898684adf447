import type { TrellisErrorDetail } from './trellis-error.ts';

/** The events of every Trellis element: it is ready, something failed, or its session lacks a permission. */
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
