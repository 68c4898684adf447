import createFetch, {
  type Client,
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
} from 'openapi-fetch';
import { addressOf, authorization, own, type TrellisAccess } from './access.ts';
import { TrellisApiError } from './errors.ts';
import { readJson, writeJson } from './numbers.ts';
import { send } from './send.ts';
import type { paths } from './api.ts';

declare const API_VERSION: string;

export interface ClientOptions extends TrellisAccess {
  /** The dated API version to use, regardless of the key's pinned version. Defaults to that of the types. */
  readonly version?: string;
  /** The number of retries of a call with a transient failure. Defaults to 3. */
  readonly maxRetries?: number;
  /** The time limit of each attempt, in milliseconds. Defaults to 30 000. */
  readonly timeoutMs?: number;
}

/**
 * A client of the whole API, for servers. Repeats what failed in passing, with one idempotency key, so that
 * nothing happens twice; keeps every digit of an int64.
 * @throws {TypeError} `key` or `baseUrl` can't be one
 * @example
 * const trellis = createClient({ key: process.env.TRELLIS_KEY, baseUrl: 'https://trellis.example' });
 * const order = await trellis.get('/v1/orders/{id}', { params: { path: { id } } });
 */
export function createClient(options: ClientOptions): TrellisClient {
  const call = caller(options);
  const by = (method: string) => (path: string, init?: AnyInit) => call(method, path, init);
  const client = {
    get: by('get'),
    post: by('post'),
    put: by('put'),
    patch: by('patch'),
    delete: by('delete'),
    list: (path: string, init?: AnyInit) => recordsOf(call, path, init),
  };
  return client as unknown as TrellisClient;
}

/**
 * The API in its own words. Each call returns the body of its success response, or throws a `TrellisApiError`
 * or a `TrellisConnectionError`.
 */
export interface TrellisClient {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly patch: Call<'patch'>;
  readonly delete: Call<'delete'>;
  /** Each record of a list, in the order of the API; the next page is asked for when it is needed. */
  readonly list: List;
}

/** The options of a call, in addition to those that its operation declares. */
export interface CallOptions {
  /**
   * A name for this one intent, such as `order-17-refund`: however often the call is made with it, also by
   * another process, it acts once. Defaults to a random one for each call.
   */
  readonly idempotencyKey?: string;
}

/** The options of every call, regardless of its operation. */
interface AnyInit {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> };
  readonly headers?: HeadersInit;
  readonly parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';
  readonly signal?: AbortSignal | null;
  readonly idempotencyKey?: string;
}

type AnyCall = (method: string, path: string, init?: AnyInit) => Promise<unknown>;

type AnyRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ response: Response; error?: unknown }>;

function caller(options: ClientOptions): AnyCall {
  const credential = authorization(options);
  const {
    version = API_VERSION,
    maxRetries = 3,
    timeoutMs = 30_000,
    fetch = globalThis.fetch,
  } = own(options);
  const { request } = createFetch({ baseUrl: addressOf(options), bodySerializer }) as unknown as {
    request: AnyRequest;
  };
  return async (method, path, given = {}) => {
    const init = own(given);
    const { idempotencyKey = crypto.randomUUID(), headers: extra, signal, ...rest } = init;
    const asked = { method: method.toUpperCase(), path };
    const isStream = init.parseAs === 'stream';
    const headers = new Headers(extra);
    headers.set('Authorization', credential);
    headers.set('API-Version', version);
    if (method !== 'get') headers.set('Idempotency-Key', idempotencyKey);
    const { response, error } = await request(method, path, {
      ...rest,
      headers,
      // Bodies are read below: openapi-fetch would round an int64.
      parseAs: 'stream',
      fetch: (sent: Request) => send(sent, { asked, fetch, timeoutMs, maxRetries, signal, isStream }),
    });
    if (!response.ok) throw new TrellisApiError(asked, response, textOf(error));
    return bodyOf(response, init.parseAs);
  };
}

/** An error as openapi-fetch has read it: parsed, if it was JSON. */
const textOf = (error: unknown): string => (typeof error === 'string' ? error : writeJson(error));

/** Serializes JSON with every digit; sends a file as it is. */
function bodySerializer(body: unknown): BodyInit {
  const isFile = body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body);
  return isFile || typeof body === 'string' ? (body as BodyInit) : writeJson(body);
}

async function bodyOf(response: Response, parseAs: AnyInit['parseAs']): Promise<unknown> {
  if (parseAs === 'stream') return response.body;
  if (parseAs === 'blob' || parseAs === 'arrayBuffer') return response[parseAs]();
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (text === '') return undefined;
  return isJson && parseAs !== 'text' ? readJson(text) : text;
}

/** Follows the cursor from page to page. */
async function* recordsOf(call: AnyCall, path: string, init: AnyInit = {}): AsyncGenerator<unknown> {
  for (let cursor: object = {}; ;) {
    const query = { ...init.params?.query, ...cursor };
    const page = await call('get', path, { ...init, params: { ...init.params, query } });
    const { data, next_cursor } = page as { data: unknown[]; next_cursor: string | null };
    yield* data;
    if (next_cursor === null) return;
    cursor = { cursor: next_cursor };
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathOf<By extends Method> = ClientPathsWithMethod<Client<paths>, By>;

type Init<Path extends keyof paths, By extends Method> = MaybeOptionalInit<paths[Path], By>;

/** The second argument is optional if nothing in it is required. */
type Arguments<Given> = undefined extends Given
  ? [(NonNullable<Given> & CallOptions)?]
  : [Given & CallOptions];

/** The body of the success response; undefined where it has none. */
type Result<By extends Method, Path extends PathOf<By>, Given> = [
  MethodResponse<Client<paths>, By, Path, Given>,
] extends [never]
  ? undefined
  : MethodResponse<Client<paths>, By, Path, Given>;

/**
 * A method of the API: takes a path as in the OpenAPI document, `/v1/orders/{id}`, and its parameters and
 * body.
 */
export type Call<By extends Method> = <Path extends PathOf<By>, Given extends Init<Path, By>>(
  path: Path,
  ...init: Arguments<Given>
) => Promise<Result<By, Path, Given>>;

/** A page of a list. */
interface Page {
  data: readonly unknown[];
  next_cursor: string | null;
}

/** Paths whose answers are pages of a list. */
export type ListPath = {
  [Path in PathOf<'get'>]: Result<'get', Path, unknown> extends Page ? Path : never;
}[PathOf<'get'>];

type ItemOf<Listed> = Listed extends { data: readonly (infer Item)[] } ? Item : never;

/** Iterates over all records of a list. */
export type List = <Path extends ListPath, Given extends Init<Path, 'get'>>(
  path: Path,
  ...init: Arguments<Given>
) => AsyncIterableIterator<ItemOf<Result<'get', Path, Given>>>;
