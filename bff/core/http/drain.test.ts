import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Drain } from './drain.ts';
import { close, createHttpServer, listen } from './http-server.ts';

const open: { server: Server; agent: Agent }[] = [];
afterEach(async () => {
  for (const { server, agent } of open.splice(0)) {
    agent.destroy();
    await close(server);
  }
});

async function draining() {
  const server = createHttpServer((_req, res) => res.end('done'));
  const drain = new Drain();
  drain.watch(server);
  const port = await listen(server, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  open.push({ server, agent });
  const ask = (path = '/'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ port, path, host: '127.0.0.1', agent }, (res) => {
        res.resume().once('end', () => resolve(res));
      }).once('error', reject);
    });
  return { drain, ask };
}

test('finishes requests while it drains, and closes their connections with the response', async () => {
  const { drain, ask } = await draining();
  expect((await ask()).headers['connection']).toBe('keep-alive');
  expect(drain.isStopping).toBe(false);
  const done = drain.run();
  expect(drain.isStopping).toBe(true);
  expect((await ask()).headers['connection']).toBe('close');
  await done;
});

test('continues while requests arrive, each closing its connection, but not forever', async () => {
  const { drain, ask } = await draining();
  await ask();
  const startedMs = performance.now();
  const state = { isOver: false, answered: 0 };
  const done = drain.run().finally(() => (state.isOver = true));
  for (; !state.isOver; state.answered += 1) await ask();
  await done;
  expect(performance.now() - startedMs).toBeGreaterThan(3_500);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  expect(state.answered).toBeGreaterThan(10);
});

test('waits until a readiness probe has seen the 503, and not for probes to end', async () => {
  const { drain, ask } = await draining();
  await ask('/readyz');
  const startedMs = performance.now();
  const state = { isOver: false };
  const done = drain.run().finally(() => (state.isOver = true));
  while (performance.now() - startedMs < 1_500) await ask('/healthz');
  expect(state.isOver).toBe(false);
  while (!state.isOver) await ask('/readyz');
  await done;
  expect(performance.now() - startedMs).toBeLessThan(3_500);
});

test('ends at once without connections, and without a server', async () => {
  const { drain } = await draining();
  const ended = drain.run().then(() => new Drain().run());
  // Less than either wait; begun after it, so that a machine that stalls changes nothing.
  const waited = delay(900).then(() => 'waited');
  expect(await Promise.race([ended, waited])).toBeUndefined();
});
