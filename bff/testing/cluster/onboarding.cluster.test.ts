import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { EXAMPLE_CHANGE } from '../../accounts/onboarding/contract/onboarding-change.ts';
import { call, type Reply, type SignedUp } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { queueBehindLock } from './testing/queue-behind-lock.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const holding =
  (id: string) =>
  (trx: Db): Promise<unknown> =>
    trx.selectFrom('merchants').select('id').where('id', '=', id).forUpdate().execute();

const at = (place: number, partner: SignedUp, operation: string, body?: object): Promise<Reply> =>
  call(cluster.node(place), operation, { credential: partner.key, body });

async function applicantOf(partner: SignedUp): Promise<string> {
  const id = partner.merchants['needs_data'] ?? '';
  const saved = await at(0, partner, `PATCH /v1/merchants/${id}/onboarding`, EXAMPLE_CHANGE);
  expect(saved.status).toBe(200);
  return id;
}

async function eventsOf(partner: SignedUp, id: string): Promise<string[]> {
  const { body } = await call<{ data: { type: string }[] }>(
    cluster.node(1),
    `GET /v1/events?merchant=${id}`,
    { credential: partner.key },
  );
  return body.data.map(({ type }) => type).toReversed();
}

test('an onboarding that two nodes submit at once is submitted once, and reviewed once', async () => {
  const partner = await cluster.partner('Submitted');
  const id = await applicantOf(partner);
  const submission = `POST /v1/merchants/${id}/onboarding`;
  const replies = await queueBehindLock(cluster.db, {
    hold: holding(id),
    racers: [() => at(0, partner, submission), () => at(1, partner, submission)],
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  const to = new Date(Date.now() + 60_000).toISOString();
  const moved = await Promise.all(
    [0, 1].map((place) => at(place, partner, 'POST /v1/sandbox/clock/advance', { to })),
  );
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
  expect(await eventsOf(partner, id)).toEqual([
    'merchant.onboarding_updated',
    'merchant.onboarding_updated',
    'merchant.activated',
  ]);
});

test('what one node takes back before the other submits is due', async () => {
  const partner = await cluster.partner('Taken back');
  const id = await applicantOf(partner);
  const replies = await queueBehindLock(cluster.db, {
    hold: holding(id),
    racers: [
      () => at(0, partner, `PATCH /v1/merchants/${id}/onboarding`, { terms: null }),
      () => at(1, partner, `POST /v1/merchants/${id}/onboarding`),
    ],
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(replies[1]?.body).toMatchObject({ error: 40902, param: 'terms' });
  const { body } = await call<Merchant>(cluster.node(1), `GET /v1/merchants/${id}`, {
    credential: partner.key,
  });
  expect(body.status).toBe('needs_data');
});
