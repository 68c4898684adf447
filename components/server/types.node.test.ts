import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPackage } from '../../scripts/build.mjs';

const root = resolve(import.meta.dirname, '../..');

/** A partner's code that exercises the types. `@ts-expect-error`: the compiler must reject the line below. */
const PARTNER = `
import { createServer, type IncomingMessage } from 'node:http';
import { createClient, sessionHandler, verifyWebhook, TrellisApiError, type components } from 'trellis/server';
import { sessionHandler as nodeSessionHandler } from 'trellis/server/node';

const trellis = createClient({ key: 'ppk_sandbox_x', baseUrl: 'https://trellis.example' });
const order: components['schemas']['Order'] = await trellis.get('/v1/orders/{id}', { params: { path: { id: 'ord_1' } } });
const total: number = order.total.amount;
await trellis.post('/plants', { body: { id: 2n ** 63n - 1n, name: 'Fern' }, idempotencyKey: 'one' });
await trellis.post('/v1/images', { body: new Uint8Array(), params: { query: { merchant: 'mer_1', alt: 'A fern' } } });
const domain: components['schemas']['Domain'] = await trellis.delete('/v1/domains/{id}', { params: { path: { id: 'dom_1' } } });
for await (const merchant of trellis.list('/v1/merchants')) console.log(merchant.display_name.length);
const calendar: string = await trellis.get('/v1/merchants', { parseAs: 'text' });
// @ts-expect-error -- no such path
await trellis.get('/v1/no-such-path');
// @ts-expect-error -- a path without its id
await trellis.get('/v1/orders/{id}');
// @ts-expect-error -- a key has a name
await trellis.post('/v1/keys', { body: { capability: ['plants:write'] } });
// @ts-expect-error -- no list
trellis.list('/v1/orders/{id}', { params: { path: { id: 'ord_1' } } });

const event = await verifyWebhook('', new Headers(), ['whsec_1', 'whsec_2'], { toleranceSeconds: 60 });
if (event.type === 'plant.created') { const id: bigint = event.data.id; console.log(id); }
if (event.type === 'order.fulfillment.updated') { const number: number = event.data.number; console.log(number); }
if (event.type === 'merchant.updated') console.log(event.data.display_name);
// @ts-expect-error -- no such event
if (event.type === 'order.eaten') console.log(event);
const failure: unknown = 0;
if (failure instanceof TrellisApiError && failure.type === 'limit') console.log(failure.retryAfterSeconds);

export const POST: (request: Request) => Promise<Response> = sessionHandler({
  key: 'ppk_sandbox_x', baseUrl: 'https://trellis.example', merchantOf: async () => undefined, scopes: ['plants:write'],
});
type SignedIn = IncomingMessage & { session?: { merchant?: string } };
const listener = nodeSessionHandler({
  key: 'ppk_sandbox_x', baseUrl: 'https://trellis.example', merchantOf: (request: SignedIn) => request.session?.merchant,
  scopes: (request) => (request.url === '/x' ? ['plants:write'] : undefined),
});
createServer(listener);
export { total, domain, calendar };
`;

let folder: string;
beforeAll(async () => {
  await buildPackage({ ifStale: true });
  folder = mkdtempSync(join(tmpdir(), 'server-types-'));
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(resolve(root, 'components'), join(folder, 'node_modules/trellis'));
  symlinkSync(join(root, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'partner.ts'), PARTNER);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('has the types of the API for a server', async () => {
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--types', 'node', '--module', 'nodenext'];
  const compiled = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [...options, 'partner.ts'], {
    cwd: folder,
  });
  const { stdout } = await compiled.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
