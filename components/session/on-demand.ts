/**
 * Code that few sessions need, loaded when one does: simulated faults, advice for the developer of a page
 * that is set up incorrectly, and the partner's theme. It is a single file of the build, since each name in
 * the core weighs as much as it saves.
 */
import type { exchange } from './api-client.ts';
import { own, type TrellisError, type TrellisErrorDetail } from './trellis-error.ts';

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
 * without a request, no connection, or a delay of three seconds before the real request.
 * @returns `undefined` outside the sandbox, where the session reports this by event
 */
export function simulateFault(session: Simulated): typeof fetch | undefined {
  const { simulate = '', info } = session;
  if (info?.environment !== 'sandbox') return reportMisuse(session);
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

function reportMisuse(session: Simulated): undefined {
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

/** The warning for a session that can get no token. */
export const NO_SOURCE =
  'Trellis: <trellis-session> has no credential source. Set its attribute `endpoint` (a URL on your ' +
  'server) or its property `fetchToken` (a function); on hosted pages, `cookie`.';

/** A refusal comes at once; a longer wait means another fault. */
const PATIENCE_MS = 5000;

/**
 * Finds out why a request got no response: browsers hide that this page's origin isn't registered, so one
 * more request is sent, without a credential. The service answers that from any page.
 * @param api base URL of the API
 * @param send sends the request; passed in, so that this file stays free of the core
 * @returns the failure of that request; `undefined` if it got a response
 */
export async function findRefusal(api: string, send: typeof exchange): Promise<TrellisError | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return send({ url: `${api}/v1/sessions/current`, credentials: 'omit', signal }).then(
    () => undefined,
    (cause: TrellisError) => cause,
  );
}

/** Returns the text for the console that tells how to register the page's origin. */
export const howToRegister = (api: string): string =>
  `Trellis: ${location.origin} is not a registered origin. With your partner key, add it to the list of ` +
  `GET ${api}/v1/partners/me/origins and send that: PUT ${api}/v1/partners/me/origins ` +
  `{"origins":["${location.origin}"]}`;

/** The parts of a session that its theme needs. */
interface Themed extends HTMLElement {
  readonly info: { readonly theme: { readonly variables: Record<string, string> } | null } | undefined;
}

const COLOR = '--trellis-color-';
/** The colors around text: the theme's colors are designed for its own ones. */
const GROUNDS = ['surface', 'text', 'background'];

const worn = new WeakMap<HTMLElement, CSSStyleSheet>();

/**
 * Sets the theme's custom properties on a session, for its elements to inherit. Properties that the page
 * sets, on the session or an ancestor, are kept, along with the colors derived from them.
 */
export function wearTheme(session: Themed): void {
  const root = session.shadowRoot;
  const variables = session.info?.theme?.variables;
  if (!root || !variables) return;
  const sheet = worn.get(session) ?? new CSSStyleSheet();
  sheet.replaceSync(':host {}');
  if (!worn.has(session)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  worn.set(session, sheet);
  const present = getComputedStyle(session);
  const isSet = (name: string): boolean => present.getPropertyValue(name) !== '';
  const hasOwnGround = GROUNDS.some((name) => isSet(COLOR + name));
  const values = Object.entries(variables).filter(
    ([name]) => !isSet(name) && !(name.startsWith(COLOR) && (hasOwnGround || isSet(basisOf(name)))),
  );
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  for (const [name, value] of values) if (name.startsWith('--trellis-')) style.setProperty(name, value);
}

/** Returns the color that another is derived from: the accent for text on it and for its soft background. */
function basisOf(name: string): string {
  return COLOR + name.slice(COLOR.length).replace(/^on-|-soft$/g, '');
}
