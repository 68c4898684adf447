import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { backlogMetrics } from './metrics.ts';

test('shows the last backlog while the database is unavailable', async () => {
  const registry = new Registry();
  let isUnavailable = false;
  backlogMetrics(registry, async () => {
    if (isUnavailable) throw new Error('the database is unavailable');
    return { events: 3, deliveries: 7 };
  });
  expect(await registry.metrics()).toContain('trellis_webhook_deliveries_pending 7');
  isUnavailable = true;
  const text = await registry.metrics();
  expect(text).toContain('trellis_webhook_deliveries_pending 7');
  expect(text).toContain('trellis_webhook_events_undispatched 3');
});
