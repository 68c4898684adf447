import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { enter, makeLink, Visit } from './testing/visit.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const pathOf = (link: { body: { url: string } }) => new URL(link.body.url).pathname;

describe('making a link', () => {
  test('returns its URL and its end, and stores only the hash of the code', async () => {
    const link = await makeLink(service, partner);
    expect(link.status).toBe(201);
    expect(Object.keys(link.body)).toEqual(['object', 'url', 'expires_at']);
    expect(link.body.url).toMatch(new RegExp(`^${service.url}/hosted/enter/[A-Za-z0-9_-]{43}$`));
    const left = Date.parse(link.body.expires_at) - service.clock.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const code = link.body.url.split('/').at(-1) ?? '';
    const rows = await service.db.selectFrom('hosted_links').selectAll().execute();
    expect(rows.map((row) => row.hash)).toContain(createHash('sha256').update(code).digest('base64url'));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('only for a merchant of the partner, and for what the key may do', async () => {
    const other = await signUp(service, 'Till & Leaf');
    expect((await makeLink(service, partner, { merchant: other.active })).body).toMatchObject({
      error: 40401,
    });
    const { body: key } = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'menus', capability: ['menus:read'] },
    });
    const refused = await makeLink(service, { key: key.secret, active: partner.active });
    expect(refused.body).toMatchObject({ error: 40302 });
  });

  test('only for a surface that there is', async () => {
    const body = { merchant: partner.active, surface: 'moon' };
    const reply = await call(service, 'POST /v1/hosted_links', { credential: partner.key, body });
    expect(reply.body).toMatchObject({ error: 40003, param: 'surface' });
  });
});

describe('opening a link', () => {
  test('signs in with a cookie that scripts and other sites cannot use, and goes to the page', async () => {
    const visit = new Visit(service);
    const entered = await visit.use(pathOf(await makeLink(service, partner)));
    expect(entered.status).toBe(303);
    expect(entered.headers.get('location')).toBe('/hosted/create-plant');
    const [cookie = ''] = entered.headers.getSetCookie();
    const [pair = '', ...flags] = cookie.split('; ');
    expect(pair).toMatch(/^trellis_hosted=[A-Za-z0-9_-]{43}$/);
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=28800', 'Path=/hosted', 'SameSite=Lax']);
    const rows = await service.db.selectFrom('hosted_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(pair.split('=')[1]);
  });

  test('works once, and of two at the same moment for one', async () => {
    const path = pathOf(await makeLink(service, partner));
    const both = await Promise.all([new Visit(service).use(path), new Visit(service).use(path)]);
    expect(both.map((page) => page.status).toSorted()).toEqual([303, 410]);
    expect((await new Visit(service).use(path)).status).toBe(410);
    expect((await new Visit(service).open(path)).status).toBe(410);
  });

  test('a link that is used, too old, unknown or no link at all gets one and the same page', async () => {
    const used = pathOf(await makeLink(service, partner));
    await new Visit(service).use(used);
    const old = pathOf(await makeLink(service, partner));
    service.clock.advance(15 * 60_000);
    const unknown = `/hosted/enter/${'A'.repeat(43)}`;
    const pages = [];
    for (const path of [used, old, unknown, '/hosted/enter/x'])
      pages.push(await new Visit(service).open(path));
    expect(new Set(pages.map((page) => `${page.status} ${page.text}`)).size).toBe(1);
    expect(pages[0]?.status).toBe(410);
    expect(pages[0]?.text).toContain('Ask the person who sent you here for a new link.');
    expect(pages[0]?.headers.getSetCookie()).toEqual([]);
  });

  test('a person who is signed in already sees the way to the open page', async () => {
    const visit = await enter(service, partner);
    const page = await visit.open(`/hosted/enter/${'A'.repeat(43)}`);
    expect(page.status).toBe(410);
    expect(page.text).toContain('href="/hosted/create-plant"');
  });

  test.each([
    ['HEAD', {}],
    ['GET', {}],
    ['GET', { 'sec-purpose': 'prefetch' }],
    ['GET', { 'sec-fetch-site': 'cross-site' }],
  ])('%s with %j shows a button, uses nothing and signs nobody in', async (method, headers) => {
    const path = pathOf(await makeLink(service, partner));
    const visit = new Visit(service);
    const ahead = await visit.open(path, { method, headers });
    expect(ahead.status).toBe(200);
    expect(ahead.text.includes('Open the page</button>')).toBe(method === 'GET');
    expect(ahead.headers.getSetCookie()).toEqual([]);
    expect((await visit.use(path)).status).toBe(303);
  });

  test("another site's form uses nothing and signs nobody in", async () => {
    const path = pathOf(await makeLink(service, partner));
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const refused = await new Visit(service).use(path, headers);
      expect(refused.status).toBe(403);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await new Visit(service).use(path)).status).toBe(303);
  });

  test("a stranger's link changes nothing of an open session until its button is pressed, which ends that", async () => {
    const stranger = await signUp(service, 'Till & Leaf');
    const visit = await enter(service, partner);
    const { cookie } = visit;
    const path = pathOf(await makeLink(service, stranger));
    const asked = await visit.open(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(asked.text).toContain('Opening this one signs you out there.');
    expect(asked.text).toMatch(/<bdi>Till &amp; Leaf<\/bdi> invites you[^]*<bdi>Riverside Nursery<\/bdi>/);
    expect((await visit.page()).text).toContain('Greenhouse POS');
    expect((await visit.use(path)).status).toBe(303);
    expect((await visit.page()).text).toContain('Till &amp; Leaf');
    visit.cookie = cookie;
    expect((await visit.page()).status).toBe(401);
  });

  test('another method is refused', async () => {
    const path = pathOf(await makeLink(service, partner));
    const put = await new Visit(service).open(path, { method: 'PUT' });
    expect(put.status).toBe(405);
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('the way back', () => {
  test('leads to the page the partner named, on one of its origins, for as long as that is registered', async () => {
    const own = await signUp(service, 'Till & Leaf');
    const register = async (origins: string[]) =>
      call(service, 'PUT /v1/partners/me/origins', { credential: own.key, body: { origins } });
    await register(['https://pos.example']);
    const visit = await enter(service, own, { return_url: 'https://pos.example/plants?x=1&y="' });
    const back = '<a href="https://pos.example/plants?x=1&amp;y=%22">Back to <bdi>Till &amp; Leaf</bdi></a>';
    expect((await visit.page()).text).toContain(back);
    await visit.send(await visit.page(), { id: '77', name: 'Fern' });
    expect((await visit.page()).text).toContain(back);
    await register([]);
    expect((await visit.page()).text).not.toContain('Back to');
  });

  test('is left out where none was named', async () => {
    expect((await (await enter(service, partner)).page()).text).not.toContain('Back to');
  });

  test.each([
    'https://evil.example/',
    'https://pos.example.evil.example/',
    'http://pos.example/',
    'https://pos.example:8443/',
    'https://me@pos.example/',
    'javascript:alert(1)',
    '/plants',
    '//pos.example/',
  ])('%s is refused', async (url) => {
    const own = await signUp(service);
    await call(service, 'PUT /v1/partners/me/origins', {
      credential: own.key,
      body: { origins: ['https://pos.example'] },
    });
    const refused = await makeLink(service, own, { return_url: url });
    expect(refused).toMatchObject({ status: 400, body: { error: 40003, param: 'return_url' } });
  });
});

describe('the end of a session', () => {
  const ended = {
    status: 401,
    text: expect.stringContaining('Ask the person who sent you here for a new link.'),
  };

  test('without a cookie, or with a made-up one, there is none', async () => {
    expect(await new Visit(service).page()).toMatchObject(ended);
    const visit = new Visit(service);
    visit.cookie = `trellis_hosted=${'A'.repeat(43)}`;
    expect(await visit.page()).toMatchObject(ended);
  });

  test('signing out ends it here and in the database', async () => {
    const visit = await enter(service, partner);
    const { cookie } = visit;
    const page = await visit.page();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const refused = await visit.open('/hosted/sign-out', {
      method: 'POST',
      body: new URLSearchParams({ csrf: 'x' }),
    });
    expect(refused.status).toBe(403);
    expect((await visit.page()).status).toBe(200);
    const out = await visit.open('/hosted/sign-out', { method: 'POST', body: new URLSearchParams({ csrf }) });
    expect(out.status).toBe(303);
    expect(out.headers.get('location')).toBe('/hosted/signed-out');
    expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
    visit.cookie = cookie;
    expect(await visit.page()).toMatchObject(ended);
    expect((await visit.open('/hosted/signed-out')).text).toContain('You’re signed out');
  });

  test('after eight hours', async () => {
    const visit = await enter(service, partner);
    service.clock.advance(8 * 60 * 60_000 - 1_000);
    expect((await visit.page()).status).toBe(200);
    service.clock.advance(1_000);
    expect(await visit.page()).toMatchObject(ended);
  });

  test('when its key is revoked', async () => {
    const { body: key } = await call<{ id: string; secret: string }>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'hosted', capability: ['plants:write'] },
    });
    const visit = await enter(service, { key: key.secret, active: partner.active });
    expect((await visit.page()).status).toBe(200);
    await call(service, `DELETE /v1/keys/${key.id}`, { credential: partner.key });
    expect(await visit.page()).toMatchObject(ended);
  });

  test('when its merchant is closed', async () => {
    const visit = await enter(service, { key: partner.key, active: partner.merchants['restricted'] ?? '' });
    await service.db
      .updateTable('merchants')
      .set({ status: 'closed' })
      .where('id', '=', partner.merchants['restricted'] ?? '')
      .execute();
    service.clock.advance(1_000);
    expect(await visit.page()).toMatchObject(ended);
  });
});

test('over https the cookie is for https only, and its name says so', async () => {
  const secure = await startService({ publicUrl: 'https://trellis.example' });
  const link = await makeLink(secure, await signUp(secure));
  expect(link.body.url).toMatch(/^https:\/\/trellis\.example\/hosted\/enter\//);
  const entered = await new Visit(secure).use(pathOf(link), { origin: 'https://trellis.example' });
  const [cookie = ''] = entered.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-trellis_hosted=/);
  expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'Path=/']));
  expect(cookie).not.toContain('Domain');
  await secure.stop();
});
