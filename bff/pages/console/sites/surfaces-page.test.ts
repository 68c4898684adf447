import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn, type Seen, type Visit } from '../testing/visit.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { modelsFor } from '../../../accounts/surfaces/contract/surfaces.ts';
import { isOnSites, SURFACES, SURFACE_TITLES } from '../../../accounts/surfaces/contract/surface-names.ts';

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

/** Returns the text of one surface on a page. */
function cardOf({ text }: Seen, surface: string): string {
  const [, card = ''] = text.split(`id="${surface}"`);
  return card.split('</form>')[0] ?? '';
}

test('each surface has its model, and the site its address', async () => {
  const page = await visit.open(PATH);
  for (const surface of SURFACES) {
    const card = cardOf(page, surface);
    expect(card).toContain(SURFACE_TITLES[surface]);
    expect([...card.matchAll(/<option value="(\w+)"/g)].map(([, model]) => model)).toEqual(
      modelsFor(surface),
    );
    expect(card).toMatch(
      isOnSites(surface) ? /<option value="hosted"\s+selected/ : /<option value="embedded"\s+selected/,
    );
    expect(card.includes('Your own page')).toBe(isOnSites(surface));
  }
  const { site } = await read('ordering');
  expect(page.text).toContain(`<a href="${String(site)}/">`);
  expect(page.text).toMatch(/<a href="\/console\/surfaces" +aria-current="page"/);
});

test('another model is saved with the partner’s page, and said at its surface', async () => {
  const saved = await visit.fill(PATH, {
    surface: 'pay_links',
    model: 'embedded',
    url: ' https://pay.pos.example/a ',
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${PATH}?saved=pay_links#pay_links`]);
  expect(await read('pay_links')).toMatchObject({ model: 'embedded', url: 'https://pay.pos.example/a' });
  const page = await visit.open(`${PATH}?saved=pay_links`);
  const card = cardOf(page, 'pay_links');
  expect(card).toContain('Saved.');
  expect(card).toMatch(/<option value="embedded"\s+selected/);
  expect(cardOf(page, 'ordering')).not.toContain('Saved.');
  expect((await visit.open(`${PATH}?saved=<b>`)).text).not.toContain('Saved.');
  await visit.fill(PATH, { surface: 'pay_links', model: 'hosted', url: '' });
  expect(await read('pay_links')).toMatchObject({ model: 'hosted', url: null });
});

test('what can’t be saved is said at its surface, with what was typed', async () => {
  const fields = { surface: 'ordering', model: 'api', url: 'javascript:"<b>' };
  const page = await visit.fill(PATH, fields);
  expect(page.status).toBe(400);
  const card = cardOf(page, 'ordering');
  expect(card).toMatch(/role="alert">url must be an absolute https URL\./);
  expect(card).toContain('value="javascript:&quot;&lt;b&gt;"');
  expect(card).toMatch(/<option value="api"\s+selected/);
  expect(cardOf(page, 'loyalty')).not.toContain('role="alert"');
  expect(await read('ordering')).toMatchObject({ model: 'hosted', url: null });
});

test('a model or a surface that isn’t one changes nothing', async () => {
  expect((await visit.fill(PATH, { surface: 'ordering', model: 'moon' })).status).toBe(400);
  const hosted = await visit.fill(PATH, { surface: 'payouts', model: 'hosted' });
  expect(hosted.status).toBe(400);
  expect(cardOf(hosted, 'payouts')).toContain('payouts has no hosted pages');
  expect((await visit.fill(PATH, { surface: 'kiosk', model: 'api' })).status).toBe(404);
  expect(await read('ordering')).toMatchObject({ version: 1 });
});

test('in a production that isn’t open it is refused at the surface', async () => {
  const production = await signIn(service, partner, 'production');
  expect((await production.open(PATH)).text).not.toMatch(/webhook endpoint/i);
  const page = await production.fill(PATH, { surface: 'menu', model: 'api' });
  expect(page.status).toBe(403);
  expect(cardOf(page, 'menu')).toContain('role="alert"');
});
