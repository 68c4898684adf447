import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import {
  call,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { MERCHANT_STATUSES, type Merchant, type MerchantStatus } from './contract/merchant.ts';
import { moveMerchant } from './merchants.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { demandMore, reviewMerchant, sandboxOutcome } from './review.ts';
import { REVIEW } from './merchant-states.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
});
afterAll(() => service.stop());

const owner = () => ({ partnerId: partner.partnerId, environment: 'sandbox' }) as const;
const merchantOf = (status: string): string => partner.merchants[status] ?? '';
const read = async (id: string): Promise<Merchant> =>
  (await call<Merchant>(service, `GET /v1/merchants/${id}`, { credential: partner.key })).body;
const simulate = (type: string, merchant: string): Promise<Reply> =>
  call(service, 'POST /v1/sandbox/events', { credential: partner.key, body: { type, merchant } });
const typesOf = async (id: string): Promise<string[]> => {
  const { body } = await call<{ data: { type: string }[] }>(service, `GET /v1/events?merchant=${id}`, {
    credential: partner.key,
  });
  return body.data.map(({ type }) => type).toReversed();
};
/** Moves the sandbox's clock. */
async function pass(ms: number): Promise<void> {
  const { body } = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', { credential: partner.key });
  const to = new Date(Date.parse(body.now) + ms).toISOString();
  const reply = await call(service, 'POST /v1/sandbox/clock/advance', {
    credential: partner.key,
    body: { to },
  });
  expect(reply.body).toMatchObject({ advancing_to: null });
}
const set = (id: string, columns: { tax_id_last4?: string; status?: MerchantStatus }): Promise<unknown> =>
  service.db.updateTable('merchants').set(columns).where('id', '=', id).execute();
const now = (): Date => new Date(service.clock.now());

describe('a review in the sandbox', () => {
  test('ends after five seconds of its clock, and activates the merchant', async () => {
    const id = merchantOf('needs_data');
    await simulate('merchant.onboarding_updated', id);
    expect(await read(id)).toMatchObject({
      status: 'in_review',
      capabilities: { payments: 'pending', payouts: 'pending' },
      requirements: { currently_due: [] },
      bank_account: { status: 'new' },
    });
    // The clock goes on by itself, so the time is read where it is written down.
    const review = await service.db
      .selectFrom('timers')
      .select('due_at')
      .where('record', '=', id)
      .where('kind', '=', REVIEW)
      .executeTakeFirstOrThrow();
    const { body } = await call<{ data: { created_at: string }[] }>(
      service,
      `GET /v1/events?merchant=${id}`,
      {
        credential: partner.key,
      },
    );
    expect(review.due_at.getTime() - Date.parse(body.data[0]?.created_at ?? '')).toBe(5_000);
    await pass(5_000);
    expect(await read(id)).toMatchObject({ status: 'active', bank_account: { status: 'verified' } });
    expect(await typesOf(id)).toEqual(['merchant.onboarding_updated', 'merchant.activated']);
  });

  test.each([
    ['0000', null, 'rejected'],
    ['0001', null, 'needs_data'],
    ['0001', 'doc_1', 'active'],
    ['1000', null, 'active'],
    [null, null, 'active'],
  ] as const)('of a tax number ending in %s with the document %s is %s', (end, document, outcome) => {
    expect(sandboxOutcome({ tax_id_last4: end, document_token: document })).toBe(outcome);
  });

  test('asks for a document, with the reason', async () => {
    const id = merchantOf('needs_data');
    await set(id, { tax_id_last4: '0001' });
    await simulate('merchant.onboarding_updated', id);
    await pass(6_000);
    expect(await read(id)).toMatchObject({
      status: 'needs_data',
      requirements: {
        currently_due: ['business.document'],
        past_due: [],
        errors: [{ requirement: 'business.document', code: 'document_required' }],
      },
    });
  });

  test('rejects', async () => {
    const id = merchantOf('needs_data');
    await set(id, { tax_id_last4: '0000' });
    await simulate('merchant.onboarding_updated', id);
    await pass(6_000);
    expect((await read(id)).status).toBe('rejected');
    expect(await typesOf(id)).toEqual(['merchant.onboarding_updated', 'merchant.onboarding_updated']);
  });

  test('that something else has ended does nothing', async () => {
    const id = merchantOf('needs_data');
    await simulate('merchant.onboarding_updated', id);
    await simulate('merchant.onboarding_updated', id);
    await pass(60_000);
    expect((await read(id)).status).toBe('needs_data');
    await simulate('merchant.onboarding_updated', id);
    await simulate('merchant.suspended', id);
    await pass(60_000);
    expect((await read(id)).status).toBe('suspended');
    // One that was already being run when that happened finds a merchant that waits for nothing.
    await inTransaction(service.db, ({ db }) =>
      setTimer(db, owner(), { kind: REVIEW, record: id, dueAt: now() }),
    );
    await pass(60_000);
    const timers = await service.db.selectFrom('timers').select('id').where('record', '=', id).execute();
    expect(timers).toEqual([]);
  });
});

describe('what is asked of an active merchant', () => {
  const DEMAND = {
    requirement: 'business.url',
    code: 'url_required',
    message: 'Enter the address of your website.',
  };
  const demand = (id: string, inMs?: number): Promise<Merchant> =>
    inTransaction(service.db, (work) =>
      demandMore(
        work.db,
        owner(),
        id,
        { demand: DEMAND, ...(inMs !== undefined && { deadline: new Date(now().getTime() + inMs) }) },
        now(),
      ),
    );
  const give = (id: string): Promise<Reply<Merchant>> =>
    call<Merchant>(service, `PATCH /v1/merchants/${id}`, {
      credential: partner.key,
      body: { business: { url: 'https://riverside.example' } },
    });

  test('is overdue after its deadline, and reviewed when it is given', async () => {
    const asked = await demand(partner.active, 3_600_000);
    expect(asked).toMatchObject({
      status: 'active',
      requirements: { currently_due: ['business.url'], past_due: [], deadline: expect.any(String) },
    });
    await pass(3_000_000);
    expect((await read(partner.active)).status).toBe('active');
    await pass(700_000);
    expect(await read(partner.active)).toMatchObject({
      status: 'restricted',
      capabilities: { payments: 'active', payouts: 'inactive' },
      requirements: { past_due: ['business.url'], currently_due: ['business.url'] },
    });
    expect((await give(partner.active)).body).toMatchObject({
      status: 'restricted',
      requirements: { currently_due: [], past_due: [], errors: [] },
    });
    await pass(6_000);
    expect((await read(partner.active)).status).toBe('active');
    expect(await typesOf(partner.active)).toEqual([
      'merchant.onboarding_updated',
      'merchant.restricted',
      'merchant.updated',
      'merchant.activated',
    ]);
  });

  test('and given in time restricts nobody', async () => {
    await demand(partner.active, 3_600_000);
    expect((await give(partner.active)).body).toMatchObject({
      requirements: { currently_due: [], deadline: null },
    });
    await pass(7_200_000);
    expect((await read(partner.active)).status).toBe('active');
  });

  test('without a deadline restricts at once; a review refuses while it is overdue', async () => {
    expect(await demand(partner.active)).toMatchObject({ status: 'restricted' });
    const early = inTransaction(service.db, (work) =>
      reviewMerchant(work.db, owner(), partner.active, { outcome: 'active' }, now()),
    );
    await expect(early).rejects.toMatchObject({ code: 'state_forbids' });
  });

  test('is refused of one that is not active', async () => {
    await expect(demand(merchantOf('needs_data'))).rejects.toMatchObject({ code: 'state_forbids' });
  });
});

/** Transitions of the domain; every other one is refused. */
const LEGAL: Readonly<Record<MerchantStatus, readonly MerchantStatus[]>> = {
  created: ['needs_data', 'suspended', 'closed'],
  needs_data: ['in_review', 'suspended', 'closed'],
  in_review: ['active', 'needs_data', 'rejected', 'suspended', 'closed'],
  active: ['restricted', 'suspended', 'closed'],
  restricted: ['active', 'suspended', 'closed'],
  suspended: ['closed'],
  rejected: ['closed'],
  closed: [],
};

test.each(MERCHANT_STATUSES)(
  'from %s every transition is as in the domain, and others are refused',
  async (from) => {
    const id = partner.active;
    for (const to of MERCHANT_STATUSES) {
      await set(id, { status: from });
      const reached = await inTransaction(service.db, (work) =>
        moveMerchant(work.db, owner(), id, to, now()),
      ).then(
        ({ status }) => status,
        (error: { code: string }) => error.code,
      );
      expect([to, reached]).toEqual([to, LEGAL[from].includes(to) ? to : 'state_forbids']);
    }
  },
);
