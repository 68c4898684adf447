import { expect } from 'vitest';
import { call, mintToken } from '../../service/service.ts';
import type { Cluster } from './cluster.ts';
import { Traffic, type Observed } from './traffic.ts';
import { until } from '../../service/patience.ts';

/** The time limit of a request, whatever happens to the shared dependencies. */
const BOUND_MS = 5_000;

/**
 * Callers of every kind of operation, at both nodes: read, create, mint, and a change that records an event.
 */
export async function busy(cluster: Cluster, name: string): Promise<{ traffic: Traffic; token: string }> {
  const partner = await cluster.partner(name);
  const token = await mintToken(cluster.node(0), partner);
  const traffic = new Traffic();
  let count = 0;
  for (const { url } of cluster.nodes) {
    traffic.add(() => ({ url, operation: 'GET /v1/merchants', options: { credential: token } }));
    traffic.add(() => ({ url, operation: 'GET /v1/sessions/current', options: { credential: token } }));
    traffic.add(() => ({
      url,
      operation: 'POST /v1/sessions',
      options: { credential: partner.key, body: { merchant: partner.active, scopes: ['plants:write'] } },
    }));
    for (const withKey of [true, false]) {
      traffic.add(() => {
        count += 1;
        const headers: Record<string, string> = withKey ? { 'idempotency-key': `${name} ${count}` } : {};
        const body = `{"id":${count},"name":"Fern"}`;
        return { url, operation: 'POST /plants', options: { credential: token, body, headers } };
      });
    }
    traffic.add(() => ({
      url,
      operation: 'PUT /v1/partners/me/origins',
      options: { credential: partner.key, body: { origins: [] } },
    }));
  }
  return { traffic, token };
}

/** Asserts that every response is a success or a 503 with Retry-After, and that none takes too long. */
export function expectBounded(seen: readonly Observed[]): void {
  const bad = seen.filter(({ reply, tookMs }) => {
    if (reply === undefined || tookMs > BOUND_MS) return true;
    if (reply.status < 300) return false;
    const saysWhen = Number(reply.headers.get('retry-after')) > 0;
    return reply.status !== 503 || reply.body['error'] !== 50301 || !saysWhen;
  });
  expect(bad.map(({ operation, tookMs, reply }) => `${operation} ${tookMs} ${reply?.text}`)).toEqual([]);
}

export const isGood = ({ reply }: Observed): boolean => reply !== undefined && reply.status < 300;

export async function expectWell(cluster: Cluster, token: string): Promise<void> {
  for (const node of cluster.nodes) {
    await until('the node is ready', 15_000, async () => (await call(node, 'GET /readyz')).status === 200);
    for (let count = 0; count < 30; count += 1) {
      expect((await call(node, 'GET /v1/merchants', { credential: token })).status).toBe(200);
    }
    expect(node.isRunning).toBe(true);
    expect(node.said('uncaught')).toEqual([]);
  }
}
