import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test('a payment that is disputed is found by its webhook, and the merchant’s account follows', async () => {
  const { payer, standIn, account, service } = running;
  const { id } = await payer.pay('pm_card_createDispute');
  await payer.capture(id);
  await payer.settle(id);
  const dispute = standIn.events.findLast(({ type }) => type === 'charge.dispute.created');
  const body = dispute?.body ?? '';
  const before = standIn.accounts.balanceOf(account).get('gbp') ?? 0;
  const sent = await fetch(`${service.url}/-/providers/stripe/events`, {
    method: 'POST',
    headers: { 'stripe-signature': signatureOf(body, STRIPE_KEYS.webhookSecret) },
    body,
  });
  expect(sent.status).toBe(200);
  const found = () =>
    service.db.selectFrom('disputes').select(['status', 'amount']).where('payment_id', '=', id).execute();
  await expect.poll(found, { timeout: 15_000 }).toMatchObject([{ status: 'needs_response' }]);
  expect(standIn.accounts.balanceOf(account).get('gbp')).toBe(before - 3648);
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
    await expect.poll(() => statusOf(id), { timeout: 15_000 }).toBe('authorized');
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
    await expect.poll(isHandled, { timeout: 15_000 }).toBe(true);
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
