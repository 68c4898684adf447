import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { PayLink } from './contract/pay-link.ts';
import type { PaidPayLink } from './contract/payment-receipt.ts';
import { inMinutes, made, newSeller, pay, read, readAsGuest, told, type Seller } from './testing/links.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ timers: { timing: { lookMs: 20, gatherMs: 5 } } });
});
afterAll(() => service.stop());

/** Moves the sandbox clock of a seller. */
async function later(seller: Seller, minutes: number): Promise<void> {
  const { body } = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', { credential: seller.key });
  const to = new Date(Date.parse(body.now) + minutes * 60_000).toISOString();
  const { status, text } = await call(service, 'POST /v1/sandbox/clock/advance', {
    credential: seller.key,
    body: { to },
  });
  expect([status, text]).toEqual([200, text]);
}

const answer = (link: PaidPayLink, choice: 'accept' | 'decline') =>
  fetch(link.next_action?.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${choice}`,
  });
const linkEvents = async (seller: Seller, link: PayLink): Promise<string[]> =>
  (await told(seller, link)).filter((type) => type.startsWith('pay_link.'));
const cancel = (seller: Seller, { id }: PayLink) =>
  call(service, `POST /v1/pay_links/${id}/cancel`, { credential: seller.key });

describe('a link expires', () => {
  test('by the clock, not before its time, and a change moves that', async () => {
    const seller = await newSeller(service);
    const link = await made(seller, { expires_at: inMinutes(service, 30), inactive_message: 'Too late' });
    const moved = await call(service, `PATCH /v1/pay_links/${link.id}`, {
      credential: seller.key,
      body: { expires_at: inMinutes(service, 60) },
    });
    expect(moved.status).toBe(200);
    await later(seller, 45);
    expect(await read(seller, link)).toMatchObject({ status: 'active' });
    await later(seller, 20);
    const after = await read(seller, link);
    expect(after).toMatchObject({ status: 'expired' });
    expect(after.closed_at).toBe(after.expires_at);
    expect(await linkEvents(seller, link)).toEqual([
      'pay_link.created',
      'pay_link.updated',
      'pay_link.expired',
    ]);
    expect((await pay(seller, link)).body).toMatchObject({ error: 40902 });
    expect((await readAsGuest(seller, link)).body).toMatchObject({
      status: 'expired',
      payable: false,
      inactive_message: 'Too late',
    });
    expect((await cancel(seller, link)).body).toMatchObject({ error: 40902 });
  });

  test('months in one call end each link at its own time, and one without an end not', async () => {
    const seller = await newSeller(service);
    const soon = await made(seller, { expires_at: inMinutes(service, 10) });
    const late = await made(seller, { expires_at: inMinutes(service, 69 * 24 * 60) });
    const never = await made(seller, { reusable: true, expires_at: undefined });
    await later(seller, 120 * 24 * 60);
    for (const link of [soon, late]) {
      expect(await read(seller, link)).toMatchObject({ status: 'expired', closed_at: link.expires_at });
    }
    expect(await read(seller, never)).toMatchObject({ status: 'active' });
  });

  test('not while it is being paid: then it is paid', async () => {
    const seller = await newSeller(service);
    const link = await made(seller, { expires_at: inMinutes(service, 6) });
    const { body } = await pay(seller, link, { token: 'tok_challenge' });
    await later(seller, 8);
    expect(await read(seller, link)).toMatchObject({ status: 'payment_pending' });
    await answer(body, 'accept');
    await readAsGuest(seller, link);
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 1 });
    expect(await linkEvents(seller, link)).toEqual(['pay_link.created', 'pay_link.completed']);
  });

  test('not while it is being paid: and when that fails, then', async () => {
    const seller = await newSeller(service);
    const link = await made(seller, { expires_at: inMinutes(service, 6) });
    const { body } = await pay(seller, link, { token: 'tok_challenge' });
    await later(seller, 8);
    await answer(body, 'decline');
    await readAsGuest(seller, link);
    expect(await read(seller, link)).toMatchObject({ status: 'expired', paid_count: 0 });
    expect(await linkEvents(seller, link)).toEqual(['pay_link.created', 'pay_link.expired']);
  });

  test('a reusable one at once, and a payment that was under way is counted', async () => {
    const seller = await newSeller(service);
    const link = await made(seller, { reusable: true, expires_at: inMinutes(service, 6) });
    const { body } = await pay(seller, link, { token: 'tok_challenge' });
    await later(seller, 8);
    expect(await read(seller, link)).toMatchObject({ status: 'expired', paid_count: 0 });
    await answer(body, 'accept');
    const [payment] = await service.db
      .selectFrom('payments')
      .select(['id'])
      .where('pay_link_id', '=', link.id)
      .execute();
    await readAsGuest(seller, link, `?payment=${payment?.id}`);
    expect(await read(seller, link)).toMatchObject({ status: 'expired', paid_count: 1 });
  });
});

describe('a payment that its guest does not finish', () => {
  test('is given up after 15 minutes, and the link is free again', async () => {
    const seller = await newSeller(service);
    const link = await made(seller);
    const { body } = await pay(seller, link, { token: 'tok_challenge' });
    const leftMs = Date.parse(body.pending_until ?? '') - service.clock.now();
    expect(Math.round(leftMs / 60_000)).toBe(15);
    await later(seller, 14);
    expect(await read(seller, link)).toMatchObject({ status: 'payment_pending' });
    await later(seller, 2);
    await expect.poll(async () => (await read(seller, link)).status).toBe('active');
    await answer(body, 'accept');
    expect(await told(seller, link)).toEqual(['pay_link.created', 'payment.failed']);
    expect((await pay(seller, link)).body).toMatchObject({ status: 'completed' });
  });

  test('that the processor has authorized goes on: nobody loses a payment to the clock', async () => {
    const seller = await newSeller(service);
    const link = await made(seller);
    const { body } = await pay(seller, link, { token: 'tok_lost_answer' });
    expect(body).toMatchObject({ error: 50201 });
    service.clock.advance(25_000);
    await expect.poll(async () => (await read(seller, link)).status).toBe('completed');
  });
});

describe('a link that is canceled while it is being paid', () => {
  test('is completed if the payment succeeds', async () => {
    const seller = await newSeller(service);
    const link = await made(seller);
    const { body } = await pay(seller, link, { token: 'tok_challenge' });
    expect((await cancel(seller, link)).body).toMatchObject({ status: 'canceled', pending_until: null });
    expect((await pay(seller, link)).body).toMatchObject({ error: 40902 });
    await answer(body, 'accept');
    await readAsGuest(seller, link, `?payment=${body.payment}`);
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 1 });
    expect(await linkEvents(seller, link)).toEqual([
      'pay_link.created',
      'pay_link.canceled',
      'pay_link.completed',
    ]);
  });

  test('stays canceled if it fails', async () => {
    const seller = await newSeller(service);
    const link = await made(seller);
    const { body } = await pay(seller, link, { token: 'tok_challenge' });
    await cancel(seller, link);
    await answer(body, 'decline');
    await readAsGuest(seller, link, `?payment=${body.payment}`);
    expect(await read(seller, link)).toMatchObject({ status: 'canceled', paid_count: 0 });
  });
});

test('a guest is forgotten 90 days after paying', async () => {
  const seller = await newSeller(service);
  const link = await made(seller, { collect: { email: 'required' } });
  await pay(seller, link, { more: { contact: { email: 'ada@example.com' } } });
  const contactOf = async (): Promise<unknown> => {
    const { body } = await call<{ data: { contact: unknown }[] }>(
      service,
      `GET /v1/pay_links/${link.id}/payments`,
      { credential: seller.key },
    );
    return body.data[0]?.contact;
  };
  await later(seller, 89 * 24 * 60);
  expect(await contactOf()).toMatchObject({ email: 'ada@example.com' });
  await later(seller, 2 * 24 * 60);
  expect(await contactOf()).toBeNull();
});
