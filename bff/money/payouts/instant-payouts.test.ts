import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { gbp } from './testing/earner.ts';
import { payoutFaults } from './testing/payout-books.ts';
import { withAvailable } from './testing/with-available.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterEach(async () => {
  const faults = await payoutFaults(service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => service.stop());

describe('an instant payout', () => {
  test('costs its fee, an entry of its own: out of all there is, or on top of an amount', async () => {
    const earner = await withAvailable(service, 20_000);
    const { body: part } = await earner.payOut({ method: 'instant', amount: gbp(5_000) });
    const fee = part.fees.amount;
    expect(fee).toBeGreaterThan(0);
    expect(part).toMatchObject({ amount: gbp(5_000), gross: gbp(5_000 + fee) });
    expect(await earner.sums()).toEqual([15_000 - fee, 0]);
    expect((await earner.entriesOf(part.id)).map(({ type, amount }) => [type, amount.amount])).toEqual([
      ['payment', 20_000],
      ['payout_fee', -fee],
      ['adjustment', fee - 15_000],
    ]);
    const tooMuch = await earner.payOut({ method: 'instant', amount: gbp(15_000 - fee) });
    expect(tooMuch.body).toMatchObject({ error: 40022, param: 'amount' });
    const told = (await earner.balance()).instant;
    const { body: rest } = await earner.payOut({ method: 'instant' });
    expect([told.available, told.fee]).toEqual([rest.gross, rest.fees]);
    expect(rest.gross).toEqual(gbp(15_000 - fee));
    expect(rest.amount.amount).toBe(15_000 - fee - rest.fees.amount);
    await earner.call(`POST /v1/payouts/${rest.id}/cancel`);
    expect(await earner.sums()).toEqual([15_000 - fee, 0]);
  });

  test('of what the balance says arrives costs what it says, and leaves nothing', async () => {
    // The fee of what arrives would be less than that of all by a rounding.
    const earner = await withAvailable(service, 50_003);
    const { instant } = await earner.balance();
    const arrives = gbp(instant.available.amount - instant.fee.amount);
    const { body } = await earner.payOut({ method: 'instant', amount: arrives });
    expect([body.amount, body.fees]).toEqual([arrives, instant.fee]);
    expect(await earner.sums()).toEqual([0, 0]);
    await earner.call(`POST /v1/payouts/${body.id}/cancel`);
    // With more than was shown, what was shown arrives, and the rest stays.
    const payment = await earner.earn(10_000);
    await earner.advance(2 * DAY);
    const again = await earner.payOut({ method: 'instant', amount: arrives });
    expect(again.body.amount).toEqual(arrives);
    expect(again.body.fees.amount).toBeLessThanOrEqual(instant.fee.amount);
    expect((await earner.sums())[0]).toBe(60_003 - arrives.amount - again.body.fees.amount);
    // With less, nothing is paid.
    const { body: second } = await earner.payOut({ method: 'instant', amount: gbp(100) });
    await earner.call(`POST /v1/payouts/${second.id}/cancel`);
    await earner.giveBack(payment, 10_000);
    const tooMuch = await earner.payOut({ method: 'instant', amount: arrives });
    expect(tooMuch.body).toMatchObject({ error: 40022 });
  });

  test('arrives within half an hour', async () => {
    const earner = await withAvailable(service, 500);
    const { body } = await earner.payOut({ method: 'instant' });
    await earner.advance(30 * MINUTE);
    expect(await earner.read(body.id)).toMatchObject({ status: 'paid', method: 'instant' });
  });

  test('is held for 24 hours after the bank account has changed', async () => {
    const earner = await withAvailable(service, 500);
    const before = await earner.now();
    await earner.useAccount('5671');
    expect((await earner.payOut({ method: 'instant' })).body).toMatchObject({
      error: 40902,
      param: 'method',
    });
    const { instant } = await earner.balance();
    expect(instant.available).toEqual(gbp(0));
    expect(Date.parse(instant.held_until ?? '') - before.getTime()).toBeGreaterThanOrEqual(DAY);
    expect((await earner.payOut({ amount: gbp(100) })).status).toBe(201);
    await earner.advance(DAY);
    expect((await earner.balance()).instant).toMatchObject({ available: gbp(400), held_until: null });
    expect((await earner.payOut({ method: 'instant' })).status).toBe(201);
  });
});
