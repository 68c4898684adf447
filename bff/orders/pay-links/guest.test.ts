import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import {
  gbp,
  made,
  newSeller,
  payAsGuest,
  read,
  readAsGuest,
  tokenOf,
  type Seller,
} from './testing/links.ts';

let service: Service;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  seller = await newSeller(service);
  await call(service, 'PUT /v1/partners/me/origins', {
    credential: seller.key,
    body: { origins: ['https://pos.example'] },
  });
});
afterAll(() => service.stop());

const REDIRECT = 'https://pos.example/thanks';

describe('a guest with the address', () => {
  test('reads what is paid for and to whom, pays, and has a receipt', async () => {
    const link = await made(seller, {
      redirect_url: REDIRECT,
      inactive_message: 'Over',
      metadata: { a: 'b' },
    });
    const before = await readAsGuest(seller, link);
    expect([before.status, before.body]).toEqual([
      200,
      {
        object: 'guest_pay_link',
        status: 'active',
        payable: true,
        business: expect.objectContaining({ display_name: 'Riverside Nursery' }) as object,
        currency: 'GBP',
        description: 'Deposit',
        amount: gbp(3648),
        guest_amount: null,
        order: null,
        tip_enabled: false,
        collect: { name: 'no', email: 'no', phone: 'no' },
        expires_at: link.expires_at,
        inactive_message: null,
        payment: null,
        receipt: null,
        redirect_url: null,
      },
    ]);
    expect(before.headers.get('cache-control')).toBe('no-store');
    expect(before.headers.get('referrer-policy')).toBe('no-referrer');
    const { status, body } = await payAsGuest(seller, link);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'completed',
        payable: false,
        inactive_message: 'Over',
        redirect_url: REDIRECT,
        next_action: null,
      }),
    ]);
    expect(body.receipt).toMatchObject({ total: gbp(3648), card: { last4: '4242' } });
    expect(body.payment).toMatchObject({ status: 'captured', amount: gbp(3648) });
    expect((await readAsGuest(seller, link)).body.receipt).toEqual(body.receipt);
  });

  test('gets no id of the merchant or the partner, no fee and no contact', async () => {
    const link = await made(seller, { collect: { name: 'required', email: 'required' } });
    const contact = { name: 'Ada Byron', email: 'ada@example.com' };
    const paid = await payAsGuest(seller, link, { more: { contact } });
    for (const text of [paid.text, (await readAsGuest(seller, link)).text]) {
      expect(text).not.toMatch(/mer_|par_|Byron|ada@|"fee"|metadata/);
    }
  });

  test('of a link for everybody sees only the own payment', async () => {
    const link = await made(seller, { reusable: true, expires_at: undefined });
    const { body } = await payAsGuest(seller, link);
    expect(body.receipt).not.toBeNull();
    expect((await readAsGuest(seller, link)).body).toMatchObject({ payment: null, receipt: null });
    const own = await readAsGuest(seller, link, `?payment=${body.payment?.id}`);
    expect(own.body.receipt).toEqual(body.receipt);
    const other = await made(seller);
    const foreign = await readAsGuest(seller, other, `?payment=${body.payment?.id}`);
    expect(foreign.body).toMatchObject({ error: 40401, param: 'payment' });
  });

  test('comes back from a challenge and finds it paid', async () => {
    const link = await made(seller, { redirect_url: REDIRECT });
    const key = randomUUID();
    const waiting = await payAsGuest(seller, link, { token: 'tok_challenge', key });
    expect(waiting.body).toMatchObject({
      status: 'payment_pending',
      payable: false,
      receipt: null,
      redirect_url: null,
      next_action: { type: 'challenge' },
    });
    const elsewhere = await readAsGuest(seller, link);
    expect(elsewhere.body).toMatchObject({ status: 'payment_pending', payable: false });
    expect(elsewhere.text).not.toContain('challenges');
    expect((await payAsGuest(seller, link)).body).toMatchObject({ error: 40907 });
    const back = await fetch(waiting.body.next_action?.url ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answer=accept',
    });
    expect(back.headers.get('location')).toContain(link.url);
    const after = await readAsGuest(seller, link);
    expect(after.body).toMatchObject({ status: 'completed', redirect_url: REDIRECT });
    expect(after.body.receipt).not.toBeNull();
    const again = await payAsGuest(seller, link, { token: 'tok_challenge', key });
    expect(again.body.payment).toMatchObject({ id: after.body.payment?.id });
  });

  test('pays once from two tabs', async () => {
    const link = await made(seller);
    const replies = await Promise.all(Array.from({ length: 4 }, () => payAsGuest(seller, link)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 1 });
  });

  test('is not sent to an origin that is no longer registered', async () => {
    const link = await made(seller, { redirect_url: REDIRECT });
    await payAsGuest(seller, link);
    const origins = (list: string[]) =>
      call(service, 'PUT /v1/partners/me/origins', { credential: seller.key, body: { origins: list } });
    await origins([]);
    expect((await readAsGuest(seller, link)).body).toMatchObject({ status: 'completed', redirect_url: null });
    await origins(['https://pos.example']);
  });
});

describe('any other address', () => {
  test('a token with another character opens nothing, nor does that of an order or of another link', async () => {
    const link = await made(seller);
    const token = tokenOf(link);
    const at = (other: string) => ({ url: `${service.url}/pay/${other}` });
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const { guestLinks } = service.deps;
    const others = [
      flipped,
      link.id,
      `${link.id}-`,
      `${(await made(seller)).id}-${token.slice(-22)}`,
      guestLinks.tokenOf('order', link.id),
      guestLinks.tokenOf('pay_link', 'lnk_00000000000000000000000000'),
    ];
    for (const other of others) {
      const replies = [await readAsGuest(seller, at(other)), await payAsGuest(seller, at(other))];
      expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    }
    expect(await read(seller, link)).toMatchObject({ status: 'active', version: 1 });
  });

  test('an id opens nothing of the API, and a token nothing but its link', async () => {
    const link = await made(seller);
    expect((await call(service, `GET /v1/pay_links/${link.id}`)).status).toBe(401);
    expect((await call(service, `GET /v1/pay_links/${link.id}`, { credential: tokenOf(link) })).status).toBe(
      401,
    );
  });

  test('requests are counted for each link and address', async () => {
    const link = await made(seller);
    const first = await readAsGuest(seller, link);
    expect(first.headers.get('ratelimit-policy')).toBe('"address";q=60;w=60');
    await Promise.all(Array.from({ length: 59 }, () => readAsGuest(seller, link)));
    const refused = await payAsGuest(seller, link);
    expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ error: 42903 })]);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await readAsGuest(seller, await made(seller))).status).toBe(200);
  });

  test('a guest needs an idempotency key, and no page of another origin reads the response', async () => {
    const link = await made(seller);
    const path = `/v1/guest/pay_links/${tokenOf(link)}`;
    const body = { source: { token: 'tok_paid' } };
    expect((await call(service, `POST ${path}/pay`, { body })).body).toMatchObject({ error: 40006 });
    const headers = { origin: 'https://evil.example' };
    const reply = await call(service, `GET ${path}`, { headers });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect((await call(service, `OPTIONS ${path}/pay`, { headers })).status).toBe(405);
  });

  test('nothing that a guest sends or reads is in the log', async () => {
    const link = await made(seller, { collect: { email: 'required' } });
    await payAsGuest(seller, link, { more: { contact: { email: 'ada@example.com' } } });
    const log = service.logLines.join('\n');
    expect(log).toContain('payGuestPayLink');
    expect(log).not.toContain(tokenOf(link).slice(-22));
    expect(log).not.toContain('ada@example.com');
  });
});
