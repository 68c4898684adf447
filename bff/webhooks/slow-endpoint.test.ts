import { expect, test } from 'vitest';
import { startService } from '../testing/service.ts';
import { recordEvents } from './outbox.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { Receiver, verify } from './testing/receiver.ts';

/** More than a node has room for. */
const WAITING = 400;

test('an endpoint that never responds delays neither other endpoints nor shutdown', async () => {
  const service = await startService({ webhooks: { timing: { ...FAST, answerWithinMs: 60_000 } } });
  const [slow, quick] = [await Receiver.start(), await Receiver.start()];
  slow.answer = () => undefined;
  const crowded = await TestPartner.signUp(service, 'Crowded');
  await crowded.addEndpoint(slow.url, { events: ['plant.created'] });
  const events = Array.from({ length: WAITING }, (_, id) => ({
    type: 'plant.created' as const,
    partnerId: crowded.account.partnerId,
    environment: 'sandbox' as const,
    data: { id, name: 'Fern' },
    at: new Date(),
  }));
  await recordEvents(service.db, events);
  await slow.has(64);
  const partner = await TestPartner.signUp(service, 'Quick');
  const endpoint = await partner.addEndpoint(quick.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  const [message] = await quick.has(1);
  expect(message && verify(endpoint.secret, message).id).toBe(event);
  expect(slow.received).toHaveLength(64);
  const stoppedAt = performance.now();
  await service.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(6_000);
  await Promise.all([slow.stop(), quick.stop()]);
});
