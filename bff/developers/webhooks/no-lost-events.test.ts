import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import {
  partnerWithEndpoint,
  deliveryReport,
  startFlakyReceiver,
  interruptReceiver,
} from './testing/delivery-report.ts';
import { RunningSender } from './testing/running-sender.ts';
import { rounds } from '../../testing/service/rounds.ts';

/**
 * The number of events that a normal run has time for; `bff/testing/cluster` sends 10 000 with several nodes
 * on PostgreSQL.
 */
const EVENTS = rounds({ short: 1_000, long: 10_000 });
const KILLS = rounds({ short: 2, long: 10 });
/** Messages received when the sender is killed, and when the receiver goes down. */
const KILLED_AT = Array.from({ length: KILLS }, (_, kill) => ((kill + 0.5) / KILLS) * EVENTS);
const AWAY_AT = 0.4 * EVENTS;

let own: OwnDatabase;
let sender: RunningSender | undefined;
beforeEach(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  await sender?.kill();
  await own.drop();
});

async function withDatabase<Result>(
  act: (db: Parameters<typeof partnerWithEndpoint>[0]) => Promise<Result>,
): Promise<Result> {
  const database = await own.open();
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

test(
  `${EVENTS} events arrive, and verify, although one answer in five is a failure, the receiver is away for a while and ` +
    `the sender is killed ${KILLED_AT.length} times`,
  { timeout: 600_000 },
  async () => {
    const receiver = await startFlakyReceiver();
    const addressee = await withDatabase((db) => partnerWithEndpoint(db, receiver.url));
    const settings = { ...own.settings, PARTNER: addressee.partnerId, EVENTS: String(EVENTS) };
    const start = async (): Promise<RunningSender> => {
      sender = new RunningSender(settings);
      await sender.ready();
      return sender;
    };
    let running = await start();
    /** Attempts by the killed processes. */
    let broken = 0;
    const away = receiver
      .has(AWAY_AT)
      .then(() => interruptReceiver(receiver, () => broken + running.brokenAttempts));
    for (const count of KILLED_AT) {
      await receiver.has(count);
      await running.kill();
      broken += running.brokenAttempts;
      running = await start();
    }
    await Promise.all([running.done(), away]);
    await running.kill();
    const account = await withDatabase((db) => deliveryReport(db, addressee, receiver));
    await receiver.stop();
    expect(account).toEqual({
      events: EVENTS,
      received: expect.any(Number),
      missing: [],
      unknown: [],
      unverified: 0,
      contradictory: [],
      undelivered: 0,
    });
    // One in five was refused, so a quarter more were sent; attempts under way at each kill were repeated.
    expect(account.received).toBeGreaterThan(EVENTS * 1.2);
    expect(account.received).toBeLessThan(EVENTS * 1.5);
    expect(running.complaints).toEqual([]);
  },
);
