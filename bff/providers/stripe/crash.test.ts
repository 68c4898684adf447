import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differences, type TheirBooks } from '../../money/payments/testing/books.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { startProcess, type ServiceProcess } from '../../testing/service/service-process.ts';
import { StripeStandIn } from './testing/stand-in.ts';

const ROUNDS = rounds({ short: 3, long: 500 });
const TILL = [
  process.execPath,
  fileURLToPath(new URL('../../money/payments/testing/till-process.ts', import.meta.url)),
];

let ours: OwnDatabase;
let standIn: StripeStandIn;
let account: string;
const running = new Set<ServiceProcess>();
beforeEach(async () => {
  ours = await ownDatabase();
  standIn = await new StripeStandIn().start();
  account = standIn.accounts.createReady().id;
});
afterEach(async () => {
  for (const one of running) await kill(one);
  await standIn.close();
  await ours.drop();
});

async function kill(service: ServiceProcess): Promise<void> {
  await service.kill();
  running.delete(service);
}

/** Starts a service with paying customers. @param says the line to wait for */
async function startTill(says: string, more: Record<string, string> = {}): Promise<ServiceProcess> {
  const settings = { ...ours.settings, STRIPE_URL: standIn.url, STRIPE_ACCOUNT: account, ...more };
  const till = await startProcess(settings, TILL);
  running.add(till);
  await till.says(`"msg":"${says}"`);
  return till;
}

/** What a PaymentIntent says in the words of our port. */
const STATUS = { requires_capture: 'authorized', succeeded: 'captured', canceled: 'canceled' } as const;

/** Returns the stand-in's books; an intent that was never confirmed charged nothing. */
function theirBooks(): TheirBooks {
  const intents = [...standIn.payments.intents.values()];
  const refunds = [...standIn.payments.refunds.values()].filter(({ status }) => status === 'succeeded');
  const refundsOf = (id: string) => refunds.filter(({ payment_intent }) => payment_intent === id);
  return {
    payments: intents.map(({ id, status, amount, amount_received, metadata, last_payment_error }) => ({
      reference: metadata['reference'] ?? '',
      status: last_payment_error ? 'declined' : (STATUS[status as keyof typeof STATUS] ?? 'canceled'),
      amount: String(amount),
      captured: status === 'succeeded' ? String(amount_received) : null,
      refunded: String(refundsOf(id).reduce((sum, one) => sum + one.amount, 0)),
    })),
    refunds: refunds.map(({ payment_intent, amount }) => ({
      payment: standIn.payments.find(payment_intent).metadata['reference'] ?? '',
      amount: String(amount),
    })),
  };
}

test(
  `kill -9 of the service beside Stripe, ${ROUNDS} rounds: nobody is charged twice, or without an order`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const till = await startTill('paid');
      await delay(100 + Math.random() * 500);
      await kill(till);
    }
    await startTill('quiet', { CLOSED: '1' });
    for (const one of running) await kill(one);
    const { db, close } = await ours.open();
    const wrong = await differences(db, theirBooks());
    // A payment that Stripe was never asked for was canceled here alone.
    const sent = new Set(theirBooks().payments.map(({ reference }) => reference));
    const unsent = await db.selectFrom('payments').select(['id', 'status']).execute();
    const isUnsent = (line: string): boolean =>
      unsent.some(({ id, status }) => line.includes(id) && status === 'failed' && !sent.has(id));
    await close();
    expect(wrong.filter((line) => !isUnsent(line))).toEqual([]);
    const captured = theirBooks().payments.filter(({ status }) => status === 'captured');
    expect(captured.length).toBeGreaterThan(ROUNDS);
  },
  ROUNDS * 60_000 + 120_000,
);
