import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hiddenIn, signIn, type Seen, type Visit } from '../testing/visit.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { SURFACE_MODELS } from '../../../accounts/surfaces/contract/surfaces.ts';
import { SURFACES, SURFACE_TITLES } from '../../../accounts/surfaces/contract/surface-names.ts';

const PATH = '/console/surfaces';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

const read = async (surface: string) =>
  (await call(service, `GET /v1/surfaces/${surface}`, { credential: partner.key })).body;

/** Returns the row of one surface on a page. */
function rowOf({ text }: Seen, surface: string): string {
  const [, row = ''] = text.split(`id="${surface}" data-row`);
  return row.split('data-row')[0] ?? '';
}

/** Returns the values of all rows of a page, as a browser sends them. */
function fieldsOf(page: Seen): Record<string, string> {
  return Object.fromEntries(
    SURFACES.flatMap((surface) => {
      const row = rowOf(page, surface);
      const value = (name: string): string =>
        new RegExp(`name="${surface}\\.${name}"\\s+value="([^"]*)"`).exec(row)?.[1] ?? '';
      const model = /value="(\w+)"\s+checked/.exec(row)?.[1] ?? '';
      const others = ['url', 'was', 'version'].map((name) => [`${surface}.${name}`, value(name)]);
      return [[`${surface}.model`, model], ...others];
    }),
  );
}

/** Changes fields of the page and saves all rows. */
async function save(changes: Record<string, string>, from = visit): Promise<Seen> {
  const page = await from.open(PATH);
  return from.send(PATH, page, { ...fieldsOf(page), ...changes });
}

const model = (value: string): RegExp => new RegExp(`value="${value}"\\s+checked`);

test('each surface is a row with its models, and the site has its address', async () => {
  const page = await visit.open(PATH);
  for (const surface of SURFACES) {
    const row = rowOf(page, surface);
    expect(row).toContain(SURFACE_TITLES[surface]);
    expect([...row.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, one]) => one)).toEqual(
      SURFACE_MODELS,
    );
    expect(row).toMatch(model('hosted'));
    expect(row).toContain('Your page');
  }
  expect(page.text.match(/<button>Save<\/button>/g)).toHaveLength(1);
  const { site } = await read('ordering');
  expect(page.text).toContain(`href="${String(site)}/"`);
  expect(page.text).toMatch(/<a href="\/console\/surfaces" +aria-current="page"/);
});

test('several rows are saved together, and only those that changed', async () => {
  const saved = await save({
    'pay_links.model': 'embedded',
    'pay_links.url': ' https://pay.pos.example/a ',
    'menu.model': 'api',
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${PATH}?saved=pay_links.menu`]);
  expect(await read('pay_links')).toMatchObject({ model: 'embedded', url: 'https://pay.pos.example/a' });
  expect(await read('menu')).toMatchObject({ model: 'api', version: 2 });
  expect(await read('ordering')).toMatchObject({ version: 1 });
  const page = await visit.open(`${PATH}?saved=pay_links.menu`);
  expect(page.text).toContain('Saved: Pay links and Menus.');
  expect(rowOf(page, 'pay_links')).toMatch(model('embedded'));
  expect((await visit.open(`${PATH}?saved=<b>`)).text).not.toContain('Saved:');
  await save({ 'pay_links.model': 'hosted', 'pay_links.url': '' });
  expect(await read('pay_links')).toMatchObject({ model: 'hosted', url: null });
});

test('nothing that is unchanged is sent, and without changes nothing is said', async () => {
  const unchanged = await save({});
  expect(unchanged.headers.get('location')).toBe(PATH);
  const page = await visit.open(PATH);
  const body = { model: 'api' };
  await call(service, 'PUT /v1/surfaces/loyalty', { credential: partner.key, body });
  expect((await visit.send(PATH, page, { ...fieldsOf(page), 'menu.model': 'api' })).status).toBe(303);
  expect(await read('loyalty')).toMatchObject({ model: 'api' });
});

test('what can’t be saved is said at its row with what was typed, and the others are saved', async () => {
  const page = await save({
    'ordering.model': 'api',
    'ordering.url': 'javascript:"<b>',
    'menu.model': 'api',
  });
  expect(page.status).toBe(400);
  expect(page.text).toContain('Saved: Menus.');
  expect(page.text).toContain('Not saved: Ordering.');
  const row = rowOf(page, 'ordering');
  expect(row).toMatch(/role="alert"\s*>\s*url must be an absolute https URL\./);
  expect(row).toContain('value="javascript:&quot;&lt;b&gt;"');
  expect(row).toContain('aria-invalid="true"');
  expect(row).toMatch(model('api'));
  expect(rowOf(page, 'loyalty')).not.toContain('role="alert"');
  expect(await read('ordering')).toMatchObject({ model: 'hosted', url: null });
  const fields = { ...fieldsOf(page), 'ordering.url': 'https://order.pos.example' };
  expect((await visit.send(PATH, page, fields)).headers.get('location')).toBe(`${PATH}?saved=ordering`);
  expect(await read('ordering')).toMatchObject({ model: 'api', url: 'https://order.pos.example/' });
});

test('a row that somebody else has changed meanwhile is refused once, and keeps what was chosen', async () => {
  const page = await visit.open(PATH);
  const body = { model: 'embedded' };
  await call(service, 'PUT /v1/surfaces/loyalty', { credential: partner.key, body });
  const stale = await visit.send(PATH, page, { ...fieldsOf(page), 'loyalty.model': 'api' });
  expect(stale.status).toBe(409);
  expect(rowOf(stale, 'loyalty')).toMatch(model('api'));
  expect((await visit.send(PATH, stale, fieldsOf(stale))).status).toBe(303);
  expect(await read('loyalty')).toMatchObject({ model: 'api', version: 3 });
});

test('what isn’t a model of a surface changes nothing', async () => {
  expect((await save({ 'ordering.model': 'moon' })).status).toBe(400);
  expect(await read('ordering')).toMatchObject({ version: 1 });
});

test('in a production that isn’t open it is refused at the row', async () => {
  const production = await signIn(service, partner, 'production');
  expect((await production.open(PATH)).text).not.toMatch(/webhook endpoint/i);
  const page = await save({ 'menu.model': 'api' }, production);
  expect(page.status).toBe(403);
  expect(rowOf(page, 'menu')).toContain('role="alert"');
});

describe('the surfaces of one merchant', () => {
  const ofMerchant = () => `/console/merchants/${partner.active}/surfaces`;
  const own = async (surface: string) =>
    (
      await call(service, `GET /v1/surfaces/${surface}?merchant=${partner.active}`, {
        credential: partner.key,
      })
    ).body;
  async function saveOwn(changes: Record<string, string>): Promise<Seen> {
    const page = await visit.open(ofMerchant());
    const {
      'listed-was': was,
      listed = was,
      ...rest
    } = {
      'listed-was': hiddenIn(page, 'listed-was') ?? '',
      ...fieldsOf(page),
      ...changes,
    };
    return visit.send(ofMerchant(), page, {
      ...rest,
      'listed-was': String(was),
      ...(listed === 'yes' && { listed }),
    });
  }

  test('are those of all until one is chosen, which leaves the others’ as they are', async () => {
    expect(rowOf(await visit.open(ofMerchant()), 'menu')).toMatch(model('inherited'));
    const saved = await saveOwn({ 'menu.model': 'embedded', 'menu.url': 'https://menu.pos.example' });
    expect(saved.headers.get('location')).toBe(`${ofMerchant()}?saved=menu`);
    expect(await own('menu')).toMatchObject({ model: 'embedded', inherited: false });
    expect(await read('menu')).toMatchObject({ model: 'hosted' });
    const page = await visit.open(`/console/merchants/${partner.active}`);
    expect(page.text).toMatch(/<dt>Menus<\/dt>\s*<dd>\s*Embedded/);
    await saveOwn({ 'menu.model': 'inherited', 'menu.url': '' });
    expect(await own('menu')).toMatchObject({ model: 'hosted', inherited: true });
  });

  test('have whether the start page lists the merchant', async () => {
    const listed = async () =>
      (await call(service, `GET /v1/merchants/${partner.active}`, { credential: partner.key })).body[
        'listed'
      ];
    await saveOwn({ listed: 'no' });
    expect(await listed()).toBe(false);
    expect((await visit.open(`/console/merchants/${partner.active}`)).text).toContain('doesn’t list it');
    await saveOwn({});
    expect(await listed()).toBe(false);
    await saveOwn({ listed: 'yes' });
    expect(await listed()).toBe(true);
  });

  test('of another partner’s merchant are not found', async () => {
    const other = await signUp(service);
    expect((await visit.open(`/console/merchants/${other.active}/surfaces`)).status).toBe(404);
  });
});
