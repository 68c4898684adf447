import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { hiddenIn, signIn, type Visit } from './testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

describe('origins', () => {
  const origins = async () =>
    (await call(service, 'GET /v1/partners/me', { credential: partner.key })).body['origins'];

  test('are registered, and their pages may then use tokens', async () => {
    const text = ' https://pos.example \r\n\r\nhttp://localhost:3000\r\n';
    const saved = await visit.fill('/console/origins', { origins: text });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/console/origins?saved=yes']);
    expect(await origins()).toEqual(['https://pos.example', 'http://localhost:3000']);
    const token = await mintToken(service, partner);
    const from = (origin: string) =>
      call(service, 'GET /v1/merchants', { credential: token, headers: { origin } });
    expect((await from('https://pos.example')).status).toBe(200);
    expect((await from('https://shop.example')).status).toBe(403);
  });

  test('an invalid one is named by its line, and the input is kept', async () => {
    const before = await origins();
    const text = 'https://shop.example\npos.example\nhttps://shop.example/a?"<b>';
    const page = await visit.fill('/console/origins', { origins: text });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Line 2, “pos.example”: add the scheme, such as https://pos.example.');
    expect(page.text).toContain('Line 3, “https://shop.example/a?&quot;&lt;b&gt;”');
    expect(page.text).toContain(
      'https://shop.example\npos.example\nhttps://shop.example/a?&quot;&lt;b&gt;</textarea',
    );
    expect(page.text).toContain('aria-invalid="true"');
    expect(await origins()).toEqual(before);
  });

  test('none at all closes all pages', async () => {
    expect((await visit.fill('/console/origins', { origins: '' })).status).toBe(303);
    expect(await origins()).toEqual([]);
    expect((await visit.open('/console/origins')).text).toContain('No origins yet');
  });

  test('of production are https only', async () => {
    const production = await signIn(service, partner, 'production');
    const page = await production.fill('/console/origins', { origins: 'http://localhost:3000' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('must begin with https:// in production');
  });
});

describe('limits', () => {
  const used = (text: string, name: string): string =>
    new RegExp(`aria-label="${name}[^"]*"[^>]*aria-valuemax="(\\d+)"[^>]*aria-valuenow="(\\d+)"`)
      .exec(text)
      ?.slice(1)
      .toReversed()
      .join(' of ') ?? '';

  test('show what was used, and looking uses nothing', async () => {
    const own = await signUp(service, 'Limited');
    const look = await signIn(service, own);
    await service.db.updateTable('keys').set({ per_minute: 10 }).where('lineage', '=', own.keyId).execute();
    await service.db.updateTable('merchants').set({ per_minute: 4 }).where('id', '=', own.active).execute();
    const token = await mintToken(service, own);
    for (let i = 0; i < 4; i += 1) await call(service, 'GET /v1/merchants', { credential: token });
    for (let i = 0; i < 3; i += 1) {
      const { text } = await look.open('/console/limits');
      expect(used(text, 'First key')).toBe('5 of 10');
      expect(used(text, 'Riverside Nursery')).toBe('4 of 4');
      expect(used(text, 'Harbour Florist')).toBe('0 of 600');
      expect(text).toContain('Used up. Resets in');
    }
    service.clock.advance(60_000);
    expect(used((await look.open('/console/limits')).text, 'First key')).toBe('0 of 10');
  });

  test('the console spends a quota of its own', async () => {
    const page = await visit.open('/console');
    expect(page.headers.get('ratelimit-policy')).toBe('"key";q=1500;w=60');
    const { headers } = await call(service, 'GET /v1/partners/me', { credential: partner.key });
    const left = headers.get('ratelimit');
    await visit.open('/console');
    const after = await call(service, 'GET /v1/partners/me', { credential: partner.key });
    const remaining = (text: string | null) => Number(/r=(\d+)/.exec(text ?? '')?.[1]);
    expect(remaining(after.headers.get('ratelimit'))).toBe(remaining(left) - 1);
  });
});

test('versions show pins, dates and what changed', async () => {
  await call(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Older pin', capability: ['menus:read'], api_version: '2026-09-01' },
  });
  const { text } = await visit.open('/console/versions');
  const [newest = '', older = ''] = text.split('2026-09-01</span></h2>');
  expect(newest).toContain('<code>display_name</code>');
  expect(newest).toContain('First key');
  expect(older).toMatch(/Retired<\/dt>\s*<dd>from <time[^>]*>Nov 1, 2027/);
  expect(older).toContain('Older pin');
});

test('merchants of this partner and environment alone', async () => {
  const other = await signUp(service, 'Other');
  const { text } = await visit.open('/console/merchants');
  expect(text).toContain(partner.active);
  expect(text).not.toContain(other.active);
  const production = await signIn(service, partner, 'production');
  expect((await production.open('/console/merchants')).text).toContain('No merchants yet');
});

test('a page that is not there says so in the console, a method that is not there too', async () => {
  const missing = await visit.open('/console/moon');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('Page not found');
  const put = await visit.open('/console/keys', { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('every page has a heading, a place in the navigation, and forms with the CSRF token', async () => {
  for (const path of ['keys', 'limits', 'versions', 'merchants', 'origins']) {
    const page = await visit.open(`/console/${path}`);
    expect(page.status).toBe(200);
    expect(page.text.match(/<h1>/g)).toHaveLength(1);
    expect(page.text).toMatch(new RegExp(`<a href="/console/${path}" +aria-current="page"`));
    expect(hiddenIn(page, 'csrf')).toMatch(/^[\w-]{43}$/);
  }
});

/** The names in a page's navigation, in their order. */
function namesIn({ text }: { text: string }, label = 'Console'): string[] {
  const from = text.indexOf(`aria-label="${label}"`);
  const nav = text.slice(from, text.indexOf('</nav>', from));
  return [...nav.matchAll(/>([^<>\n]+)<\/a/g)].map(([, name = '']) => name);
}

const GROUPS = ['Home', 'Orders', 'Merchants', 'Money', 'Guest sites', 'Developers', 'Team'];

test('the navigation has the business first, then what developers need, and the sandbox where it is', async () => {
  expect(namesIn(await visit.open('/console'))).toEqual([...GROUPS, 'Test and go live']);
  const production = await signIn(service, partner, 'production');
  expect(namesIn(await production.open('/console'))).toEqual(GROUPS);
});

test('a group shows its sections on each of their pages, in the navigation and as tabs', async () => {
  const sections = ['Keys', 'Command line', 'Webhooks', 'Events', 'Origins', 'Rate limits', 'Versions'];
  for (const path of ['keys', 'versions']) {
    const page = await visit.open(`/console/${path}`);
    expect(namesIn(page)).toEqual([...GROUPS.slice(0, -1), ...sections, 'Team', 'Test and go live']);
    expect(namesIn(page, 'Developers')).toEqual(sections);
  }
});

test('names that people chose are set apart wherever they are shown', async () => {
  const name = 'משתלה (1)';
  const own = await signUp(service, name);
  const body = { name, capability: ['menus:read'] };
  const made = await call(service, 'POST /v1/keys', { credential: own.key, body });
  const id = String(made.body['id']);
  await service.db
    .updateTable('merchants')
    .set({ display_name: name })
    .where('id', '=', own.active)
    .execute();
  const looking = await signIn(service, own);
  for (const path of [
    '',
    '/keys',
    '/limits',
    '/versions',
    '/sandbox',
    '/go-live/confirm',
    `/keys/${id}/rotate`,
  ]) {
    const { text } = await looking.open(`/console${path}`);
    expect(text).toContain(`<bdi>${name}`);
    const bare = text.replaceAll(/<bdi>[^<]*<\/bdi>|\u2068[^\u2069]*\u2069/g, '');
    expect(bare).not.toContain('משתלה');
  }
});
