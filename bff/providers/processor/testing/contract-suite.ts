import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import type { CaptureOrder, Processor } from '../port.ts';
import { newReference } from './new-reference.ts';

/** What a card does when it is charged. */
export type CardBehavior =
  | 'paid'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  | 'refund_fails'
  | 'disputed'
  | 'unknown';

/** `refused`: nothing has happened; `lost_answer` and `slow`: it has, and nobody is told in time. */
export type ProviderFault = 'lost_answer' | 'slow' | 'refused' | 'overloaded' | 'broken' | 'html';
export type Act = 'authorize' | 'capture' | 'cancel' | 'refund';

/** A processor to test, with the hands of those at its other end. */
export interface Subject {
  readonly processor: Processor;
  /** The ID of a merchant that may take payments. */
  readonly merchant: string;
  /** Returns the token of a card, as a browser gets it. */
  card(behavior: CardBehavior): Promise<string> | string;
  /** Answers a challenge as the cardholder does. */
  answerChallenge(url: string, answer: 'accept' | 'refuse'): Promise<void>;
  /** Makes the next request of an act go wrong. @returns whether that can be done */
  fail(act: Act, fault: ProviderFault): boolean;
  /** Waits only briefly for requests made during `act`. */
  lose<Result>(act: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const WHOLE: CaptureOrder = { amount: 3648, fee: 100 };
const RETURN_URL = 'https://shop.example/checkout?cart=7';
const PDF = '%PDF-1.4\n%%EOF\n';
const CODE = (code: string) => ({ code });

/**
 * Tests what Trellis counts on, of any provider behind the processor's port: docs/processor.md says it in
 * words.
 */
export function testProcessor(name: string, start: () => Promise<Subject>): void {
  describe(`the contract of processors: ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await start();
    });
    afterAll(() => subject.close());

    const orderOf = async (behavior: CardBehavior = 'paid', reference = newReference()) => ({
      reference,
      merchant: subject.merchant,
      token: await subject.card(behavior),
      amount: 3648,
      currency: 'GBP',
      return_url: RETURN_URL,
    });
    const authorize = async (behavior?: CardBehavior, reference?: string) =>
      subject.processor.authorize(await orderOf(behavior, reference), 'req_1');
    const captured = async (behavior?: CardBehavior, order = WHOLE) => {
      const { reference } = await authorize(behavior);
      return subject.processor.capture(reference, order);
    };
    const refund = (payment: string, amount: number, reference = newReference('rfd')) =>
      subject.processor.refund(payment, { reference, amount });

    const challenged = async () => {
      const payment = await authorize('challenge');
      expect(payment.status).toBe('challenge');
      expect(payment.challenge_url).toMatch(/^https?:\/\//);
      return { ...payment, url: payment.challenge_url ?? '' };
    };
    const failing = (act: Act, fault: ProviderFault, context: TestContext): void => {
      if (!subject.fail(act, fault)) context.skip(`nobody can make this processor answer so: ${fault}`);
    };

    describe('an authorization', () => {
      test('has the amount, and of the card its brand and last digits', async () => {
        const payment = await authorize();
        expect(payment).toMatchObject({ status: 'authorized', amount: 3648, currency: 'GBP', refunded: 0 });
        expect(payment.card).toEqual({ brand: 'visa', last4: '4242' });
        expect(await subject.processor.find(payment.reference)).toEqual(payment);
      });

      test('sent again is the same; with another amount or card it is refused', async () => {
        const order = await orderOf();
        const first = await subject.processor.authorize(order, 'req_1');
        expect(await subject.processor.authorize(order, 'req_2')).toEqual(first);
        for (const other of [{ amount: 3649 }, { token: await subject.card('declined') }]) {
          const again = subject.processor.authorize({ ...order, ...other }, 'req_3');
          await expect(again).rejects.toMatchObject(CODE('idempotency_reused'));
        }
      });

      test('sent several times at once charges one card once', async () => {
        const order = await orderOf();
        const all = await Promise.allSettled(
          Array.from({ length: 5 }, () => subject.processor.authorize(order, 'req_1')),
        );
        expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
        const payment = await subject.processor.authorize(order, 'req_2');
        expect(payment.status).toBe('authorized');
        const answers = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        expect(answers).toEqual(answers.map(() => payment));
      });

      test('of an unknown token is refused about the token, and isn’t there', async () => {
        const reference = newReference();
        const refused = authorize('unknown', reference);
        await expect(refused).rejects.toMatchObject({ code: 'field_invalid', about: 'token' });
        expect(await subject.processor.find(reference)).toBeUndefined();
        expect(await subject.processor.cancel(reference)).toMatchObject({ status: 'canceled' });
      });

      test.each([
        ['declined', 'generic_decline'],
        ['insufficient_funds', 'insufficient_funds'],
      ] as const)('of a card that is %s is an answer, and final', async (behavior, decline_code) => {
        const payment = await authorize(behavior);
        expect(payment).toMatchObject({ status: 'declined', decline_code });
        expect(await subject.processor.find(payment.reference)).toMatchObject({
          status: 'declined',
          decline_code,
        });
        const capture = subject.processor.capture(payment.reference, WHOLE);
        await expect(capture).rejects.toMatchObject(CODE('state_forbids'));
      });

      test('that was never sent is unknown', async () => {
        expect(await subject.processor.find(newReference())).toBeUndefined();
        const capture = subject.processor.capture(newReference(), WHOLE);
        await expect(capture).rejects.toMatchObject(CODE('not_found'));
      });
    });

    describe('a cancel', () => {
      test('that comes first wins: the card isn’t charged when its authorization arrives', async () => {
        const reference = newReference();
        expect(await subject.processor.cancel(reference)).toMatchObject({ status: 'canceled', card: null });
        expect(await authorize('paid', reference)).toMatchObject({ status: 'canceled' });
        expect(await subject.processor.find(reference)).toMatchObject({ status: 'canceled' });
      });

      test('releases an authorization, once and again', async () => {
        const { reference } = await authorize();
        expect(await subject.processor.cancel(reference)).toMatchObject({ status: 'canceled' });
        expect(await subject.processor.cancel(reference)).toMatchObject({ status: 'canceled' });
        const capture = subject.processor.capture(reference, WHOLE);
        await expect(capture).rejects.toMatchObject(CODE('state_forbids'));
      });

      test('of captured money changes nothing', async () => {
        const { reference } = await captured();
        expect(await subject.processor.cancel(reference)).toMatchObject({ status: 'captured' });
      });

      test('beside its authorization ends in one of the two', async () => {
        const order = await orderOf();
        const [, answered] = await Promise.allSettled([
          subject.processor.authorize(order, 'req_1'),
          subject.processor.cancel(order.reference),
        ]);
        expect(answered.status).toBe('fulfilled');
        const after = await subject.processor.cancel(order.reference);
        expect(after.status).toBe('canceled');
      });
    });

    describe('a capture', () => {
      test('takes the money once', async () => {
        const { reference } = await authorize();
        const first = await subject.processor.capture(reference, WHOLE);
        expect(first).toMatchObject({ status: 'captured', captured: 3648 });
        expect(await subject.processor.capture(reference, WHOLE)).toEqual(first);
      });

      test('takes a part, and releases the rest', async () => {
        const { reference } = await authorize();
        const over = subject.processor.capture(reference, { amount: 3649 });
        await expect(over).rejects.toMatchObject(CODE('more_than_left'));
        const part = await subject.processor.capture(reference, { amount: 3000, fee: 90 });
        expect(part).toMatchObject({ status: 'captured', amount: 3648, captured: 3000 });
        await expect(refund(reference, 3001)).rejects.toMatchObject(CODE('more_than_left'));
        expect(await refund(reference, 3000)).toMatchObject({ status: 'succeeded' });
      });
    });

    describe('a refund', () => {
      test('gives money back up to what was captured, once for each reference', async () => {
        const { reference } = await captured();
        const first = newReference('rfd');
        expect(await refund(reference, 3000, first)).toMatchObject({ status: 'succeeded', amount: 3000 });
        expect(await refund(reference, 3000, first)).toMatchObject({ status: 'succeeded' });
        await expect(refund(reference, 2999, first)).rejects.toMatchObject(CODE('idempotency_reused'));
        await expect(refund(reference, 649)).rejects.toMatchObject(CODE('more_than_left'));
        expect(await refund(reference, 648)).toMatchObject({ status: 'succeeded' });
        expect(await subject.processor.find(reference)).toMatchObject({ refunded: 3648 });
      });

      test('sent several times at once gives the money back once', async () => {
        const { reference } = await captured();
        const id = newReference('rfd');
        const all = await Promise.allSettled(Array.from({ length: 5 }, () => refund(reference, 1000, id)));
        expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
        expect(await refund(reference, 1000, id)).toMatchObject({ status: 'succeeded', amount: 1000 });
        expect(await subject.processor.find(reference)).toMatchObject({ refunded: 1000 });
      });

      test('of money that wasn’t captured is refused', async () => {
        const { reference } = await authorize();
        await expect(refund(reference, 1)).rejects.toMatchObject(CODE('state_forbids'));
        await expect(refund(newReference(), 1)).rejects.toMatchObject(CODE('not_found'));
      });

      test('that the card’s bank refuses has failed, and money isn’t missing', async () => {
        const { reference } = await captured('refund_fails');
        expect(await refund(reference, 100)).toMatchObject({ status: 'failed' });
        expect(await subject.processor.find(reference)).toMatchObject({ refunded: 0 });
      });
    });

    describe('a challenge', () => {
      test('that is passed authorizes the payment', async () => {
        const { reference, url } = await challenged();
        await subject.answerChallenge(url, 'accept');
        expect(await subject.processor.find(reference)).toMatchObject({ status: 'authorized' });
      });

      test('that is refused declines it', async () => {
        const { reference, url } = await challenged();
        await subject.answerChallenge(url, 'refuse');
        const declined = { status: 'declined', decline_code: 'challenge_failed' };
        expect(await subject.processor.find(reference)).toMatchObject(declined);
      });

      test('that was canceled can’t be passed anymore', async () => {
        const { reference, url } = await challenged();
        await subject.processor.cancel(reference);
        await subject.answerChallenge(url, 'accept').catch(() => undefined);
        expect(await subject.processor.find(reference)).toMatchObject({ status: 'canceled' });
      });
    });

    describe('the books', () => {
      const HOUR_MS = 3_600_000;
      /** The movements of the last hour, of all pages. */
      const listed = async (context: TestContext) => {
        const { books } = subject.processor;
        const now = Date.now();
        const [from, to] = [new Date(now - HOUR_MS), new Date(now + HOUR_MS)];
        const found = [];
        for (let cursor: string | undefined; ;) {
          const query = { merchant: subject.merchant, from, to, at: new Date(now), cursor };
          const page = await books?.list(query);
          if (!page) return context.skip('this processor keeps no books');
          found.push(...page.data);
          if (page.next_cursor === null) return found;
          cursor = page.next_cursor;
        }
      };

      test('have what was captured and given back, once, under our references', async (context) => {
        const { reference: payment } = await captured('paid', { amount: 3000, fee: 90 });
        const back = newReference('rfd');
        await refund(payment, 500, back);
        const { reference: onlyHeld } = await authorize();
        const movements = await listed(context);
        const of = (reference: string) => movements.filter((one) => one.reference === reference);
        expect(of(payment)).toMatchObject([{ kind: 'charge', amount: 3000, currency: 'GBP' }]);
        expect(of(back)).toMatchObject([{ kind: 'refund', amount: -500, currency: 'GBP' }]);
        expect(of(onlyHeld)).toEqual([]);
        expect(new Set(movements.map(({ id }) => id)).size).toBe(movements.length);
        const { collectsFees } = subject.processor.capabilities;
        expect(of(payment)[0]?.fee).toBe(collectsFees ? 90 : null);
      });

      test('have what a dispute takes, under its ID', async (context) => {
        const { reference } = await captured('disputed');
        const [dispute] = await subject.processor.disputes.of(reference, new Date());
        await subject.processor.disputes.moveFunds?.(reference);
        await subject.processor.disputes.moveFunds?.(reference);
        const movements = await listed(context);
        const taken = movements.filter((one) => one.reference === dispute?.id);
        expect(taken).toMatchObject([{ kind: 'dispute', amount: -3648 }]);
      });

      test('have nothing of another time or merchant', async (context) => {
        await captured();
        await listed(context);
        const from = new Date(Date.now() - 48 * HOUR_MS);
        const early = { from, to: new Date(from.getTime() + HOUR_MS), at: new Date(), cursor: undefined };
        const page = await subject.processor.books?.list({ ...early, merchant: subject.merchant });
        expect(page?.data.filter(({ kind }) => kind !== 'dispute')).toEqual([]);
        const now = { ...early, to: new Date(Date.now() + HOUR_MS) };
        const other = await subject.processor.books?.list({ ...now, merchant: 'mer_nobody' });
        expect(other?.data ?? []).toEqual([]);
      });
    });

    describe('a dispute', () => {
      const now = new Date();
      const disputed = async () => {
        const { reference } = await captured('disputed');
        const [dispute] = await subject.processor.disputes.of(reference, now);
        if (!dispute) throw new Error('the card is not disputed');
        return { reference, dispute };
      };

      test('takes the money back, and waits for a response', async () => {
        const { reference, dispute } = await disputed();
        expect(dispute).toMatchObject({ payment: reference, status: 'needs_response', amount: 3648 });
        expect(dispute).toMatchObject({ currency: 'GBP', reason: 'fraudulent', funds_withdrawn: true });
        expect(Date.parse(dispute.respond_by ?? '')).toBeGreaterThan(now.getTime());
        expect(await subject.processor.disputes.of(reference, now)).toEqual([dispute]);
        const { reference: other } = await captured();
        expect(await subject.processor.disputes.of(other, now)).toEqual([]);
      });

      test('takes evidence and a file, once', async () => {
        const { reference, dispute } = await disputed();
        const { disputes } = subject.processor;
        const file = await disputes.keepFile(Buffer.from(PDF), 'application/pdf');
        const evidence = { explanation: 'Picked up at 12:31.', service_date: '2026-11-21', files: [file] };
        const sent = await disputes.sendEvidence(dispute.id, evidence, now);
        expect(sent).toMatchObject({ payment: reference, status: 'under_review' });
        const again = await disputes.sendEvidence(dispute.id, { explanation: 'More.', files: [] }, now);
        expect(again).toEqual(sent);
      });

      test('that is accepted is lost', async () => {
        const { reference, dispute } = await disputed();
        const { disputes } = subject.processor;
        expect(await disputes.accept(dispute.id, now)).toMatchObject({ status: 'lost' });
        const evidence = disputes.sendEvidence(dispute.id, { explanation: 'Late.', files: [] }, now);
        await expect(evidence).rejects.toMatchObject(CODE('state_forbids'));
        expect(await disputes.of(reference, now)).toMatchObject([{ status: 'lost', funds_withdrawn: true }]);
      });
    });

    describe('when it goes wrong', () => {
      test('an answer that is lost is a failure, and the payment is found', async (context) => {
        failing('authorize', 'lost_answer', context);
        const order = await orderOf();
        const sent = subject.processor.authorize(order, 'req_1');
        await expect(sent).rejects.toMatchObject(CODE('upstream_failed'));
        expect(await subject.processor.find(order.reference)).toMatchObject({ status: 'authorized' });
        expect(await subject.processor.authorize(order, 'req_2')).toMatchObject({ status: 'authorized' });
      });

      test('an answer that is late is known as such, and the payment is found', async (context) => {
        failing('authorize', 'slow', context);
        const order = await orderOf();
        const sent = subject.lose(() => subject.processor.authorize(order, 'req_1'));
        await expect(sent).rejects.toMatchObject(CODE('upstream_slow'));
        const find = () => subject.processor.find(order.reference);
        await expect.poll(find, { timeout: 15_000 }).toMatchObject({ status: 'authorized' });
      });

      test.for([
        ['overloaded', 'unavailable'],
        ['broken', 'upstream_failed'],
        ['refused', 'upstream_failed'],
        ['html', 'upstream_failed'],
      ] as const)('%s: nothing has happened, and a cancel ends it', async ([fault, code], context) => {
        failing('authorize', fault, context);
        const order = await orderOf();
        await expect(subject.processor.authorize(order, 'req_1')).rejects.toMatchObject(CODE(code));
        expect(await subject.processor.find(order.reference)).toBeUndefined();
        expect(await subject.processor.cancel(order.reference)).toMatchObject({ status: 'canceled' });
        expect(await subject.processor.authorize(order, 'req_2')).toMatchObject({ status: 'canceled' });
      });

      test('a capture and a refund whose answers are lost happen once', async (context) => {
        const { reference } = await authorize();
        failing('capture', 'lost_answer', context);
        const capture = subject.processor.capture(reference, WHOLE);
        await expect(capture).rejects.toMatchObject(CODE('upstream_failed'));
        expect(await subject.processor.capture(reference, WHOLE)).toMatchObject({ captured: 3648 });
        const id = newReference('rfd');
        failing('refund', 'lost_answer', context);
        await expect(refund(reference, 1000, id)).rejects.toMatchObject(CODE('upstream_failed'));
        expect(await refund(reference, 1000, id)).toMatchObject({ status: 'succeeded' });
        expect(await subject.processor.find(reference)).toMatchObject({ refunded: 1000 });
      });
    });

    test('it can be checked without an effect', async () => {
      await expect(subject.processor.check()).resolves.toBeUndefined();
    });
  });
}
