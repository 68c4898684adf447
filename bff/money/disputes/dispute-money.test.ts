import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter } from '../../accounts/merchants/merchants.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { linesWith, publish } from '../pricing/testing/price-sheets.ts';
import { payoutFaults } from '../payouts/testing/payout-books.ts';
import { Till } from '../payments/testing/till.ts';
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

const nothing = { wholesale: { bps: 0, fixed: 0 }, floor: { bps: 0, fixed: 0 } };
const fifteen = { wholesale: { bps: 0, fixed: 1000 }, floor: { bps: 0, fixed: 1500 } };

/** Orders cost 0.22% and 10, months nothing, and a dispute 15.00. */
async function withFees(): Promise<void> {
  const lines = linesWith({
    'platform.subscription': nothing,
    'loyalty.active_member': nothing,
    'payment.dispute': fifteen,
  });
  await publish(service, { partnerId: merchant.earner.partner.partnerId, lines });
}

/** The fee of a payment of 36.48: 2.4% and 0.15. */
const FEE = 103;

test('the balance is Σ of the ledger, whatever becomes of disputes', async () => {
  await withFees();
  const [won, lost, open] = [await merchant.open(), await merchant.open(), await merchant.open()];
  await merchant.decide(won.id, 'won');
  await merchant.accept(lost.id);
  const { earner } = merchant;
  // What is disputed is taken at once, also of what isn't available yet.
  const kept = 3 * (3648 - FEE);
  expect(await earner.sums()).toEqual([-2 * (3648 + 1500), kept]);
  expect(await merchant.ledger()).toBe(kept - 2 * (3648 + 1500));
  await merchant.decide(open.id, 'won');
  expect(await earner.sums()).toEqual([-(3648 + 1500), kept]);
  expect(await merchant.ledger()).toBe(kept - (3648 + 1500));
  expect(await payoutFaults(service.db)).toEqual([]);
});

test('a payout names the dispute that it pays for, and its lines add up', async () => {
  await withFees();
  const { earner } = merchant;
  await earner.change({ payout_schedule: { interval: 'manual' } });
  const dispute = await merchant.open();
  for (let count = 0; count < 2; count += 1) await merchant.paid();
  await earner.advance(3 * DAY);
  const { status, body: payout } = await earner.payOut();
  const net = 3 * (3648 - FEE) - 3648 - 1500;
  expect([status, payout]).toMatchObject([201, { amount: { amount: net } }]);
  const entries = await earner.entriesOf(payout.id);
  const line = entries.find(({ type }) => type === 'dispute');
  expect(line).toMatchObject({
    source: dispute.id,
    payment: dispute.payment,
    order: dispute.order,
    gross: { amount: -3648 },
    fee: { amount: 1500 },
    amount: { amount: -5148 },
  });
  expect(entries.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(net);
  await merchant.decide(dispute.id, 'won');
  expect(await earner.sums()).toEqual([5148, 0]);
  const { body: back } = await earner.payOut();
  const [reversal] = await earner.entriesOf(back.id);
  expect(reversal).toMatchObject({ type: 'dispute_reversal', source: dispute.id, fee: { amount: -1500 } });
  expect(await payoutFaults(service.db)).toEqual([]);
});

interface Report {
  readonly rows: readonly Record<string, number | string>[];
  readonly totals: Record<string, number>;
}

/** Yesterday and today: the day may end meanwhile. */
async function twoDays(): Promise<string> {
  const { today } = await merchant.earner.balance();
  return `from=${daysAfter(today, -1)}&to=${today}`;
}

async function report(kind: string, more = ''): Promise<Report> {
  const { earner } = merchant;
  const query = `merchant=${earner.merchant}&${await twoDays()}${more}`;
  const { status, body, text } = await earner.call<Report>(`GET /v1/reports/${kind}?${query}`);
  expect([status, text]).toEqual([200, text]);
  return body;
}

test.each(['', '&group=hour', '&group=tender', '&group=surface', '&group=location', '&compare=previous'])(
  'the report of payments has what disputes took, and comes to the ledger (%s)',
  async (more) => {
    await withFees();
    const [won, lost] = [await merchant.open(), await merchant.open()];
    await merchant.decide(won.id, 'won');
    await merchant.decide(lost.id, 'lost');
    await merchant.open();
    const { rows, totals } = await report('payments', more);
    expect(totals).toEqual({
      payments: 3,
      amount: 3 * 3648,
      tip: 3 * 518,
      fee_platform: expect.any(Number),
      fee_partner: expect.any(Number),
      refunds: 0,
      refunded: 0,
      disputes: 3,
      disputed: 2 * 3648,
      collected: 3648,
    });
    const fees = Number(totals['fee_platform']) + Number(totals['fee_partner']);
    expect(fees).toBe(3 * FEE + 2 * 1500);
    expect(Number(totals['collected']) - fees).toBe(await merchant.ledger());
    expect(rows.reduce((sum, row) => sum + Number(row['disputed']), 0)).toBe(2 * 3648);
  },
);

test('the report of sales doesn’t know of disputes, and the table of payments says what they have', async () => {
  const dispute = await merchant.open();
  await merchant.decide(dispute.id, 'lost');
  const { totals } = await report('sales');
  expect(totals).toMatchObject({ orders: 1, refunds: 0, collected: 3648 });
  const { earner } = merchant;
  const { text } = await earner.call(
    `GET /v1/reports/payments?merchant=${earner.merchant}&${await twoDays()}&format=csv`,
  );
  const [header = '', row = ''] = text.trim().split(/\r?\n/);
  const at = header.split(',').indexOf('disputed');
  expect(row.split(',')[at]).toBe('36.48');
});

test('a merchant sees what a dispute costs among its rates, once it costs something', async () => {
  const { earner } = merchant;
  const lines = async (): Promise<unknown[]> => {
    const { body } = await earner.call<{ rates: { line: string; fixed: { amount: number } }[] }>(
      `GET /v1/rates?merchant=${earner.merchant}`,
    );
    return body.rates.filter(({ line }) => line === 'payment.dispute').map(({ fixed }) => fixed.amount);
  };
  expect(await lines()).toEqual([]);
  await withFees();
  expect(await lines()).toEqual([1500]);
});
