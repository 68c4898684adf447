import type { TrellisSession } from './session.ts';
import type { TrellisErrorDetail } from './trellis-error.ts';

/** The faults that `simulate` on a session can stage, in the sandbox only. */
export type Simulation = 'expired' | '400' | '403' | '500' | 'offline' | 'slow';

const SLOW_MS = 3000;

const answers: Record<string, [code: number, param?: string]> = {
  expired: [40102],
  400: [40003, 'name'],
  403: [40301],
  500: [50001],
};

/**
 * A stand-in for `fetch` that plays the session's fault: an Error object without a request, no connection, or three
 * seconds of delay before the real request. Outside the sandbox there is none, and the session says so by event.
 */
export function simulated(session: TrellisSession): typeof fetch | undefined {
  const { simulate = '', info } = session;
  if (info?.environment !== 'sandbox') return refused(session);
  const answer = answers[simulate];
  if (answer) {
    const [error, param] = answer;
    const body = JSON.stringify({ error, message: 'Simulated.', param });
    return () => Promise.resolve(new Response(body, { status: Math.trunc(error / 100) }));
  }
  if (simulate === 'offline') return () => Promise.resolve(Response.error());
  if (simulate !== 'slow') return undefined;
  return async (input, init) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    return fetch(input, init);
  };
}

function refused(session: TrellisSession): undefined {
  const detail: TrellisErrorDetail = {
    type: 'input',
    code: 0,
    message: 'simulate works in the sandbox only.',
    status: 0,
    requestId: '',
    retryable: false,
  };
  session.dispatchEvent(new CustomEvent('trellis-error', { bubbles: true, composed: true, detail }));
}
