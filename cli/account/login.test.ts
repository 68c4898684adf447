import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_SCOPES } from '../../bff/core/contract/scopes.ts';
import { signIn } from '../../bff/pages/console/testing/visit.ts';
import {
  call,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../bff/testing/service/service.ts';
import { Computer, type Running } from '../testing/command.ts';

let service: Service;
let partner: SignedUp;
let computer: Computer;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());
beforeEach(() => void (computer = new Computer()));
afterEach(() => computer.leave());

async function codeOf(login: Running): Promise<string> {
  await expect.poll(() => login.printed.length).toBeGreaterThan(0);
  return String(login.printed[0]?.['user_code']);
}

const settings = (): string => join(computer.folder, 'settings');
const stored = (): { key: string; keyId: string } =>
  JSON.parse(readFileSync(join(settings(), 'login.json'), 'utf8'));

test('a person connects a computer in the console, and its key is of the sandbox and makes no keys', async () => {
  const login = computer.start(['login', '--url', service.url, '--json']);
  const code = await codeOf(login);
  const visit = await signIn(service, partner);
  const page = await visit.open(`/console/cli?code=${code.toLowerCase()}`);
  expect(page.text).toContain(code);
  const connected = await visit.send('/console/cli', page, { code, decision: 'connect' });
  expect(connected.text).toContain('Connected.');
  const { code: exit, stderr } = await login.ended();
  expect([exit, stderr]).toEqual([0, expect.stringContaining('/console/cli')]);
  const { key, keyId } = stored();
  expect(key).toMatch(/^ppk_sandbox_/);
  expect(login.stdout + stderr).not.toContain(key);
  expect(readdirSync(settings()).map((name) => statSync(join(settings(), name)).mode & 0o777)).toEqual([
    0o600,
  ]);
  const { body } = await call(service, 'GET /v1/keys/current', { credential: key });
  const withheld = new Set<string>(['keys:write', 'members:write']);
  expect(body).toMatchObject({
    id: keyId,
    environment: 'sandbox',
    capability: ALL_SCOPES.filter((scope) => !withheld.has(scope)),
  });
  const audit = await call<{ data: unknown[] }>(service, 'GET /v1/audit_events', { credential: partner.key });
  expect(audit.body.data).toContainEqual(expect.objectContaining({ operation: 'connectCommandLine' }));

  const again = await visit.open(`/console/cli?code=${code}`);
  expect(again.status).toBe(404);

  const logout = await computer.run(['logout', '--json']);
  expect([logout.code, JSON.parse(logout.stdout)]).toEqual([
    0,
    { object: 'logout', revoked: true, key: keyId },
  ]);
  expect((await call(service, 'GET /v1/keys/current', { credential: key })).status).toBe(401);
  expect(readdirSync(settings())).toEqual([]);
});

test('a person refuses a computer, and it gets no key', async () => {
  const login = computer.start(['login', '--url', service.url, '--json']);
  const code = await codeOf(login);
  const visit = await signIn(service, partner);
  const page = await visit.open(`/console/cli?code=${code}`);
  expect((await visit.send('/console/cli', page, { code, decision: 'refuse' })).text).toContain('Refused.');
  const { code: exit, stderr } = await login.ended();
  expect([exit, stderr]).toEqual([1, expect.stringContaining('refused in the console')]);
});

interface Login {
  readonly device_code: string;
  readonly user_code: string;
}
const begin = async (): Promise<Login> =>
  (
    await call<Login & Record<string, unknown>>(service, 'POST /v1/cli_logins', {
      body: { computer: 'laptop' },
    })
  ).body;
const claim = async ({ device_code }: Login): Promise<Record<string, unknown>> =>
  (await call(service, 'POST /v1/cli_logins/claim', { body: { device_code } })).body;

async function connect({ user_code: code }: Login): Promise<void> {
  const visit = await signIn(service, partner);
  const page = await visit.open(`/console/cli?code=${code}`);
  await visit.send('/console/cli', page, { code, decision: 'connect' });
}

test('a key is claimed once', async () => {
  const login = await begin();
  await connect(login);
  expect(await claim(login)).toMatchObject({ status: 'approved', key: { environment: 'sandbox' } });
  expect(await claim(login)).toMatchObject({ status: 'expired', key: null });
});

test('a claim that comes too early makes the pause longer, and brings no key even once approved', async () => {
  const login = await begin();
  expect(await claim(login)).toMatchObject({ status: 'pending', interval: 5 });
  await connect(login);
  expect(await claim(login)).toMatchObject({ status: 'slow_down', interval: 10, key: null });
  service.clock.advance(10_000);
  expect(await claim(login)).toMatchObject({ status: 'approved' });
});

test('a code expires after ten minutes, for the person and for the command', async () => {
  const login = await begin();
  service.clock.advance(600_000);
  const visit = await signIn(service, partner);
  expect((await visit.open(`/console/cli?code=${login.user_code}`)).status).toBe(404);
  expect(await claim(login)).toMatchObject({ status: 'expired' });
});

test('a session tries ten codes a minute', async () => {
  const visit = await signIn(service, partner);
  const seen: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    seen.push((await visit.open('/console/cli?code=BBBB-BBBB')).status);
  expect(seen).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
});

test('a link of the operator into production connects no sandbox', async () => {
  const owner = await signUp(service, 'Live POS');
  await call(service, 'POST /v1/partners/me/publish', { credential: owner.key });
  const login = await begin();
  const visit = await signIn(service, owner, 'production');
  expect((await visit.open(`/console/cli?code=${login.user_code}`)).status).toBe(403);
});

test('a piped key is stored, and a logout leaves it alone', async () => {
  const piped = ['login', '--key', '-', '--url', service.url];
  expect((await computer.run(piped, { stdin: `${partner.key}\n` })).code).toBe(0);
  expect(stored()).toMatchObject({ key: partner.key });
  expect((await computer.run(['logout'])).stdout).toContain('goes on working');
  expect((await call(service, 'GET /v1/keys/current', { credential: partner.key })).status).toBe(200);
});

test.each([
  [['login', '--key', 'ppk_sandbox_x'], '', 'pipe the key in'],
  [['login', '--key', '-'], 'secret', 'no partner key'],
  [['login', '--key', '-'], 'ppk_production_abcdef', 'production key'],
  [['login', '--url', 'ftp://x'], '', '--url must be an address'],
  [['login', '--speed'], '', 'Unknown option'],
])('%j with "%s" is wrong usage', async (args, stdin, words) => {
  const { code, stderr } = await computer.run(args, { stdin });
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});

test('a service that is not there is a problem, in words', async () => {
  const { code, stderr } = await computer.run(['login', '--url', 'http://127.0.0.1:9']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('can’t be reached')]);
});
