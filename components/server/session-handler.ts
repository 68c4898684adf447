import { addressOf, authorization, own, type TrellisAccess } from './access.ts';
import { errorBodyOf, TrellisApiError } from './errors.ts';
import { send } from './send.ts';

type Maybe<Value> = Value | undefined | null;

/** @template From the request as the partner's framework has it */
export interface SessionHandlerOptions<From = Request> extends TrellisAccess {
  /**
   * Returns the ID of the merchant whose user is signed in to your app, from your own session and never from
   * the page's request. Without one, the response is 401.
   */
  readonly merchantOf: (request: From) => Maybe<string> | Promise<Maybe<string>>;
  /**
   * The permissions of the page's elements: a list, or a function of the request. Without any, the response
   * is 403.
   */
  readonly scopes:
    | readonly string[]
    | ((request: From) => Maybe<readonly string[]> | Promise<Maybe<readonly string[]>>);
  /** Your app's origins, such as `https://pos.example`; required if a proxy changes the `Host` header. */
  readonly origins?: readonly string[];
  /** Receives errors on this side, which never contain the key. Defaults to the console. */
  readonly onError?: (error: unknown) => void;
}

/** The parts of a request that the handler reads. */
export interface SessionRequest<From> extends Origin {
  readonly method: string;
  readonly from: From;
}

const TIMEOUT_MS = 10_000;
const PATH = '/v1/sessions';

/**
 * Handles the `endpoint` of `<trellis-session>`: returns a token for the signed-in merchant only. For
 * frameworks with `Request` and `Response`; `trellis/server/node` is the equivalent for Node's own servers.
 * @throws {TypeError} `key` or `baseUrl` is malformed
 */
export function sessionHandler(options: SessionHandlerOptions): (request: Request) => Promise<Response> {
  const answer = sessionAnswers(options);
  return (request) => {
    const { method, headers, url } = request;
    return answer({ method, headers, host: new URL(url).host, from: request });
  };
}

/**
 * Returns a handler of the endpoint for any framework's request. The handler never rejects: failures become
 * responses, `{error, message}` as JSON.
 * @throws {TypeError} `key` or `baseUrl` is malformed
 */
export function sessionAnswers<From>(
  given: SessionHandlerOptions<From>,
): (request: SessionRequest<From>) => Promise<Response> {
  const options = own(given);
  const url = addressOf(options) + PATH;
  const credential = authorization(options);
  const { onError = report } = options;
  return async (request) => {
    try {
      const refusal = refusalOf(request, options.origins);
      if (refusal) return refusal;
      const merchant = await options.merchantOf(request.from);
      if (!merchant) return answered(401, 40101, 'Sign in first.');
      const scopes =
        typeof options.scopes === 'function' ? await options.scopes(request.from) : options.scopes;
      if (!scopes?.length) return answered(403, 40302, 'There is no session for this page.');
      const response = await mint(url, credential, { merchant, scopes }, options.fetch);
      return await handedOn(response, onError);
    } catch (error) {
      onError(error);
      return error instanceof Error && error.name === 'TrellisConnectionError'
        ? UNREACHABLE()
        : answered(500, 50001, 'Something went wrong on our side.');
    }
  };
}

function refusalOf(request: SessionRequest<unknown>, origins?: readonly string[]): Response | undefined {
  if (request.method !== 'POST') {
    return answered(405, 40501, 'This path takes only POST.', { Allow: 'POST' });
  }
  if (isFromOwnPage(request, origins)) return undefined;
  return answered(403, 40305, 'Only this app’s own pages can make this request.');
}

/** Requests a token, without retries: a person is waiting, and the session on the page retries. */
function mint(
  url: string,
  credential: string,
  session: object,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const headers = { Authorization: credential, 'Content-Type': 'application/json' };
  const request = new Request(url, own({ method: 'POST', headers, body: JSON.stringify(session) }));
  return send(request, {
    asked: { method: 'POST', path: PATH },
    fetch,
    timeoutMs: TIMEOUT_MS,
    maxRetries: 0,
  });
}

/** Returns the token or the Error object. A refused key is reported only to the server. */
async function handedOn(response: Response, onError: (error: unknown) => void): Promise<Response> {
  const text = await response.text();
  if (response.ok && isToken(text)) return new Response(text, own({ headers: headersOf(response) }));
  const error = new TrellisApiError({ method: 'POST', path: PATH }, response, text);
  onError(error);
  if (response.status === 401)
    return answered(500, 50001, 'This server can’t get a session. Its log says why.');
  const body = errorBodyOf(text);
  if (!body || response.status < 400) return UNREACHABLE();
  return answered(response.status, body.error, body.message, headersOf(response));
}

function isToken(text: string): boolean {
  try {
    const { token, expires_in } = own(Object(JSON.parse(text))) as Record<string, unknown>;
    return typeof token === 'string' && typeof expires_in === 'number';
  } catch {
    return false;
  }
}

const UNREACHABLE = (): Response => answered(503, 50301, 'Trellis can’t be reached. Try again in a moment.');

/** Returns the headers that elements use, and no others. No cache may keep a token. */
function headersOf(response?: Response): Record<string, string> {
  const useful = ['Request-Id', 'Retry-After'].map((name) => [name, response?.headers.get(name)]);
  return {
    ...Object.fromEntries(useful.filter(([, value]) => typeof value === 'string')),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  };
}

function answered(status: number, error: number, message: string, headers: object = {}): Response {
  const body = JSON.stringify({ error, message });
  return new Response(body, own({ status, headers: { ...headersOf(), ...headers } }));
}

/** Reports the message and the cause, without the request. */
function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- a server that is set up wrongly has to say so
  console.error('trellis/server:', error);
}

/** The source of a request, as the browser reports it. */
export interface Origin {
  readonly headers: Headers;
  /** The host of the request, with the port unless it is the default one. */
  readonly host: string;
}

/**
 * Whether a request comes from a page of the app itself. Otherwise any page on the web could have a visitor's
 * browser request a token with the visitor's cookies. Browsers send the source of a request in
 * `Sec-Fetch-Site`, which no page can set, and in `Origin`, which comes with every POST; a client that sends
 * neither isn't a page.
 * @param origins of the app; defaults to that of the request's host
 */
export function isFromOwnPage({ headers, host }: Origin, origins?: readonly string[]): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origins) return origin !== null && origins.includes(origin);
  if (origin === null) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
