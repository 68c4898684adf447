import { createServer, type Server } from 'node:http';
import { expect } from 'vitest';
import { close, listen } from '../../gateway/http-server.ts';
import { call, type Reply, type SignedUp } from '../../testing/service.ts';

/** A page as a browser without script would get it. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One browser: it keeps the cookie of hosted pages and follows nothing by itself. */
export class Visit {
  readonly url: string;
  cookie = '';

  constructor(service: { url: string }) {
    this.url = service.url;
  }

  async open(path: string, init: RequestInit = {}): Promise<Seen> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.cookie = line.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Submits the page's form as it is, with `fields` typed in. */
  async send(
    page: Seen,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Seen> {
    const body = new URLSearchParams({ csrf: csrfIn(page), ...fields });
    return this.open(actionIn(page), {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', origin: this.url, ...headers },
    });
  }

  /** Presses the button of a link's page. */
  async use(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    const own = { 'sec-fetch-site': 'same-origin', ...headers };
    return this.open(path, { method: 'POST', headers: own });
  }

  async page(): Promise<Seen> {
    return this.open('/hosted/create-plant');
  }
}

export function csrfIn(page: Seen): string {
  return /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
}

export function actionIn(page: Seen): string {
  return /action="(\/hosted\/create-plant\?intent=[^"]+)"/.exec(page.text)?.[1] ?? '/hosted/create-plant';
}

export async function makeLink(
  service: { url: string },
  partner: Pick<SignedUp, 'key' | 'active'>,
  more: { readonly merchant?: string; readonly return_url?: string } = {},
): Promise<Reply<{ object: string; url: string; expires_at: string }>> {
  return call(service, 'POST /v1/hosted_links', {
    credential: partner.key,
    body: { merchant: partner.active, surface: 'create-plant', ...more },
  });
}

/** A browser that has used a link. */
export async function enter(
  service: { url: string },
  partner: Pick<SignedUp, 'key' | 'active'>,
  more: Parameters<typeof makeLink>[2] = {},
): Promise<Visit> {
  const visit = new Visit(service);
  const link = await makeLink(service, partner, more);
  const entered = await visit.use(new URL(link.body.url).pathname);
  expect(entered.status).toBe(303);
  return visit;
}

/** A plant API that responds as the test says, and keeps what it was sent. */
export interface FakePlantApi {
  readonly url: string;
  readonly token: string;
  readonly received: { readonly body: string; readonly key: string | undefined }[];
  /** Decides each response; created by default. */
  answer: (body: string) => { status: number; body: object } | Promise<{ status: number; body: object }>;
  stop(): Promise<void>;
}

export async function startFakePlantApi(): Promise<FakePlantApi> {
  const server: Server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    fake.received.push({ body, key: req.headers['idempotency-key'] as string | undefined });
    const answer = await fake.answer(body);
    res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const fake: FakePlantApi = {
    url: `http://127.0.0.1:${port}`,
    token: 'token-of-the-plant-api',
    received: [],
    answer: created,
    stop: () => close(server),
  };
  return fake;
}

export function created(body: string): { status: number; body: object } {
  const { name, tag } = JSON.parse(body) as { name: string; tag?: string };
  return { status: 200, body: tag === undefined ? { name } : { name, tag } };
}
