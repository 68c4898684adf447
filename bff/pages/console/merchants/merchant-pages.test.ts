import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';
import { signIn, type Seen, type Visit } from '../testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

const FERNDALE = {
  display_name: 'Ferndale',
  legal_name: 'Ferndale Ltd',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
};

async function made(fields: Record<string, string> = FERNDALE): Promise<string> {
  const sent = await visit.fill('/console/merchants/new', fields);
  expect(sent.status).toBe(303);
  return sent.headers.get('location') ?? '';
}
const record = async (path: string) =>
  (await call(service, `GET /v1/merchants/${path.split('/').at(-1)}`, { credential: partner.key })).body;

describe('a merchant', () => {
  test('is created from the form, and sent twice it is one', async () => {
    const page = await visit.open('/console/merchants/new');
    const fields = {
      ...FERNDALE,
      'support.email': 'help@ferndale.example',
      'address.line1': '12 Mill Lane',
      'address.city': 'Reading',
      'address.postal_code': 'RG1 2AB',
    };
    const first = await visit.send('/console/merchants/new', page, fields);
    const again = await visit.send('/console/merchants/new', page, fields);
    expect([first.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')]);
    const path = first.headers.get('location') ?? '';
    expect(await record(path)).toMatchObject({
      ...FERNDALE,
      support: { email: 'help@ferndale.example', phone: null },
      address: { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' },
      status: 'needs_data',
      version: 1,
    });
    const { text } = await visit.open(path);
    expect(text).toContain('<bdi>Ferndale</bdi>');
    expect(text).toContain('Needs data');
    expect((await visit.open('/console/merchants')).text).toContain(`href="${path}"`);
  });

  test.each([
    ['display_name', '', 'Enter the display name.'],
    ['display_name', 'x'.repeat(121), 'Must be 1–120 characters'],
    ['display_name', 'Fern\u202Edale', 'U+202E (right-to-left override)'],
    ['country', '', 'Choose a country.'],
    ['country', 'ZZ', 'Must be an ISO 3166-1 country code'],
    ['timezone', '', 'Choose a time zone.'],
    ['support.phone', '020 7946', 'Must be a phone number'],
    ['business.founded_on', '2999-01-01', 'Must be a date in the past'],
  ])('with %s = %j is refused at the field, with what was typed', async (name, value, words) => {
    const sent = await visit.fill('/console/merchants/new', {
      ...FERNDALE,
      legal_name: 'Kept Ltd',
      [name]: value,
    });
    expect(sent.status).toBe(400);
    expect(sent.text).toContain('value="Kept Ltd"');
    const field = sent.text.slice(sent.text.indexOf(`<label for="${name}"`));
    expect(field.slice(0, field.indexOf(`id="${name}-note"`))).toContain('aria-invalid="true"');
    expect(field.slice(field.indexOf(`id="${name}-note"`), field.indexOf('</div>'))).toContain(words);
  });

  test('shows every wrong field at once', async () => {
    const sent = await visit.fill('/console/merchants/new', {
      plan: 'NOT A PLAN',
      'support.email': 'nobody',
    });
    expect(sent.status).toBe(400);
    const wrong = [...sent.text.matchAll(/name="([\w.]+)"[^>]*aria-invalid="true"/g)].map(([, name]) => name);
    expect(wrong.toSorted()).toEqual(
      ['display_name', 'legal_name', 'country', 'currency', 'timezone', 'support.email', 'plan'].toSorted(),
    );
    expect(sent.text).toContain('Correct the marked fields');
  });

  test('is edited, and what is emptied is cleared', async () => {
    const path = await made({ ...FERNDALE, plan: 'small', 'support.email': 'a@b.example' });
    const page = await visit.open(`${path}/edit`);
    expect(page.text).toContain('value="a@b.example"');
    const sent = await visit.send(`${path}/edit`, page, {
      ...FERNDALE,
      version: '1',
      display_name: 'Fern Dale',
      language: 'de-ch',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
    expect(await record(path)).toMatchObject({
      display_name: 'Fern Dale',
      language: 'de-CH',
      plan: null,
      support: { email: null },
      version: 2,
    });
    const stale = await visit.send(`${path}/edit`, page, { ...FERNDALE, version: '1', plan: 'late' });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('has changed since you opened this form');
    expect(stale.text).toContain('value="late"');
  });

  test('is closed after a confirmation, and then neither edited nor closed again', async () => {
    const path = await made();
    const page = await visit.open(`${path}/close`);
    expect(page.text).toContain("You can't reopen a closed merchant.");
    expect((await visit.send(`${path}/close`, page)).status).toBe(303);
    expect(await record(path)).toMatchObject({ status: 'closed' });
    const { text } = await visit.open(path);
    expect(text).toContain('Closed');
    expect(text).not.toContain('/edit"');
    const again = await visit.fill(`${path}/close`);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('already closed')]);
  });

  test('has a link to its hosted page, which acts with the chosen key', async () => {
    const path = await made();
    const page = await visit.open(path);
    expect(page.text).toContain(`<option value="${partner.keyId}"`);
    const linked = await visit.send(path, page, { key: partner.keyId });
    expect(linked.status).toBe(201);
    const url = /(http:\/\/[^<]*\/hosted\/enter\/[\w-]{43})/.exec(linked.text)?.[1] ?? '';
    expect((await fetch(url, { redirect: 'manual' })).status).toBeLessThan(400);
    const token = await mintToken(service, { key: partner.key, active: path.split('/').at(-1) ?? '' });
    expect(token).toMatch(/^ey/);
  });

  test('of another partner is not there', async () => {
    const other = await signUp(service, 'Other');
    for (const suffix of ['', '/edit', '/close']) {
      expect((await visit.open(`/console/merchants/${other.active}${suffix}`)).status).toBe(404);
    }
    const sent = await visit.fill(`/console/merchants/new`, FERNDALE);
    const forged = await visit.open(`/console/merchants/${other.active}/close`, {
      method: 'POST',
      body: new URLSearchParams({ csrf: 'x' }),
      headers: { origin: visit.url },
    });
    expect([sent.status, forged.status]).toEqual([303, 403]);
  });
});

/** Each foldable group of a form, and whether it is open. */
const groupsIn = ({ text }: Seen): Record<string, boolean> =>
  Object.fromEntries(
    [...text.matchAll(/<details class="group"\s*(open)?>\s*<summary>(\w+)/g)].map(([, open, name = '']) => [
      name,
      open !== undefined,
    ]),
  );

describe('the optional groups of the form', () => {
  const FOLDED = { Support: false, Address: false, Business: false };

  test('are folded in a new form', async () => {
    expect(groupsIn(await visit.open('/console/merchants/new'))).toEqual(FOLDED);
  });

  test('are open if something is typed or wrong', async () => {
    const typed = {
      ...FERNDALE,
      country: '',
      'address.line1': '12 Mill Lane',
      'address.city': 'Reading',
      'address.postal_code': 'RG1 2AB',
    };
    expect(groupsIn(await visit.fill('/console/merchants/new', typed))).toEqual({ ...FOLDED, Address: true });
    const wrong = { ...FERNDALE, 'business.mcc': '1' };
    expect(groupsIn(await visit.fill('/console/merchants/new', wrong))).toEqual({
      ...FOLDED,
      Business: true,
    });
    const path = await made({ ...FERNDALE, 'support.email': 'a@b.example' });
    expect(groupsIn(await visit.open(`${path}/edit`))).toEqual({ ...FOLDED, Support: true });
  });
});

describe('the list of merchants', () => {
  let looking: Visit;
  beforeAll(async () => {
    const own = await signUp(service, 'Chain');
    looking = await signIn(service, own);
    for (let i = 0; i < 51; i += 1) {
      const body = { ...FERNDALE, display_name: `Fern ${i}`, legal_name: `Shop ${i} Ltd` };
      await call(service, 'POST /v1/merchants', { credential: own.key, body });
    }
  }, 60_000);

  const namesIn = ({ text }: Seen): string[] =>
    [...text.matchAll(/href="\/console\/merchants\/\w+"\s*><bdi>([^<]*)</g)].map(([, name = '']) => name);

  test('is searched by name, and narrowed to a status', async () => {
    expect(namesIn(await looking.open('/console/merchants?q=shop+7+'))).toEqual(['Fern 7']);
    const page = await looking.open('/console/merchants?q=FERN+5&status=needs_data');
    expect(namesIn(page)).toEqual(['Fern 5', 'Fern 50']);
    expect(page.text).toContain('value="FERN 5"');
    expect(page.text).toMatch(/<option value="needs_data"\s+selected/);
    expect(namesIn(await looking.open('/console/merchants?status=active'))).not.toContain('Fern 5');
  });

  test('says when none matches, and leads back to all of them', async () => {
    const { status, text } = await looking.open('/console/merchants?q=<moss>');
    expect([status, text]).toEqual([200, expect.stringContaining('No merchants match')]);
    expect(text).toContain('value="&lt;moss&gt;"');
    expect(text).toMatch(/href="\/console\/merchants"\s*><span class="unseen">Remove the filter /);
    expect(text).not.toContain('No merchants yet');
  });

  test.each(['status=moon', `q=${'x'.repeat(121)}`, 'cursor=moon'])(
    'says what is wrong with %s',
    async (query) => {
      const page = await looking.open(`/console/merchants?${query}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain('role="alert"');
      expect(page.text).not.toContain('No merchants');
    },
  );

  test('is paged, and keeps its filter', async () => {
    const first = await looking.open('/console/merchants?q=fern');
    expect(namesIn(first)).toHaveLength(50);
    const next = /href="([^"]*cursor=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(next).toContain('q=fern');
    const second = await looking.open(next);
    expect(namesIn(second)).toEqual(['Fern 50']);
    expect(second.text).toMatch(/href="\/console\/merchants\?q=fern"\s*>First page/);
    expect((await looking.open('/console/merchants?q=fern+1')).text).not.toContain('cursor=');
  });
});
