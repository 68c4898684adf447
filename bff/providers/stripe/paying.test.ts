import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesWith, publish } from '../../money/pricing/testing/price-sheets.ts';
import { fromStripe } from './amounts.ts';
import { STRIPE_KEYS } from './testing/running-stripe.ts';
import { signatureOf } from './testing/stand-in.ts';
import { startStripeService, type StripeService } from './testing/stripe-service.ts';

let running: StripeService;
beforeAll(async () => {
  running = await startStripeService();
});
afterAll(() => running.stop());

describe('a payment of production', () => {
  test('is charged for the merchant’s account, and Stripe withholds the fee of the ledger', async () => {
    const { payer, standIn, account } = running;
    const { id } = await payer.pay('pm_card_visa');
    await payer.capture(id);
    const payment = await payer.settle(id);
    const intents = [...standIn.payments.intents.values()];
    const intent = intents.find(({ metadata }) => metadata['reference'] === id);
    expect(payment).toMatchObject({ status: 'captured', fee: { total: { amount: expect.any(Number) } } });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 3648,
      on_behalf_of: account,
      transfer_data: { destination: account },
      application_fee_amount: payment.fee?.total.amount,
    });
    const entry = await payer.db
      .selectFrom('ledger_entries')
      .select(['gross', 'fee', 'amount'])
      .where('source', '=', id)
      .executeTakeFirstOrThrow();
    const moved = standIn.accounts.transactions.find((one) => one.type === 'payment');
    expect([entry.gross, entry.fee, entry.amount].map(Number)).toEqual([
      moved?.amount,
      moved?.fee,
      moved?.net,
    ]);
  });

  test.each([
    ['of more than the amount, at most that: the partner’s part gives way', 'USD', 60, [60, 55, 5]],
    ['in the steps of its currency', 'KWD', 12_350, [60, 55, 5]],
    ['of a currency without decimals at Stripe', 'MGA', 12_300, [0, 0, 0]],
  ])('costs a fee %s, at Stripe as in the ledger', async (_, currency, amount, fee) => {
    const { payer, standIn, service } = running;
    const rates = { wholesale: { bps: 0, fixed: 55 }, floor: { bps: 0, fixed: 66 } };
    const lines = linesWith({ 'order.online': rates });
    await publish(service, { partnerId: null, environment: 'production', currency, lines });
    const money = { amount: { amount, currency }, tip: { amount: 0, currency } };
    const { id } = await payer.start(undefined, money);
    await payer.authorize(id, 'pm_card_visa');
    await payer.capture(id);
    const payment = await payer.settle(id);
    const parts = [payment.fee?.total, payment.fee?.platform, payment.fee?.partner];
    expect([payment.status, ...parts.map((part) => part?.amount)]).toEqual(['captured', ...fee]);
    const entry = await payer.db
      .selectFrom('ledger_entries')
      .select(['gross', 'fee'])
      .where('source', '=', id)
      .executeTakeFirstOrThrow();
    const moved = standIn.accounts.transactions.findLast((one) => one.type === 'payment');
    expect([entry.gross, entry.fee].map(Number)).toEqual([
      fromStripe(moved?.amount ?? 0, currency),
      fromStripe(moved?.fee ?? 0, currency),
    ]);
  });

  test('is refunded in the steps of its currency, or refused before anything is sent', async () => {
    const { payer, standIn } = running;
    const money = (amount: number) => ({ amount, currency: 'KWD' });
    const { id } = await payer.start(undefined, { amount: money(5_000), tip: money(0) });
    await payer.authorize(id, 'pm_card_visa');
    await payer.capture(id);
    await payer.settle(id);
    const before = standIn.requests.length;
    await expect(payer.refund(id, 1_234, { amount: money(1_234), tip: money(0) })).rejects.toMatchObject({
      code: 'state_forbids',
      publicMessage: 'A refund in KWD must be a multiple of 10 minor units.',
    });
    expect(standIn.requests.slice(before)).toEqual([]);
    await payer.refund(id, 1_230, { amount: money(1_230), tip: money(0) });
    expect(await payer.settle(id)).toMatchObject({ refunded: { amount: 1_230 } });
  });

  test('waits for its challenge, and for a payer on Stripe’s own page', async () => {
    const { payer, standIn } = running;
    const challenged = await payer.pay('pm_card_threeDSecure2Required');
    expect(challenged).toMatchObject({ status: 'unpaid', next_action: { type: 'challenge' } });
    await fetch(`${challenged.next_action?.url}?answer=accept`, { method: 'POST', redirect: 'manual' });
    expect(await payer.settle(challenged.id)).toMatchObject({ status: 'authorized' });

    const elsewhere = await payer.pay('tok_redirect');
    const url = elsewhere.next_action?.url ?? '';
    expect(url).toContain(`${standIn.url}/checkout/cs_`);
    expect(await payer.settle(elsewhere.id)).toMatchObject({ status: 'unpaid' });
    await fetch(`${url}?card=pm_card_chargeDeclined`, { method: 'POST', redirect: 'manual' });
    expect(await payer.settle(elsewhere.id)).toMatchObject({ status: 'unpaid' });
    const paid = await fetch(`${url}?card=pm_card_visa`, { method: 'POST', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe('https://shop.example/order/1');
    expect(await payer.settle(elsewhere.id)).toMatchObject({ status: 'authorized', card: { last4: '4242' } });
    await payer.cancel(elsewhere.id);
    expect(await payer.settle(elsewhere.id)).toMatchObject({ status: 'canceled' });
  });

  test('that was canceled can’t be paid on Stripe’s own page anymore', async () => {
    const { payer, standIn } = running;
    const { id, next_action: next } = await payer.pay('tok_redirect');
    await payer.cancel(id);
    expect(await payer.settle(id)).toMatchObject({ status: 'failed', failure_code: 'expired' });
    const [opened] = [...standIn.sessions.sessions.values()].slice(-1);
    expect([opened?.session.url, opened?.session.status]).toEqual([next?.url, 'expired']);
  });

  test('of a merchant whose account is restricted is refused in words, and nothing was charged', async () => {
    const { payer, standIn, account } = running;
    standIn.accounts.restrict(account);
    const { id } = await payer.start();
    await expect(payer.authorize(id, 'pm_card_visa')).rejects.toMatchObject({
      code: 'state_forbids',
      param: 'source',
    });
    expect(await payer.settle(id)).toMatchObject({ status: 'failed' });
    standIn.accounts.find(account).charges_enabled = true;
  });

  test('that Stripe refuses to create is unknown there, and is given up', async () => {
    const { payer, standIn, account, service } = running;
    standIn.accounts.restrict(account);
    const { id } = await payer.start();
    const row = { reference: id, account, amount: '3648', currency: 'GBP', token_hash: 'x' };
    const none = { return_url: null, session: null, intent: null, is_canceled: false };
    const record = { ...row, ...none, created_at: new Date() };
    await service.db.insertInto('stripe_payments').values(record).execute();
    expect(await payer.settle(id)).toMatchObject({ status: 'unpaid' });
    await payer.cancel(id);
    expect(await payer.settle(id)).toMatchObject({ status: 'failed' });
    standIn.accounts.find(account).charges_enabled = true;
  });

  test('of an amount that Stripe can’t charge is refused before anything is sent', async () => {
    const { payer, standIn } = running;
    const before = standIn.requests.length;
    for (const [amount, currency, words] of [
      [29, 'GBP', 'The smallest card payment in GBP is 30 minor units.'],
      [1234, 'KWD', 'must be a multiple of 10'],
      [100, 'IRR', "Cards can't be charged in IRR"],
    ] as const) {
      const started = payer.start(undefined, { amount: { amount, currency }, tip: { amount: 0, currency } });
      await expect(started).rejects.toMatchObject({ publicMessage: expect.stringContaining(words) });
    }
    expect(standIn.requests.slice(before)).toEqual([]);
  });
});

describe('a payment that is disputed', () => {
  const disputed = async (): Promise<string> => {
    const { id } = await running.payer.pay('pm_card_createDispute');
    await running.payer.capture(id);
    await running.payer.settle(id);
    return id;
  };
  const notify = async (): Promise<number> => {
    const dispute = running.standIn.events.findLast(({ type }) => type === 'charge.dispute.created');
    const body = dispute?.body ?? '';
    const sent = await fetch(`${running.service.url}/-/providers/stripe/events`, {
      method: 'POST',
      headers: { 'stripe-signature': signatureOf(body, STRIPE_KEYS.webhookSecret) },
      body,
    });
    return sent.status;
  };
  const found = (payment: string) =>
    running.service.db
      .selectFrom('disputes')
      .select(['id', 'status', 'amount'])
      .where('payment_id', '=', payment)
      .execute();
  const reversed = (): number =>
    running.standIn.accounts.transactions.filter(
      ({ type, amount }) => type === 'payment_refund' && amount === -3648,
    ).length;

  test('is found by its webhook, and the merchant’s account follows', async () => {
    const before = reversed();
    const id = await disputed();
    expect(await notify()).toBe(200);
    await expect.poll(() => found(id)).toMatchObject([{ status: 'needs_response' }]);
    await expect.poll(reversed).toBe(before + 1);
  });

  test('is recorded although the merchant’s account lacks the money, which follows once it is there', async () => {
    const { service, standIn } = running;
    for (let times = 0; times < 10; times += 1) standIn.failNext(400, /^POST .*\/reversals$/);
    const before = reversed();
    const id = await disputed();
    expect(await notify()).toBe(200);
    await expect.poll(() => found(id)).toMatchObject([{ status: 'needs_response', amount: '3648' }]);
    const [dispute] = await found(id);
    const entries = await service.db
      .selectFrom('ledger_entries')
      .select(['type', 'gross'])
      .where('source', '=', dispute?.id ?? '')
      .execute();
    expect(entries).toEqual([{ type: 'dispute', gross: '-3648' }]);
    const payment = await service.db
      .selectFrom('payments')
      .select(['disputed'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(payment).toEqual({ disputed: 'open' });
    expect(reversed()).toBe(before);
    standIn.clearFaults();
    service.clock.advance(60_000);
    await expect.poll(reversed).toBe(before + 1);
  });
});

describe('a webhook', () => {
  const send = (body: string, signature?: string): Promise<Response> =>
    fetch(`${running.service.url}/-/providers/stripe/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body,
    });
  const { webhookSecret } = STRIPE_KEYS;
  const eventOf = (id: string, type = 'payment_intent.amount_capturable_updated'): string => {
    const event = running.standIn.events.findLast((one) => one.type === type && one.body.includes(id));
    if (!event) throw new Error(`no ${type} of ${id}`);
    return event.body;
  };
  const challenged = async (): Promise<string> => {
    const { id, next_action: next } = await running.payer.pay('pm_card_threeDSecure2Required');
    await fetch(`${next?.url}?answer=accept`, { method: 'POST', redirect: 'manual' });
    return id;
  };
  const statusOf = async (id: string): Promise<string> => (await running.payer.statusOf(id)) ?? '';

  test('is a reason to look: the payment follows without its payer', async () => {
    const id = await challenged();
    const body = eventOf(id);
    expect((await send(body, signatureOf(body, webhookSecret))).status).toBe(200);
    await expect.poll(() => statusOf(id)).toBe('authorized');
    expect((await send(body, signatureOf(body, webhookSecret))).status).toBe(200);
    const { id: notice } = JSON.parse(body) as { id: string };
    const kept = running.service.db.selectFrom('processor_notices').select('id').where('id', '=', notice);
    expect(await kept.execute()).toHaveLength(1);
  });

  test.each([
    ['without a signature', () => undefined],
    ['with a forged one', (body: string) => signatureOf(body, 'whsec_forged')],
    ['older than five minutes', (body: string) => signatureOf(body, webhookSecret, Date.now() / 1000 - 301)],
    ['signed for another body', () => signatureOf('{}', webhookSecret)],
  ])('%s is refused, and nothing is looked at', async (_, sign) => {
    const id = await challenged();
    const body = eventOf(id);
    expect((await send(body, sign(body))).status).toBe(401);
    expect(await statusOf(id)).toBe('unpaid');
  });

  test('is not believed: what it claims is read back', async () => {
    const { id } = await running.payer.pay('pm_card_threeDSecure2Required');
    const forged = eventOf(id, 'payment_intent.requires_action').replaceAll('requires_action', 'succeeded');
    expect((await send(forged, signatureOf(forged, webhookSecret))).status).toBe(200);
    const notice = JSON.parse(forged) as { id: string };
    const isHandled = async (): Promise<boolean> => {
      const timers = await running.service.db
        .selectFrom('timers')
        .select('record')
        .where('record', '=', notice.id)
        .execute();
      return timers.length === 0;
    };
    await expect.poll(isHandled).toBe(true);
    expect(await statusOf(id)).toBe('unpaid');
  });

  test.each([
    ['of the other mode', (body: string) => body.replace('"livemode":false', '"livemode":true')],
    ['about a payment of somebody else', (body: string) => body.replaceAll(/"pi_\w+"/g, '"pi_other"')],
    ['about something else', () => '{"id":"evt_x","object":"event","type":"x","data":{"object":{}}}'],
  ])('%s is taken and changes nothing', async (_, change) => {
    const id = await challenged();
    const body = change(eventOf(id)).replace('"evt_', `"evt_${id}`);
    expect((await send(body, signatureOf(body, webhookSecret))).status).toBe(200);
    expect(await statusOf(id)).toBe('unpaid');
  });

  test('has to be JSON that was posted', async () => {
    const garbled = 'not JSON';
    expect((await send(garbled, signatureOf(garbled, webhookSecret))).status).toBe(401);
    const read = await fetch(`${running.service.url}/-/providers/stripe/events`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    const other = await fetch(`${running.service.url}/-/providers/square/events`, { method: 'POST' });
    expect(other.status).toBe(404);
  });
});

test('nothing of a card or a key is in a log', () => {
  const lines = running.logLines.join('');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).not.toMatch(/sk_test|whsec_|pm_card|ctoken_|4242/);
});
