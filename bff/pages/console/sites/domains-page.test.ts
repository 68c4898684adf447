import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import { atHost } from '../../hosts/testing/at-host.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { Domain } from '../../../accounts/domains/contract/domain.ts';
import { NameServer } from '../../../accounts/domains/testing/name-server.ts';

const PATH = '/console/domains';

let names: NameServer;
let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  names = await NameServer.start();
  service = await startService({ dnsServers: [names.address] });
});
beforeEach(async () => {
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(async () => {
  await service.stop();
  await names.close();
});

const domains = async (): Promise<Domain[]> =>
  (await call<{ data: Domain[] }>(service, 'GET /v1/domains', { credential: partner.key })).body.data;

let hosts = 0;
/** Adds a domain by the page's form. No host is another test's. */
async function added(fields: Record<string, string> = {}): Promise<Domain> {
  hosts += 1;
  const host = `order-${hosts}.pages.example`;
  const done = await visit.fill(PATH, { host, ...fields });
  expect(done.status).toBe(303);
  const found = (await domains()).find((domain) => domain.host === host);
  if (!found) throw new Error('the domain isn’t there');
  return found;
}

async function verified(fields: Record<string, string> = {}): Promise<Domain> {
  const domain = await added(fields);
  for (const { type, name, value } of domain.records) names.set(type, name, value);
  const checked = await visit.fill(PATH, { id: domain.id });
  expect(checked.headers.get('location')).toBe(`${PATH}#${domain.id}`);
  return domain;
}

describe('adding', () => {
  test('shows the two records to set, and what the host is bound to, by name', async () => {
    expect((await visit.open(PATH)).text).toContain('Your site works without a domain of yours.');
    const { host, records } = await added({ surface: 'pay_links', merchant: partner.active });
    const { text } = await visit.open(PATH);
    for (const { name, value } of records) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(host);
    expect(text).toMatch(/Only the surface pay links and the merchant <bdi>Riverside Nursery<\/bdi>\./);
    expect(text).toContain('Not checked yet');
  });

  test.each([
    ['https://order.example/', 'without a scheme'],
    ['pos.example', 'must be a subdomain'],
    ['"><b>.pos.example', 'must be a host'],
  ])('%s is refused at its field, and what was typed is kept', async (host, reason) => {
    const page = await visit.fill(PATH, { host, surface: 'ordering', merchant: partner.active });
    expect(page.status).toBe(400);
    expect(page.text).toContain(reason);
    expect(page.text).toMatch(/id="host"[^>]*aria-invalid="true"/s);
    const shown = host.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(page.text).toContain(`value="${shown}"`);
    expect(page.text).toMatch(/value="ordering"\s+selected/);
    expect(page.text).toMatch(new RegExp(`value="${partner.active}"\\s+selected`));
    expect(await domains()).toEqual([]);
  });

  test('one that is there is a problem of the form, with what was typed', async () => {
    const { host } = await added();
    const page = await visit.fill(PATH, { host });
    expect(page.status).toBe(409);
    expect(page.text).toMatch(/role="alert">You have added this host already\./);
    expect(page.text).toContain(`value="${host}"`);
    expect(await domains()).toHaveLength(1);
  });

  test('sent twice it is added once', async () => {
    const page = await visit.open(PATH);
    const fields = { host: 'twice.pages.example' };
    const sent = await Promise.all([visit.send(PATH, page, fields), visit.send(PATH, page, fields)]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect(await domains()).toHaveLength(1);
  });

  test('in a production that isn’t open it is refused in the form', async () => {
    const production = await signIn(service, partner, 'production');
    const page = await production.fill(PATH, { host: 'order.closed.example' });
    expect(page.status).toBe(403);
    expect(page.text).toMatch(/role="alert">/);
    expect(page.text).toContain('value="order.closed.example"');
  });
});

describe('checking', () => {
  test('says what is missing, and then that it serves', async () => {
    const domain = await added();
    await visit.fill(PATH, { id: domain.id });
    expect((await visit.open(PATH)).text).toContain('There is no TXT record with this name.');
    for (const { type, name, value } of domain.records) names.set(type, name, value);
    await visit.fill(PATH, { id: domain.id });
    const { text } = await visit.open(PATH);
    expect(text).toContain(`<a href="https://${domain.host}/">`);
    expect((await atHost(service, domain.host, '/')).status).toBe(200);
  });

  test('of another partner’s domain it is not found', async () => {
    const { id } = await added();
    const other = await signIn(service, await signUp(service));
    expect((await other.fill(PATH, { id })).status).toBe(404);
    expect((await other.open(`${PATH}/${id}/remove`)).status).toBe(404);
    expect((await other.open(PATH)).text).not.toContain(id);
  });
});

describe('removing', () => {
  test('asks first, and says what stops', async () => {
    const { id, host } = await verified();
    const asked = await visit.open(`${PATH}/${id}/remove`);
    expect([asked.status, asked.text]).toEqual([
      200,
      expect.stringContaining('stops serving your site immediately'),
    ]);
    expect((await atHost(service, host, '/')).status).toBe(200);
    const done = await visit.send(`${PATH}/${id}/remove`, asked);
    expect([done.status, done.headers.get('location')]).toEqual([303, PATH]);
    expect(await domains()).toEqual([]);
    expect((await atHost(service, host, '/')).status).toBe(421);
    expect((await visit.send(`${PATH}/${id}/remove`, asked)).status).toBe(404);
  });

  test('no form on the list does it', async () => {
    const { id } = await added();
    await visit.fill(PATH, { id, act: 'remove' });
    expect(await domains()).toHaveLength(1);
  });
});
