import { exchange } from './api-client.ts';
import { ORIGIN_REFUSED, type TrellisError } from './trellis-error.ts';

/** A refusal comes at once; what takes longer is another fault. */
const PATIENCE_MS = 5000;

/**
 * Why a request found no response, if that is because this page's origin isn't registered. Browsers hide it, so the
 * service is asked once more, without a credential: it tells any page that much.
 */
export async function originRefusal(api: string): Promise<TrellisError | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await exchange({ url: `${api}/v1/sessions/current`, credentials: 'omit', signal });
  } catch (cause) {
    const refusal = cause as TrellisError;
    if (refusal.detail.code === ORIGIN_REFUSED) return refusal;
  }
  return undefined;
}

/** What to do about it, for the console. */
export const howToRegister = (api: string): string =>
  `Trellis: ${location.origin} is not a registered origin. With your partner key, add it to the list of ` +
  `GET ${api}/v1/partners/me/origins and send that: PUT ${api}/v1/partners/me/origins {"origins":["${location.origin}"]}`;
