import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleSignIn, replaceSession } from '../../pages/console/console-session.ts';
import { makeConsoleLink } from '../../pages/console/console.ts';
import type { IssuedKey } from '../../accounts/identity/contract/keys/key.ts';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { systemClock } from '../../core/api/clock.ts';
import { clockOf, stepClock, type Step } from '../../developers/sandbox/clock-steps.ts';
import { COMMANDS } from '../../app/operator/commands.ts';
import { call, type Reply, type SignedUp } from '../service/service.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => cluster.stop());

type Held = 'keys' | 'webhook_endpoints' | 'events';

const holding =
  (table: Held, id: string) =>
  (trx: Db): Promise<unknown> =>
    trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();

const at = (place: number, credential: string, operation: string, body?: object): Promise<Reply<IssuedKey>> =>
  call<IssuedKey>(cluster.node(place), operation, { credential, body });

const lineageOf = (partner: SignedUp) =>
  cluster.db
    .selectFrom('keys')
    .select(['id', 'capability', 'per_minute'])
    .where('lineage', '=', partner.keyId)
    .orderBy('id')
    .execute();

describe('while a key is rotated on one node', () => {
  test('narrowing it on the other narrows the new key too, and neither waits for the other forever', async () => {
    const partner = await cluster.partner('Narrowed');
    const second = (await at(0, partner.key, `POST /v1/keys/${partner.keyId}/rotate`, {})).body;
    const capability = ['keys:write', 'plants:write'];
    const replies = await queueBehindLock(cluster.db, {
      hold: holding('keys', partner.keyId),
      racers: [
        () => at(0, second.secret, `POST /v1/keys/${second.id}/rotate`, { force: true }),
        () => at(1, second.secret, `PATCH /v1/keys/${second.id}`, { capability }),
      ],
    });
    expect(replies.map(({ status }) => status)).toEqual([201, 200]);
    const lineage = await lineageOf(partner);
    expect(lineage).toHaveLength(3);
    for (const key of lineage) expect(key.capability).toEqual(capability);
  });

  test('the limit that the operator sets applies to the new key too', async () => {
    const partner = await cluster.partner('Limited');
    const command = COMMANDS.find(({ name }) => name === 'limits set');
    const checkReadiness = (): Promise<unknown> => Promise.resolve([]);
    const flags = new Map([
      ['key', partner.keyId],
      ['per-minute', '5'],
    ]);
    await queueBehindLock<unknown>(cluster.db, {
      hold: holding('keys', partner.keyId),
      racers: [
        () => at(0, partner.key, `POST /v1/keys/${partner.keyId}/rotate`, {}),
        async () =>
          command?.run({ db: cluster.db, clock: systemClock, publicUrl: '', checkReadiness, flags }),
      ],
    });
    expect((await lineageOf(partner)).map((key) => key.per_minute)).toEqual([5, 5]);
  });
});

describe('an endpoint', () => {
  test('that one node deletes is not enabled again by the other', async () => {
    const partner = TestPartner.of(cluster.node(0), await cluster.partner('Deleted'));
    const { id } = await partner.addEndpoint('http://localhost:9999/');
    await partner.call(`PATCH /v1/webhook_endpoints/${id}`, { status: 'disabled' });
    const { key } = partner.account;
    const replies = await queueBehindLock(cluster.db, {
      hold: holding('webhook_endpoints', id),
      racers: [
        () => at(0, key, `DELETE /v1/webhook_endpoints/${id}`),
        () => at(1, key, `PATCH /v1/webhook_endpoints/${id}`, { status: 'enabled' }),
      ],
    });
    expect(replies.map(({ status }) => status)).toEqual([200, 404]);
    const row = await cluster.db
      .selectFrom('webhook_endpoints')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.status).toBe('disabled');
  });

  test('cannot get an event again that is being deleted: it is not found', async () => {
    const partner = TestPartner.of(cluster.node(0), await cluster.partner('Pruned'));
    const endpoint = await partner.addEndpoint('http://localhost:9999/', { events: ['menu.published'] });
    await partner.makeEvent();
    const { id } = await cluster.db
      .selectFrom('events')
      .select('id')
      .where('partner_id', '=', partner.account.partnerId)
      .where('type', '=', 'key.created')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const again = { endpoint: endpoint.id };
    const [reply] = await queueBehindLock(cluster.db, {
      hold: holding('events', id),
      racers: [() => at(0, partner.account.key, `POST /v1/events/${id}/redeliver`, again)],
      last: (trx) => trx.deleteFrom('events').where('id', '=', id).execute(),
    });
    expect(reply?.status).toBe(404);
  });
});

test('a chore deletes what nobody holds, and waits for nobody', async () => {
  const { db } = cluster;
  const expiresAt = new Date(0);
  const row = (id: string) => ({ id, fingerprint: '', held_until: expiresAt, expires_at: expiresAt });
  await db.insertInto('idempotency_records').values(['held', 'free'].map(row)).execute();
  const expired = { where: sql<boolean>`expires_at <= ${expiresAt}`, most: 10 };
  const left = (): Promise<{ id: string }[]> =>
    db.selectFrom('idempotency_records').select('id').where('expires_at', '=', expiresAt).execute();
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('idempotency_records').select('id').where('id', '=', 'held').forUpdate().execute();
    expect(await deleteSome(db, 'idempotency_records', expired)).toBe(false);
    expect(await left()).toEqual([{ id: 'held' }]);
  });
  await deleteSome(db, 'idempotency_records', expired);
  expect(await left()).toEqual([]);
});

test("a sandbox's clock that two nodes step goes no way back: the second starts where the first left it", async () => {
  const { db } = cluster;
  const { partnerId } = await cluster.partner('Stepped');
  const owner = { partnerId, environment: 'sandbox' } as const;
  const realNow = Date.now();
  const [near, far] = [realNow + 3_600_000, realNow + 7_200_000];
  const stepTo = (goal: number) => (): Promise<Step> =>
    inTransaction(db, ({ db: trx }) => stepClock(trx, owner, [], { goal, realNow }));
  const steps = await queueBehindLock(db, {
    hold: (trx) => clockOf(trx, owner, realNow, { isHeld: true }),
    racers: [stepTo(far), stepTo(near)],
  });
  expect(steps.map(({ state, clock }) => [state, clock.now])).toEqual([
    ['arrived', far],
    ['arrived', far],
  ]);
  expect((await clockOf(db, owner, realNow)).now).toBe(far);
});

test('a console session that is replaced twice at once continues as one', async () => {
  const { db } = cluster;
  const { partnerId } = await cluster.partner('Console');
  const owner = { partnerId, environment: 'sandbox' } as const;
  const { url } = await makeConsoleLink({ db, clock: systemClock, publicUrl: 'http://x' }, owner);
  const code = url.slice(url.lastIndexOf('/') + 1);
  expect(await consoleSignIn.useLink(db, code, undefined, new Date())).toBeDefined();
  const sessions = () =>
    db.selectFrom('console_sessions').selectAll().where('partner_id', '=', partnerId).execute();
  const [old] = await sessions();
  if (!old) throw new Error('there is no session');
  const replacing = [1, 2].map(() => replaceSession(db, old, { environment: 'production' }));
  const ends = await Promise.allSettled(replacing);
  expect(await sessions()).toHaveLength(1);
  expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { name: 'ApiError' } },
  ]);
});

test('of two transactions that wait for each other, one is repeated, and both succeed', async () => {
  const one = await cluster.partner('One');
  const other = await cluster.partner('Other');
  const met = Promise.withResolvers<void>();
  let begun = 0;
  let tries = 0;
  const told: string[] = [];
  const rename = (first: SignedUp, second: SignedUp): Promise<void> =>
    inTransaction(cluster.db, async (work) => {
      tries += 1;
      const set = (partner: SignedUp): Promise<unknown> =>
        work.db.updateTable('partners').set({ name: 'New' }).where('id', '=', partner.partnerId).execute();
      await set(first);
      begun += 1;
      if (begun === 2) met.resolve();
      await met.promise;
      await set(second);
      work.afterCommit(() => void told.push(first.partnerId));
    });
  await Promise.all([rename(one, other), rename(other, one)]);
  expect(tries).toBe(3);
  expect(told.toSorted()).toEqual([one.partnerId, other.partnerId].toSorted());
});
