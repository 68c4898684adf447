import { afterAll, beforeAll, expect, test } from 'vitest';
import { Earner } from '../../money/payouts/testing/earner.ts';
import { startService, type Service } from '../../testing/service/service.ts';

const DAY = 24 * 60 * 60_000;

let service: Service;
beforeAll(async () => {
  // Its sender looks for events by itself only long after the test ends.
  service = await startService({ webhooks: { timing: { lookMs: 600_000, gatherMs: 600_000 } } });
});
afterAll(() => service.stop());

test('a clock that is moved past many events doesn’t wait for the sender to look for them', async () => {
  const earner = await Earner.signUp(service);
  await earner.earn(500);
  const to = new Date((await earner.now()).getTime() + 10 * DAY).toISOString();
  const { body } = await earner.call('POST /v1/sandbox/clock/advance', { to });
  expect(body).toMatchObject({ advancing_to: null });
  expect(await earner.told()).toEqual(['payout.created', 'payout.in_transit', 'payout.paid']);
});
