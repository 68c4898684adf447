import { expect, test } from 'vitest';
import { startService } from '../../testing/service/service.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { Receiver, verify } from './testing/receiver.ts';

/** More than a node has room for. */
const WAITING = 400;

const events = (partnerId: string, count: number): Parameters<typeof recordEvents>[1] =>
  Array.from({ length: count }, (_, id) => ({
    type: 'plant.created' as const,
    partnerId,
    environment: 'sandbox' as const,
    data: { id, name: 'Fern' },
    at: new Date(),
  }));

test('an endpoint that never responds delays neither other endpoints nor shutdown', async () => {
  const service = await startService({ webhooks: { timing: { ...FAST, answerWithinMs: 60_000 } } });
  const [slow, quick] = [await Receiver.start(), await Receiver.start()];
  slow.answer = () => undefined;
  const crowded = await TestPartner.signUp(service, 'Crowded');
  await crowded.addEndpoint(slow.url, { events: ['plant.created'] });
  await recordEvents(service.db, events(crowded.account.partnerId, WAITING));
  await slow.has(64);
  const partner = await TestPartner.signUp(service, 'Quick');
  const endpoint = await partner.addEndpoint(quick.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  const [message] = await quick.has(1);
  expect(message && verify(endpoint.secret, message).id).toBe(event);
  expect(slow.received).toHaveLength(64);
  const stoppedAt = performance.now();
  await service.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(30_000);
  await Promise.all([slow.stop(), quick.stop()]);
});

test('a node that is full claims no more until there is room, and then sends the rest', async () => {
  const service = await startService({ webhooks: { timing: { ...FAST, answerWithinMs: 60_000 } } });
  const receiver = await Receiver.start();
  const open: (() => void)[] = [];
  receiver.answer = (_message, res) => void open.push(() => res.writeHead(204).end());
  const partner = await TestPartner.signUp(service, 'Full');
  for (let count = 0; count < 5; count += 1) {
    await partner.addEndpoint(receiver.url, { events: ['plant.created'] });
  }
  // 64 attempts to one endpoint, 256 in total: the fifth endpoint waits.
  await recordEvents(service.db, events(partner.account.partnerId, 60));
  await receiver.has(256);
  // A look while there is no room: the call's change wakes the sender.
  await partner.call('POST /v1/keys', { name: 'Meanwhile', capability: ['plants:write'] });
  expect(receiver.received).toHaveLength(256);
  receiver.answer = (_message, res) => res.writeHead(204).end();
  for (const end of open) end();
  await receiver.has(300);
  expect(service.logLines.filter((line) => line.includes('webhooks pause'))).toEqual([]);
  await Promise.all([service.stop(), receiver.stop()]);
});
