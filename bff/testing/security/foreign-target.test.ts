import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkPath } from '../../pages/console/testing/visit.ts';
import { enter, makeLink, type Visit } from '../../pages/hosted/testing/visit.ts';
import { openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import { ok } from '../../orders/orders/testing/shop.ts';
import { made } from '../../orders/pay-links/testing/links.ts';
import { REWARDS } from '../../pages/rewards/testing/sign-in.ts';
import { startService, type Service } from '../service/service.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk, type RawAnswer } from './testing/raw-client.ts';
import { onlyAnswer } from './testing/refusals.ts';

/**
 * A request whose target names another host than its `Host` does: RFC 9112 lets a client write an absolute
 * address.
 */
const AT = '/riverside-nursery/high-street';
const ELEMENT = 'Trellis-Fragment: trellis-ordering\r\n';

let service: Service;
let club: Club;
let site: string;
let own: string;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service, {}, { location: { name: 'High Street' } });
  await ok(service, 'POST /v1/sandbox/events', club.key, { type: 'domain.verified' });
  const { data } = await ok<{ data: { host: string }[] }>(service, 'GET /v1/domains', club.key);
  own = new URL(service.url).host;
  site = `${data[0]?.host}:${new URL(service.url).port}`;
  visit = await enter(service, { key: club.key, active: club.merchant });
  await liftLimits(service);
}, 60_000);
afterAll(() => service.stop());

async function ask(host: string, target: string, headers = ''): Promise<RawAnswer> {
  const head = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n${headers}\r\n`;
  return onlyAnswer(await talk(service, head));
}

/** Every address of a page that a browser or an element goes to, and every field of its forms. */
function addressesIn({ head, body }: RawAnswer): string[] {
  const attributes = body.matchAll(/\s(?:href|src|action|formaction|srcset|content|value)="([^"]*)"/g);
  return [...head.split('\r\n'), ...Array.from(attributes, ([, value = '']) => value)];
}

async function expectOwnAddresses(host: string, path: string, headers = ''): Promise<void> {
  const plain = await ask(host, path, headers);
  for (const target of [`http://evil.example${path}`, `HTTPS://evil.example:8443${path}`]) {
    const answer = await ask(host, target, headers);
    expect([target, answer.status]).toEqual([target, plain.status]);
    expect([target, addressesIn(answer).filter((one) => /evil\.example/i.test(one))]).toEqual([target, []]);
  }
}

test('the pages of a site', async () => {
  const expires_at = new Date(service.clock.now() + 60 * 60_000).toISOString();
  const seller = { url: service.url, partner: club.partner, key: club.key, merchant: club.merchant };
  const wanted = { description: 'Lunch', amount: { amount: 500, currency: 'GBP' }, expires_at };
  const link = new URL((await made(seller, wanted)).url).pathname;
  const pages = ['/', '/riverside-nursery', AT, `${AT}/items/${club.burger}`, `${AT}/cart`, `${AT}/checkout`];
  for (const path of [...pages, `${AT}?table=7`, link, `${link}/card`, REWARDS, '/nowhere', '/order/x']) {
    await expectOwnAddresses(site, path);
    await expectOwnAddresses(site, path, ELEMENT);
  }
  const opened = await ask(site, `http://evil.example${AT}`);
  expect(addressesIn(opened)).toContain(AT);
});

test('a hosted page and its sign-in page', async () => {
  const link = await makeLink(service, { key: club.key, active: club.merchant });
  const cookie = `Cookie: ${visit.cookie}\r\n`;
  expect((await ask(own, '/hosted/create-plant', cookie)).status).toBe(200);
  for (const path of ['/hosted/create-plant', '/hosted/nowhere', new URL(link.body.url).pathname]) {
    await expectOwnAddresses(own, path, cookie);
    await expectOwnAddresses(own, path);
  }
});

test('the console’s sign-in page', async () => {
  const link = await linkPath(service, club.partner.partnerId);
  expect((await ask(own, link)).status).toBe(200);
  for (const path of [link, '/console', '/console/keys?x=1', '/console/nowhere'])
    await expectOwnAddresses(own, path);
});

test.each(['//evil.example', '//evil.example/riverside-nursery', '/\\evil.example', '/\\evil.example/x'])(
  'a path that a browser would read as a host: %s',
  async (path) => {
    for (const target of [path, `http://${site}${path}`, `http://evil.example${path}`])
      for (const host of [site, own])
        for (const headers of ['', ELEMENT]) {
          const answer = await ask(host, target, headers);
          const foreign = addressesIn(answer).filter((one) => /^(?:[\w-]+: *)?[/\\]{2}evil/i.test(one));
          expect([target, host, foreign]).toEqual([target, host, []]);
        }
  },
);
