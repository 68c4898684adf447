import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { publish, linesWith } from '../pricing/testing/price-sheets.ts';
import type { Payment, PaymentSummary } from '../payments/contract/payment.ts';
import { Till } from '../payments/testing/till.ts';
import type { Dispute } from './contract/dispute.ts';
import { DAY, DisputedMerchant } from './testing/disputed.ts';

let service: Service;
let merchant: DisputedMerchant;
beforeAll(async () => {
  service = await startService({ payables: new Till().payables });
});
beforeEach(async () => {
  merchant = await DisputedMerchant.signUp(service);
});
afterAll(() => service.stop());

const OPENED = ['dispute.created', 'dispute.funds_withdrawn'];

describe('a payment by the card that is disputed', () => {
  test('has a dispute at once, with all that is known of it', async () => {
    const dispute = await merchant.disputed();
    const payment = await merchant.payer.find(dispute.payment);
    expect(payment).toMatchObject({ status: 'captured', dispute: dispute.id, dispute_state: 'open' });
    expect(dispute).toEqual({
      id: expect.stringMatching(/^dsp_/),
      object: 'dispute',
      environment: 'sandbox',
      merchant: merchant.earner.merchant,
      payment: payment.id,
      order: payment.order,
      pay_link: null,
      amount: { amount: 3648, currency: 'GBP' },
      reason: 'fraudulent',
      network_reason_code: '10.4',
      status: 'needs_response',
      respond_by: new Date(Date.parse(dispute.created_at) + 7 * DAY).toISOString(),
      evidence: {
        explanation: null,
        customer_name: null,
        customer_email: null,
        service_date: null,
        receipt: null,
        refund_policy: null,
        refund_refusal_explanation: null,
        files: [],
      },
      evidence_submitted_at: null,
      sending: null,
      fee: null,
      funds_withdrawn: true,
      closed_at: null,
      version: 2,
      metadata: {},
      created_at: expect.any(String),
      updated_at: dispute.created_at,
    });
    expect(await merchant.told(dispute.id)).toEqual(OPENED);
    expect(await merchant.entries(dispute.id)).toEqual([['dispute', -3648, 0, -3648]]);
  });

  test('is lost at its deadline if nobody answers', async () => {
    const { id, respond_by: until } = await merchant.disputed();
    const { key: credential, earner } = merchant;
    const path = `GET /v1/payments/summary?merchant=${earner.merchant}`;
    const { body: summary } = await call<PaymentSummary>(service, path, { credential });
    expect(summary.disputed.count).toBeGreaterThan(0);
    expect(Date.parse(summary.disputed.respond_by ?? '')).toBeLessThanOrEqual(Date.parse(until ?? ''));
    await merchant.earner.advance(7 * DAY - 60_000);
    expect(await merchant.read(id)).toMatchObject({ status: 'needs_response' });
    await merchant.earner.advance(2 * 60_000);
    const lost = await merchant.becomes(id, { status: 'lost' });
    expect(lost).toMatchObject({ funds_withdrawn: true, closed_at: lost.respond_by });
    const { data } = (await merchant.call<{ data: Payment[] }>('GET /v1/payments?dispute_state=lost')).body;
    expect(data.map((one) => one.dispute)).toContain(id);
    expect(await merchant.told(id)).toEqual([...OPENED, 'dispute.closed']);
    expect(await merchant.entries(id)).toHaveLength(1);
    const late = await merchant.answer(id, { explanation: 'It was picked up.' });
    expect([late.status, late.body]).toMatchObject([409, { error: 40902 }]);
    const held = await service.db
      .selectFrom('timers')
      .select('kind')
      .where('record', '=', lost.payment)
      .execute();
    expect(held).toEqual([]);
  });

  test('is not refunded while it is open, nor once it was lost, but again once it was won', async () => {
    const { id, payment } = await merchant.disputed();
    const open = merchant.payer.refund(payment, 100);
    await expect(open).rejects.toMatchObject({
      code: 'state_forbids',
      publicMessage: expect.stringContaining('disputed'),
    });
    await merchant.decide(id, 'won');
    await merchant.payer.refund(payment, 100);
    const other = await merchant.open(payment);
    expect(other.id).not.toBe(id);
    expect(await merchant.payer.find(payment)).toMatchObject({ dispute: other.id });
    await merchant.decide(other.id, 'lost');
    const lost = merchant.payer.refund(payment, 100);
    await expect(lost).rejects.toMatchObject({
      code: 'state_forbids',
      publicMessage: expect.stringContaining('lost'),
    });
  });
});

describe('evidence', () => {
  test.each([
    ['winning_evidence', 'won', ['dispute.funds_reinstated'], false],
    ['losing_evidence', 'lost', [], true],
  ] as const)('“%s” is decided after a day: %s', async (explanation, status, more, funds_withdrawn) => {
    const { id } = await merchant.open();
    const sent = await merchant.answer(id, { explanation });
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { status: 'under_review', sending: null, evidence_submitted_at: expect.any(String) },
    ]);
    await merchant.earner.advance(DAY + 60_000);
    expect(await merchant.becomes(id, { status })).toMatchObject({ funds_withdrawn });
    expect(await merchant.told(id)).toEqual([
      ...OPENED,
      'dispute.updated',
      'dispute.updated',
      'dispute.closed',
      ...more,
    ]);
  });

  test('of another text is under review until the sandbox is told', async () => {
    const { id } = await merchant.open(undefined, 'duplicate');
    await merchant.answer(id, { explanation: 'There were two orders.' });
    await merchant.earner.advance(40 * DAY);
    expect(await merchant.read(id)).toMatchObject({ status: 'under_review', reason: 'duplicate' });
    expect((await merchant.decide(id, 'won')).body).toMatchObject({ status: 'won', funds_withdrawn: false });
    const other = await merchant.decide(id, 'lost');
    expect([other.status, other.body]).toMatchObject([409, { error: 40902 }]);
  });

  test('is a draft until it is sent: texts are kept, changed and removed', async () => {
    const { id } = await merchant.open();
    const first = {
      explanation: ' Picked up\r\nand signed for. ',
      customer_name: 'Lee Okoro',
      submit: false,
    };
    const draft = await merchant.answer(id, first);
    expect([draft.status, draft.body]).toMatchObject([
      200,
      { status: 'needs_response', evidence: { explanation: 'Picked up\nand signed for.' } },
    ]);
    const second = { service_date: '2026-11-21', customer_name: null, submit: false };
    const { body } = await merchant.answer(id, second);
    expect(body.evidence).toMatchObject({
      explanation: 'Picked up\nand signed for.',
      customer_name: null,
      service_date: '2026-11-21',
    });
    expect(body.evidence_submitted_at).toBeNull();
    expect((await merchant.told(id)).slice(2)).toEqual(['dispute.updated', 'dispute.updated']);
  });

  test('that says nothing isn’t sent, and a card’s number is refused', async () => {
    const { id } = await merchant.open();
    const empty = await merchant.answer(id, {});
    expect([empty.status, empty.body]).toMatchObject([400, { param: 'explanation' }]);
    const card = await merchant.answer(id, { explanation: 'The card was 4242 4242 4242 4242.' });
    expect(card.status).toBe(400);
    expect(await merchant.read(id)).toMatchObject({ sending: null, evidence_submitted_at: null });
  });

  test('is sent once: the same request repeats its response, and another one is refused', async () => {
    const { id } = await merchant.open();
    const key = { 'idempotency-key': 'answer-1' };
    const sent = await merchant.answer(id, { explanation: 'Signed for.' }, key);
    const again = await merchant.answer(id, { explanation: 'Signed for.' }, key);
    expect([again.status, again.body]).toEqual([200, sent.body]);
    for (const input of [{ explanation: 'More.' }, { explanation: 'More.', submit: false }]) {
      const more = await merchant.answer(id, input);
      expect([more.status, more.text]).toEqual([409, expect.stringContaining('done once')]);
    }
    const without = await call(service, `POST /v1/disputes/${id}/evidence`, {
      credential: merchant.key,
      body: { submit: true },
    });
    expect(without.status).toBe(400);
  });
});

const PDF = Buffer.from('%PDF-1.4 a slip');

describe('files', () => {
  test('go to the processor, and only what they are called stays', async () => {
    const { id } = await merchant.open();
    const { status, body } = await merchant.upload(id, PDF, { name: 'Signed slip.pdf' });
    expect([status, body.evidence.files]).toEqual([
      201,
      [
        {
          id: expect.stringMatching(/^dfl_/),
          name: 'Signed slip.pdf',
          media_type: 'application/pdf',
          size: 15,
        },
      ],
    ]);
    const stored = await service.db.selectFrom('disputes').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(stored)).not.toContain(PDF.toString('base64'));
    const sent = await merchant.answer(id, {});
    expect(sent.body).toMatchObject({ status: 'under_review' });
    expect((await merchant.upload(id, PDF)).status).toBe(409);
  });

  test('are at most three, each removable until the evidence is sent', async () => {
    const { id } = await merchant.open();
    const key = 'slip-1';
    await merchant.upload(id, PDF, { key });
    const repeated = await merchant.upload(id, PDF, { key });
    expect(repeated.body.evidence.files).toHaveLength(1);
    await merchant.upload(id, PDF);
    const { body } = await merchant.upload(id, Buffer.from([0xff, 0xd8, 0xff, 0]), { type: 'image/png' });
    expect(body.evidence.files.map(({ media_type }) => media_type)).toEqual([
      'application/pdf',
      'application/pdf',
      'image/jpeg',
    ]);
    const fourth = await merchant.upload(id, PDF);
    expect([fourth.status, fourth.text]).toEqual([409, expect.stringContaining('At most 3')]);
    const [first] = body.evidence.files;
    const path = `DELETE /v1/disputes/${id}/files/${first?.id}`;
    const removed = await merchant.call<Dispute>(path);
    expect([removed.status, removed.body.evidence.files.length]).toEqual([200, 2]);
    expect((await merchant.call(path)).status).toBe(404);
  });

  test.each([
    ['text', Buffer.from('just a text'), 'application/pdf', 400],
    ['another media type', PDF, 'text/plain', 415],
    ['more than 2 MiB', Buffer.alloc(2 * 1024 * 1024 + 1, '%PDF-'), 'application/pdf', 413],
  ])('%s is refused', async (_, bytes, type, status) => {
    const { id } = await merchant.open();
    expect((await merchant.upload(id, bytes, { type })).status).toBe(status);
    expect((await merchant.read(id)).evidence.files).toEqual([]);
  });
});

describe('accepting', () => {
  test('gives the money up, once', async () => {
    const { id } = await merchant.open();
    const accepted = await merchant.accept(id);
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { status: 'accepted', funds_withdrawn: true, sending: null, closed_at: expect.any(String) },
    ]);
    expect((await merchant.accept(id)).body).toEqual(accepted.body);
    expect(await merchant.told(id)).toEqual([...OPENED, 'dispute.updated', 'dispute.closed']);
    const answered = await merchant.answer(id, { explanation: 'Wait.' });
    expect([answered.status, answered.text]).toEqual([409, expect.stringContaining('accepted')]);
  });

  test('is refused once it was won', async () => {
    const { id } = await merchant.open();
    await merchant.decide(id, 'won');
    expect((await merchant.accept(id)).status).toBe(409);
  });
});

test('what was said is erased 90 days after the dispute was closed', async () => {
  const { id } = await merchant.open();
  await merchant.upload(id, PDF, { name: 'Lee Okoro.pdf' });
  await merchant.answer(id, { explanation: 'losing_evidence', customer_name: 'Lee Okoro' });
  await merchant.earner.advance(DAY + 60_000);
  await merchant.becomes(id, { status: 'lost' });
  await merchant.earner.advance(89 * DAY);
  expect((await merchant.read(id)).evidence).toMatchObject({ customer_name: 'Lee Okoro' });
  await merchant.earner.advance(DAY);
  expect((await merchant.read(id)).evidence).toMatchObject({
    explanation: null,
    customer_name: null,
    files: [],
  });
});

test('a fee is taken with the amount, and comes back with it', async () => {
  const { partnerId } = merchant.earner.partner;
  const fee = { wholesale: { bps: 0, fixed: 1000 }, floor: { bps: 0, fixed: 1500 } };
  await publish(service, { partnerId, lines: linesWith({ 'payment.dispute': fee }) });
  const [lost, won] = [await merchant.open(), await merchant.open()];
  expect(lost).toMatchObject({ fee: { amount: 1500, currency: 'GBP' } });
  await merchant.decide(lost.id, 'lost');
  await merchant.decide(won.id, 'won');
  expect(await merchant.entries(lost.id)).toEqual([['dispute', -3648, 1500, -5148]]);
  expect(await merchant.entries(won.id)).toEqual([
    ['dispute', -3648, 1500, -5148],
    ['dispute_reversal', 3648, -1500, 5148],
  ]);
});

test('what isn’t captured can’t be disputed, and an open dispute stays the only one', async () => {
  const { id } = await merchant.payer.pay();
  const refused = await merchant.call('POST /v1/sandbox/disputes', { payment: id });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 40902 }]);
  const first = await merchant.open();
  expect(await merchant.open(first.payment, 'duplicate')).toEqual(first);
});

test('lists have the newest first, by merchant, payment, status and time', async () => {
  const [first, second] = [await merchant.open(), await merchant.open()];
  await merchant.decide(first.id, 'won');
  const ids = async (query: string): Promise<string[]> =>
    (await merchant.call<{ data: Dispute[] }>(`GET /v1/disputes?${query}`)).body.data.map(({ id }) => id);
  for (const [query, found] of [
    ['', [second.id, first.id]],
    [`merchant=${merchant.earner.merchant}`, [second.id, first.id]],
    [`payment=${first.payment}`, [first.id]],
    ['status=won', [first.id]],
    ['status=needs_response', [second.id]],
    [`created_from=${second.created_at}`, [second.id]],
    ['created_to=2020-01-01T00:00:00Z', []],
    ['limit=1', [second.id]],
    [`limit=1&cursor=${second.id}`, [first.id]],
  ] as const) {
    expect([query, await ids(query)]).toEqual([query, found]);
  }
});

test('another partner finds nothing, and reading isn’t answering', async () => {
  const { id, payment } = await merchant.open();
  const other = await signUp(service);
  const at = `/v1/disputes/${id}`;
  const headers = { 'idempotency-key': 'other-1' };
  for (const [operation, body] of [
    [`GET ${at}`, undefined],
    [`POST ${at}/evidence`, { explanation: 'Mine.', submit: true }],
    [`POST ${at}/accept`, undefined],
    [`DELETE ${at}/files/dfl_1`, undefined],
    [`POST ${at.replace('/v1', '/v1/sandbox')}/decide`, { outcome: 'won' }],
    ['POST /v1/sandbox/disputes', { payment }],
  ] as const) {
    const reply = await call(service, operation, { credential: other.key, body, headers });
    expect([operation, reply.status]).toEqual([operation, 404]);
  }
  const credential = await mintToken(service, merchant.earner.partner, ['payments:read']);
  expect((await call(service, `GET ${at}`, { credential })).status).toBe(200);
  expect((await call(service, `POST ${at}/accept`, { credential, headers })).status).toBe(403);
  expect(await merchant.read(id)).toMatchObject({ status: 'needs_response' });
});

test('each answer is an entry of the audit log, without what was said', async () => {
  const { id } = await merchant.open();
  await merchant.answer(id, { explanation: 'Lee signed for it.', customer_name: 'Lee Okoro' });
  const { text } = await merchant.call('GET /v1/audit_events?limit=100');
  expect(text).toContain('submitDisputeEvidence');
  expect(text).toContain(id);
  expect(text).not.toContain('Okoro');
  expect(service.logLines.join('\n')).not.toContain('Okoro');
});
