import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandboxBank, type SandboxBank } from '../../providers/bank/bank.ts';
import type { Database } from '../../core/database/database.ts';
import { createLog } from '../../core/http/log.ts';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import { Patience } from '../../testing/service/patience.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { payoutSteps } from './payout-steps.ts';
import { LiveMerchant } from './testing/live-merchant.ts';
import { payoutFaults } from './testing/payout-books.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TOKEN = 'the-credential-of-the-bank';

/** The bank of production: a service with a database of its own, behind HTTP. */
const patience = new Patience();
let own: LentDatabase;
let database: Database;
let bank: SandboxBank;
let service: Service;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  const clock = { now: () => service.clock.now() };
  bank = await startSandboxBank({ db: database.db, log: createLog('silent'), clock, token: TOKEN });
  service = await startService({
    bank: { url: bank.url, token: TOKEN },
    bankTimeoutMs: patience.ms,
    timers: { timing: { lookMs: 50, gatherMs: 10, retryMs: 5 } },
  });
});
beforeEach(() => {
  bank.faults.clear();
  service.clock.advance(untilMonday(service.clock.now()));
});
afterEach(async () => {
  const faults = await payoutFaults(service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(async () => {
  await service.stop();
  await bank.close();
  await database.close();
  await own.drop();
});

/**
 * A payout that is sent after midnight has arrived at once: each test begins on a Monday at 8 (UTC), whenever
 * it is run. In ms.
 */
function untilMonday(now: number): number {
  const today = new Date(now);
  const days = (8 - today.getUTCDay()) % 7 || 7;
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 8) - now;
}

/** What the bank has under a reference. */
const atBank = (reference: string) =>
  database.db.selectFrom('bank_payouts').selectAll().where('reference', '=', reference).execute();

async function becomes(merchant: LiveMerchant, id: string, status: string): Promise<void> {
  await expect.poll(async () => (await merchant.read(id)).status, { timeout: 50_000 }).toBe(status);
}

/** Nothing of a payout is due at the bank anymore. */
async function asked(id: string): Promise<void> {
  await expect
    .poll(
      () =>
        service.db
          .selectFrom('timers')
          .select('id')
          .where('record', '=', id)
          .where('due_at', '<=', new Date(service.clock.now()))
          .execute(),
      { timeout: 50_000 },
    )
    .toEqual([]);
}

/** A payout whose hour is over. */
async function due(merchant: LiveMerchant): Promise<string> {
  const { status, text, body } = await merchant.payOut();
  expect([status, text]).toEqual([201, expect.anything()]);
  service.clock.advance(HOUR);
  return body.id;
}

test('without a bank nothing is paid out in production: it says so, and the money stays available', async () => {
  const alone = await startService();
  const merchant = await LiveMerchant.open(alone);
  const { status, body } = await merchant.payOut();
  expect([status, body]).toMatchObject([409, { error: 40902, message: /No bank is connected/ }]);
  const { available, no_payout } = await merchant.balance();
  expect([available.amount, no_payout]).toMatchObject([5_000, { code: 'not_connected' }]);
  await alone.stop();
});

test('a payout of production is sent once its hour is over, and arrives when the bank says so', async () => {
  const merchant = await LiveMerchant.open(service);
  expect((await merchant.balance()).no_payout).toMatchObject({ code: 'manual' });
  const id = await due(merchant);
  await becomes(merchant, id, 'in_transit');
  const [order] = await atBank(id);
  expect(order).toMatchObject({ account: 'vault_test_GB_6789', amount: '5000', currency: 'GBP' });
  const { trace_id } = await merchant.read(id);
  expect(trace_id).toBe(`TR${id.slice(-12)}`);
  service.clock.advance(4 * DAY);
  await becomes(merchant, id, 'paid');
  expect(await merchant.told()).toEqual(['payout.created', 'payout.in_transit', 'payout.paid']);
});

test('numbers of an account go to the bank, and only their token stays', async () => {
  const merchant = await LiveMerchant.open(service);
  const bank_account = { country: 'GB', sort_code: '60-16-13', account_number: '31922227' };
  const saved = await merchant.call(`PATCH /v1/merchants/${merchant.id}/onboarding`, { bank_account });
  expect([saved.status, saved.text]).toEqual([200, expect.not.stringContaining('31922227')]);
  const row = await service.db
    .selectFrom('merchants')
    .select('bank_account')
    .where('id', '=', merchant.id)
    .executeTakeFirstOrThrow();
  expect(row.bank_account).toMatchObject({ token: 'vault_test_GB_2227', last4: '2227' });
  bank.faults.next('keepAccount', 'unavailable');
  const down = await merchant.call(`PATCH /v1/merchants/${merchant.id}/onboarding`, { bank_account });
  expect([down.status, down.body]).toMatchObject([503, { error: 50301 }]);
});

test('what the bank returns days later is available again', async () => {
  const merchant = await LiveMerchant.open(service, 'vault_test_GB_2227');
  const id = await due(merchant);
  for (let day = 0; day < 9; day += 1) {
    await asked(id);
    service.clock.advance(DAY);
  }
  await becomes(merchant, id, 'failed');
  expect(await merchant.told()).toEqual([
    'payout.created',
    'payout.in_transit',
    'payout.paid',
    'payout.failed',
  ]);
  expect((await merchant.read(id)).failure).toMatchObject({ code: 'returned' });
  expect((await merchant.balance()).available.amount).toBe(5_000);
});

describe('a bank that', () => {
  test('is down gets the payout when it is up again', async () => {
    const merchant = await LiveMerchant.open(service);
    bank.faults.next('sendPayout', 'unavailable', 'unavailable');
    const id = await due(merchant);
    await becomes(merchant, id, 'in_transit');
    expect(await atBank(id)).toHaveLength(1);
    expect(await merchant.told()).toEqual(['payout.created', 'payout.in_transit']);
  });

  test.each(['lost_answer', 'slow'] as const)(
    'has sent it, whose answer is %s, is asked again and sends it no second time',
    async (fault) => {
      const merchant = await LiveMerchant.open(service);
      bank.faults.next('sendPayout', fault);
      const send = async () => {
        const payout = await due(merchant);
        await expect.poll(() => atBank(payout), { timeout: 50_000 }).toHaveLength(1);
        return payout;
      };
      const id = await (fault === 'slow' ? patience.lose(send) : send());
      await becomes(merchant, id, 'in_transit');
      expect(await atBank(id)).toHaveLength(1);
      expect(await merchant.told()).toEqual(['payout.created', 'payout.in_transit']);
      expect((await merchant.balance()).available.amount).toBe(0);
    },
  );

  test('may have it already keeps it: from then on nobody can cancel it', async () => {
    const merchant = await LiveMerchant.open(service);
    // Nothing is known of the payout while the bank is asked for it in vain.
    bank.faults.next('sendPayout', 'lost_answer');
    bank.faults.next('readPayout', ...Array.from({ length: 3 }, () => 'unavailable' as const));
    const id = await due(merchant);
    await expect.poll(() => atBank(id), { timeout: 50_000 }).toHaveLength(1);
    const { status, body } = await merchant.call(`POST /v1/payouts/${id}/cancel`);
    expect([status, body]).toMatchObject([409, { error: 40902 }]);
    await becomes(merchant, id, 'in_transit');
  });

  test('is asked twice at once, and answers both, changes the payout once', async () => {
    const merchant = await LiveMerchant.open(service);
    const { body } = await merchant.payOut();
    const owner = { partnerId: merchant.partnerId, environment: 'production' } as const;
    const { signal } = new AbortController();
    const timer = {
      deps: service.deps,
      owner,
      record: body.id,
      dueAt: new Date(service.clock.now()),
      signal,
    };
    await Promise.all([1, 2, 3].map(() => payoutSteps.outside(timer)));
    expect(await atBank(body.id)).toHaveLength(1);
    expect(await merchant.told()).toEqual(['payout.created', 'payout.in_transit']);
  });

  test('says something about another amount is not believed', async () => {
    const merchant = await LiveMerchant.open(service);
    const { body } = await merchant.payOut();
    await database.db
      .insertInto('bank_payouts')
      .values({
        reference: body.id,
        account: 'vault_test_GB_6789',
        amount: '4999',
        currency: 'GBP',
        method: 'standard',
        arrives_at: new Date(),
        created_at: new Date(),
      })
      .execute();
    service.clock.advance(HOUR);
    await expect
      .poll(() => service.logLines.some((line) => line.includes(body.id)), { timeout: 50_000 })
      .toBe(true);
    expect((await merchant.read(body.id)).status).toBe('pending');
  });
});
