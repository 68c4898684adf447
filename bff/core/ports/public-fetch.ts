import { Client } from 'undici';
import { checkedConnector, nameResolver, type ResolveName } from './checked-connector.ts';
import { targetOf, type TargetRules } from './target.ts';

/** The longest response that is read. */
const MAX_BYTES = 512 * 1024;
/** The bound of one request: connecting, headers and body. */
const TIMEOUT_MS = 5_000;

/** The part of `fetch` that clients of other people's servers need. */
export interface PublicRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Forms, texts and bytes; anything else is refused. */
  readonly body?: URLSearchParams | string | Uint8Array | ArrayBuffer | ReadableStream | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface PublicFetchOptions {
  readonly rules: TargetRules;
  /** Defaults to the name servers. */
  readonly resolve?: ResolveName;
}

const resolveName = nameResolver();

/**
 * Returns a `fetch` for addresses that other people choose: it reaches only the public internet, as
 * {@link checkedConnector} does, follows no redirect, and is bounded in time and length.
 * @throws {TargetRefused} from each call, if its URL or the address of its name isn't allowed
 */
export function publicFetch({ rules, resolve = resolveName }: PublicFetchOptions) {
  return async (address: string, request: PublicRequest = {}): Promise<Response> => {
    const target = targetOf(address, rules);
    const { url } = target;
    const client = new Client(url.origin, { connect: checkedConnector(target, resolve) });
    const bound = AbortSignal.timeout(TIMEOUT_MS);
    const { method = 'GET', headers = {}, body, signal } = request;
    try {
      const answer = await client.request({
        method: method === 'POST' ? 'POST' : 'GET',
        path: url.pathname + url.search,
        headers: { ...headers },
        body: textOf(body),
        signal: signal ? AbortSignal.any([signal, bound]) : bound,
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        if (size > MAX_BYTES) throw new Error(`the response of ${url.host} is too long`);
        chunks.push(bytes);
      }
      const { statusCode: status } = answer;
      const type = String(answer.headers['content-type'] ?? '');
      const hasBody = status !== 204 && status !== 304;
      return new Response(hasBody ? Buffer.concat(chunks) : null, {
        status,
        headers: type === '' ? {} : { 'content-type': type },
      });
    } finally {
      void client.destroy().catch(() => undefined);
    }
  };
}

function textOf(body: PublicRequest['body']): string | Uint8Array | null {
  if (body === undefined || body === null) return null;
  if (body instanceof Uint8Array) return body;
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('only forms, texts and bytes are sent');
}
