import type { TrellisError } from '../session/trellis-error.ts';

/** The state of the record does not allow it. */
export const STATE_FORBIDS = 40902;
/** Somebody else has changed the record since it was read. */
export const STALE = 40903;
export const NOT_FOUND = 40401;

/** A no that would come again: to the content, the scope, or the state of the record. */
export const isDefinite = ({ type, detail: { code } }: TrellisError): boolean =>
  /input|scope/.test(type) || code === STATE_FORBIDS || code === STALE;
