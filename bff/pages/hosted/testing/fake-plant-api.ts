import { createServer, type Server } from 'node:http';
import { close, listen } from '../../../core/http/http-server.ts';

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
