import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startService, signUp, type Service, type SignedUp } from '../../testing/service/service.ts';
import { InvalidationFeed, type InvalidationKind } from './invalidation-feed.ts';

let service: Service;
let partner: SignedUp;
let forgotten: string[] = [];
const clock = {
  ms: 1_000_000,
  now: () => clock.ms,
};
const kinds: readonly InvalidationKind[] = ['key', 'line', 'merchant', 'origin', 'partner'];

beforeEach(async () => {
  service ??= await startService();
  partner ??= await signUp(service);
  forgotten = [];
});
afterAll(() => service.stop());

function feed(): InvalidationFeed {
  const invalidations = new InvalidationFeed({ db: service.db, clock });
  for (const kind of kinds) {
    invalidations.subscribe(kind, {
      invalidate: (subject) => void forgotten.push(`${kind} ${subject}`),
      invalidateAll: () => void forgotten.push(`all ${kind}`),
    });
  }
  return invalidations;
}

const settled = async (invalidations: InvalidationFeed): Promise<string[]> => {
  await invalidations.refresh();
  const said = forgotten;
  forgotten = [];
  return said;
};

/**
 * Waits for older transactions: a change is reported again as long as one that began before it is open, in
 * any database of the server.
 */
async function olderTransactionsEnded(): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(service.db);
  const areEnded = async (): Promise<boolean | undefined> => {
    const { rows: now } = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.id}::text::xid8 as ended`.execute(
      service.db,
    );
    return now[0]?.ended;
  };
  await expect.poll(areEnded, { timeout: 100_000 }).toBe(true);
}

/** Returns a feed that has read everything from before this test. */
async function startedFeed(): Promise<InvalidationFeed> {
  const invalidations = feed();
  expect(await settled(invalidations)).toEqual(kinds.map((kind) => `all ${kind}`));
  clock.ms += 1_000;
  await olderTransactionsEnded();
  await settled(invalidations);
  clock.ms += 1_000;
  return invalidations;
}

test('the first refresh empties the caches, because earlier changes are unknown', async () => {
  expect(await settled(feed())).toEqual(kinds.map((kind) => `all ${kind}`));
});

test('every change is reported, whoever made it, exactly once to each node', async () => {
  const invalidations = await startedFeed();
  const row = await service.db
    .updateTable('keys')
    .set({ name: 'Renamed' })
    .where('id', '=', partner.keyId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await service.db
    .updateTable('merchants')
    .set({ display_name: 'Elsewhere' })
    .where('id', '=', partner.active)
    .execute();
  const said = await settled(invalidations);
  expect(new Set(said)).toEqual(
    new Set([`key ${row.secret_hash}`, `line ${row.lineage}`, `merchant ${partner.active}`]),
  );
  clock.ms += 1_000;
  await olderTransactionsEnded();
  await settled(invalidations);
  clock.ms += 1_000;
  expect(await settled(invalidations)).toEqual([]);
});

test('added and removed origins are reported one by one', async () => {
  const setOrigins = (origins: string[]): Promise<unknown> =>
    service.db
      .updateTable('partner_environments')
      .set({ origins })
      .where('partner_id', '=', partner.partnerId)
      .execute();
  await setOrigins(['https://a.example', 'https://b.example']);
  const invalidations = await startedFeed();
  await setOrigins(['https://b.example', 'https://c.example']);
  expect(new Set(await settled(invalidations))).toEqual(
    new Set([`partner ${partner.partnerId}`, 'origin https://a.example', 'origin https://c.example']),
  );
});

test('a change that was rolled back is not reported', async () => {
  const invalidations = await startedFeed();
  const failing = service.db.transaction().execute(async (trx) => {
    await trx.updateTable('keys').set({ name: 'Never' }).where('id', '=', partner.keyId).execute();
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await settled(invalidations)).toEqual([]);
});

test('cached values are used without a refresh for 0.3 s, beside one up to 0.8 s, and after that only once it is done', async () => {
  const invalidations = await startedFeed();
  await invalidations.refresh();
  clock.ms += 250;
  expect(invalidations.refresh()).toBeUndefined();
  expect(invalidations.ageMs).toBe(250);
  clock.ms += 250;
  expect(invalidations.refresh()).toBeUndefined();
  await expect.poll(() => invalidations.ageMs).toBe(0);
  clock.ms += 801;
  const waiting = invalidations.refresh();
  expect(waiting).toBeInstanceOf(Promise);
  expect(invalidations.refresh()).toBe(waiting);
  await waiting;
  expect(invalidations.refresh()).toBeUndefined();
});

test('a node that was suspended, or whose clock was set back, empties its caches', async () => {
  const invalidations = await startedFeed();
  await invalidations.refresh();
  clock.ms += 11 * 60_000;
  expect(await settled(invalidations)).toContain('all key');
  clock.ms -= 5_000;
  expect(await settled(invalidations)).toContain('all key');
});

test('an unavailable database is an error only for callers that have to wait', async () => {
  const invalidations = await startedFeed();
  await invalidations.refresh();
  await sql`alter table changes rename to changes_away`.execute(service.db);
  try {
    clock.ms += 500;
    expect(invalidations.refresh()).toBeUndefined();
    clock.ms += 500;
    await expect(invalidations.refresh()).rejects.toThrow('changes');
  } finally {
    await sql`alter table changes_away rename to changes`.execute(service.db);
  }
  await invalidations.refresh();
  expect(invalidations.ageMs).toBe(0);
});
