import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { PageMemory } from '../hosts/hosts.ts';
import { atHost, siteHost, type SiteReply } from '../hosts/testing/at-host.ts';
import { openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, hiddenIn, wordsOf } from './testing/guest-browser.ts';

let service: Service;
let shop: Shop;
let host: string;
const at = '/riverside-nursery/high-street';

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
  host = siteHost(service, 'greenhouse-pos');
}, 60_000);
afterAll(() => service.stop());

let found: MockInstance<PageMemory['find']>;
beforeEach(() => {
  found = vi.spyOn(PageMemory.prototype, 'find');
});
afterEach(() => found.mockRestore());

const wasInMemory = (): boolean => found.mock.results.at(-1)?.value !== undefined;
const get = (headers: Record<string, string> = {}, path = at): Promise<SiteReply> =>
  atHost(service, host, path, { headers });

/** A page that is in memory then. A slow machine may take longer than it is kept: then once more. */
async function fromMemory(headers: Record<string, string> = {}): Promise<SiteReply> {
  let reply = await get(headers);
  await expect
    .poll(async () => {
      reply = await get(headers);
      return wasInMemory();
    })
    .toBe(true);
  return reply;
}

test('a page from memory is the one that was read, but for the secret of its guest', async () => {
  const first = await get();
  const second = await fromMemory();
  expect(second.status).toBe(200);
  const own = new Set(['date', 'request-id', 'set-cookie', 'ratelimit']);
  const shared = ({ headers }: SiteReply) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  expect(shared(second)).toEqual(shared(first));
  const [one = '', other = ''] = [first, second].map(({ text }) => hiddenIn(text)['csrf']);
  expect(one).not.toBe(other);
  expect(second.text.replaceAll(other, one)).toBe(first.text);
  expect(first.headers['set-cookie']).not.toEqual(second.headers['set-cookie']);
});

test('the form of a page from memory is taken from the browser that got it, and from no other', async () => {
  await fromMemory();
  const browser = new GuestBrowser(service, host);
  const { text } = await browser.get(at);
  const fields = { ...hiddenIn(text), type: 'pickup' };
  expect((await browser.post(`${at}/fulfillment`, fields)).status).toBe(303);
  const stranger = new GuestBrowser(service, host);
  await stranger.get(at);
  expect((await stranger.post(`${at}/fulfillment`, fields)).status).toBe(403);
});

test('who has changed something sees it at once', async () => {
  const patch = (body: object) =>
    call(service, `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`, {
      credential: shop.key,
      body,
    });
  await fromMemory();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await patch({ pause: { until } })).status).toBe(200);
  expect(wordsOf((await get()).text)).toContain('Orders are paused');
  expect((await patch({ pause: null })).status).toBe(200);
  expect(wordsOf((await get()).text)).not.toContain('Orders are paused');
});

test('a guest with a cookie, an element, a query and another host get no page of the memory', async () => {
  await fromMemory();
  found.mockClear();
  await get({ cookie: 'trellis_guest=x' });
  await get({ 'trellis-fragment': 'trellis-ordering' });
  await get({}, `${at}?added=x`);
  expect(found.mock.calls).toHaveLength(0);
  const elsewhere = await atHost(service, siteHost(service, 'nobody'), at);
  expect(elsewhere.status).toBe(421);
  expect(wasInMemory()).toBe(false);
});

test('a page from memory costs its address a request, and HEAD has no content', async () => {
  const remaining = ({ headers }: SiteReply): number =>
    Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
  const before = await fromMemory();
  const after = await fromMemory();
  expect(remaining(after)).toBeLessThan(remaining(before));
  const head = await atHost(service, host, at, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
});
