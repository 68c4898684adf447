import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atHost, siteHost } from '../hosts/testing/at-host.ts';
import { adjust, join, ledger, openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import type { LoyaltyAccount } from '../../orders/loyalty/contract/account.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import { move } from '../../orders/orders/testing/shop.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { GuestBrowser, hiddenIn, wordsOf } from '../ordering/testing/guest-browser.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { codeOf, newPhone, REWARDS, signedIn } from './testing/sign-in.ts';

let service: Service;
let club: Club;
let host: string;
let at: string;
let guest: GuestBrowser;
let phone: string;

beforeAll(async () => {
  service = await startService();
  club = await openClub(service, {}, { location: { name: 'High Street' } });
  host = siteHost(service, 'greenhouse-pos');
  at = '/riverside-nursery/high-street';
}, 60_000);
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.advance(61 * 60_000);
  phone = newPhone();
  guest = await signedIn(club, host, phone);
});

const key = (): { credential: string } => ({ credential: club.key });
/** Returns the text of a page; markup ends before a full stop. */
const page = async (path = REWARDS): Promise<string> =>
  wordsOf((await guest.get(path)).text).replaceAll(/ (?=[.,?])/g, '');
const programPath = (): string => `PATCH /v1/loyalty/programs/${club.program.id}`;

async function member(): Promise<LoyaltyAccount> {
  const path = `GET /v1/loyalty/accounts?phone=${encodeURIComponent(phone)}`;
  const [account] = (await call<{ data: LoyaltyAccount[] }>(service, path, key())).body.data;
  if (!account) throw new Error(phone);
  return account;
}
const give = async (points: number): Promise<void> => {
  expect((await adjust(club, await member(), points)).status).toBe(201);
};
const orderCalled = async (path: string): Promise<Order> => {
  const [, id = ''] = /\/order\/(ord_\w{26})/.exec(path) ?? [];
  return (await call<Order>(service, `GET /v1/orders/${id}`, key())).body;
};
/** Puts two burgers into the cart: £25.00. */
const choose = () => guest.send(`${at}/items/${club.burger}`, { quantity: '2', note: '' });
const ADA = { when: '', name: 'Ada Byron', phone: '020 7946 0018', pay: 'pickup' };

async function fulfil(order: Order): Promise<void> {
  for (const step of ['accept', 'ready', 'complete'] as const) await move(club, order, step);
}

/** The form of a tier or of a reward. */
async function sendFrom(path: string, action: string, fields: Record<string, string>) {
  const { text } = await guest.get(path);
  const { csrf = '', intent = '' } = hiddenIn(text);
  return guest.post(`${REWARDS}/${action}`, { csrf, intent, ...fields });
}

test('points are earned by an order, redeemed in another one, and shown in words and numbers', async () => {
  await choose();
  expect(await page(`${at}/cart`)).toContain('You have 0 points. 10 points more for £2 off.');
  const { headers } = await guest.send(`${at}/checkout`, ADA);
  const placed = String(headers['location']);
  expect(await page(placed)).toContain('You earn 25 points once the order is done.');
  await fulfil(await orderCalled(placed));
  expect(await page(placed)).toContain('You earned 25 points.');
  const shown = await guest.get(REWARDS);
  expect(wordsOf(shown.text)).toMatch(
    /You have 25 points You have enough for every reward\..*Redeem £2 off for 10 points.*Earned by an order .* \+25 25 points/,
  );

  const redeemed = await sendFrom(REWARDS, 'redeem', { tier: club.tier });
  expect(redeemed.headers['location']).toBe(`${REWARDS}?said=redeemed`);
  const after = await guest.get(`${REWARDS}?said=redeemed`);
  expect(wordsOf(after.text)).toMatch(
    /Choose it in your cart with your next order.*You have 15 points 5 points to go until A quarter off.*Ready to use £2 off/,
  );
  expect(after.text).toMatch(/<progress\s+max="20"\s+value="15"/);

  await choose();
  const cart = await guest.get(`${at}/cart`);
  const [, reward = ''] = /value="(lrw_\w{26})"/.exec(cart.text) ?? [];
  await guest.send(`${at}/cart`, { action: 'reward', reward });
  expect(await page(`${at}/cart`)).toMatch(/Subtotal £25.00 £2 off −£2.00/);
  const used = String((await guest.send(`${at}/checkout`, ADA)).headers['location']);
  const order = await orderCalled(used);
  expect(order).toMatchObject({ discount_total: { amount: 200 }, loyalty_account: (await member()).id });
  expect(await page()).toContain('In an order that isn’t paid for or accepted yet.');
  await fulfil(order);
  const kinds = (await ledger(club, await member())).map(({ type, points }) => `${type} ${points}`);
  expect(kinds.toSorted()).toEqual(['earn 23', 'earn 25', 'reward_created -10', 'reward_redeemed 0']);
  expect(await page()).toContain('You have 38 points');
});

test('a reward is paid for with points in the cart, and sent twice it is one', async () => {
  await give(12);
  await choose();
  const hidden = hiddenIn((await guest.get(`${at}/cart`)).text);
  const { text } = await guest.get(`${at}/cart`);
  const [, intent = ''] = /name="intent" value="([^"]+)"/.exec(text) ?? [];
  const fields = { csrf: hidden['csrf'] ?? '', intent, action: 'reward', reward: `tier:${club.tier}` };
  for (const _ of [1, 2]) expect((await guest.post(`${at}/cart`, fields)).status).toBe(303);
  expect(await page(`${at}/cart`)).toMatch(/You have 2 points.*£2 off −£2.00/);
  await guest.send(`${at}/cart`, { action: 'reward', reward: '' });
  expect(await page(`${at}/cart`)).not.toContain('−£2.00');
  const { text: account } = await guest.get(REWARDS);
  const [, id = ''] = /name="reward" value="(lrw_\w{26})"/.exec(account) ?? [];
  await sendFrom(REWARDS, 'give-back', { reward: id });
  expect(await page()).toContain('You have 12 points');
});

test('a reward that another cart has used is said, and the cart is kept', async () => {
  await give(10);
  await sendFrom(REWARDS, 'redeem', { tier: club.tier });
  await choose();
  const [, reward = ''] = /value="(lrw_\w{26})"/.exec((await guest.get(`${at}/cart`)).text) ?? [];
  await guest.send(`${at}/cart`, { action: 'reward', reward });
  const { csrf = '' } = hiddenIn((await guest.get(`${at}/checkout`)).text);
  await call(service, `DELETE /v1/loyalty/rewards/${reward}`, key());
  const { headers } = await guest.post(`${at}/checkout`, { ...ADA, csrf });
  expect(headers['location']).toBe(`${at}/cart`);
  expect(await page(`${at}/cart`)).toMatch(/The reward can’t be used for this order\..*Burger/);
  await guest.send(`${at}/cart`, { action: 'reward', reward: '' });
  expect(await page(`${at}/cart`)).toContain('Check out');
});

test('nobody uses the account, the reward or the points of somebody else', async () => {
  const other = await join(club, 30);
  const theirs = await call<LoyaltyReward>(service, 'POST /v1/loyalty/rewards', {
    ...key(),
    body: { account: other.id, tier: club.tier },
  });
  await choose();
  await guest.send(`${at}/cart`, { action: 'reward', reward: theirs.body.id });
  expect(await page(`${at}/cart`)).not.toContain('−£2.00');
  expect(wordsOf((await sendFrom(REWARDS, 'give-back', { reward: theirs.body.id })).text)).toContain(
    'That can’t be done anymore.',
  );
  expect(wordsOf((await sendFrom(REWARDS, 'redeem', { tier: club.tier, account: other.id })).text)).toContain(
    'That can’t be done anymore.',
  );
  expect(await page()).toContain('You have 0 points');
  const { body } = await call<LoyaltyAccount>(service, `GET /v1/loyalty/accounts/${other.id}`, key());
  expect(body.balance).toBe(20);
});

test('a member leaves: it is asked first, the number is erased, what happened stays', async () => {
  await give(12);
  const account = await member();
  expect(await page(`${REWARDS}/leave`)).toMatch(
    /Leave the rewards of Riverside Nursery\?.*You lose 12 points\./,
  );
  expect((await member()).status).toBe('active');
  const { headers } = await guest.send(`${REWARDS}/leave`, {});
  expect(await page(String(headers['location']))).toMatch(
    /You have left\. Your phone number is erased\..*Join/,
  );
  const { body } = await call<LoyaltyAccount>(service, `GET /v1/loyalty/accounts/${account.id}`, key());
  expect(body).toMatchObject({ status: 'left', phone: null, balance: 12 });
  for (const table of ['loyalty_sign_ins', 'loyalty_sessions'] as const) {
    const rows = await service.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${account.id}|${phone.slice(1)}`));
  }
});

test('history goes back page by page', async () => {
  for (let times = 0; times < 23; times += 1) await give(1);
  expect(await page()).toContain('All of your history');
  const first = await guest.get(`${REWARDS}/history`);
  expect(first.text.match(/“<bdi>A test<\/bdi>”/g)).toHaveLength(20);
  expect(first.text).toContain('<bdi dir="ltr">+1</bdi>');
  const [, older = ''] = /href="([^"]+\?after=[^"]+)"/.exec(first.text) ?? [];
  const second = await guest.get(older.replaceAll('&amp;', '&'));
  expect(second.text.match(/“<bdi>A test<\/bdi>”/g)).toHaveLength(3);
  expect(wordsOf(second.text)).toContain('Newest');
  expect((await guest.get(`${REWARDS}/history?after=made-up`)).status).toBe(404);
});

test('what expires next is said, and a balance below zero is explained', async () => {
  await give(5);
  expect(await page()).toMatch(/5 points expire after 30? ?\d* ?\w+ \d{4}\./);
  await service.db
    .updateTable('loyalty_accounts')
    .set({ balance: -7, lots: '[]' })
    .where('id', '=', (await member()).id)
    .execute();
  expect(await page()).toMatch(/You have −7 points You’re 7 points below zero: an order was refunded/);
});

test('a paused program says so: nobody joins, nothing is redeemed, what there is stays', async () => {
  await give(12);
  await call(service, programPath(), { ...key(), body: { status: 'inactive' } });
  expect(await page()).toMatch(/You have 12 points.*The program is paused.*£2 off .* 10 points/);
  expect(wordsOf((await sendFrom(REWARDS, 'redeem', { tier: club.tier })).text)).toContain(
    'That can’t be done anymore.',
  );
  const stranger = new GuestBrowser(service, host);
  expect(wordsOf((await stranger.get(REWARDS)).text)).toContain('The program is paused');
  const number = newPhone();
  await stranger.send(REWARDS, { phone: number });
  const reply = await stranger.send(`${REWARDS}/code`, { code: await codeOf(club, number) });
  expect([reply.status, wordsOf(reply.text)]).toEqual([200, expect.stringContaining('takes no new members')]);
  await choose();
  expect((await guest.get(at)).text).not.toContain(`href="${REWARDS}"`);
  await call(service, programPath(), { ...key(), body: { status: 'active' } });
});

test('its pages are linked to, and a merchant without a program has none', async () => {
  for (const path of [at, '/riverside-nursery'])
    expect((await guest.get(path)).text).toContain(`href="${REWARDS}"`);
  const own = await signUp(service, 'Another Partner');
  const theirs = new GuestBrowser(service, siteHost(service, 'another-partner'));
  const { text } = await theirs.get('/');
  const [, slug = ''] = /class="place" href="\/([a-z0-9-]+)"/.exec(text) ?? [];
  const none = await theirs.get(`/${slug}/rewards`);
  expect([none.status, wordsOf(none.text)]).toEqual([404, expect.stringContaining('No rewards here')]);
  expect((await theirs.get(`/${slug}`)).text).not.toContain('/rewards"');
  expect(own.key).toBeTruthy();
});

test('another partner’s host has no page of it, and a cookie of here says nothing there', async () => {
  await signUp(service, 'Third Partner');
  const secret = guest.cookies.get('trellis_member') ?? '';
  const there = new GuestBrowser(service, siteHost(service, 'third-partner'), {
    cookie: `trellis_member=${secret}`,
  });
  expect((await there.get(REWARDS)).status).toBe(404);
});

test('a surface that isn’t hosted leads to the partner’s own page', async () => {
  const set = (body: object) => call(service, 'PUT /v1/surfaces/loyalty', { ...key(), body });
  await set({ model: 'embedded', url: 'https://pos.example/rewards' });
  const { status, headers } = await guest.get(REWARDS);
  expect([status, String(headers['location'])]).toEqual([
    302,
    expect.stringMatching(/^https:\/\/pos\.example\/rewards/),
  ]);
  await set({ model: 'api', url: null });
  expect((await guest.get(REWARDS)).status).toBe(404);
  expect((await guest.get(at)).text).not.toContain(`href="${REWARDS}"`);
  await set({ model: 'hosted' });
});

test('embedded in a partner’s page, a member is signed in by what the element keeps, and no cookie is set', async () => {
  const origin = 'https://pos.example';
  await call(service, 'PUT /v1/partners/me/origins', { ...key(), body: { origins: [origin] } });
  const secrets: Record<string, string> = {};
  const ask = async (path: string, fields?: Record<string, string>) => {
    const reply = await atHost(service, host, path, {
      headers: { origin, 'trellis-fragment': 'trellis-loyalty', 'trellis-page': `${origin}/`, ...secrets },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    const given = reply.headers['trellis-guest'];
    if (typeof given === 'string') secrets['trellis-guest'] = given;
    expect([path, reply.headers['set-cookie']]).toEqual([path, undefined]);
    return reply;
  };
  const number = newPhone();
  const first = hiddenIn((await ask(REWARDS)).text);
  const sent = await ask(REWARDS, { ...first, phone: number });
  expect([sent.status, sent.headers['trellis-location']]).toEqual([204, `${REWARDS}/code`]);
  const second = hiddenIn((await ask(`${REWARDS}/code`)).text);
  await ask(`${REWARDS}/code`, { ...second, code: await codeOf(club, number) });
  expect(wordsOf((await ask(REWARDS)).text)).toContain('Signed in with');
  // A cookie has no meaning here: another guest may use the page.
  delete secrets['trellis-guest'];
  secrets['cookie'] = `trellis_member=${guest.cookies.get('trellis_member')}`;
  expect(wordsOf((await ask(REWARDS)).text)).toContain('Join, or sign in');
});

test('personal pages are kept out of caches and search engines', async () => {
  for (const path of ['', '/history', '/leave']) {
    const { text, headers } = await guest.get(REWARDS + path);
    expect(text).toContain('content="noindex"');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('who comes from a cart goes back to it', async () => {
  const number = newPhone();
  const stranger = new GuestBrowser(service, host);
  await stranger.send(`${at}/items/${club.burger}`, { quantity: '1', note: '' });
  const from = `${REWARDS}?from=high-street`;
  expect((await stranger.get(`${at}/cart`)).text).toContain(`href="${from}"`);
  const { headers } = await stranger.send(from, { phone: number });
  expect(headers['location']).toBe(`${REWARDS}/code?from=high-street`);
  const code = await codeOf(club, number);
  const done = await stranger.send(String(headers['location']), { code });
  expect(done.headers['location']).toBe(`${at}/cart`);
  expect(wordsOf((await stranger.get(`${at}/cart`)).text)).toContain('Burger');
});

test('hostile names of a program, its tiers and its reasons never become markup', async () => {
  const name = '"><img src=x onerror=alert(1)>';
  const tiers = club.program.reward_tiers.map((tier) => ({ ...tier, name: `${name}${tier.points}` }));
  const reward_tiers = tiers.map(({ id, name: called, points, discount: { type, bps, amount } }) => ({
    id,
    name: called,
    points,
    discount: { type, ...(bps !== null && { bps }), ...(amount && { amount }) },
  }));
  const terminology = { one: '<b>bean</b>', other: '</p><script>alert(2)' };
  const changed = await call(service, programPath(), { ...key(), body: { terminology, reward_tiers } });
  expect(changed.status).toBe(200);
  await adjust(club, await member(), 12);
  await choose();
  for (const path of [REWARDS, `${REWARDS}/leave`, `${REWARDS}/history`, `${at}/cart`]) {
    const { status, text } = await guest.get(path);
    expect([path, status, /<img src=x|<script>|<b>bean/.test(text)]).toEqual([path, 200, false]);
  }
  const { text } = await new GuestBrowser(service, host).get(REWARDS);
  expect(text).not.toMatch(/<img src=x|<script>|<b>bean/);
});
