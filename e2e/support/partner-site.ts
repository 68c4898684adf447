import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RunningStack } from '../stack/running-stack.ts';

export interface SiteOptions {
  /** What is inside `<body>`; `{{api}}` becomes the address of the BFF. */
  readonly body: string;
  /** What is inside `<head>` after the title. */
  readonly head?: string;
  /** The header Content-Security-Policy; `{{api}}` as above. */
  readonly policy?: string;
  /** More files by path, such as `/page.js`. */
  readonly files?: Readonly<Record<string, string>>;
  readonly scopes?: readonly string[];
  /** For whom sessions are minted; the active test merchant when left out. */
  readonly merchant?: string;
}

/** What Trellis returned instead of a session: a partner's backend hands it on. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(body);
    this.status = status;
  }
}

/** The response of `POST /v1/sessions`. */
export interface MintedSession {
  readonly token: string;
  readonly expires_in: number;
}

const BUILT = fileURLToPath(new URL('../../components/dist/cdn/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * A partner's app, as small as it can be: one page, the built elements under /trellis/, and a backend that
 * mints. `POST /session` returns a token, and so does `/session.js` as a module, for pages that may not
 * connect to themselves.
 */
export class PartnerSite {
  readonly origin: string;
  /** Tokens returned so far. */
  readonly tokens: string[] = [];
  /** The partner key that mints. */
  key: string;
  /** Returned instead of new ones, in this order. */
  readonly prepared: MintedSession[] = [];
  readonly #server: Server;
  readonly #stack: RunningStack;
  readonly #options: SiteOptions;

  private constructor(stack: RunningStack, options: SiteOptions, server: Server) {
    this.#stack = stack;
    this.#options = options;
    this.#server = server;
    this.key = stack.key;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async open(stack: RunningStack, options: SiteOptions): Promise<PartnerSite> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const site = new PartnerSite(stack, options, server);
    server.on('request', (request, response) => {
      site.#answer(request, response).catch((error: Error) => {
        const status = error instanceof Refusal ? error.status : 500;
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(error.message);
      });
    });
    return site;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** Mints a session as a partner's backend does. */
  async mint(): Promise<MintedSession> {
    const response = await fetch(`${this.#stack.api}/v1/sessions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        merchant: this.#options.merchant ?? this.#stack.activeMerchant.id,
        scopes: this.#options.scopes ?? ['plants:write'],
      }),
    });
    if (!response.ok) throw new Refusal(response.status, await response.text());
    return (await response.json()) as MintedSession;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    const send = (type: string, text: string | Buffer): void => {
      const policy = this.#options.policy?.replace('{{api}}', this.#stack.api);
      if (policy) response.setHeader('Content-Security-Policy', policy);
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    };
    if (pathname === '/') return send('text/html; charset=utf-8', this.#page());
    if (pathname === '/session') return send('application/json', JSON.stringify(await this.#handOut()));
    if (pathname === '/session.js') {
      return send('text/javascript', `export default ${JSON.stringify(await this.#handOut())}`);
    }
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain';
    const own = this.#options.files?.[pathname];
    if (own !== undefined) return send(type, own);
    const built = /^\/trellis\/([\w.-]+\.js)$/.exec(pathname)?.[1];
    if (built) return send(type, await readFile(BUILT + built));
    response.writeHead(404).end();
  }

  async #handOut(): Promise<MintedSession> {
    const session = this.prepared.shift() ?? (await this.mint());
    this.tokens.push(session.token);
    return session;
  }

  #page(): string {
    const { head = '', body } = this.#options;
    return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>A partner's app</title>${head}</head>
  <body>${body.replaceAll('{{api}}', this.#stack.api)}</body>
</html>`;
  }
}
