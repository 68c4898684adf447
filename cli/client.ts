import { isJsonObject, type JsonObject } from '../bff/core/api/json.ts';
import { Problem } from './command.ts';
import { plain } from './output.ts';
import type { Access } from './store.ts';

/** A response of the API. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body; `{}` for a response without one. */
  readonly body: JsonObject;
}

export interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

const PATIENCE_MS = 30_000;

/** Makes a request, whatever its response. @throws {Problem} the service can’t be reached */
export async function request(
  { url, key }: { readonly url: string; readonly key?: string },
  path: string,
  { method = 'GET', body, headers, signal = AbortSignal.timeout(PATIENCE_MS) }: Sent = {},
): Promise<Response> {
  try {
    return await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        'user-agent': 'trellis-cli',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Problem(`${url} can’t be reached: ${reasonOf(error)}. Is it the right address, and is it up?`);
  }
}

/** Returns why a request failed, in few words. */
export function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'it didn’t answer in time';
  return cause?.code ?? cause?.message ?? message;
}

/** Makes a request and reads its JSON. */
export async function ask(
  access: { readonly url: string; readonly key?: string },
  path: string,
  sent: Sent = {},
): Promise<Answer> {
  const response = await request(access, path, sent);
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const isObject = isJsonObject(body as JsonObject);
  return { status: response.status, headers: response.headers, body: isObject ? (body as JsonObject) : {} };
}

/** Makes a request that is to succeed. @throws {Problem} with the service’s message and the request’s ID */
export async function call(access: Partial<Access> & { url: string }, path: string, sent: Sent = {}) {
  const answer = await ask(access, path, sent);
  if (answer.status < 300) return answer.body;
  throw new Problem(messageOf(answer, access.url));
}

/** Returns why the service refused, for people. */
export function messageOf({ status, headers, body }: Answer, url: string): string {
  const { message, error } = body as { message?: unknown; error?: unknown };
  const id = headers.get('request-id');
  if (typeof message !== 'string') return `${url} answered ${status}, and not as Trellis does.`;
  const hint = status === 401 ? ' Run trellis login again.' : '';
  return plain(`${message}${hint} (${String(error)}${id === null ? '' : `, request ${id}`})`);
}

/** One of the Server-Sent Events of a stream. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  /** The position after it; `undefined` if it has none of its own. */
  readonly id: string | undefined;
}

/** Nothing for this long, not even a comment: the connection is dead. */
const SILENCE_MS = 45_000;

/** Reads the events of a response until it ends, fails or falls silent (WHATWG HTML, section 9.2). */
export async function* readEvents(response: Response, stop: AbortController): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let text = '';
  let silence: NodeJS.Timeout | undefined;
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => stop.abort(), SILENCE_MS);
  };
  try {
    heard();
    for await (const bytes of response.body) {
      heard();
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const event = eventIn(text.slice(0, end));
        text = text.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    clearTimeout(silence);
  }
}

function eventIn(lines: string): StreamEvent | undefined {
  const fields = new Map(
    lines.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)), line.slice(colon + 1).replace(/^ /, '')];
    }),
  );
  const data = fields.get('data');
  return data === undefined
    ? undefined
    : { type: fields.get('event') ?? 'message', data, id: fields.get('id') };
}
