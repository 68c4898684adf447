import type { exchange } from './api-client.ts';
import type { TrellisError } from './trellis-error.ts';

/**
 * Advice for the page's developer, loaded only if the page is set up incorrectly: why nothing works, and how
 * to fix it.
 */

export const NO_SOURCE =
  'Trellis: <trellis-session> has no credential source. Set its attribute `endpoint` (a URL on your server) or its ' +
  'property `fetchToken` (a function); on hosted pages, `cookie`.';

/** A refusal comes at once; a longer wait means another fault. */
const PATIENCE_MS = 5000;

/**
 * Finds out why a request got no response: browsers hide that this page's origin isn't registered, so one
 * more request is sent, without a credential. The service answers that from any page.
 * @param send passed in, so that this file imports no other
 */
export async function refusal(api: string, send: typeof exchange): Promise<TrellisError | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return send({ url: `${api}/v1/sessions/current`, credentials: 'omit', signal }).then(
    () => undefined,
    (cause: TrellisError) => cause,
  );
}

/** Returns the fix, for the console. */
export const howToRegister = (api: string): string =>
  `Trellis: ${location.origin} is not a registered origin. With your partner key, add it to the list of ` +
  `GET ${api}/v1/partners/me/origins and send that: PUT ${api}/v1/partners/me/origins {"origins":["${location.origin}"]}`;
