import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../core/database/ids.ts';
import { startService, type Service } from '../../../testing/service/service.ts';

import { partnerWithEndpoint } from '../testing/delivery-report.ts';
import type { ClaimedDelivery } from './claim.ts';
import type { Outcome } from './send.ts';
import { recordAttempts } from './record-attempts.ts';
import { requeue } from '../deliveries/delivery-records.ts';

/** The sender polls only once an hour: here attempts are recorded directly. */
let service: Service;
beforeAll(async () => {
  service = await startService({ webhooks: { timing: { lookMs: 3_600_000 } } });
});
afterAll(() => service.stop());

const SUCCESS: Outcome = { status: 204, error: null, response: '', durationMs: 1, retryAfterMs: undefined };
const GONE: Outcome = { status: 410, error: 'status', response: '', durationMs: 1, retryAfterMs: undefined };

/** Returns a delivery as a node claimed it. */
async function claimedDelivery() {
  const now = new Date(service.clock.now());
  const { partnerId } = await partnerWithEndpoint(service.db, 'http://localhost:9999/');
  const owner = { partnerId, environment: 'sandbox' } as const;
  const endpoint = await service.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const eventId = newId('evt');
  await service.db
    .insertInto('events')
    .values({
      id: eventId,
      type: 'ping',
      partner_id: partnerId,
      environment: 'sandbox',
      merchant_id: null,
      data: '{}',
      created_at: now,
      dispatched_at: now,
    })
    .execute();
  const addressed = { eventId, endpointId: endpoint.id };
  await requeue(service.db, owner, [addressed], now);
  const claimedUntil = new Date(now.getTime() + 30_000);
  const row = await service.db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: claimedUntil })
    .where('event_id', '=', eventId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const delivery = { ...row, claimed_until: claimedUntil } as unknown as ClaimedDelivery;
  return {
    delivery,
    askAgain: () => requeue(service.db, owner, [addressed], now),
    settle: (...outcomes: Outcome[]) =>
      recordAttempts(
        service.db,
        outcomes.map((outcome) => ({ delivery, outcome, at: now })),
        { now, delaysMs: [0], random: Math.random },
      ),
    async read() {
      const after = await service.db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      const attempts = await service.db
        .selectFrom('webhook_attempts')
        .select(['number', 'status'])
        .where('delivery_id', '=', row.id)
        .orderBy('number')
        .execute();
      return {
        state: after.state,
        isClaimed: after.claimed_until !== null,
        nextAt: after.next_attempt_at,
        attempts,
      };
    },
  };
}

test("an attempt with a valid claim decides the delivery's state", async () => {
  const { settle, read } = await claimedDelivery();
  await settle(SUCCESS);
  const attempts = [{ number: 1, status: 204 }];
  expect(await read()).toEqual({ state: 'delivered', isClaimed: false, nextAt: null, attempts });
});

test.each([SUCCESS, GONE])(
  'a delivery that was requeued during the attempt stays pending: $status',
  async (outcome) => {
    const { settle, askAgain, read } = await claimedDelivery();
    await askAgain();
    await settle(outcome);
    const attempts = [{ number: 1, status: outcome.status }];
    expect(await read()).toMatchObject({ state: 'pending', nextAt: expect.any(Date), attempts });
  },
);

test('an attempt whose claim another node has taken over does not change the delivery', async () => {
  const { delivery, settle, read } = await claimedDelivery();
  await service.db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: new Date(delivery.claimed_until.getTime() + 30_000) })
    .where('id', '=', delivery.id)
    .execute();
  await settle(SUCCESS);
  expect(await read()).toMatchObject({ state: 'pending', isClaimed: true, attempts: [{ number: 1 }] });
});

test('two attempts of one delivery that end together are both recorded', async () => {
  const { settle, read } = await claimedDelivery();
  await settle(SUCCESS, SUCCESS);
  const { state, attempts } = await read();
  expect(state).toBe('delivered');
  expect(attempts.map(({ number }) => number)).toEqual([1, 2]);
});
