import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostedSurface } from '../../../accounts/surfaces/contract/hosted-links.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { siteHost } from '../../hosts/testing/at-host.ts';
import { openByLink, type Person } from '../testing/person.ts';

const PATH = '/dashboard/pay-links';

let service: Service;
let partner: SignedUp;
let person: Person;
let made = 0;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  made += 1;
  partner = await signUp(service, `Tills ${made}`);
  person = await open('pay_links');
});
afterAll(() => service.stop());

const open = (surface: HostedSurface): Promise<Person> =>
  openByLink(service, siteHost(service, `tills-${made}`), partner, surface);

const linksOf = async (): Promise<PayLink[]> =>
  (await call<{ data: PayLink[] }>(service, 'GET /v1/pay_links', { credential: partner.key })).body.data;

const create = async (fields: Record<string, string>) => person.send(await person.open(PATH), PATH, fields);

test('a link is created, shown as a QR code, and canceled', async () => {
  const created = await create({ description: 'Deposit for Friday', amount: '£12.50' });
  const [link] = await linksOf();
  expect(link).toMatchObject({
    description: 'Deposit for Friday',
    amount: { amount: 1250, currency: 'GBP' },
    status: 'active',
  });
  expect([created.status, created.headers['location']]).toEqual([303, `${PATH}/${link?.id}`]);
  const page = await person.open(`${PATH}/${link?.id}`);
  expect(page.text).toContain('<svg');
  expect(page.text).toContain(`href="${link?.url}"`);
  expect((await person.open(PATH)).text).toContain('Not paid yet');
  expect((await person.send(page, `${PATH}/${link?.id}`)).status).toBe(303);
  expect(await linksOf()).toMatchObject([{ status: 'canceled' }]);
  expect((await person.open(`${PATH}/${link?.id}`)).text).not.toContain('<svg');
});

test.each([
  [{ description: '', amount: '12.50' }, 'Write what is paid for.'],
  [{ description: 'Deposit', amount: 'much' }, 'Enter an amount, such as'],
  [{ description: 'Deposit', amount: '0' }, 'Enter an amount, such as'],
  [{ description: '4111 1111 1111 1111', amount: '12.50' }, 'card number'],
])('%j comes back with what was typed, and creates nothing', async (fields, words) => {
  const page = await create(fields);
  expect([page.status, page.text]).toEqual([400, expect.stringContaining(words)]);
  expect(page.text).toContain(`value="${fields.amount}"`);
  expect(await linksOf()).toEqual([]);
});

test('only those who may see them do, and only those of their merchant', async () => {
  const body = {
    merchant: partner.merchants['restricted'],
    description: 'Other',
    amount: { amount: 100, currency: 'GBP' },
    expires_at: new Date(service.clock.now() + 3_600_000).toISOString(),
  };
  const { body: other } = await call<PayLink>(service, 'POST /v1/pay_links', {
    credential: partner.key,
    body,
  });
  expect((await person.open(`${PATH}/${other.id}`)).status).toBe(404);
  expect((await (await open('reporting')).open(PATH)).status).toBe(403);
});
