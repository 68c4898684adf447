import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import { atHost, siteHost, sourcesOf } from './testing/at-host.ts';
import { ownHost } from './hosts.ts';

let service: Service;
let host: string;
beforeAll(async () => {
  service = await startService();
  await signUp(service, 'Greenhouse POS');
  await signUp(service, 'Orchard Tills');
  host = siteHost(service, 'greenhouse-pos');
});
afterAll(() => service.stop());

/** Makes a request over a raw socket, and returns the response's first line and the rest. */
async function raw(head: string): Promise<string> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const pageAt = (name: string, path = '/') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${name}\r\nAccept: text/html`);

describe('our own host', () => {
  test.each([
    '127.0.0.1',
    '127.0.0.1:1',
    'localhost',
    'LOCALHOST:8080',
    '[::1]:8080',
    '10.0.0.7',
    'trellis',
    'trellis:8080',
  ])('%s has the API', async (name) => {
    expect(await raw(`GET /v1/keys HTTP/1.1\r\nHost: ${name}`)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('is meant where no host is named: HTTP/1.0', async () => {
    expect(await raw('GET /v1/keys HTTP/1.0')).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('a site', () => {
  test.each([
    ['as it is written', (name: string) => name],
    ['in upper case', (name: string) => name.toUpperCase()],
    ['with a final dot', (name: string) => name.replace(':', '.:')],
    ['without its port', (name: string) => name.replace(/:.*/, '')],
    ['with another port', (name: string) => name.replace(/:.*/, ':81')],
  ])('%s is its partner’s', async (_how, spelled) => {
    const answer = await pageAt(spelled(host));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('<title>Greenhouse POS</title>');
    expect(answer).not.toContain('Orchard');
  });

  test.each([
    '/v1/keys',
    '/console',
    '/docs',
    '/openapi.json',
    '/hosted/create-plant',
    '/plants',
    '/metrics',
  ])('%s is not there', async (path) => {
    expect((await atHost(service, host, path)).status).toBe(404);
  });

  test('a fault is a page, and an Error object for what asks for no page', async () => {
    const page = await atHost(service, host, '/nobody');
    expect(page.status).toBe(404);
    expect(page.text).toContain('Page not found');
    expect(page.text).toContain('Greenhouse POS');
    const object = await atHost(service, host, '/nobody', { headers: { accept: 'application/json' } });
    expect(JSON.parse(object.text)).toMatchObject({ error: 40401 });
    const posted = await atHost(service, host, '/', { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.headers['allow']).toBe('GET, HEAD');
  });

  test('its pages run only our own files', async () => {
    const { headers, text } = await atHost(service, host, '/');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' ${sourcesOf(text).join(' ')}; img-src 'self'; connect-src 'self'; ` +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(text).not.toMatch(/<script|style=|rel="stylesheet"/);
    const files = [...text.matchAll(/href="(\/(?:-|t)\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(4);
    const sheets = [...text.matchAll(/<style data-href="([^"]+)">([^]*?)<\/style>/g)];
    expect(sheets).toHaveLength(3);
    for (const [, path = '', css] of sheets) expect((await atHost(service, host, path)).text).toBe(css);
    for (const path of files) {
      const file = await atHost(service, host, path);
      expect([path, file.status, file.headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test('production is nobody’s until its partner publishes', async () => {
    const production = siteHost(service, 'greenhouse-pos', 'production');
    expect((await atHost(service, production, '/')).status).toBe(421);
  });
});

describe('a host that is nobody’s', () => {
  const NAMES = [
    'example.com',
    'sandbox.localhost',
    'greenhouse-pos.localhost',
    'greenhouse-pos.staging.localhost',
    'nobody.sandbox.localhost',
    'www.greenhouse-pos.sandbox.localhost',
    'greenhouse-pos.sandbox.localhost.example.com',
    'greenhouse-pos.sandbox.localhost..',
    'greenhouse-pos..sandbox.localhost',
    'greenhouse%2dpos.sandbox.localhost',
    'xn--greenhouse-pos-.sandbox.localhost',
    'greenhouse-pos.sandbox.localhost:x',
    'a@greenhouse-pos.sandbox.localhost',
    '',
  ];
  test.each(NAMES)('%j is answered with a page that says so', async (name) => {
    const answer = await pageAt(name);
    // An impossible host is rejected as invalid HTTP.
    expect(answer).toMatch(name.includes('@') ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 421 /);
    expect(answer).not.toContain('Greenhouse');
  });

  test('what asks for no page gets an Error object', async () => {
    const answer = await raw('GET /v1/keys HTTP/1.1\r\nHost: example.com\r\nAccept: application/json');
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain('{"error":42101,"message":"Nothing is served at this host."}');
  });

  test('what watches over the service is answered', async () => {
    expect(await pageAt('example.com', '/healthz')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await pageAt('example.com', '/readyz')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await pageAt('example.com', '/readyz/')).toMatch(/^HTTP\/1\.1 421 /);
  });
});

test('only Host decides: no other header names one', async () => {
  const own = new URL(service.url).host;
  for (const header of [`X-Forwarded-Host: ${host}`, `Forwarded: host=${host}`, `X-Host: ${host}`]) {
    expect(await raw(`GET /v1/keys HTTP/1.1\r\nHost: ${own}\r\n${header}`)).toMatch(/^HTTP\/1\.1 401 /);
    const nobody = await raw(`GET / HTTP/1.1\r\nHost: example.com\r\n${header}\r\nAccept: text/html`);
    expect(nobody).toMatch(/^HTTP\/1\.1 421 /);
  }
});

test('two hosts are no request', async () => {
  expect(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: 127.0.0.1`)).toMatch(/^HTTP\/1\.1 400 /);
});

const isOwn = ownHost('https://api.trellis.example');
const path = (): string => '/v1/keys';

test.each(['api.trellis.example', '127.0.0.1:8080', '[::1]:8080', 'trellis', 'trellis:8080', undefined])(
  'our own: %s',
  (host) => {
    expect(isOwn(host, path)).toBe(true);
    expect(isOwn(host, path)).toBe(true);
  },
);

test('an unknown domain is refused, whichever host the requests before it named', () => {
  for (const before of ['api.trellis.example', '127.0.0.1:8080', undefined, 'shop.example']) {
    isOwn(before, path);
    expect(isOwn('shop.example', path)).toBe(false);
    expect(isOwn('127.0.0.1.shop.example', path)).toBe(false);
  }
});

test('health is told at any host, and makes none our own', () => {
  expect(isOwn('shop.example', () => '/healthz')).toBe(true);
  expect(isOwn('shop.example', path)).toBe(false);
});
