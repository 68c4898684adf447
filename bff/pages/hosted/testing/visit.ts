import { expect } from 'vitest';
import { Browser, hiddenIn, type Seen } from '../../shell/testing/browser.ts';
import { call, type Reply, type SignedUp } from '../../../testing/service/service.ts';
import { createServer, type Server } from 'node:http';
import { close, listen } from '../../../core/http/http-server.ts';

export type { Seen } from '../../shell/testing/browser.ts';

/** A visit to hosted pages. */
export class Visit extends Browser {
  /** Submits the page's form as it is, with `fields` typed in. */
  async send(
    page: Seen,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Seen> {
    const body = new URLSearchParams({ csrf: csrfIn(page), ...fields });
    return this.post(actionIn(page), body, headers);
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
  return hiddenIn(page, 'csrf') ?? '';
}

function actionIn(page: Seen): string {
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

/** A plant API that responds as the test sets it up, and keeps the received requests. */
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
