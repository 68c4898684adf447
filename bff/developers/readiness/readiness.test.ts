import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../../pages/console/testing/visit.ts';
import { CONNECTIONS, type Readiness } from '../../accounts/identity/contract/partners/readiness.ts';
import { startMailServer, type MailServer } from '../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { checkConfigured } from './readiness.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const TOKEN = 'upstream-token-that-is-secret';

/**
 * The answers of the processor, the bank, the plant API and the service for text messages, by the first part
 * of the path.
 */
type Answer = readonly [status: number, body: object] | 'nothing';
const KNOWN_TO_NONE: Answer = [404, { error: 40401, message: 'It doesn’t exist.' }];
const GOOD: Readonly<Record<string, Answer>> = {
  processor: KNOWN_TO_NONE,
  bank: KNOWN_TO_NONE,
  plants: [400, { error: 40002, message: 'name is required.' }],
  sms: [422, {}],
};
let answers: Record<string, Answer>;
let seen: string[];

const upstream: Server = createServer((req, res) => {
  const [, name = ''] = (req.url ?? '').split('/');
  let body = '';
  req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  req.on('end', () => {
    seen.push(`${req.method} ${req.url} ${body}`);
    const answer = answers[name] ?? [500, {}];
    if (answer === 'nothing') return;
    const [status, content] = answer;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  });
});

let mail: MailServer;
let service: Service;
let bare: Service;
let partner: SignedUp;
let base: string;
beforeAll(async () => {
  mail = await startMailServer();
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  service = await startService(connected());
  bare = await startService();
  partner = await signUp(service);
});
afterAll(async () => {
  await Promise.all([service.stop(), bare.stop()]);
  await mail.close();
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  answers = { ...GOOD };
  seen = [];
});

const VAPID = {
  publicKey: 'B'.repeat(87),
  privateKey: 'A'.repeat(43),
  subject: 'mailto:ops@trellis.example',
};

const connected = () => ({
  processor: { url: `${base}/processor`, token: TOKEN },
  bank: { url: `${base}/bank`, token: TOKEN },
  plantApi: { url: `${base}/plants`, token: TOKEN },
  messages: {
    mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' },
    sms: { url: `${base}/sms`, secret: SECRET },
  },
  vapid: VAPID,
});

const ask = async (at = service, { key } = partner) =>
  (await call<Readiness>(at, 'GET /v1/partners/me/readiness', { credential: key })).body;
const statesOf = ({ checks }: Pick<Readiness, 'checks'>) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]));
const ALL_READY = Object.fromEntries(CONNECTIONS.map((name) => [name, 'ready']));

test('what responds as it should is ready, and each is called', async () => {
  const { checks, ...rest } = await ask();
  expect(statesOf({ checks })).toEqual(ALL_READY);
  expect(checks.map(({ message }) => message)).toContain('Guests can pay by card.');
  expect(rest).toMatchObject({ object: 'readiness', blockers: [] });
  expect(seen.map((line) => line.split('/')[1]?.split(/[ ?]/)[0]).toSorted()).toEqual([
    'bank',
    'plants',
    'processor',
    'sms',
  ]);
  expect(seen.find((line) => line.includes('/sms'))).toMatch(/"type":"ping".*"data":\{\}/);
  expect(mail.taken).toEqual([]);
});

describe.each(['processor', 'bank', 'plants', 'sms'])('%s', (name) => {
  const connection = {
    processor: 'payment_processor',
    bank: 'bank',
    plants: 'plant_api',
    sms: 'text_messages',
  }[name];
  test.each([
    ['refuses our credential', [401, { error: 40101, message: 'No.' }]],
    ['fails', [500, {}]],
    ['is another service', [200, { hello: 'world' }]],
  ] as const)('that %s is failing, and only it', async (_, answer) => {
    // A service for text messages that answers a ping with 200 also accepts messages.
    const isFine = name === 'sms' && answer[0] === 200;
    answers[name] = answer;
    const found = await ask();
    expect(statesOf(found)).toEqual({ ...ALL_READY, ...(!isFine && { [String(connection)]: 'failing' }) });
    // Without its time, whose milliseconds can be any number.
    const said = JSON.stringify({ ...found, checked_at: undefined });
    expect(said).not.toMatch(/upstream-token|127\.0\.0\.1|401|500/);
  });
});

test('what never answers is failing after five seconds, all at once', async () => {
  answers = { processor: 'nothing', bank: 'nothing', plants: 'nothing', sms: 'nothing' };
  const states = statesOf(await ask());
  expect(states).toEqual({
    payment_processor: 'failing',
    bank: 'failing',
    plant_api: 'failing',
    mail: 'ready',
    text_messages: 'failing',
    browser_messages: 'ready',
  });
}, 60_000);

test('what the operator hasn’t set isn’t connected; the built-in plant API is', async () => {
  const own = await signUp(bare);
  const { checks } = await ask(bare, own);
  expect(statesOf({ checks })).toEqual({
    payment_processor: 'not_connected',
    bank: 'not_connected',
    plant_api: 'ready',
    mail: 'not_connected',
    text_messages: 'not_connected',
    browser_messages: 'not_connected',
  });
});

test('publishing warns of each, in the response and on the page before it', async () => {
  const own = await signUp(bare);
  const visit = await signIn(bare, own);
  const page = await visit.open('/console/go-live/confirm');
  const { checks } = await ask(bare, own);
  for (const { message } of checks) expect(page.text).toContain(message);
  expect(page.text).toContain('<button>Go live</button>');
  expect((await visit.open('/console/go-live')).text).toContain('No bank is connected');
  const { body } = await call<{ status: string; warnings: { name: string; message: string }[] }>(
    bare,
    'POST /v1/partners/me/publish',
    { credential: own.key },
  );
  expect(body.status).toBe('published');
  const missing = checks.filter(({ state }) => state !== 'ready');
  expect(body.warnings).toEqual(missing.map(({ name, message }) => ({ name, message })));
  expect(body.warnings).toHaveLength(5);
  const { body: ready } = await call(service, 'POST /v1/partners/me/publish', { credential: partner.key });
  expect(ready).toMatchObject({ status: 'published', warnings: [] });
});

test('what keeps a sandbox from publishing is said, and no longer once it has', async () => {
  const own = await signUp(service);
  const theme = { color: { $type: 'color', text: { $value: '#bbbbbb' }, background: { $value: '#cccccc' } } };
  await call(service, 'PUT /v1/theme', { credential: own.key, body: theme });
  expect((await ask(service, own)).blockers).toEqual([expect.stringContaining('contrast')]);
  await call(service, 'PUT /v1/theme', { credential: own.key, body: {} });
  expect((await ask(service, own)).blockers).toEqual([]);
});

test('any key of the partner may ask, and nobody without one', async () => {
  const narrow = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Menus', capability: ['menus:read'] },
  });
  expect(statesOf(await ask(service, { ...partner, key: narrow.body.secret }))).toEqual(ALL_READY);
  expect((await call(service, 'GET /v1/partners/me/readiness')).status).toBe(401);
});

test('the operator reads why each fails, without credentials', async () => {
  const { messages, ...config } = connected();
  answers['bank'] = [401, {}];
  answers['sms'] = [403, {}];
  const found = await checkConfigured({ ...config, ...messages });
  expect(statesOf({ checks: [...found] })).toEqual({
    ...ALL_READY,
    bank: 'failing',
    text_messages: 'failing',
  });
  expect(found.find(({ name }) => name === 'bank')?.cause).toContain('it answered 401');
  expect(found.find(({ name }) => name === 'text_messages')?.cause).toContain('answered 403');
  expect(JSON.stringify(found)).not.toContain(TOKEN);
  const gone = await checkConfigured({
    ...config,
    bank: { url: 'http://127.0.0.1:1', token: TOKEN },
    mail: { url: 'smtp://someone:pass@127.0.0.1:1', from: 'a@b.example' },
    sms: undefined,
  });
  expect(statesOf({ checks: [...gone] })).toEqual({
    ...ALL_READY,
    bank: 'failing',
    mail: 'failing',
    text_messages: 'not_connected',
  });
  expect(JSON.stringify(gone)).not.toMatch(/pass|upstream-token/);
});
