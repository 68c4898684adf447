import { expect, test } from 'vitest';
import type { SimulatedDisputes } from '../port.ts';
import { newReference, orderOf, runningProcessor } from '../testing/running-processor.ts';

const processor = runningProcessor();

const DAY = 24 * 60 * 60_000;
const START = Date.parse('2031-03-01T10:00:00.000Z');
const after = (days: number, ms = 0): Date => new Date(START + days * DAY + ms);

async function captured(token: string): Promise<string> {
  const reference = newReference();
  await processor.client.authorize(orderOf(token, reference), 'req_1');
  await processor.client.capture(reference, { amount: 3648 });
  return reference;
}

function simulated(): SimulatedDisputes {
  const { simulated: found } = processor.client.disputes;
  if (!found) throw new Error('its disputes can’t be simulated');
  return found;
}

/** A payment that was disputed, and the dispute as the platform first saw it. */
async function disputed() {
  const reference = await captured('tok_disputed');
  const [dispute] = await processor.client.disputes.of(reference, after(0));
  if (!dispute) throw new Error('it is not disputed');
  const statusAt = async (at: Date) => (await processor.client.disputes.of(reference, at))[0]?.status;
  return { reference, dispute, statusAt };
}

test('a payment is disputed once it is captured, and says so', async () => {
  const reference = newReference();
  const { disputes } = processor.client;
  const held = await processor.client.authorize(orderOf('tok_disputed', reference), 'req_1');
  expect(held).not.toHaveProperty('disputed');
  expect(await disputes.of(reference, after(0))).toEqual([]);
  expect(await processor.client.capture(reference, { amount: 3000 })).toMatchObject({ disputed: true });
  expect(await processor.client.find(reference)).toMatchObject({ disputed: true });
  await processor.client.capture(reference, { amount: 3000 });
  expect(await disputes.of(reference, after(0))).toEqual([
    {
      id: expect.stringMatching(/^pdp_/),
      payment: reference,
      status: 'needs_response',
      amount: 3000,
      currency: 'GBP',
      reason: 'fraudulent',
      network_reason_code: '10.4',
      respond_by: after(7).toISOString(),
      evidence_sent_at: null,
      funds_withdrawn: true,
    },
  ]);
});

test('without evidence it is lost after seven days, and then takes none', async () => {
  const { dispute, statusAt } = await disputed();
  expect([await statusAt(after(7, -1)), await statusAt(after(7))]).toEqual(['needs_response', 'lost']);
  const late = processor.client.disputes.sendEvidence(dispute.id, { files: [] }, after(7));
  await expect(late).rejects.toMatchObject({ code: 'state_forbids' });
  const inTime = await processor.client.disputes.sendEvidence(dispute.id, { files: [] }, after(7, -1));
  expect(inTime).toMatchObject({ status: 'under_review', evidence_sent_at: after(7, -1).toISOString() });
});

test.each([
  ['we have winning_evidence', 'won', false],
  ['we have losing_evidence', 'lost', true],
  ['we have a slip', 'under_review', true],
] as const)('evidence “%s” is %s a day later', async (explanation, status, funds_withdrawn) => {
  const { reference, dispute, statusAt } = await disputed();
  const evidence = { explanation, files: [] };
  await processor.client.disputes.sendEvidence(dispute.id, evidence, after(1));
  const again = await processor.client.disputes.sendEvidence(dispute.id, { files: [] }, after(1));
  expect(again).toMatchObject({ evidence_sent_at: after(1).toISOString() });
  expect(await statusAt(after(2, -1))).toBe('under_review');
  const [later] = await processor.client.disputes.of(reference, after(2));
  expect(later).toMatchObject({ status, funds_withdrawn });
});

test('it is accepted once, and not when it was won', async () => {
  const { dispute } = await disputed();
  const { disputes } = processor.client;
  expect(await disputes.accept(dispute.id, after(1))).toMatchObject({ status: 'lost' });
  expect(await disputes.accept(dispute.id, after(1))).toMatchObject({ status: 'lost' });
  const other = await disputed();
  expect(await simulated().decide(other.dispute.id, 'won', after(1))).toMatchObject({ status: 'won' });
  await expect(disputes.accept(other.dispute.id, after(1))).rejects.toMatchObject({ code: 'state_forbids' });
});

test('any captured payment can be disputed, one dispute at a time', async () => {
  const reference = await captured('tok_paid');
  const first = await simulated().open(reference, 'duplicate');
  expect(first).toMatchObject({ payment: reference, reason: 'duplicate', amount: 3648 });
  expect(await simulated().open(reference, 'general')).toMatchObject({ id: first.id, reason: 'duplicate' });
  await simulated().decide(first.id, 'won', after(1));
  expect((await simulated().open(reference, 'general')).id).not.toBe(first.id);
  const held = newReference();
  await processor.client.authorize(orderOf('tok_paid', held), 'req_1');
  await expect(simulated().open(held, 'general')).rejects.toMatchObject({ code: 'state_forbids' });
});

test('what it doesn’t know is not found, and a file of another kind is refused', async () => {
  const { disputes } = processor.client;
  await expect(disputes.of(newReference(), after(0))).rejects.toMatchObject({ code: 'not_found' });
  await expect(disputes.accept('pdp_1', after(0))).rejects.toMatchObject({ code: 'not_found' });
  expect(await disputes.keepFile(Buffer.from('%PDF-1.4'), 'application/pdf')).toMatch(/^pef_\w{24}$/);
  const text = disputes.keepFile(Buffer.from('slip'), 'text/plain' as 'image/png');
  await expect(text).rejects.toMatchObject({ code: 'upstream_failed' });
});
