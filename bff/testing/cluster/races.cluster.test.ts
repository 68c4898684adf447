import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuedKey } from '../../accounts/identity/contract/keys/key.ts';
import { MAX_ENDPOINTS } from '../../developers/webhooks/contract/webhooks.ts';
import type { RotatedWebhookEndpoint } from '../../developers/webhooks/contract/endpoints.ts';
import { call, type Reply, type SignedUp } from '../service/service.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import { Receiver, verify } from '../../developers/webhooks/testing/receiver.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => cluster.stop());

/** Concurrent requests, to both nodes in turn. */
const atOnce = <Body>(count: number, send: (place: number) => Promise<Reply<Body>>): Promise<Reply<Body>[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => send(place)));

/** Counts replies by status: `{ 201: 1, 409: 9 }`. */
const tally = (replies: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const liveKeys = async (lineage: string): Promise<string[]> => {
  const rows = await cluster.db
    .selectFrom('keys')
    .select('id')
    .where('lineage', '=', lineage)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .execute();
  return rows.map(({ id }) => id);
};

describe('of ten rotations of one key', () => {
  const rotate = (partner: SignedUp, place: number, body: object): Promise<Reply<IssuedKey>> =>
    call(cluster.node(place % 2), `POST /v1/keys/${partner.keyId}/rotate`, {
      credential: partner.key,
      body,
    });

  test('one succeeds, and two keys are live', async () => {
    for (let round = 0; round < 5; round += 1) {
      const partner = await cluster.partner(`Rotated ${round}`);
      const replies = await atOnce(10, (place) => rotate(partner, place, {}));
      expect(tally(replies)).toEqual({ 201: 1, 409: 9 });
      expect(await liveKeys(partner.keyId)).toHaveLength(2);
    }
  });

  test('with force each may succeed, and still two keys are live', async () => {
    for (let round = 0; round < 5; round += 1) {
      const partner = await cluster.partner(`Forced ${round}`);
      await atOnce(10, (place) => rotate(partner, place, { force: true }));
      expect(await liveKeys(partner.keyId)).toHaveLength(2);
    }
  });
});

describe('endpoints', () => {
  const URL = 'http://localhost:9999/webhooks';

  test(`of ${MAX_ENDPOINTS + 10} that are added, ${MAX_ENDPOINTS} are`, async () => {
    const account = await cluster.partner('Endpoints');
    const replies = await atOnce(MAX_ENDPOINTS + 10, (place) =>
      TestPartner.of(cluster.node(place % 2), account).call('POST /v1/webhook_endpoints', { url: URL }),
    );
    expect(tally(replies)).toEqual({ 201: MAX_ENDPOINTS, 409: 10 });
  });

  test('of two rotations of a secret, both secrets sign', async () => {
    const receiver = await Receiver.start();
    const account = await cluster.partner('Secrets');
    const partners = cluster.nodes.map((node) => TestPartner.of(node, account));
    const [partner] = partners;
    if (!partner) throw new Error('there are two nodes');
    for (let round = 1; round <= 5; round += 1) {
      const { id } = await partner.addEndpoint(receiver.url);
      const rotate = `POST /v1/webhook_endpoints/${id}/rotate_secret`;
      const replies = await Promise.all(partners.map((at) => at.call<RotatedWebhookEndpoint>(rotate, {})));
      expect(tally(replies)).toEqual({ 200: 2 });
      await partner.ping(id);
      const message = (await receiver.has(round)).at(-1);
      for (const { body } of replies) expect(message && verify(body.secret, message).type).toBe('ping');
    }
    await receiver.stop();
  });

  test('of six simulated removals of an endpoint, one stand-in is created', async () => {
    const account = await cluster.partner('Stand-in');
    const replies = await atOnce(6, (place) =>
      TestPartner.of(cluster.node(place % 2), account).call('POST /v1/sandbox/events', {
        type: 'endpoint.disabled',
      }),
    );
    expect(tally(replies)).toEqual({ 201: 6 });
    const made = await cluster.db
      .selectFrom('webhook_endpoints')
      .select('id')
      .where('partner_id', '=', account.partnerId)
      .execute();
    expect(made).toHaveLength(1);
  });
});

describe('concurrent one-time changes', () => {
  test('ten sign-ups with one name create ten partners with different slugs', async () => {
    const replies = await atOnce(10, (place) =>
      call<{ partner: { slug: string } }>(cluster.node(place % 2), 'POST /v1/partners', {
        body: { name: 'Namesake' },
      }),
    );
    expect(tally(replies)).toEqual({ 201: 10 });
    expect(new Set(replies.map(({ body }) => body.partner.slug)).size).toBe(10);
  });

  test('going live', async () => {
    const partner = await cluster.partner('Live');
    const replies = await atOnce(6, (place) =>
      call(cluster.node(place % 2), 'POST /v1/partners/me/publish', { credential: partner.key }),
    );
    expect(tally(replies)).toEqual({ 200: 6 });
    expect(new Set(replies.map(({ body }) => body['version']))).toEqual(new Set([2]));
    const environments = await cluster.db
      .selectFrom('partner_environments')
      .select('environment')
      .where('partner_id', '=', partner.partnerId)
      .execute();
    expect(environments).toHaveLength(2);
  });

  test('of ten moves of the clock, the furthest counts', async () => {
    const partner = await cluster.partner('Clock');
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
    const wanted = Array.from({ length: 10 }, (_, place) => hours(place + 1));
    const replies = await atOnce(10, (place) =>
      call(cluster.node(place % 2), 'POST /v1/sandbox/clock/advance', {
        credential: partner.key,
        body: { to: wanted[place] },
      }),
    );
    for (const { status } of replies) expect([200, 400]).toContain(status);
    expect(replies[9]?.status).toBe(200);
    const { body } = await call<{ offset_seconds: number }>(cluster.node(0), 'GET /v1/sandbox/clock', {
      credential: partner.key,
    });
    expect(body.offset_seconds).toBeGreaterThan(9.9 * 3600);
  });
});
