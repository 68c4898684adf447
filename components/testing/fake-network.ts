import { FakeUpload } from './samples/fake-upload.ts';

/** One request as it left the page. */
export interface Sent {
  method: string;
  /** Where it went: `https://api.example`. */
  origin: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
  credentials: RequestCredentials | undefined;
  cache: RequestCache | undefined;
}

type Answer = Response | Promise<Response>;
type Route = (sent: Sent, before: number) => Answer;

/** An answer in JSON. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** The Error object of the platform, with its status and a request id. */
export const fault = (error: number, more: object = {}, headers: Record<string, string> = {}): Response =>
  json(
    Math.trunc(error / 100),
    { error, message: 'As told.', ...more },
    { 'request-id': 'req_1', ...headers },
  );

/** A request that finds no server. */
export const broken = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

const happy: Record<string, Route> = {
  '/mint': (_, before) => json(200, { token: `token-${before + 1}`, expires_in: 900 }),
  '/v1/sessions/current': () =>
    json(200, {
      object: 'session',
      merchant: 'mer_1',
      scopes: ['plants:write'],
      environment: 'sandbox',
      expires_in: 900,
    }),
  '/plants': ({ body }) => json(200, { name: JSON.parse(body).name }),
};

const { fetch: real, XMLHttpRequest: realUpload } = globalThis;

/**
 * Stands at the edge of the network: answers by path, keeps what was sent. `restore` gives the real `fetch`
 * back.
 */
export class FakeNetwork {
  sent: Sent[] = [];
  #routes: Record<string, Route>;

  constructor(routes: Record<string, Route> = {}) {
    this.#routes = { ...happy, ...routes };
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    globalThis.fetch = async (input, init = {}) => {
      const { origin, pathname: path, searchParams: query } = new URL(String(input), location.href);
      const { method = 'GET', headers, body, credentials, cache } = init;
      const sent = {
        method,
        origin,
        path,
        query,
        headers: new Headers(headers),
        body: String(body ?? ''),
        credentials,
        cache,
      };
      const before = this.to(path).length;
      this.sent.push(sent);
      init.signal?.throwIfAborted();
      return (this.#routes[path] ?? (() => fault(40401)))(sent, before);
    };
  }

  /** Answers a path in another way from now on. */
  route(path: string, route: Route): void {
    this.#routes[path] = route;
  }

  /** Returns the requests to a path. */
  to(path: string): Sent[] {
    return this.sent.filter((sent) => sent.path === path);
  }

  restore(): void {
    globalThis.fetch = real;
    globalThis.XMLHttpRequest = realUpload;
    FakeUpload.halfWay = undefined;
  }
}
