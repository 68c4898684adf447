import { own, type TrellisErrorDetail } from './trellis-error.ts';

/** The parts of a session that simulating a fault needs. */
interface Simulated extends EventTarget {
  readonly simulate: Simulation | '' | undefined;
  readonly info: { readonly environment: string } | undefined;
}

/** The faults that `simulate` on a session can stage, in the sandbox only. */
export type Simulation = 'expired' | '400' | '403' | '500' | 'offline' | 'slow';

const SLOW_MS = 3000;
/** Crockford's alphabet, as in the platform's IDs. */
const ID_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const refusals: Record<string, [code: number, param?: string]> = {
  expired: [40102],
  400: [40003, 'name'],
  403: [40301],
  500: [50001],
};

/**
 * Returns a replacement for `fetch` that simulates the session's fault: an Error object with a request ID but
 * without a request, no connection, or a delay of three seconds before the real request. `undefined` outside
 * the sandbox, where the session reports this by event.
 */
export function simulated(session: Simulated): typeof fetch | undefined {
  const { simulate = '', info } = session;
  if (info?.environment !== 'sandbox') return refused(session);
  const refusal = refusals[simulate];
  if (refusal) {
    const [error, param] = refusal;
    const body = JSON.stringify({ error, message: 'Simulated.', param });
    return () => {
      const headers = { 'request-id': requestId() };
      return Promise.resolve(new Response(body, own({ status: Math.trunc(error / 100), headers })));
    };
  }
  if (simulate === 'offline') return () => Promise.resolve(Response.error());
  if (simulate !== 'slow') return undefined;
  return async (input, init) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    return fetch(input, init);
  };
}

/** Returns an ID in the form of a request ID, for a request that wasn't sent. */
function requestId(): string {
  const random = crypto.getRandomValues(new Uint8Array(26));
  return 'req_' + Array.from(random, (byte) => ID_LETTERS[byte % 32]).join('');
}

function refused(session: Simulated): undefined {
  const detail: TrellisErrorDetail = {
    type: 'input',
    code: 0,
    message: 'simulate works in the sandbox only.',
    status: 0,
    requestId: '',
    retryable: false,
  };
  session.dispatchEvent(new CustomEvent('trellis-error', own({ bubbles: true, composed: true, detail })));
}
