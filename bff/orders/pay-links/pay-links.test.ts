import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { PayLink } from './contract/pay-link.ts';
import { create, gbp, inMinutes, made, newSeller, pay, read, told, type Seller } from './testing/links.ts';

let service: Service;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  seller = await newSeller(service);
  await call(service, 'PUT /v1/partners/me/origins', {
    credential: seller.key,
    body: { origins: ['https://pos.example', 'http://localhost:3000'] },
  });
});
afterAll(() => service.stop());

const change = (link: Pick<PayLink, 'id'>, body: object, credential = seller.key) =>
  call<PayLink>(service, `PATCH /v1/pay_links/${link.id}`, { credential, body });
const cancel = (link: Pick<PayLink, 'id'>, credential = seller.key) =>
  call<PayLink>(service, `POST /v1/pay_links/${link.id}/cancel`, { credential });
const list = async (query: string, credential = seller.key): Promise<string[]> => {
  const { body } = await call<{ data: PayLink[] }>(service, `GET /v1/pay_links?${query}`, { credential });
  return body.data.map(({ id }) => id);
};
const DAYS = 24 * 60;

describe('creating a link', () => {
  test('it has an address that names it, and nothing of that is stored', async () => {
    const { status, body } = await create(seller, {
      description: 'Cafe\u0301 tour',
      redirect_url: 'https://pos.example/thanks?order=1',
      metadata: { booking: '17' },
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        object: 'pay_link',
        environment: 'sandbox',
        merchant: seller.merchant,
        status: 'active',
        amount: gbp(3648),
        guest_amount: null,
        order: null,
        description: 'Café tour',
        reusable: false,
        tip_enabled: false,
        collect: { name: 'no', email: 'no', phone: 'no' },
        redirect_url: 'https://pos.example/thanks?order=1',
        metadata: { booking: '17' },
        version: 1,
      }),
    ]);
    expect(body.url).toMatch(
      new RegExp(
        `^http://greenhouse-pos.sandbox.localhost:${new URL(service.url).port}/pay/${body.id}-[A-Za-z0-9_-]{22}$`,
      ),
    );
    expect((await read(seller, body)).url).toBe(body.url);
    const proof = body.url.slice(-22);
    const stored = await service.db.selectFrom('pay_links').selectAll().where('id', '=', body.id).execute();
    expect(JSON.stringify(stored)).not.toContain(proof);
    expect(await told(seller, body)).toEqual(['pay_link.created']);
  });

  test.each([
    ['nothing that is paid', { amount: undefined }, 'amount', 40002],
    ['two things that are paid', { guest_amount: { min: 1, max: 2 } }, 'guest_amount', 40003],
    ['an amount of nothing', { amount: gbp(0) }, 'amount.amount', 40003],
    ['an amount above the largest', { amount: gbp(100_000_000_000) }, 'amount.amount', 40003],
    ['another currency', { amount: { amount: 1, currency: 'USD' } }, 'amount.currency', 40003],
    ['max below min', { amount: undefined, guest_amount: { min: 2, max: 1 } }, 'guest_amount.max', 40003],
    [
      'a preset outside',
      { amount: undefined, guest_amount: { min: 2, max: 9, presets: [2, 5, 10] } },
      'guest_amount.presets.2',
      40003,
    ],
    [
      'two presets',
      { amount: undefined, guest_amount: { min: 2, max: 9, presets: [2, 5] } },
      'guest_amount.presets',
      40003,
    ],
    ['no description', { description: undefined }, 'description', 40002],
    ['a description of 281 characters', { description: 'x'.repeat(281) }, 'description', 40003],
    ['a message of 501 characters', { inactive_message: 'x'.repeat(501) }, 'inactive_message', 40003],
    ['no expiry of one that is paid once', { expires_at: undefined }, 'expires_at', 40002],
    ['a limit of one that is paid once', { max_payments: 2 }, 'max_payments', 40003],
    ['no payment at all', { reusable: true, max_payments: 0 }, 'max_payments', 40003],
    ['10,001 payments', { reusable: true, max_payments: 10_001 }, 'max_payments', 40003],
    ['an origin of nobody', { redirect_url: 'https://evil.example/' }, 'redirect_url', 40003],
    ['a look-alike origin', { redirect_url: 'https://pos.example.evil.example/' }, 'redirect_url', 40003],
    ['a user before the host', { redirect_url: 'https://pos.example@evil.example/' }, 'redirect_url', 40003],
    ['a script', { redirect_url: 'javascript:alert(1)' }, 'redirect_url', 40003],
    ['an unknown rule', { collect: { name: 'maybe' } }, 'collect.name', 40003],
    ['a card number', { description: 'Card 4242424242424242' }, 'description', 40003],
    [
      'an order that is not there',
      { amount: undefined, order: 'ord_00000000000000000000000000' },
      'order',
      40401,
    ],
    ['a merchant that is not there', { merchant: 'mer_00000000000000000000000000' }, 'merchant', 40401],
    ['a reusable link for an order', { amount: undefined, order: 'ord_1', reusable: true }, 'order', 40401],
  ])('%s is refused', async (_, changes, param, error) => {
    const { body } = await create(seller, changes);
    expect(body).toMatchObject({ error, param });
  });

  test('it expires in 5 minutes to 70 days', async () => {
    for (const [minutes, status] of [
      [4.9, 400],
      [5.1, 201],
      [70 * DAYS - 1, 201],
      [70 * DAYS + 1, 400],
    ] as const) {
      const reply = await create(seller, { expires_at: inMinutes(service, minutes) });
      expect([minutes, reply.status]).toEqual([minutes, status]);
    }
  });

  test('the bounds themselves are allowed', async () => {
    const link = await made(seller, {
      amount: gbp(99_999_999_999),
      description: 'x'.repeat(280),
      inactive_message: 'y'.repeat(500),
      reusable: true,
      max_payments: 10_000,
      redirect_url: 'http://localhost:3000/done',
    });
    expect(link.max_payments).toBe(10_000);
  });

  test('a session creates links of its own merchant, without metadata', async () => {
    const token = await mintToken(service, seller.partner, ['pay_links:write']);
    const own = await create(seller, { merchant: undefined }, token);
    expect([own.status, own.body.merchant]).toEqual([201, seller.merchant]);
    const other = await create(seller, { merchant: seller.partner.merchants['restricted'] }, token);
    expect(other.body).toMatchObject({ error: 40401, param: 'merchant' });
    expect((await create(seller, { metadata: { a: 'b' } }, token)).body).toMatchObject({ error: 40303 });
    const stranger = await signUp(service, 'Stranger');
    expect((await create(seller, {}, stranger.key)).body).toMatchObject({ error: 40401, param: 'merchant' });
  });
});

describe('changing a link', () => {
  test('all but what is paid, by the version that was read', async () => {
    const link = await made(seller, { reusable: true, expires_at: undefined });
    const body = {
      description: 'Dinner',
      tip_enabled: true,
      collect: { phone: 'optional' },
      max_payments: 5,
      expires_at: inMinutes(service, 60),
      inactive_message: 'Too late',
      redirect_url: 'https://pos.example/',
      metadata: { a: 'b' },
      version: 1,
    };
    const { version: _, ...changes } = body;
    const changed = await change(link, body);
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({
        ...changes,
        collect: { name: 'no', email: 'no', phone: 'optional' },
        amount: gbp(3648),
        version: 2,
      }),
    ]);
    expect((await change(link, body)).body).toMatchObject({ error: 40903 });
    const same = await change(link, changes);
    expect([same.status, same.body.version]).toEqual([200, 2]);
    const open = await change(link, { expires_at: null, max_payments: null, redirect_url: null });
    expect(open.body).toMatchObject({ expires_at: null, max_payments: null, redirect_url: null });
    // One for each change, none for what changed nothing or was refused.
    expect(await told(seller, link)).toEqual(['pay_link.created', 'pay_link.updated', 'pay_link.updated']);
  });

  test('no fewer payments than were made, no end where there must be one, no foreign origin', async () => {
    const link = await made(seller, { reusable: true, max_payments: 3, expires_at: undefined });
    await pay(seller, link);
    expect((await change(link, { max_payments: 1 })).body).toMatchObject({
      error: 40003,
      param: 'max_payments',
    });
    expect((await change(link, { max_payments: 2 })).status).toBe(200);
    const once = await made(seller);
    expect((await change(once, { expires_at: null })).body).toMatchObject({
      error: 40002,
      param: 'expires_at',
    });
    expect((await change(once, { max_payments: 2 })).body).toMatchObject({
      error: 40003,
      param: 'max_payments',
    });
    const redirect = { redirect_url: 'https://evil.example/' };
    expect((await change(once, redirect)).body).toMatchObject({ error: 40003, param: 'redirect_url' });
    const token = await mintToken(service, seller.partner, ['pay_links:write']);
    expect((await change(once, { metadata: {} }, token)).body).toMatchObject({ error: 40303 });
  });

  test('not once it has ended', async () => {
    const link = await made(seller);
    await cancel(link);
    expect((await change(link, { description: 'Dinner' })).body).toMatchObject({ error: 40902 });
  });
});

describe('the end of a link', () => {
  test('canceled, once, and nobody pays it anymore', async () => {
    const link = await made(seller);
    const { status, body } = await cancel(link);
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'canceled', version: 2 })]);
    expect(body.closed_at).not.toBeNull();
    expect((await cancel(link)).body).toMatchObject({ error: 40902 });
    expect((await pay(seller, link)).body).toMatchObject({ error: 40902 });
    expect(await told(seller, link)).toEqual(['pay_link.created', 'pay_link.canceled']);
  });

  test('another partner and another merchant know nothing of it', async () => {
    const link = await made(seller);
    const stranger = await signUp(service, 'Stranger');
    const other = await mintToken(
      service,
      { key: seller.key, active: seller.partner.merchants['restricted'] ?? '' },
      ['pay_links:read', 'pay_links:write'],
    );
    for (const credential of [stranger.key, other]) {
      expect((await cancel(link, credential)).status).toBe(404);
      expect((await change(link, {}, credential)).status).toBe(404);
      for (const path of ['', '/qr.svg', '/payments']) {
        const reply = await call(service, `GET /v1/pay_links/${link.id}${path}`, { credential });
        expect(reply.status).toBe(404);
      }
      expect(await list(`merchant=${seller.merchant}`, credential)).toEqual([]);
    }
    expect(await told(seller, link)).toEqual(['pay_link.created']);
  });
});

describe('the list', () => {
  test('is newest first, page by page, and filtered', async () => {
    const own = await newSeller(service);
    const of = (query: string) => list(query, own.key);
    const once = await made(own);
    const between = new Date(service.clock.now()).toISOString();
    service.clock.advance(10);
    const often = await made(own, { reusable: true });
    await pay(own, once);
    expect(await of('')).toEqual([often.id, once.id]);
    expect(await of('limit=1')).toEqual([often.id]);
    expect(await of(`limit=1&cursor=${often.id}`)).toEqual([once.id]);
    expect(await of('status=completed')).toEqual([once.id]);
    expect(await of('status=active')).toEqual([often.id]);
    expect(await of('reusable=true')).toEqual([often.id]);
    expect(await of('reusable=false')).toEqual([once.id]);
    expect(await of(`created_from=${between}`)).toEqual([often.id]);
    expect(await of(`created_to=${between}`)).toEqual([once.id]);
    expect(await of(`updated_after=${(await read(own, often)).updated_at}`)).toEqual([once.id]);
    expect(await of(`merchant=${own.merchant}&status=completed`)).toEqual([once.id]);
    expect(await of('order=ord_1')).toEqual([]);
  });

  test.each(['status=paid', 'reusable=yes', 'created_from=monday', 'limit=0', 'state=active'])(
    '?%s is refused',
    async (query) => {
      const reply = await call(service, `GET /v1/pay_links?${query}`, { credential: seller.key });
      expect(reply.body).toMatchObject({ error: 40003, param: query.split('=')[0] });
    },
  );
});

test('the QR code is an image of the address, with words for those who do not see it', async () => {
  const link = await made(seller, { description: 'Tea & <cake>' });
  const reply = await call(service, `GET /v1/pay_links/${link.id}/qr.svg`, { credential: seller.key });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/svg+xml');
  expect(reply.text).toMatch(
    /^<svg\b[^]*role="img"[^]*<title>QR code to pay: Tea &amp; &lt;cake&gt;<\/title>/,
  );
  expect(reply.text).toContain('fill="#fff"');
});
