import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FormPage } from './contenders.ts';

const CDN = new URL('../../dist/cdn/', import.meta.url);
/** The shapes of `POST /v1/sessions`, passed on by a partner's server, and of `GET /v1/sessions/current`. */
const MINTED = { token: `bench.${'x'.repeat(400)}`, expires_in: 900 };
const SESSION = {
  object: 'session',
  merchant: { id: 'mer_01K3T0000000000000000000PL', name: 'Bench' },
  scopes: ['plants:write'],
  environment: 'sandbox',
  expires_in: 900,
};

/** Serves a contender's page at `/`, its script, the package, and a session, all on 127.0.0.1. */
export async function servePage(
  page: FormPage,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    respond(page, request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  page: FormPage,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, body: string | Buffer): void =>
    void response.writeHead(200, { 'content-type': type }).end(body);
  if (url === '/') send('text/html; charset=utf-8', page.html);
  else if (url === '/form.js') send('text/javascript', page.script);
  else if (url === '/trellis-session') send('application/json', JSON.stringify(MINTED));
  else if (url === '/v1/sessions/current') send('application/json', JSON.stringify(SESSION));
  else send('text/javascript', await readFile(fileURLToPath(new URL(basename(url), CDN))));
}
