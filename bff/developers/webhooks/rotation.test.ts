import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RotatedWebhookEndpoint } from './contract/endpoints.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { Receiver, verify, type Received } from './testing/receiver.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({
    webhooks: { timing: { ...FAST, delaysMs: [0, ...Array.from({ length: 50 }, () => 50)] } },
  });
});
afterAll(() => service.stop());

const EVENTS = 90;
const ROTATIONS = 5;

function isVerified(secret: string, message: Received): boolean {
  try {
    return verify(secret, message).id === message.headers['webhook-id'];
  } catch {
    return false;
  }
}

test(`a secret that is rotated ${ROTATIONS} times while ${EVENTS} events are sent loses none of them`, async () => {
  const partner = await TestPartner.signUp(service);
  const receiver = await Receiver.start();
  const { id, secret } = await partner.addEndpoint(receiver.url, { events: ['key.created'] });
  /** The one secret that the receiver knows; it rejects what does not verify with it. */
  let known = secret;
  /** The secrets that it knew before. */
  const earlier: string[] = [];
  const taken = new Set<unknown>();
  const refused: { id: unknown; isSignedEarlier: boolean }[] = [];
  receiver.answer = (message, res) => {
    const isTaken = isVerified(known, message);
    if (isTaken) taken.add(verify(known, message).data['id']);
    else {
      const isSignedEarlier = earlier.some((former) => isVerified(former, message));
      refused.push({ id: message.headers['webhook-id'], isSignedEarlier });
    }
    res.writeHead(isTaken ? 204 : 401).end();
  };
  const made: string[] = [];
  const makeAll = async (): Promise<void> => {
    for (let count = 0; count < EVENTS; count += 1) made.push(await partner.makeEvent(`Key ${count}`));
  };
  const rotateAll = async (): Promise<void> => {
    for (let count = 1; count <= ROTATIONS; count += 1) {
      const path = `POST /v1/webhook_endpoints/${id}/rotate_secret`;
      const rotated = await partner.call<RotatedWebhookEndpoint>(path, { overlap_seconds: 3_600 });
      // The receiver changes its secret late, in the middle of an overlap, and never during two rotations at
      // once.
      await receiver.has((count * EVENTS) / (ROTATIONS + 1));
      earlier.push(known);
      known = rotated.body.secret;
    }
  };
  await Promise.all([makeAll(), rotateAll()]);
  await expect.poll(() => taken.size).toBe(EVENTS);
  expect([...taken].toSorted()).toEqual(made.toSorted());
  // Two signatures: only messages signed before a rotation were rejected, each at most once for a rotation.
  expect(refused.filter(({ isSignedEarlier }) => !isSignedEarlier)).toEqual([]);
  const timesRefused = Map.groupBy(refused, ({ id }) => id);
  expect([...timesRefused].filter(([, times]) => times.length > ROTATIONS)).toEqual([]);
  await receiver.stop();
});
