import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Webhook } from 'standardwebhooks';

/** A partner's app: right by itself, and wrong as far as a test says. */
export class Shop {
  /** Where Trellis is, the key, the merchant who is signed in, and the secret of the webhooks. */
  readonly settings: ShopSettings;
  mistakes: Partial<Mistakes> = {};
  readonly #server: Server;

  constructor(settings: ShopSettings) {
    this.settings = settings;
    this.#server = createServer((req, res) => void this.#answer(req, res));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let body = '';
    for await (const bytes of req) body += String(bytes);
    const url = new URL(req.url ?? '/', this.origin);
    if (req.method === 'GET' && url.pathname === '/') this.#page(res);
    else if (req.method === 'GET')
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(this.mistakes.script ?? '');
    else if (url.pathname === '/hooks') this.#hook(req, res, body);
    else if (url.pathname === '/trellis-session' && !this.mistakes.isEndpointMissing)
      await this.#session(req, res, { url, body });
    else res.writeHead(404).end();
  }

  #page(res: ServerResponse): void {
    const { url } = this.settings;
    const { api = url, policy, cookie } = this.mistakes;
    const own = `script-src 'self'; connect-src 'self' ${url}; img-src 'self' ${url}`;
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy ?? own,
      'set-cookie': cookie ?? 'session=1; HttpOnly; SameSite=Lax',
    });
    res.end(`<!doctype html><script type="module" src="/trellis/trellis.js"></script>
      <trellis-session endpoint="/trellis-session" api="${api}"><trellis-dashboard></trellis-dashboard></trellis-session>`);
  }

  async #session(req: IncomingMessage, res: ServerResponse, { url, body }: { url: URL; body: string }) {
    const {
      isOpen,
      isMerchantBelieved,
      merchant,
      scopes = ['orders:read'],
      caching = 'no-store',
    } = this.mistakes;
    if (!isOpen && req.headers.origin !== this.origin) return void res.writeHead(403).end('{}');
    const sent = (body === '' ? {} : JSON.parse(body)) as { merchant?: string };
    const asked = isMerchantBelieved ? (sent.merchant ?? url.searchParams.get('merchant')) : undefined;
    const answer = await fetch(`${this.settings.url}/v1/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.settings.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: asked ?? merchant ?? this.settings.merchant, scopes }),
    });
    res.writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': caching });
    res.end(await answer.text());
  }

  #hook(req: IncomingMessage, res: ServerResponse, body: string): void {
    const { isUnverified, secret = this.settings.secret, hookStatus } = this.mistakes;
    if (hookStatus !== undefined) return void res.writeHead(hookStatus, { location: '/elsewhere' }).end();
    try {
      if (!isUnverified) new Webhook(secret).verify(body, req.headers as Record<string, string>);
      res.writeHead(204).end();
    } catch {
      res.writeHead(400).end();
    }
  }
}

export interface ShopSettings {
  readonly url: string;
  readonly key: string;
  readonly merchant: string;
  readonly secret: string;
}

interface Mistakes {
  /** The address of Trellis in the page. */
  readonly api: string;
  readonly policy: string;
  readonly cookie: string;
  /** The app's script. */
  readonly script: string;
  readonly isEndpointMissing: boolean;
  /** Pages of other origins get tokens. */
  readonly isOpen: boolean;
  readonly isMerchantBelieved: boolean;
  readonly merchant: string;
  readonly scopes: readonly string[];
  readonly caching: string;
  readonly isUnverified: boolean;
  readonly secret: string;
  readonly hookStatus: number;
}
