/** Asks each server for a session, as a page of its own does, and prints who gave one. */
import { bunServer } from './bun.js';
import { fastifyApp } from './fastify.js';
import { honoApp } from './hono.js';
import { worker } from './worker.js';

const { TRELLIS_KEY: key, TRELLIS_URL: baseUrl, TRELLIS_MERCHANT: merchant } = process.env;
const settings = { key, baseUrl, merchantOf: () => merchant, scopes: ['plants:write'] };
const origin = 'http://pos.localhost';
const asked = () =>
  new Request(`${origin}/trellis-session`, { method: 'POST', headers: { origin, host: 'pos.localhost' } });

const fastify = fastifyApp(settings);
const at = await fastify.listen({ port: 0, host: '127.0.0.1' });
const bun = 'Bun' in globalThis ? bunServer(settings) : undefined;
const ownPage = (address) =>
  fetch(`${address}/trellis-session`, { method: 'POST', headers: { origin: address } });
const answers = {
  Hono: await honoApp(settings).fetch(asked()),
  worker: await worker(settings).fetch(asked()),
  Fastify: await ownPage(at),
  ...(bun && { 'Bun.serve': await ownPage(bun.url.origin) }),
  'a stranger': await worker(settings).fetch(
    new Request(`${origin}/trellis-session`, { method: 'POST', headers: { origin: 'https://evil.example' } }),
  ),
};
for (const [name, answer] of Object.entries(answers)) {
  const { token } = await answer.json().catch(() => ({}));
  console.log(`${name}: ${answer.status}${token ? ' with a token' : ''}`);
}
await fastify.close();
await bun?.stop(true);
