import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import { EmbeddedGuest, hiddenIn } from '../ordering/testing/guest-browser.ts';
import { GOOD } from '../../orders/pay-links/testing/link-guest.ts';
import { made } from '../../orders/pay-links/testing/links.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { Recorder } from './testing/site-recording.ts';

const FILE = fileURLToPath(
  new URL('../../../components/testing/samples/answers/site-recording.json', import.meta.url),
);
/** A Wednesday at noon: the place is open, and all of its menu is served. */
const AT = Date.parse('2031-06-11T11:00:00Z');
const PAGE = 'https://cafe.example/';
const PHONE = '+447700900123';
const gbp = (amount: number) => ({ amount, currency: 'GBP' });

let service: Service;
let partner: SignedUp;
const recorder = new Recorder();

beforeAll(async () => {
  service = await startService();
  service.clock.advance(AT - service.clock.now());
  partner = await signUp(service);
  await done('PUT /v1/partners/me/origins', { origins: [new URL(PAGE).origin] });
}, 60_000);
afterAll(() => service.stop());

async function done<Answer>(operation: string, body?: object): Promise<Answer> {
  const reply = await call<Answer>(service, operation, { credential: partner.key, ...(body && { body }) });
  if (reply.status >= 300) throw new Error(reply.text);
  return reply.body;
}

const guestOf = (element: string): EmbeddedGuest =>
  new EmbeddedGuest(service, siteHost(service, 'greenhouse-pos'), PAGE, element);

/** Records a response of the site, after following its redirects to a page. */
async function record(guest: EmbeddedGuest, name: string, path: string): Promise<string> {
  const { headers, status, text } = await guest.get(path);
  const to = headers['trellis-location'];
  if (typeof to === 'string') return record(guest, name, to);
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
  recorder.add(name, path.split('?', 1)[0] ?? '', text);
  return text;
}

/** Sends the form of a page. @returns where it leads */
async function send(
  guest: EmbeddedGuest,
  page: string,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const { headers, text } = await guest.post(path, { ...hiddenIn(page), ...fields });
  const to = headers['trellis-location'];
  if (typeof to !== 'string') throw new Error(`${path}: ${text}`);
  return to;
}

/** Returns the initial choices on a page. */
function chosenIn(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input\s[^>]*?name="([^"]+)"\s+value="([^"]*)"[^>]*?\schecked\s[^>]*>/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

async function recordOrdering(at: string): Promise<void> {
  const guest = guestOf('trellis-ordering');
  const menu = (await guest.get(at)).text;
  const [, first = ''] = /href="([^"]+\/items\/[^"]+)"/.exec(menu) ?? [];
  const item = await record(guest, 'item', first);
  await send(guest, item, first, { ...chosenIn(item), quantity: '2', note: '' });
  await record(guest, 'menu', at);
  await record(guest, 'cart', `${at}/cart`);
  const checkout = await record(guest, 'checkout', `${at}/checkout`);
  const order = await send(guest, checkout, `${at}/checkout`, {
    when: '',
    name: 'Ada Byron',
    phone: '020 7946 0018',
    pay: 'pickup',
  });
  await record(guest, 'order', order);
}

async function recordLoyalty(at: string): Promise<void> {
  await done('POST /v1/loyalty/programs', {
    merchant: partner.active,
    accrual: { type: 'spend', points: 1, amount: gbp(100) },
    reward_tiers: [
      { name: 'A coffee on us', points: 30, discount: { type: 'fixed', amount: gbp(340) } },
      { name: 'A quarter off', points: 80, discount: { type: 'percent', bps: 2500, cap: gbp(1000) } },
    ],
  });
  const guest = guestOf('trellis-loyalty');
  const join = await record(guest, 'join', at);
  const code = await send(guest, join, at, { phone: PHONE });
  const { data } = await done<{ data: { text: string }[] }>(
    `GET /v1/sandbox/messages?to=${encodeURIComponent(PHONE)}`,
  );
  const digits = /^\d{6}/.exec(data[0]?.text ?? '')?.[0] ?? '';
  await send(guest, (await guest.get(code)).text, code, { code: digits });
  const { data: accounts } = await done<{ data: { id: string }[] }>(
    `GET /v1/loyalty/accounts?phone=${encodeURIComponent(PHONE)}`,
  );
  await done(`POST /v1/loyalty/accounts/${accounts[0]?.id}/adjust`, { points: 46, reason: 'A gift' });
  await record(guest, 'member', at);
}

async function recordPayLink(): Promise<void> {
  const seller = { url: service.url, partner, key: partner.key, merchant: partner.active };
  const expires = new Date(AT + 24 * 60 * 60_000).toISOString();
  const link = await made(seller, { description: 'Catering for twelve, 14 June', expires_at: expires });
  const { pathname } = new URL(link.url);
  const guest = guestOf('trellis-pay-link');
  const due = await record(guest, 'due', pathname);
  const [, action = ''] = /action="([^"]+\/tokens)"/.exec(due) ?? [];
  const { csrf = '', card_form: form = '' } = hiddenIn(due.slice(due.indexOf('data-token')));
  const card = { form, number: GOOD, exp_month: 12, exp_year: 2040, cvc: '123' };
  const response = await fetch(`${action}?form=${form}`, {
    method: 'POST',
    headers: { origin: new URL(PAGE).origin, 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const { token = '' } = (await response.json()) as { token?: string };
  const back = /action="([^"]+)"\s+data-token/.exec(due)?.[1] ?? '';
  const paid = await guest.post(back, { csrf, card_form: form, card_token: token });
  await record(guest, 'paid', String(paid.headers['trellis-location']));
}

test('the pages in samples of guests’ elements are those that the service sends; -u records them again', async () => {
  const { slug } = await done<{ slug: string }>(`GET /v1/merchants/${partner.active}`);
  await recordOrdering(`/${slug}/mill-lane`);
  await recordLoyalty(`/${slug}/rewards`);
  await recordPayLink();
  const guest = guestOf('trellis-ordering');
  const recording = await recorder.recording(async (path) => (await guest.get(path)).text);
  await expect(`${JSON.stringify(recording, undefined, 2)}\n`).toMatchFileSnapshot(FILE);
}, 60_000);
