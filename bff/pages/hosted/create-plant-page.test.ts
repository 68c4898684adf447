import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { plantJson } from './create-plant-page.ts';
import { created, startFakePlantApi, type FakePlantApi, enter, makeLink, Visit } from './testing/visit.ts';

let service: Service;
let plantApi: FakePlantApi;
let partner: SignedUp;
beforeAll(async () => {
  plantApi = await startFakePlantApi();
  service = await startService({ plantApi });
  partner = await signUp(service);
});
afterEach(() => {
  plantApi.answer = created;
  plantApi.received.length = 0;
});
afterAll(async () => {
  await service.stop();
  await plantApi.stop();
});

const NEW = { id: '9223372036854775807', name: 'Monstera deliciosa', tag: 'indoor' };
const TAKEN = { status: 400, body: { error: 40011, message: 'A plant with this id already exists.' } };

describe('the page', () => {
  test('can be read, and holds no token and no key', async () => {
    const visit = await enter(service, partner);
    const page = await visit.page();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const words of ['Greenhouse POS', 'Riverside Nursery', 'Sandbox', 'Plant number', 'Add plant']) {
      expect(page.text).toContain(words);
    }
    expect(page.text).toContain('<template shadowroot="open" shadowrootmode="open">');
    expect(page.text).not.toMatch(/eyJ|ppk_|Bearer|token/i);
    expect(page.text).not.toContain(visit.cookie.split('=')[1]);
  });

  test('its policy lets in what is there and nothing else', async () => {
    const page = await (await enter(service, partner)).page();
    const policy = page.headers.get('content-security-policy') ?? '';
    const styles = [...page.text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(styles.length).toBeGreaterThan(0);
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(policy).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' ${[...new Set(hashes)].join(' ')}; img-src 'self'; ` +
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.text).not.toMatch(/ style=| on[a-z]+=|<script(?! type="module" src="\/trellis\/)/);
  });

  test('everything it names is there, and may be kept for ever', async () => {
    const visit = await enter(service, partner);
    const page = await visit.page();
    const files = [...page.text.matchAll(/(?:href|src)="(\/(?:hosted|t)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const path of files) {
      const file = await visit.open(path);
      expect.soft(file.status, path).toBe(200);
      expect.soft(file.headers.get('cache-control'), path).toMatch(/max-age=31536000, immutable$/);
      // The address of a theme is the hash of its content.
      if (path.startsWith('/t/')) continue;
      const unversioned = await visit.open(path.split('?')[0] ?? '');
      expect.soft(unversioned.headers.get('cache-control'), path).toBe('no-store');
    }
  });

  test('its script has an address with a version, and the integrity hash of what is there', async () => {
    const visit = await enter(service, partner);
    const { text } = await visit.page();
    const [, path = '', integrity] =
      /<script type="module" src="(\/trellis\/[^"]+)"\s+integrity="([^"]+)"><\/script>/.exec(text) ?? [];
    const script = await fetch(service.url + path);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const hash = createHash('sha384').update(Buffer.from(await script.arrayBuffer()));
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  });

  test('what anyone is called does nothing in it', async () => {
    const evil = `"><script>alert(1)</script><style>*{color:red}</style>'`;
    const other = await signUp(service, evil);
    const merchants = service.db.updateTable('merchants').where('id', '=', other.active);
    await merchants.set({ display_name: evil }).execute();
    service.clock.advance(1_000);
    const visit = await enter(service, other);
    plantApi.answer = () => TAKEN;
    const refused = await visit.send(await visit.page(), { ...NEW, name: evil, tag: evil });
    plantApi.answer = created;
    await visit.send(refused, { ...NEW, name: evil });
    for (const page of [refused, await visit.page()]) {
      expect(page.text).toContain('&lt;script&gt;');
      expect(page.text).not.toContain('<script>');
      expect(page.text.match(/<style>/g)?.length).toBe(2);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy.match(/sha256-/g)?.length).toBe(2);
    }
  });
});

describe('the form without script', () => {
  test('adds the plant, exactly, and says so once', async () => {
    const visit = await enter(service, partner);
    const sent = await visit.send(await visit.page(), NEW);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/hosted/create-plant']);
    expect(plantApi.received.map(({ body }) => body)).toEqual([
      '{"id":9223372036854775807,"name":"Monstera deliciosa","tag":"indoor"}',
    ]);
    await visit.open('/hosted/create-plant', { method: 'HEAD' });
    expect((await visit.page()).text).toMatch(/Monstera deliciosa(?:<!--.*?-->)* was added\./);
    expect((await visit.page()).text).not.toContain('was added');
  });

  test('a number that is taken is reported at its field, and the input is kept', async () => {
    plantApi.answer = () => TAKEN;
    const visit = await enter(service, partner);
    const page = await visit.send(await visit.page(), { id: '41', name: 'Boston "fern"', tag: 'shade' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Plant 41 is already in the store. Choose another number.');
    expect(page.text).toContain('value="41"');
    expect(page.text).toContain('value="Boston &quot;fern&quot;"');
    expect(page.text).toContain('value="shade"');
  });

  test.each([
    [{ id: '9223372036854775808' }, 40003, 'id'],
    [{ id: '1.0' }, 40003, 'id'],
    [{ id: '1e3' }, 40003, 'id'],
    [{ id: '' }, 40002, 'id'],
    [{ name: '  ' }, 40002, 'name'],
    [{ name: 'x'.repeat(256) }, 40003, 'name'],
    [{ tag: 'x'.repeat(256) }, 40003, 'tag'],
  ])('%j is refused by the rules of the API, and nothing is sent on', async (fields, error, param) => {
    const visit = await enter(service, partner);
    const page = await visit.send(await visit.page(), { ...NEW, ...fields });
    expect(page.status).toBe(400);
    expect(page.text).toContain(`failure="{&quot;error&quot;:${error},`);
    expect(page.text).toContain(`&quot;param&quot;:&quot;${param}&quot;`);
    expect(plantApi.received).toEqual([]);
  });

  test('sent twice from one page it adds one plant, also while the first is under way', async () => {
    const visit = await enter(service, partner);
    const page = await visit.page();
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    plantApi.answer = async (body) => {
      arrived.resolve();
      await release.promise;
      return created(body);
    };
    const first = visit.send(page, NEW);
    await arrived.promise;
    const second = visit.send(page, NEW);
    await visit.page();
    release.resolve();
    expect([(await first).status, (await second).status]).toEqual([303, 303]);
    expect((await visit.send(page, NEW)).status).toBe(303);
    expect(plantApi.received.length).toBe(1);
    await visit.send(await visit.page(), NEW);
    expect(plantApi.received.length).toBe(2);
  });

  test('an unreachable store is reported, the input kept, and retrying is the same intent', async () => {
    plantApi.answer = () => ({ status: 500, body: {} });
    const visit = await enter(service, partner);
    const page = await visit.send(await visit.page(), NEW);
    expect(page.status).toBe(502);
    expect(page.text).toContain('The plant store isn’t available right now.');
    expect(page.text).toContain('Try again');
    expect(page.text).toContain('value="9223372036854775807"');
    expect(page.text).toContain('value="Monstera deliciosa"');
    plantApi.answer = created;
    expect((await visit.send(page, NEW)).status).toBe(303);
    expect(new Set(plantApi.received.map(({ key }) => key)).size).toBe(1);
    expect(plantApi.received[0]?.key).toBeTruthy();
  });

  test('after a refusal other values are another intent', async () => {
    plantApi.answer = () => TAKEN;
    const visit = await enter(service, partner);
    const refused = await visit.send(await visit.page(), { ...NEW, id: '41' });
    plantApi.answer = created;
    expect((await visit.send(refused, { ...NEW, id: '41' })).status).toBe(303);
    expect(new Set(plantApi.received.map(({ key }) => key)).size).toBe(2);
  });
});

describe('what is refused, with nothing added', () => {
  const refusals: [name: string, headers: Record<string, string>, csrf: string | undefined][] = [
    ['a wrong word', {}, 'x'.repeat(43)],
    ['no word', {}, ''],
    ['another site', { 'sec-fetch-site': 'cross-site' }, undefined],
    ['a site beside ours', { 'sec-fetch-site': 'same-site' }, undefined],
    ['a foreign origin', { origin: 'https://evil.example' }, undefined],
    ['an origin that is hidden', { origin: 'null' }, undefined],
  ];
  test.each(refusals)('%s: 403', async (_name, headers, csrf) => {
    const visit = await enter(service, partner);
    const page = await visit.page();
    const sent = await visit.send(page, csrf === undefined ? NEW : { ...NEW, csrf }, headers);
    expect(sent.status).toBe(403);
    expect(sent.text).toContain('Nothing was added.');
    expect(plantApi.received).toEqual([]);
  });

  test('the CSRF token of another session: 403', async () => {
    const mine = await enter(service, partner);
    const theirs = await enter(service, partner);
    expect((await mine.send(await theirs.page(), NEW)).status).toBe(403);
    expect(plantApi.received).toEqual([]);
  });

  test('no session anymore: 401, and says that nothing was added', async () => {
    const visit = await enter(service, partner);
    const page = await visit.page();
    visit.cookie = '';
    const sent = await visit.send(page, NEW);
    expect(sent.status).toBe(401);
    expect(sent.text).toContain('Nothing was added.');
    expect(plantApi.received).toEqual([]);
  });

  test('a form that is too large, of another type, or with a field twice', async () => {
    const visit = await enter(service, partner);
    const page = await visit.page();
    expect((await visit.send(page, { ...NEW, name: 'x'.repeat(40_000) })).status).toBe(413);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await visit.open('/hosted/create-plant', json)).status).toBe(415);
    const twice = new URLSearchParams([...Object.entries(NEW), ['id', '1']]);
    expect((await visit.open('/hosted/create-plant', { method: 'POST', body: twice })).status).toBe(400);
    expect((await visit.open('/hosted/create-plant', { method: 'DELETE' })).status).toBe(405);
    expect(plantApi.received).toEqual([]);
  });

  test('a scope that the key has lost since: explained, and no form', async () => {
    const { body: key } = await call<{ id: string; secret: string }>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'hosted', capability: ['plants:write', 'merchants:read'] },
    });
    const visit = await enter(service, { key: key.secret, active: partner.active });
    const before = await visit.page();
    await call(service, `PATCH /v1/keys/${key.id}`, {
      credential: partner.key,
      body: { capability: ['merchants:read'] },
    });
    const after = await visit.page();
    expect(after.status).toBe(200);
    expect(after.text).toContain('You can’t add plants here.');
    expect(after.text).not.toContain('name="id"');
    const sent = await visit.send(before, NEW);
    expect(sent.status).toBe(403);
    expect(sent.text).toContain('You can’t add plants here.');
    expect(plantApi.received).toEqual([]);
  });

  test('a page that there is not', async () => {
    const page = await new Visit(service).open('/hosted/nothing');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Page not found');
  });

  test('two partners have pages of their own look, each kept apart', async () => {
    const other = await signUp(service, 'Rootstock Tills');
    const sheetOf = async (who: SignedUp) => {
      const visit = await enter(service, who);
      const path = /href="(\/t\/[^"]+\.css)"/.exec((await visit.page()).text)?.[1] ?? '';
      return (await visit.open(path)).text;
    };
    expect(await sheetOf(other)).not.toBe(await sheetOf(partner));
    expect((await makeLink(service, other)).status).toBe(201);
  });
});

describe('the form as JSON', () => {
  const json = (form: { id?: string; name?: string; tag?: string }): string =>
    plantJson({ id: '', name: '', tag: '', ...form }).toString();

  test.each([
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9223372036854775808', '9223372036854775808'],
    [' 41 ', '41'],
    ['007', '7'],
    ['-0', '0'],
    ['1.0', '"1.0"'],
    ['1e3', '"1e3"'],
    ['0x10', '"0x10"'],
    ['12"', String.raw`"12\""`],
    ['٤١', '"٤١"'],
  ])('the number %j goes over as %s', (id, written) => {
    expect(json({ id, name: 'Fern' })).toBe(`{"id":${written},"name":"Fern"}`);
  });

  test('a field left empty is left out; the others are kept as they were typed', () => {
    expect(json({})).toBe('{}');
    expect(json({ id: '1', name: '   ' })).toBe('{"id":1}');
    expect(json({ id: '1', name: ' Fern ', tag: ' ' })).toBe('{"id":1,"name":" Fern ","tag":" "}');
  });

  test('a run of digits too long to be read is refused as a text', () => {
    expect(json({ id: '9'.repeat(401) })).toBe(`{"id":"${'9'.repeat(401)}"}`);
  });

  test('every int64 survives digit by digit, and every text as it is', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
        (id, name) => {
          const text = json({ id: String(id), name });
          expect(text.startsWith(`{"id":${id},"name":`)).toBe(true);
          expect((JSON.parse(text) as { name: string }).name).toBe(name);
        },
      ),
    );
  });
});
