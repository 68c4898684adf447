import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { Patience } from '../../testing/service/patience.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { Processor } from '../../providers/processor/processor.ts';
import { Till } from '../payments/testing/till.ts';
import { disputeService, type DisputeService } from './disputes.ts';
import { DAY, DisputedMerchant } from './testing/disputed.ts';

const patience = new Patience();
let service: Service;
let merchant: DisputedMerchant;
beforeAll(async () => {
  service = await startService({ payables: new Till().payables, processorTimeoutMs: patience.ms });
});
beforeEach(async () => {
  merchant = await DisputedMerchant.signUp(service);
});
afterAll(() => service.stop());

/** The service's disputes, with a processor or payments that are another in something. */
function withOther(other: {
  readonly at?: Partial<Processor['disputes']>;
  readonly payments?: Partial<Service['deps']['payments']>;
}): DisputeService {
  const { db, clock, keys, processors, payments, retention } = service.deps;
  const sandbox = processors.sandbox;
  if (!sandbox) throw new Error('there is no processor');
  const disputes = { ...sandbox.disputes, ...other.at };
  return disputeService({
    db,
    clock,
    clocks: keys.clocks,
    processors: { ...processors, sandbox: { ...sandbox, disputes } },
    payments: { ...payments, ...other.payments },
    retention,
  });
}

const ENTRIES = [['dispute', -3648, 0, -3648]];
const OPENED = ['dispute.created', 'dispute.funds_withdrawn'];

describe('a look', () => {
  test('that is repeated records nothing', async () => {
    const { id, payment, version } = await merchant.open();
    for (let again = 0; again < 3; again += 1)
      await service.deps.disputes.look(merchant.payer.owner, payment);
    expect(await merchant.read(id)).toMatchObject({ version });
    expect([await merchant.told(id), await merchant.entries(id)]).toEqual([OPENED, ENTRIES]);
  });

  test('at once with others records a dispute once', async () => {
    const { id: payment } = await merchant.paid();
    await service.deps.processors.sandbox?.disputes.simulated?.open(payment, 'general');
    const looks = Array.from({ length: 8 }, () => service.deps.disputes.look(merchant.payer.owner, payment));
    await Promise.all(looks);
    const [dispute, ...more] = await merchant.of(payment);
    expect(more).toEqual([]);
    const { id } = dispute ?? { id: '' };
    expect([await merchant.told(id), await merchant.entries(id)]).toEqual([OPENED, ENTRIES]);
  });

  test('whose answer is older than what is recorded changes nothing', async () => {
    const { id, payment } = await merchant.open();
    const before = (await service.deps.processors.sandbox?.disputes.of(payment, new Date())) ?? [];
    await merchant.decide(id, 'won');
    const won = await merchant.read(id);
    await withOther({ at: { of: async () => before } }).look(merchant.payer.owner, payment);
    expect(await merchant.read(id)).toEqual(won);
    expect(await merchant.entries(id)).toHaveLength(2);
    await expect(merchant.payer.refund(payment, 100)).resolves.toMatchObject({ status: 'pending' });
  });

  test('that dies before its commit has recorded nothing, and the next one records all of it', async () => {
    const { id: payment } = await merchant.paid();
    await service.deps.processors.sandbox?.disputes.simulated?.open(payment, 'general');
    const dying = withOther({
      payments: {
        holdDisputed: (owner, id, act) =>
          service.deps.payments.holdDisputed(owner, id, async (work, held) => {
            await act(work, held);
            throw new Error('the node dies');
          }),
      },
    });
    await expect(dying.look(merchant.payer.owner, payment)).rejects.toThrow('the node dies');
    expect(await merchant.of(payment)).toEqual([]);
    expect(await merchant.payer.find(payment)).toMatchObject({ dispute: null });
    await service.deps.disputes.look(merchant.payer.owner, payment);
    const [dispute] = await merchant.of(payment);
    const { id } = dispute ?? { id: '' };
    expect([await merchant.told(id), await merchant.entries(id)]).toEqual([OPENED, ENTRIES]);
  });

  test('at a dispute of another currency records nothing', async () => {
    const { id: payment } = await merchant.paid();
    await service.deps.processors.sandbox?.disputes.simulated?.open(payment, 'general');
    const [answer] = (await service.deps.processors.sandbox?.disputes.of(payment, new Date())) ?? [];
    if (!answer) throw new Error('it is not disputed');
    const foreign = withOther({ at: { of: async () => [{ ...answer, currency: 'USD' }] } });
    const look = foreign.look(merchant.payer.owner, payment);
    await expect(look).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await merchant.of(payment)).toEqual([]);
  });

  test('of another partner’s payment is not found', async () => {
    const { payment } = await merchant.open();
    const other = await DisputedMerchant.signUp(service);
    const look = service.deps.disputes.look(other.payer.owner, payment);
    await expect(look).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a processor that doesn’t respond', () => {
  test.each(['unavailable', 'lost_answer', 'slow'] as const)(
    'to evidence (%s): it is sent again until it is taken',
    async (fault) => {
      const { id } = await merchant.open();
      service.processor.faults.next('sendEvidence', fault);
      const input = { explanation: 'winning_evidence', customer_name: 'Lee Okoro' };
      const send = () => merchant.answer(id, input);
      const sent = await (fault === 'slow' ? patience.lose(send) : send());
      expect([sent.status, sent.body]).toMatchObject([
        200,
        { status: 'needs_response', sending: 'evidence' },
      ]);
      expect((await merchant.accept(id)).status).toBe(409);
      service.clock.advance(10_000);
      await merchant.becomes(id, { status: 'under_review', sending: null });
      await merchant.earner.advance(DAY + 60_000);
      await merchant.becomes(id, { status: 'won' });
      expect(await merchant.entries(id)).toHaveLength(2);
    },
  );

  test.each(['unavailable', 'lost_answer'] as const)(
    'to an acceptance (%s): it is accepted once it does',
    async (fault) => {
      const { id } = await merchant.open();
      service.processor.faults.next('acceptDispute', fault);
      expect((await merchant.accept(id)).body).toMatchObject({
        status: 'needs_response',
        sending: 'acceptance',
      });
      const late = await merchant.answer(id, { explanation: 'Wait.' });
      expect([late.status, late.text]).toEqual([409, expect.stringContaining('being accepted')]);
      service.clock.advance(10_000);
      await merchant.becomes(id, { status: 'accepted', sending: null });
    },
  );

  test('to a file: nothing of it stays, and it can be sent again', async () => {
    const { id } = await merchant.open();
    service.processor.faults.next('keepEvidenceFile', 'unavailable');
    const file = Buffer.from('%PDF-1.4');
    expect((await merchant.upload(id, file, { key: 'file-1' })).status).toBe(503);
    expect((await merchant.upload(id, file, { key: 'file-1' })).body.evidence.files).toHaveLength(1);
  });
});

test('an inquiry that was answered and becomes a dispute takes evidence again', async () => {
  const { id, payment } = await merchant.open();
  await merchant.answer(id, { explanation: 'It was picked up.' });
  const [answered] = (await service.deps.processors.sandbox?.disputes.of(payment, new Date())) ?? [];
  if (!answered) throw new Error('it is not disputed');
  const respond_by = new Date(Date.parse(answered.respond_by ?? '') + 7 * DAY).toISOString();
  const asked = { ...answered, status: 'needs_response', respond_by, evidence_sent_at: null } as const;
  const chargeback = withOther({
    at: { of: async () => [asked], sendEvidence: async () => ({ ...asked, status: 'under_review' }) },
  });
  await chargeback.look(merchant.payer.owner, payment);
  expect(await merchant.read(id)).toMatchObject({
    status: 'needs_response',
    respond_by,
    sending: null,
    evidence: { explanation: 'It was picked up.' },
    evidence_submitted_at: null,
  });
  const view = { ...merchant.payer.owner, only: undefined };
  const sent = await chargeback.answer(view, id, { customer_name: 'Lee Okoro', submit: true }, 'req_2');
  expect(sent).toMatchObject({ sending: 'evidence', evidence: { customer_name: 'Lee Okoro' } });
});

test('evidence that the bank refuses for its content says so, and can be changed', async () => {
  const { id } = await merchant.open();
  const refusing = withOther({
    at: {
      sendEvidence: () =>
        Promise.reject(new PortRefusal('field_invalid', { detail: 'pages', about: undefined })),
    },
  });
  const view = { ...merchant.payer.owner, only: undefined };
  const refused = refusing.answer(view, id, { explanation: 'Signed for.', submit: true }, 'req_1');
  await expect(refused).rejects.toMatchObject({
    code: 'state_forbids',
    publicMessage: expect.stringContaining('too many pages'),
  });
  expect((await merchant.answer(id, { explanation: 'Signed.' })).body).toMatchObject({
    status: 'under_review',
  });
});

test('evidence that the bank takes no more is refused in words, and isn’t sent again', async () => {
  const { id, payment } = await merchant.open();
  const [known] = (await service.deps.processors.sandbox?.disputes.of(payment, new Date())) ?? [];
  // The bank has decided, and nobody has looked yet.
  await service.deps.processors.sandbox?.disputes.simulated?.decide(known?.id ?? '', 'lost', new Date());
  const late = await merchant.answer(id, { explanation: 'Wait.' });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('took no evidence')]);
  expect(await merchant.read(id)).toMatchObject({
    status: 'lost',
    sending: null,
    evidence: { explanation: 'Wait.' },
    evidence_submitted_at: null,
  });
});

test('evidence that the bank refuses stays a draft, and can be sent again', async () => {
  const { id } = await merchant.open();
  const refusing = withOther({
    at: {
      sendEvidence: () =>
        Promise.reject(new PortRefusal('state_forbids', { detail: 'no', about: undefined })),
    },
  });
  const view = { ...merchant.payer.owner, only: undefined };
  const refused = refusing.answer(view, id, { explanation: 'Signed for.', submit: true }, 'req_1');
  await expect(refused).rejects.toMatchObject({ code: 'state_forbids' });
  expect(await merchant.read(id)).toMatchObject({
    status: 'needs_response',
    sending: null,
    evidence: { explanation: 'Signed for.' },
    evidence_submitted_at: null,
  });
  expect((await merchant.answer(id, {})).body).toMatchObject({ status: 'under_review' });
});
