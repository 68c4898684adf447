import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { faultsOf } from './published-responses.ts';

/** The faults in responses so far, each with the test in which it first occurred. */
export class ResponseFaults {
  readonly #seen = new Map<string, string>();

  /** @throws {Error} if a response didn't match the served document */
  throwIfAny(): void {
    if (this.#seen.size === 0) return;
    const lines = [...this.#seen].map(([fault, test]) => `  ${fault}\n    in: ${test}`);
    throw new Error(`Responses that the served OpenAPI document doesn't describe:\n${lines.join('\n')}`);
  }

  /**
   * Wraps a listener to check each of its responses against the served document.
   * @param isOwn whether that is the document of the host that a request names
   */
  watch(listener: RequestListener, isOwn: (host: string | undefined) => boolean): RequestListener {
    return (req, res) => {
      const body = bodyOf(res);
      const { method = '', url = '' } = req;
      // Read now, because Express shortens the URL while routing.
      const path = pathOf(url);
      const test = expect.getState().currentTestName ?? 'no test';
      if (method !== 'HEAD' && method !== 'OPTIONS' && isOwn(req.headers.host)) {
        res.once('finish', () => this.#hold(res, { method, path, text: body() }, test));
      }
      listener(req, res);
    };
  }

  #hold(
    res: ServerResponse<IncomingMessage>,
    request: { readonly method: string; readonly path: string; readonly text: string },
    test: string,
  ): void {
    const headers = Object.fromEntries(
      Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    for (const fault of faultsOf({ ...request, status: res.statusCode, headers })) {
      if (!this.#seen.has(fault)) this.#seen.set(fault, test);
    }
  }
}

/** Returns the path of a request target, which may be an absolute URL. */
function pathOf(target: string): string {
  return target.startsWith('/') ? (target.split('?', 1)[0] ?? '') : (URL.parse(target)?.pathname ?? '');
}

/** Returns a function that reads the written body. */
function bodyOf(res: ServerResponse<IncomingMessage>): () => string {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = res;
  res.write = ((...args: unknown[]) => {
    keep(args[0], args[1]);
    return Reflect.apply(write, res, args) as boolean;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    keep(args[0], args[1]);
    return Reflect.apply(end, res, args) as typeof res;
  }) as typeof res.end;
  return () => Buffer.concat(chunks).toString('utf8');
}
