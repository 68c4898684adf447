import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendOnce } from './sending/send.ts';
import { selfSigned } from './testing/certificate.ts';

const own = selfSigned('localhost');
const trusted = getCACertificates('default');
let servers: Server[] = [];
beforeEach(() => setDefaultCACertificates([...trusted, own.cert]));
afterEach(() => {
  setDefaultCACertificates(trusted);
  for (const server of servers) server.close();
  servers = [];
});

/** @returns the host of each connection, as it becomes known */
async function serve(certificate: {
  key: string;
  cert: string;
}): Promise<{ port: number; names: unknown[] }> {
  const names: unknown[] = [];
  const server = createServer(certificate, (req, res) => {
    names.push(Reflect.get(req.socket, 'servername'), req.headers.host);
    res.writeHead(204).end();
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, names };
}

const send = (url: string) =>
  sendOnce(
    { url, headers: {}, body: '{}' },
    { rules: { environment: 'sandbox', isLoopbackAllowed: true }, signal: new AbortController().signal },
  );

test('a message goes over TLS to the address, and in the name, of its URL', async () => {
  const { port, names } = await serve(own);
  expect(await send(`https://localhost:${port}/`)).toMatchObject({ status: 204, error: null });
  expect(names).toEqual(['localhost', `localhost:${port}`]);
});

test('a message is sent with HTTP/1.1, whatever the server offers', async () => {
  const versions: string[] = [];
  const server = createSecureServer({ ...own, allowHTTP1: true }, (req, res) => {
    versions.push(req.httpVersion);
    res.writeHead(204).end();
  });
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await send(`https://localhost:${port}/`)).toMatchObject({ status: 204 });
    expect(versions).toEqual(['1.1']);
  } finally {
    server.close();
  }
});

test.each([
  ['another name', () => selfSigned('other.example')],
  ['nobody that is trusted', () => selfSigned('localhost')],
])('a certificate of %s is refused', async (_whose, make) => {
  const { port, names } = await serve(make());
  expect(await send(`https://localhost:${port}/`)).toMatchObject({ status: null, error: 'tls' });
  expect(names).toEqual([]);
});

test('a trusted certificate is accepted for its own name only: the address has another', async () => {
  const { port, names } = await serve(own);
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ status: null, error: 'tls' });
  expect(names).toEqual([]);
});
