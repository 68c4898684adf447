import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../../developers/webhooks/contract/events.ts';
import { call, mintToken, signUp } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';

const DAY_MS = 86_400_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ nodes: 2 });
});
afterAll(() => cluster.stop());

type Emitted = { data: Event[] };

async function rotate(credential: string, id: string, overlap_seconds: number): Promise<string> {
  const body = { overlap_seconds };
  const reply = await call<{ secret: string }>(cluster.node(0), `POST /v1/keys/${id}/rotate`, {
    credential,
    body,
  });
  return reply.body.secret;
}

test('a clock that one node moves ends keys on the other within a second', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { key, keyId } = await signUp(cluster.node(0));
    const secret = await rotate(key, keyId, 3600);
    const statusOnOther = async (): Promise<number> =>
      (await call(cluster.node(1), 'GET /v1/partners/me', { credential: key })).status;
    expect(await statusOnOther()).toBe(200);
    const to = new Date(Date.now() + DAY_MS).toISOString();
    const body = { to };
    const moved = await call(cluster.node(0), 'POST /v1/sandbox/clock/advance', { credential: secret, body });
    expect(moved.status).toBe(200);
    await until('the key has ended there', 15_000, async () => (await statusOnOther()) === 401);
  }
});

describe('exactly once', () => {
  test('the notices of keys, which two nodes and two requests that move the clock run', async () => {
    const { key, keyId, partnerId } = await signUp(cluster.node(0));
    const secret = await rotate(key, keyId, 3 * 86_400);
    const body = { to: new Date(Date.now() + 4 * DAY_MS).toISOString() };
    await Promise.all(
      [0, 1].map((place) =>
        call(cluster.node(place), 'POST /v1/sandbox/clock/advance', { credential: secret, body }),
      ),
    );
    const notices = await cluster.db
      .selectFrom('events')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('type', '=', 'key.expiring')
      .execute();
    expect(notices).toHaveLength(1);
  });

  test('the event of a plant that is sent to both nodes at once', async () => {
    const partner = await cluster.partner('Twice');
    const credential = await mintToken(cluster.node(0), partner);
    const ids = Array.from({ length: 20 }, (_, id) => id);
    await Promise.all(
      ids.flatMap((id) =>
        [0, 1].map((place) =>
          call(cluster.node(place), 'POST /plants', {
            credential,
            body: `{"id":${id},"name":"Fern"}`,
            headers: { 'idempotency-key': `plant ${id}` },
          }),
        ),
      ),
    );
    const { body } = await call<Emitted>(cluster.node(1), 'GET /v1/events?type=plant.created&limit=100', {
      credential: partner.key,
    });
    expect(body.data.map(({ data }) => Number(data['id'])).toSorted((one, two) => one - two)).toEqual(ids);
  });

  test('a merchant that both nodes activate', async () => {
    const partner = await cluster.partner('Both');
    const body = { type: 'merchant.activated', merchant: partner.merchants['needs_data'] };
    const replies = await Promise.all(
      [0, 1, 0, 1].map((place) =>
        call<Emitted>(cluster.node(place), 'POST /v1/sandbox/events', { credential: partner.key, body }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const emitted = replies.flatMap((reply) => reply.body.data ?? []).map(({ type }) => type);
    expect(emitted).toEqual(['merchant.onboarding_updated', 'merchant.activated']);
  });
});
