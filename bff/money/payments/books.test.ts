import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { differences, isAtWork, isQuiet } from './testing/books.ts';
import { Payer, Till } from './testing/till.ts';

const ORDERS = rounds({ short: 60, long: 1_500 });
const AT_ONCE = 6;

const till = new Till();
let service: Service;
beforeAll(async () => {
  service = await startService({
    payables: till.payables,
    // Longer than sixteen timers at once take on a busy machine: else nothing is ever answered in time.
    processorTimeoutMs: 1_000,
    timers: { timing: { lookMs: 20, gatherMs: 5 } },
  });
});
afterAll(() => service.stop());

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TOKENS = [
  'tok_paid',
  'tok_paid',
  'tok_paid',
  'tok_declined',
  'tok_unknown',
  'tok_challenge',
  'tok_lost_answer',
];
/** What is slow is waited for, so it is rare. */
const FAULTS = ['unavailable', 'unavailable', 'lost_answer', 'lost_answer', 'slow'] as const;
const ERRANDS = ['authorizePayment', 'getPayment', 'capturePayment', 'cancelPayment', 'refundPayment'];

/** One order, with whatever its customer and its merchant do; what is refused is refused. */
async function live(payer: Payer, below: (limit: number) => number): Promise<void> {
  const order = payer.newOrder();
  const wish = ([undefined, 'capture', 'cancel'] as const)[below(3)];
  if (wish) till.wishes.set(order, wish);
  const { id } = await payer.start(order, { intent: order });
  const token = TOKENS[below(TOKENS.length)] ?? '';
  const acts = [
    () => payer.authorize(id, token),
    () => payer.authorize(id, token),
    () => payer.capture(id, below(2) === 0 ? undefined : 1 + below(3_647)),
    () => payer.cancel(id),
    () => payer.refund(id, 1 + below(2_000)),
    () => payer.settle(id),
    () => service.deps.payments.refresh(payer.owner, id),
    async () => {
      const { next_action: next } = await payer.find(id);
      const answer = new URLSearchParams({ answer: below(2) === 0 ? 'accept' : 'decline' });
      if (next) await fetch(next.url, { method: 'POST', redirect: 'manual', body: answer });
    },
  ];
  for (let step = 0; step < 8; step += 1) {
    if (below(4) === 0) {
      service.processor.faults.next(
        ERRANDS[below(ERRANDS.length)] ?? '',
        FAULTS[below(FAULTS.length)] ?? 'slow',
      );
    }
    const [first, second] = [acts[step < 2 ? 0 : below(acts.length)], acts[below(acts.length)]];
    await Promise.allSettled([first?.(), ...(below(2) === 0 ? [second?.()] : [])]);
  }
  if (below(3) === 0) await giveBack(payer, id, 1 + below(500)).catch(() => undefined);
}

/**
 * Takes the money if it can be taken, and gives some of it back: by chance alone that is rare where answers
 * are slow.
 */
async function giveBack(payer: Payer, id: string, amount: number): Promise<void> {
  await payer.settle(id);
  // Another part may be wanted of it already.
  await payer.capture(id, amount + 1_000).catch(() => undefined);
  await payer.settle(id);
  await payer.refund(id, amount);
}

test(`${ORDERS} orders with a processor that fails: in the end our books and its are the same`, async () => {
  const payer = await Payer.signUp(service);
  let begun = 0;
  const customer = async (): Promise<void> => {
    for (begun += 1; begun <= ORDERS; begun += 1) await live(payer, numbers(begun));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
  service.processor.faults.clear();
  // The time moves on when nothing is under way: a lease that ends before its work has it begun again.
  const waited = async (): Promise<boolean> => {
    if (!(await isAtWork(payer.db))) service.clock.advance(60_000);
    return isQuiet(payer.db);
  };
  await expect.poll(waited, { timeout: 60_000, interval: 100 }).toBe(true);
  expect(await differences(payer.db, payer.db)).toEqual([]);
  const found = await payer.db.selectFrom('payments').select('status').distinct().execute();
  const statuses = found.map(({ status }) => status);
  expect(statuses).toEqual(
    expect.arrayContaining(['authorized', 'canceled', 'captured', 'failed', 'partially_refunded']),
  );
  expect(statuses).not.toContain('unpaid');
  const parts = payer.db.selectFrom('payments').select('id').where('capture_amount', 'is not', null);
  expect((await parts.where('captured_at', 'is not', null).execute()).length).toBeGreaterThan(0);
}, 600_000);
