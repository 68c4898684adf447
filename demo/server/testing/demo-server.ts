import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { createDemoApp } from '../app.ts';
import type { DemoConfig } from '../config.ts';
import { WebhookReceiver } from '../webhook-receiver.ts';
import { listen, stop } from './fake-trellis.ts';

/** Not a working key: its checksum is wrong. */
export const KEY = 'ppk_sandbox_thisKeyMustNeverLeaveTheServer000000';

const MERCHANTS = [
  { id: 'mer_1', displayName: 'Riverside Nursery', status: 'active' },
  { id: 'mer_2', displayName: 'Harbour <Florist>', status: 'needs_data' },
] as const;

/** The whole app over real HTTP, on a free port. */
export class DemoServer {
  origin = '';
  readonly receiver = new WebhookReceiver();
  /** Once it has started. */
  config: DemoConfig = { port: 0, origins: [], apiUrl: '', key: KEY, merchants: MERCHANTS, elementsDir: '' };
  #app: Express | undefined;
  /** Of someone who is signed in as the first merchant. */
  cookie = '';
  readonly #server: Server = createServer((request, response) => void this.#app?.(request, response));

  async start(apiUrl: string): Promise<void> {
    this.origin = await listen(this.#server);
    this.config = {
      port: (this.#server.address() as AddressInfo).port,
      origins: [this.origin],
      apiUrl,
      key: KEY,
      merchants: MERCHANTS,
      elementsDir: import.meta.dirname,
    };
    this.#app = createDemoApp(this.config, this.receiver);
    this.cookie = await this.signIn();
  }

  async stop(): Promise<void> {
    await stop(this.#server);
  }

  /** Signs in with a merchant's account: the cookie of it. */
  async signIn(merchant: string = MERCHANTS[0].id): Promise<string> {
    const answer = await this.post('/sign-in', {}, new URLSearchParams({ merchant }));
    return (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  }

  /** As the browser of someone who is signed in as the first merchant, unless `headers` say otherwise. */
  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.origin + path, { headers: { Cookie: this.cookie, ...headers }, redirect: 'manual' });
  }

  /** As the browser posts from a page of this app, unless `headers` say otherwise. */
  post(path: string, headers: Record<string, string> = {}, body?: URLSearchParams): Promise<Response> {
    const own = { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin', Cookie: this.cookie };
    const init = { method: 'POST', headers: { ...own, ...headers }, redirect: 'manual' } as const;
    return fetch(this.origin + path, body ? { ...init, body } : init);
  }
}
