/** The faults that `simulate` on a session can stage, in the sandbox only. */
export type Simulation = 'expired' | '400' | '403' | '500' | 'offline' | 'slow';

/** The name of an error that stands for a lost connection; kept apart so that the fault's code loads alone. */
const OFFLINE = 'Offline';
const SLOW_MS = 3000;

const answers: Record<string, [code: number, param?: string]> = {
  expired: [40102],
  400: [40003, 'name'],
  403: [40301],
  500: [50001],
};

/**
 * A stand-in for `fetch` that plays the fault: an Error object without a request, no connection, or three seconds
 * of delay before the real request. `undefined` for a name that is none of ours.
 */
export function simulated(simulation: string): typeof fetch | undefined {
  const answer = answers[simulation];
  if (answer) {
    const [error, param] = answer;
    const body = JSON.stringify({ error, message: 'Simulated.', param });
    return () => Promise.resolve(new Response(body, { status: Math.trunc(error / 100) }));
  }
  if (simulation === 'offline') return () => Promise.reject(new DOMException('Simulated.', OFFLINE));
  if (simulation !== 'slow') return undefined;
  return async (input, init) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    return fetch(input, init);
  };
}
