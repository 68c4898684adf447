import { errorFrom, parseJson, TrellisError } from '../../session/trellis-error.ts';

/** On a device without a connection that nothing has failed on yet. */
export const OFFLINE = new TrellisError('offline');

/** Reads the attribute `failure`: an Error object as JSON; what is not one is as if it were not there. */
export function readFailure(json: string | null): TrellisError | undefined {
  const error = errorFrom(parseJson(json ?? ''));
  return error.detail.code ? error : undefined;
}
