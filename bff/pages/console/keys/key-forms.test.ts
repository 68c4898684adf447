import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { secretIn, signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

const me = (secret: string) => call(service, 'GET /v1/partners/me', { credential: secret });
const keyIn = (path: string): string => path.split('/').at(-1) ?? '';

async function keys(): Promise<{ id: string; name: string; status: string; capability: string[] }[]> {
  const { body } = await call<{ data: [] }>(service, 'GET /v1/keys?limit=100', { credential: partner.key });
  return body.data;
}

async function newKey(name: string): Promise<{ id: string; secret: string }> {
  const page = await visit.fill('/console/keys/new', { name, reach: 'everything' });
  expect(page.status).toBe(201);
  const id = (await keys()).find((key) => key.name === name)?.id ?? '';
  return { id, secret: secretIn(page) };
}

describe('creating a key', () => {
  test('shows its secret once, and it works', async () => {
    const { id, secret } = await newKey('Till');
    expect((await me(secret)).status).toBe(200);
    expect((await visit.open('/console')).text).not.toContain(secret);
    for (const path of ['/console/keys', `/console/keys/${id}`]) {
      const page = await visit.open(path);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain(secret);
      expect(page.text).toContain(secret.slice(-4));
    }
    expect(service.logLines.join('\n')).not.toContain(secret);
  });

  test('is listed with when it was last used', async () => {
    const { secret } = await newKey('Scale');
    const row = async (path: string): Promise<string> => {
      const { text } = await visit.open(path);
      expect(text).toMatch(/<th scope="col">\s*Last used\s*<\/th>/);
      const at = text.indexOf(`…${secret.slice(-4)}<`);
      return text.slice(at, text.indexOf('</tr>', at));
    };
    expect(await row('/console/keys')).toMatch(/data-label="Last used"[^>]*>\s*Never\s*</);
    await me(secret);
    await expect
      .poll(() => row('/console/keys'))
      .toMatch(/data-label="Last used"[^>]*>\s*<time[^>]*>(just now|1 min ago)</);
  });

  test('gives it what was chosen and no more', async () => {
    const fields: [string, string][] = [
      ['name', 'Reader'],
      ['reach', 'chosen'],
      ['scope', 'menus:read'],
      ['scope', 'orders:read'],
      ['version', '2026-09-01'],
    ];
    expect((await visit.fill('/console/keys/new', fields)).status).toBe(201);
    const made = (await keys()).find(({ name }) => name === 'Reader');
    expect(made).toMatchObject({ capability: ['menus:read', 'orders:read'], api_version: '2026-09-01' });
    expect((await keys()).find(({ name }) => name === 'Till')?.capability).toEqual([...ALL_SCOPES]);
  });

  test.each([
    [{ name: '  ', reach: 'everything' }, 'Enter a name of 1–100 characters.', 400],
    [{ name: 'x'.repeat(101), reach: 'everything' }, 'Enter a name of 1–100 characters.', 400],
    [{ name: 'None', reach: 'chosen' }, 'Choose at least one permission.', 400],
    [{ name: 'Odd', reach: 'chosen', scope: 'moon:read' }, 'Choose at least one permission', 400],
    [{ name: 'Old', reach: 'everything', version: '2020-01-01' }, 'Choose one of these versions.', 400],
    [{ name: 'Real', reach: 'everything', environment: 'production' }, 'Publish your partner account', 403],
  ])('%j is refused at its place, and what was typed stays', async (fields, words, status) => {
    const before = (await keys()).length;
    const page = await visit.fill('/console/keys/new', fields as Record<string, string>);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
    expect(page.text).toContain(`value="${fields.name}"`);
    expect((await keys()).length).toBe(before);
  });

  test('with nothing chosen, all that is missing is said at once', async () => {
    const page = await visit.fill('/console/keys/new', { name: '', reach: 'chosen' });
    expect(page.text).toContain('Enter a name of 1–100 characters.');
    expect(page.text).toContain('Choose at least one permission.');
  });

  test.each([
    [{ name: 'Real again', environment: 'production' }, 403],
    [{ name: 'Old again', version: '2020-01-01' }, 400],
  ])('%j sent twice is refused twice in the same way', async (fields, status) => {
    const page = await visit.open('/console/keys/new');
    const send = () => visit.send('/console/keys/new', page, { reach: 'everything', ...fields });
    const [first, second] = [await send(), await send()];
    const said = ({ text }: { text: string }) =>
      text.split('<main')[1]?.replace(/name="intent" value="[^"]*"/, '');
    expect([first.status, second.status]).toEqual([status, status]);
    expect(said(second)).toBe(said(first));
  });

  test('sent twice, makes one key and shows the same secret', async () => {
    const page = await visit.open('/console/keys/new');
    const fields = { name: 'Twice', reach: 'everything' };
    const [first, second] = [
      await visit.send('/console/keys/new', page, fields),
      await visit.send('/console/keys/new', page, fields),
    ];
    expect(secretIn(second)).toBe(secretIn(first));
    expect((await keys()).filter(({ name }) => name === 'Twice')).toHaveLength(1);
    const stored = await service.db.selectFrom('idempotency_records').select('body').execute();
    expect(JSON.stringify(stored)).not.toContain(secretIn(first));
  });

  test('what was typed is escaped wherever it is shown', async () => {
    const name = `"><script>alert(1)</script>'&`;
    const { id } = await newKey(name);
    for (const path of ['/console/keys', '/console/limits', '/console/versions', `/console/keys/${id}`]) {
      const { text } = await visit.open(path);
      expect(text).toContain('&lt;script&gt;alert(1)');
      expect(text).not.toContain('<script>alert(1)');
    }
    const refused = await visit.fill('/console/keys/new', { name, reach: 'chosen' });
    expect(refused.text).not.toContain('<script>alert(1)');
  });
});

describe('rotating a key', () => {
  test('lets both work for the overlap that was chosen, and then the new one alone', async () => {
    const { id, secret } = await newKey('Rotating');
    const page = await visit.fill(`/console/keys/${id}/rotate`, { overlap: '3600' });
    expect(page.status).toBe(201);
    const next = secretIn(page);
    expect([(await me(secret)).status, (await me(next)).status]).toEqual([200, 200]);
    const list = await visit.open('/console/keys');
    expect(list.text).toMatch(/Expires in (?:1 h|59 min|60 min)/);
    expect(list.text).toContain('Previous key');
    service.clock.advance(3_601_000);
    expect([(await me(secret)).status, (await me(next)).status]).toEqual([401, 200]);
    expect((await visit.open('/console/keys')).text).not.toContain('Previous key');
  });

  test('a third live key is refused in the form, unless the other is ended', async () => {
    const { id, secret } = await newKey('Crowded');
    const second = secretIn(await visit.fill(`/console/keys/${id}/rotate`, { overlap: '86400' }));
    const refused = await visit.fill(`/console/keys/${id}/rotate`, { overlap: '86400' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('only two of its keys can be live at once');
    const forced = await visit.fill(`/console/keys/${id}/rotate`, { overlap: '86400', force: 'yes' });
    expect(forced.status).toBe(201);
    const states = [await me(secret), await me(second), await me(secretIn(forced))];
    expect(states.map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  test.each(['-1', '1.5', '604801', 'day', ''])('an overlap of %j is refused', async (overlap) => {
    const page = await visit.fill(`/console/keys/${partner.keyId}/rotate`, { overlap });
    expect(page.status).toBe(400);
  });
});

describe('revoking a key', () => {
  test('asks for a confirmation, and works at once', async () => {
    const { id, secret } = await newKey('Leaving');
    const asked = await visit.open(`/console/keys/${id}/revoke`);
    expect(asked.text).toContain('can no longer call the API');
    expect((await me(secret)).status).toBe(200);
    const done = await visit.send(`/console/keys/${id}/revoke`, asked);
    expect([done.status, keyIn(done.headers.get('location') ?? '')]).toEqual([303, id]);
    expect((await me(secret)).body).toMatchObject({ error: 40103 });
    expect((await visit.open(`/console/keys/${id}`)).text).toContain('Revoked');
    expect((await visit.open(`/console/keys/${id}/rotate`)).status).toBe(409);
  });
});

test('a key is renamed; a bad name is refused with what was typed', async () => {
  const { id } = await newKey('Before');
  const path = `/console/keys/${id}`;
  expect((await visit.fill(path, { name: 'After' })).status).toBe(303);
  expect((await visit.open(path)).text).toContain('<h1><bdi>After</bdi></h1>');
  const refused = await visit.fill(path, { name: ' ' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Enter a name of 1–100 characters');
});

test('a key is pinned to another version and loses permissions, and a stale form changes nothing', async () => {
  const { id } = await newKey('Narrowing');
  const path = `/console/keys/${id}`;
  const page = await visit.open(path);
  expect(page.text).toContain('Last used');
  const scopes = [...page.text.matchAll(/name="scope" value="([^"]*)"/g)].map(([, scope]) => scope ?? '');
  const settings = (kept: readonly string[], fields: Record<string, string> = {}): [string, string][] => [
    ...Object.entries({ name: 'Narrow', version: '2026-09-01', listed: 'yes', read: '1', ...fields }),
    ...kept.map((scope): [string, string] => ['scope', scope]),
  ];
  expect((await visit.send(path, page, settings([scopes[0] ?? '', 'no:such']))).status).toBe(303);
  const key = await call(service, `GET /v1/keys/${id}`, { credential: partner.key });
  expect(key.body).toMatchObject({
    name: 'Narrow',
    capability: [scopes[0]],
    api_version: '2026-09-01',
    version: 2,
  });
  const stale = await visit.fill(path, settings(scopes, { name: 'Late' }));
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('has changed since')]);
  expect(stale.text).toContain('value="Late"');
  const none = await visit.fill(path, settings([], { read: '2' }));
  expect([none.status, none.text]).toEqual([400, expect.stringContaining('Choose at least one permission')]);
});

describe("another partner's key", () => {
  test.each(['', '/rotate', '/revoke'])('is not there: %s', async (what) => {
    const other = await signUp(service, 'Other');
    const path = `/console/keys/${other.keyId}${what}`;
    expect((await visit.open(path)).status).toBe(404);
    const page = await visit.open('/console/keys/new');
    const sent = await visit.send(path, page, { name: 'Mine', overlap: '0' });
    expect(sent.status).toBe(404);
    expect((await me(other.key)).status).toBe(200);
  });
});

describe('a form of another page', () => {
  test.each([
    ['from another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['from a foreign origin', {}, { origin: 'https://evil.example' }],
    ['without the word', { csrf: '' }, {}],
    ['with a made-up word', { csrf: 'x'.repeat(43) }, {}],
  ])('%s changes nothing', async (_name, fields, headers) => {
    const { id, secret } = await newKey(`Guarded ${_name}`);
    const page = await visit.open(`/console/keys/${id}/revoke`);
    const refused = await visit.send(`/console/keys/${id}/revoke`, page, fields, headers);
    expect(refused.status).toBe(403);
    expect((await me(secret)).status).toBe(200);
  });

  test('of another session changes nothing', async () => {
    const theirs = await signIn(service, partner);
    const page = await theirs.open('/console/keys/new');
    const refused = await visit.send('/console/keys/new', page, { name: 'Foreign', reach: 'everything' });
    expect(refused.status).toBe(403);
  });
});

test('the policy of each page allows nothing inline and no frame', async () => {
  for (const path of ['/console', '/console/keys', '/console/limits', '/console/nothing']) {
    const { headers, text } = await visit.open(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(
      /<style|style="|onclick|<script(?! type="module" src="\/(?:console\/assets|trellis)\/)/,
    );
  }
});
