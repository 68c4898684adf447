import { Counter, Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Metrics } from './metrics.ts';
import { startOperatorServer, type OperatorServer } from './operator-server.ts';

let server: OperatorServer;
let url: string;
const registry = new Registry();
let limiter = { isAlone: false, nodes: 2, spentAlone: 0, outages: 0 };
beforeAll(async () => {
  new Metrics(registry).watchLimiter(() => limiter);
  server = await startOperatorServer({
    registry,
    isHostServed: async (host) => host === 'order.greenhouse.example',
    port: 0,
    host: '127.0.0.1',
  });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

test('serves the text format that Prometheus reads', async () => {
  const response = await fetch(`${url}/metrics?name=x`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await response.text()).toContain('# TYPE trellis_requests_total counter\n');
});

test('reads the state of the shared limits at each scrape', async () => {
  const scrape = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
  const lines = async (): Promise<string[]> =>
    (await scrape()).split('\n').filter((line) => line.startsWith('trellis_limiter_'));
  expect(await lines()).toEqual([
    'trellis_limiter_fallback 0',
    'trellis_limiter_nodes 2',
    'trellis_limiter_outages_total 0',
    'trellis_limiter_spent_alone_total 0',
  ]);
  limiter = { isAlone: true, nodes: 3, spentAlone: 17, outages: 1 };
  for (let i = 0; i < 2; i += 1) {
    expect(await lines()).toEqual([
      'trellis_limiter_fallback 1',
      'trellis_limiter_nodes 3',
      'trellis_limiter_outages_total 1',
      'trellis_limiter_spent_alone_total 17',
    ]);
  }
});

test('leaves every other path to the console, and keeps its own', async () => {
  const withConsole = await startOperatorServer({
    registry,
    isHostServed: async () => false,
    serveConsole: (req, res) => void res.end(`console ${req.url}`),
    port: 0,
    host: '127.0.0.1',
  });
  const at = async (path: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${withConsole.port}${path}`)).text();
  expect(await at('/operator/partners?q=x')).toBe('console /operator/partners?q=x');
  expect(await at('/metrics')).toContain('# TYPE');
  expect(await at('/domains/allowed?domain=x')).toContain('40401');
  await withConsole.close();
});

test.each([
  ['GET', '/', 404, 40401],
  ['GET', '/metrics/', 404, 40401],
  ['GET', '/healthz', 404, 40401],
  ['POST', '/metrics', 405, 40501],
])('%s %s returns %i', async (method, path, status, error) => {
  const response = await fetch(url + path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error });
});

test.each([
  ['?domain=order.greenhouse.example', 200],
  ['?domain=other.example', 404],
  ['?domain=', 404],
  ['', 404],
])('a certificate for %j: %i', async (query, status) => {
  expect((await fetch(`${url}/domains/allowed${query}`)).status).toBe(status);
});

test('returns 500 when a metric cannot be read, and keeps running', async () => {
  const broken = new Counter({
    name: 'broken_total',
    help: 'Broken',
    registers: [registry],
    collect() {
      throw new Error('secret inside');
    },
  });
  const response = await fetch(`${url}/metrics`);
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  registry.removeSingleMetric('broken_total');
  expect(broken).toBeDefined();
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
});
