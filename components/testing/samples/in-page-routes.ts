import type { Routes, SampleHandler, SampleRequest, SampleResponse } from './routes.ts';

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly handler: SampleHandler;
}

/** Routes that a page answers for itself: what Express does with them in a server, as far as they use it. */
export class InPageRoutes {
  readonly #routes: Route[] = [];

  /** @param base below which the paths are */
  below(base: string): Routes {
    const add =
      (method: string): Routes['get'] =>
      (path, handler) => {
        const pattern = (base + path).replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
        this.#routes.push({ method, path: new RegExp(`^${pattern}$`), handler });
      };
    return {
      get: add('GET'),
      post: add('POST'),
      put: add('PUT'),
      patch: add('PATCH'),
      delete: add('DELETE'),
    };
  }

  /** @returns the response, which may never come; undefined: nothing has this path */
  async answer(request: Request): Promise<Response | undefined> {
    const { pathname, searchParams } = new URL(request.url);
    for (const { method, path, handler } of this.#routes) {
      const found = method === request.method ? path.exec(pathname) : null;
      if (!found) continue;
      const response = new InPageResponse();
      const params = { ...found.groups } as unknown as SampleRequest['params'];
      const get = (name: string): string | undefined => request.headers.get(name) ?? undefined;
      handler(
        { params, query: Object.fromEntries(searchParams), body: await bodyOf(request), get },
        response,
      );
      return response.sent;
    }
    return undefined;
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? request.json() : undefined;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8' };

class InPageResponse implements SampleResponse {
  readonly sent: Promise<Response>;
  headersSent = false;
  readonly #send: (response: Response) => void;
  readonly #headers = new Headers();
  #status = 200;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    this.sent = promise;
    this.#send = resolve;
  }

  status(code: number): this {
    this.#status = code;
    return this;
  }

  set(name: string, value: string): this {
    this.#headers.set(name, value);
    return this;
  }

  type(type: string): this {
    return this.set('Content-Type', TYPES[type] ?? type);
  }

  json(value: unknown): void {
    this.type('application/json').send(JSON.stringify(value));
  }

  send(text: string): void {
    this.headersSent = true;
    this.#send(new Response(text, { status: this.#status, headers: this.#headers }));
  }
}
