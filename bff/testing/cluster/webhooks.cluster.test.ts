import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, SERVING } from '../../core/database/postgres.ts';
import { openDatabase } from '../../app/open-database.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import {
  partnerWithEndpoint,
  deliveryReport,
  startFlakyReceiver,
  interruptReceiver,
} from '../../developers/webhooks/testing/delivery-report.ts';
import { Receiver, verify } from '../../developers/webhooks/testing/receiver.ts';
import { RunningSender } from '../../developers/webhooks/testing/running-sender.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { createDatabase, type TestDatabase } from './testing/database.ts';
import { until } from '../service/patience.ts';
import { rounds } from '../service/rounds.ts';

describe('two nodes on one database', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ settings: { WEBHOOK_ALLOW_LOOPBACK: '1', LOG_LEVEL: 'debug' } });
  });
  afterAll(() => cluster.stop());

  test('share the work: an event on either is sent once, by one of them', async () => {
    const EVENTS = 300;
    const receiver = await Receiver.start();
    const account = await cluster.partner('Shared');
    const [first, second] = cluster.nodes.map((node) => TestPartner.of(node, account));
    if (!first || !second) throw new Error('there are two nodes');
    const endpoint = await first.addEndpoint(receiver.url, { events: ['key.created'] });
    const made: string[] = [];
    const isSettled = async (): Promise<boolean> => {
      const pending = await cluster.db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('state', '=', 'pending')
        .execute();
      return pending.length === 0;
    };
    // A node writes its log in batches.
    const sentBy = (): number[] => cluster.nodes.map((node) => node.said('webhook delivered').length);
    const sent = (): number => sentBy().reduce((sum, count) => sum + count);
    // A node can be quick enough to send a whole round alone, but not every round.
    await until('each node has sent some', 60_000, async () => {
      const round = Array.from({ length: EVENTS }, (_, at) =>
        (at % 2 === 0 ? first : second).makeEvent(`Key ${made.length + at}`),
      );
      made.push(...(await Promise.all(round)));
      await receiver.has(made.length);
      await until('everything is settled', 10_000, isSettled);
      await until('all is in the logs', 15_000, () => sent() >= made.length);
      return Math.min(...sentBy()) > 0;
    });
    const told = receiver.received.map((message) => verify(endpoint.secret, message).data['id']);
    expect(told.toSorted()).toEqual(made.toSorted());
    expect(sent()).toBe(made.length);
    await receiver.stop();
  });

  test("open each other's sealed secrets: a secret created on one signs on the other", async () => {
    const receiver = await Receiver.start();
    const account = await cluster.partner('Sealed');
    const [first, second] = cluster.nodes.map((node) => TestPartner.of(node, account));
    if (!first || !second) throw new Error('there are two nodes');
    const endpoint = await first.addEndpoint(receiver.url, { events: ['menu.published'] });
    for (let count = 0; count < 10; count += 1) await second.ping(endpoint.id);
    const types = (await receiver.has(10)).map((message) => verify(endpoint.secret, message).type);
    expect(types).toEqual(Array(10).fill('ping'));
    await receiver.stop();
  });
});

describe('killed senders', () => {
  const EVENTS = rounds({ short: 3_000, long: 10_000 });
  const KILLED_AT = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => part * EVENTS);
  const AWAY_AT = 0.4 * EVENTS;
  let database: TestDatabase;
  const senders: RunningSender[] = [];
  beforeAll(async () => {
    database = await createDatabase();
    await (await openDatabase({ databaseUrl: database.url, dataDir: '' })).close();
  });
  afterEach(() => Promise.all(senders.map((sender) => sender.kill())));
  afterAll(() => database.drop());

  test(
    `lose none of ${EVENTS} events, although one answer in five is a failure and the receiver is away for a while`,
    { timeout: 300_000 },
    async () => {
      const own = await openPostgres(database.url, SERVING);
      const receiver = await startFlakyReceiver();
      const addressee = await partnerWithEndpoint(own.db, receiver.url);
      const settings = { DATABASE_URL: database.url, PARTNER: addressee.partnerId };
      const start = async (place: number): Promise<RunningSender> => {
        // One sender also sends what the other records.
        const events = place === 0 ? { EVENTS: String(EVENTS) } : undefined;
        const sender = new RunningSender({ ...settings, ...events });
        senders[place] = sender;
        await sender.ready();
        return sender;
      };
      await Promise.all([start(0), start(1)]);
      /** All senders, including the killed ones. */
      const all = [...senders];
      const broken = (): number => all.reduce((sum, { brokenAttempts }) => sum + brokenAttempts, 0);
      const away = receiver.has(AWAY_AT).then(() => interruptReceiver(receiver, broken));
      for (const [round, count] of KILLED_AT.entries()) {
        await receiver.has(count);
        await senders[round % 2]?.kill();
        all.push(await start(round % 2));
      }
      await Promise.all([senders[0]?.done(), away]);
      const account = await deliveryReport(own.db, addressee, receiver);
      await receiver.stop();
      await own.close();
      expect(account).toEqual({
        events: EVENTS,
        received: expect.any(Number),
        missing: [],
        unknown: [],
        unverified: 0,
        contradictory: [],
        undelivered: 0,
      });
      expect(account.received).toBeLessThan(EVENTS * 1.5);
    },
  );
});
