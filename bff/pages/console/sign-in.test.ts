import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { linkPath, signIn, Visit } from './testing/visit.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const HOUR_MS = 60 * 60 * 1000;
const NOT_SIGNED_IN = { status: 401, text: expect.stringContaining('You’re not signed in') };
const ask = (visit: Visit) => visit.open('/console');

describe('a sign-in link', () => {
  test('is stored as a hash alone', async () => {
    const code = (await linkPath(service, partner.partnerId)).split('/').at(-1) ?? '';
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await service.db.selectFrom('console_links').selectAll().execute();
    expect(rows.map(({ hash }) => hash)).toContain(createHash('sha256').update(code).digest('base64url'));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('opened shows a button and uses nothing up, however often', async () => {
    const path = await linkPath(service, partner.partnerId);
    for (const init of [{}, {}, { headers: { 'sec-purpose': 'prefetch' } }, { method: 'HEAD' }]) {
      const page = await new Visit(service).open(path, init);
      expect(page.status).toBe(200);
      expect(page.headers.getSetCookie()).toEqual([]);
    }
    const visit = new Visit(service);
    const page = await visit.open(path);
    expect(page.text).toContain('<button>Sign in</button>');
    expect((await visit.send(path, page)).status).toBe(303);
  });

  test('signs in with a cookie that scripts and other sites cannot use, of which only the hash is stored', async () => {
    const visit = new Visit(service);
    const entered = await visit.fill(await linkPath(service, partner.partnerId));
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console']);
    const [cookie = '', ...others] = entered.headers.getSetCookie();
    expect(others).toEqual([]);
    const [pair = '', ...flags] = cookie.split('; ');
    expect(pair).toMatch(/^trellis_console=[A-Za-z0-9_-]{43}$/);
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=28800', 'Path=/console', 'SameSite=Strict']);
    const rows = await service.db.selectFrom('console_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(pair.split('=')[1]);
    expect((await ask(visit)).text).toContain('Greenhouse POS');
  });

  test('works once, and of two at the same moment for one', async () => {
    const path = await linkPath(service, partner.partnerId);
    const page = await new Visit(service).open(path);
    const both = await Promise.all([
      new Visit(service).send(path, page),
      new Visit(service).send(path, page),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    expect((await new Visit(service).open(path)).status).toBe(410);
    expect((await new Visit(service).send(path, page)).status).toBe(410);
  });

  test('used, too old, unknown or no link at all gets one and the same page, and no cookie', async () => {
    const used = await linkPath(service, partner.partnerId);
    await new Visit(service).fill(used);
    const old = await linkPath(service, partner.partnerId);
    const seen = await new Visit(service).open(old);
    service.clock.advance(15 * 60_000);
    const late = await new Visit(service).send(old, seen);
    const unknown = `/console/sign-in/${'A'.repeat(43)}`;
    const pages = [late];
    for (const path of [used, old, unknown, '/console/sign-in/x', '/console/sign-in/%00'])
      pages.push(await new Visit(service).open(path));
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(late.status).toBe(410);
    expect(late.text).toContain('works once and expires after 15 minutes');
    expect(pages.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor on the same site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
  ])('sent by a form of %s signs nobody in and is not used', async (_name, headers) => {
    const path = await linkPath(service, partner.partnerId);
    const visit = new Visit(service);
    const refused = await visit.send(path, await visit.open(path), {}, headers);
    expect(refused.status).toBe(403);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await visit.fill(path)).status).toBe(303);
  });

  test('of another partner or environment leads to that one alone', async () => {
    const other = await signUp(service, 'Till & Leaf');
    const theirs = await signIn(service, other);
    const page = await ask(theirs);
    expect(page.text).toContain('Till &amp; Leaf');
    expect(page.text).not.toContain('Greenhouse POS');
    const production = await signIn(service, partner, 'production');
    expect((await ask(production)).text).toContain('<b>Production</b>');
    const keys = await production.open('/console/keys');
    expect(keys.text).toContain('No live keys');
    expect((await production.open(`/console/keys/${partner.keyId}`)).status).toBe(404);
  });
});

describe('the end of a session', () => {
  test('without a cookie, with a forged one, and with another feature’s there is none', async () => {
    expect(await ask(new Visit(service))).toMatchObject(NOT_SIGNED_IN);
    for (const cookie of [`trellis_console=${'A'.repeat(43)}`, 'trellis_console=x', 'trellis_hosted=x']) {
      const visit = new Visit(service);
      visit.cookie = cookie;
      expect(await ask(visit)).toMatchObject(NOT_SIGNED_IN);
    }
  });

  test('signing out ends it here and in the database', async () => {
    const visit = await signIn(service, partner);
    const { cookie } = visit;
    const page = await ask(visit);
    const forged = await visit.send('/console/sign-out', page, { csrf: 'x'.repeat(43) });
    expect(forged.status).toBe(403);
    expect((await ask(visit)).status).toBe(200);
    const out = await visit.send('/console/sign-out', page);
    expect([out.status, out.headers.get('location')]).toEqual([303, '/console/signed-out']);
    expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
    visit.cookie = cookie;
    expect(await ask(visit)).toMatchObject(NOT_SIGNED_IN);
    expect((await visit.open('/console/signed-out')).text).toContain('You’re signed out');
  });

  test('after eight hours', async () => {
    const visit = await signIn(service, partner);
    service.clock.advance(8 * HOUR_MS - 1_000);
    expect((await ask(visit)).status).toBe(200);
    service.clock.advance(1_000);
    expect(await ask(visit)).toMatchObject(NOT_SIGNED_IN);
  });

  test('a new link on the same browser ends the session before', async () => {
    const visit = await signIn(service, partner);
    const { cookie } = visit;
    await visit.fill(await linkPath(service, partner.partnerId));
    expect(visit.cookie).not.toBe(cookie);
    visit.cookie = cookie;
    expect(await ask(visit)).toMatchObject(NOT_SIGNED_IN);
  });

  test('who comes from another site, without the cookie, is shown the way on', async () => {
    const page = await new Visit(service).open('/console', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(page.status).toBe(401);
    expect(page.text).toContain('href="/console"');
  });
});

describe('the other environment', () => {
  const publish = (id: string) =>
    service.db.updateTable('partners').set({ status: 'published' }).where('id', '=', id).execute();

  test('is closed before the partner is published', async () => {
    const visit = await signIn(service, partner);
    const page = await ask(visit);
    expect(page.text).toContain('opens when you go live');
    const refused = await visit.send('/console/environment', page, { environment: 'production' });
    expect(refused.status).toBe(403);
    expect((await ask(visit)).text).toContain('<b>Sandbox.</b>');
  });

  test('gets a session of its own, and forms of the first are refused there', async () => {
    const published = await signUp(service, 'Published');
    await publish(published.partnerId);
    const visit = await signIn(service, published);
    const old = await visit.open('/console/keys/new');
    const before = visit.cookie;
    const moved = await visit.send('/console/environment', old, { environment: 'production' });
    expect(moved.status).toBe(303);
    expect((await ask(visit)).text).toContain('<b>Production</b>');
    const late = await visit.send('/console/keys/new', old, { name: 'Late', reach: 'everything' });
    expect(late.status).toBe(403);
    expect(late.text).toContain('This form is out of date');
    const back = await visit.send('/console/environment', await ask(visit), { environment: 'sandbox' });
    expect(back.status).toBe(303);
    visit.cookie = before;
    expect(await ask(visit)).toMatchObject(NOT_SIGNED_IN);
  });

  test('a link to production leads to no sandbox', async () => {
    const published = await signUp(service, 'Published too');
    await publish(published.partnerId);
    const visit = await signIn(service, published, 'production');
    const page = await ask(visit);
    expect(page.text).toContain('needs its own sign-in link');
    const refused = await visit.send('/console/environment', page, { environment: 'sandbox' });
    expect(refused.status).toBe(403);
  });
});

test('over https the cookie is for https only, and its name says so', async () => {
  const secure = await startService({ publicUrl: 'https://trellis.example' });
  const { partnerId } = await signUp(secure);
  const path = await linkPath(secure, partnerId);
  const visit = new Visit(secure);
  const entered = await visit.send(path, await visit.open(path), {}, { origin: 'https://trellis.example' });
  const [cookie = ''] = entered.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-trellis_console=/);
  expect(cookie.split('; ')).toContain('Secure');
  await secure.stop();
});

test('the log contains no code, cookie or CSRF token', async () => {
  const path = await linkPath(service, partner.partnerId);
  const visit = new Visit(service);
  await visit.fill(path);
  const page = await ask(visit);
  const lines = service.logLines.join('\n');
  expect(lines).toContain('"key":"con_');
  for (const secret of [path.split('/').at(-1), visit.cookie.split('=')[1]])
    expect(lines).not.toContain(secret);
  expect(lines).not.toContain(/name="csrf" value="([^"]+)"/.exec(page.text)?.[1]);
});
