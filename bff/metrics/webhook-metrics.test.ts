import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { backlogMetrics } from './webhook-metrics.ts';

test('while the database is away the last backlog is told, and everything else', async () => {
  const registry = new Registry();
  let isAway = false;
  backlogMetrics(registry, async () => {
    if (isAway) throw new Error('the database does not answer');
    return { events: 3, deliveries: 7 };
  });
  expect(await registry.metrics()).toContain('trellis_webhook_deliveries_pending 7');
  isAway = true;
  const text = await registry.metrics();
  expect(text).toContain('trellis_webhook_deliveries_pending 7');
  expect(text).toContain('trellis_webhook_events_undispatched 3');
});
