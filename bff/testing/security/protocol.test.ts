import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

const ORIGIN = 'https://pos.example';
let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  token = await mintToken(service, partner);
  await call(service, 'PUT /v1/partners/me/origins', {
    credential: partner.key,
    body: { origins: [ORIGIN] },
  });
});
afterAll(() => service.stop());

const BODY = '{"id":1,"name":"Fern"}';

describe('requests that are not plain HTTP/1.1', () => {
  test.each([
    ['HTTP/0.9', 'GET /healthz\r\n\r\n'],
    ['HTTP/1.2', 'GET /healthz HTTP/1.2\r\nHost: localhost\r\n\r\n'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a method in small letters', 'get /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a method that nobody knows', 'FERN /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a tab in the request line', 'GET\t/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: y\r\n\r\n'],
    ['a Host with a path', 'GET /healthz HTTP/1.1\r\nHost: localhost/y\r\n\r\n'],
    ['a Host with a user', 'GET /healthz HTTP/1.1\r\nHost: a@x\r\n\r\n'],
    ['two names in one Host', 'GET /healthz HTTP/1.1\r\nHost: localhost y\r\n\r\n'],
    ['CONNECT', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: localhost\r\n\r\nSSH-2.0'],
    ['a target without a slash', 'GET healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a fragment', 'GET /healthz#/v1/keys HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an address that is none', 'GET http://[::bad/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an address without a host', 'GET http:///healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a port that is none', 'GET http://x:99999/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['another scheme', 'GET file://x/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an address with a user', 'GET http://a:b@x/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('%s', async (_name, text) => {
    const conversation = await talk(service, text, { answers: 0 });
    expectRefused(conversation, 40007);
    expect(conversation.closed).toBe(true);
  });

  test('HTTP/1.0 gets a response and is closed; an absolute address is its path', async () => {
    const old = await talk(service, 'GET /healthz HTTP/1.0\r\n\r\n', { answers: 0 });
    expect([onlyAnswer(old).status, old.closed]).toEqual([200, true]);
    const absolute = request('GET http://evil.example/v1/sessions/current', [bearer(token)]);
    expect(onlyAnswer(await talk(service, absolute)).status).toBe(200);
  });
});

describe('methods', () => {
  test.each(['TRACE', 'PROPFIND', 'PURGE', 'PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS'])(
    '%s /plants',
    async (method) => {
      const secret = 'X-Secret: in-a-header';
      const conversation = await talk(service, request(`${method} /plants`, [secret, bearer(token)]));
      expectRefused(conversation, 40501, 40305);
      expect(JSON.stringify(onlyAnswer(conversation))).not.toContain('in-a-header');
    },
  );

  test('HEAD returns no body', async () => {
    const asked = request('HEAD /v1/keys', ['Connection: close']);
    const { rest, answers, closed } = await talk(service, asked, { answers: 0 });
    expect([answers.length, closed]).toEqual([0, true]);
    expect(rest).toMatch(/^HTTP\/1\.1 401 [^{]*\r\n\r\n$/);
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'])(
    '%s overrides nothing',
    async (name) => {
      const asked = (line: string, method: string): Buffer =>
        request(line, [`${name}: ${method}`, bearer(partner.key), JSON_TYPE], BODY);
      const path = `/v1/keys/${partner.keyId}`;
      expectRefused(await talk(service, asked(`POST ${path}?_method=DELETE`, 'DELETE')), 40501);
      expect(onlyAnswer(await talk(service, asked(`GET ${path}?_method=DELETE`, 'DELETE'))).status).toBe(200);
      expectRefused(await talk(service, asked('PUT /plants', 'POST')), 40501);
    },
  );

  test.each(['h2c', 'websocket', 'TLS/1.0', ''])('an upgrade to %j is ignored', async (protocol) => {
    const headers = [
      'Connection: Upgrade, HTTP2-Settings',
      `Upgrade: ${protocol}`,
      'HTTP2-Settings: AAMAAABk',
    ];
    const answer = onlyAnswer(await talk(service, request('GET /v1/keys', headers)));
    expect([answer.status, answer.header('upgrade')]).toEqual([401, []]);
  });

  test('an unknown expectation is ignored, and 100-continue does not skip the credential', async () => {
    expectRefused(await talk(service, request('POST /plants', ['Expect: fern', JSON_TYPE], BODY)), 40101);
    const head = `POST /plants HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}\r\nExpect: 100-continue\r\n`;
    const [first, answer] = (await talk(service, `${head}Content-Length: 22\r\n\r\n`, { answers: 2 }))
      .answers;
    expect([first?.status, answer?.status]).toEqual([100, 401]);
  });
});

describe('headers that a proxy would set', () => {
  const FORWARDED = [
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 443',
    'X-Forwarded-Prefix: /evil',
    'X-Real-IP: 127.0.0.1',
    'X-Original-URL: /v1/keys',
    'X-Rewrite-URL: /v1/keys',
    'Forwarded: for=127.0.0.1;host=evil.example;proto=https',
    'Via: 1.1 evil.example',
    'Max-Forwards: 0',
  ];
  const evil = (line: string, headers: string[], body?: string): Buffer =>
    request(line, [...FORWARDED, ...headers], body);

  test('change no issuer, link, document or cookie', async () => {
    const mint = JSON.stringify({ merchant: partner.active, scopes: ['plants:write'] });
    const minted = onlyAnswer(
      await talk(service, evil('POST /v1/sessions', [bearer(partner.key), JSON_TYPE], mint)),
    );
    const { token: made } = JSON.parse(minted.body) as { token: string };
    expect(JSON.parse(Buffer.from(made.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      iss: service.url,
    });
    const wanted = JSON.stringify({ merchant: partner.active, surface: 'create-plant' });
    const linked = onlyAnswer(
      await talk(service, evil('POST /v1/hosted_links', [bearer(partner.key), JSON_TYPE], wanted)),
    );
    const { url } = JSON.parse(linked.body) as { url: string };
    expect(url.startsWith(`${service.url}/hosted/enter/`)).toBe(true);
    const path = new URL(url).pathname;
    const button = onlyAnswer(await talk(service, evil(`GET ${path}`, [])));
    expect(button.status).toBe(200);
    expect(button.head + button.body).not.toContain('evil');
    const pressed = [`Origin: ${service.url}`, 'Content-Length: 0', 'Connection: close'];
    const entered = await talk(service, evil(`POST ${path}`, pressed), { answers: 0 });
    const seen = entered.answers.map(({ head }) => head).join('') + entered.rest;
    expect(seen).toMatch(/location: \/hosted\/create-plant/i);
    expect(seen).not.toMatch(/evil|secure;|; secure/i);
    for (const path of ['/openapi.json', '/healthz', '/nothing']) {
      const answer = onlyAnswer(await talk(service, evil(`GET ${path}`, [])));
      expect(answer.head + answer.body).not.toContain('evil');
    }
    expect(service.logLines.join('')).not.toMatch(/evil|127\.0\.0\.1/);
  });

  test('do not bypass the origin check', async () => {
    const from = (...headers: string[]) =>
      talk(service, evil('GET /v1/merchants', [bearer(token), ...headers]));
    expect(onlyAnswer(await from(`Origin: ${ORIGIN}`)).status).toBe(200);
    for (const origin of [
      'https://evil.example',
      'null',
      '',
      `${ORIGIN}/`,
      `${ORIGIN}.evil.example`,
      ORIGIN.toUpperCase(),
    ]) {
      expectRefused(await from(`Origin: ${origin}`), 40305);
    }
    expectRefused(await from(`Origin: ${ORIGIN}`, 'Origin: https://evil.example'), 40305);
    expectRefused(await from('Origin: https://evil.example', `Origin: ${ORIGIN}`), 40305);
  });

  test('cannot be hidden by the number of headers', async () => {
    const many = Array.from({ length: 2_500 }, () => 'a:');
    const hidden = [...many, bearer(token), 'Origin: https://evil.example'];
    expectRefused(await talk(service, request('GET /v1/merchants', hidden)), 40305);
  });

  test('count although they are named in Connection', async () => {
    const named = ['Connection: close, Origin, Authorization, Content-Type', 'Origin: https://evil.example'];
    const asked = request('POST /plants', [...named, bearer(token), JSON_TYPE], BODY);
    expectRefused(await talk(service, asked), 40305);
  });
});
