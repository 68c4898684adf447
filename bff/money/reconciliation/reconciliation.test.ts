import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, signUp, startService, type Reply, type Service } from '../../testing/service/service.ts';
import { Payer, Till } from '../payments/testing/till.ts';
import type { Difference, Reconciliation } from './contract/reconciliation.ts';
import { booksStateOf } from './reconciliation-records.ts';

let service: Service;
let payer: Payer;
beforeAll(async () => {
  service = await startService({ payables: new Till().payables });
});
beforeEach(async () => {
  service.clock.advance(60_000);
  payer = Payer.of(service, await signUp(service));
});
afterAll(() => service.stop());

const send = <Body = Reconciliation>(operation: string, body?: unknown, credential = payer.partner.key) =>
  call<Body>(service, operation, {
    credential,
    ...(body !== undefined && { body }),
    headers: operation.startsWith('GET') ? {} : { 'idempotency-key': randomUUID() },
  });
const make = (difference: Difference, payment?: string): Promise<Reply<Reconciliation>> =>
  send('POST /v1/sandbox/reconciliations', { merchant: payer.partner.active, difference, payment });
const resolve = async (id: string): Promise<Reconciliation> =>
  (await send(`POST /v1/sandbox/reconciliations/${id}/resolve`, {})).body;
const list = async (query = '', credential?: string): Promise<Reconciliation[]> =>
  (await send<{ data: Reconciliation[] }>(`GET /v1/reconciliations${query}`, undefined, credential)).body
    .data;

/** Payments that were captured, one refunded and one disputed. */
async function sell(): Promise<string> {
  const { id: disputed } = await payer.pay('tok_disputed');
  await payer.capture(disputed);
  await payer.settle(disputed);
  await service.deps.disputes.look(payer.owner, disputed);
  const { id } = await payer.captured();
  await payer.refund(id, 1_000);
  await payer.settle(id);
  return id;
}

test.each<[Difference, object, object]>([
  ['amount', { amount: { amount: 3648 } }, { amount: { amount: 3649 } }],
  ['currency', { amount: { currency: 'GBP' } }, { amount: { currency: 'USD' } }],
  ['fee', { fee: { currency: 'GBP' } }, { fee: { currency: 'GBP' } }],
])(
  'a difference of %s is found, with both sides, and is gone once they agree',
  async (kind, ledger, there) => {
    const payment = await sell();
    const made = await make(kind, payment);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ difference: kind, status: 'open', payment, ledger, processor: there });
    expect(await list()).toEqual([made.body]);
    const resolved = await resolve(made.body.id);
    expect(resolved).toMatchObject({ status: 'resolved', version: 2, resolved_at: expect.any(String) });
    expect((await payer.told(made.body.id)).events).toEqual([
      'reconciliation.difference_found',
      'reconciliation.resolved',
    ]);
  },
);

test('a payment that the processor doesn’t list is missing there, and one that only it lists, here', async () => {
  const payment = await sell();
  const there = await make('missing_at_processor', payment);
  expect(there.body).toMatchObject({ difference: 'missing_at_processor', payment, processor: null });
  const here = await make('missing_in_ledger');
  expect(here.body).toMatchObject({ difference: 'missing_in_ledger', ledger: null, payment: null });
  expect(await list('?status=open')).toHaveLength(2);
  expect((await resolve(there.body.id)).status).toBe('resolved');
  expect((await resolve(here.body.id)).status).toBe('resolved');
  expect(await list('?status=open')).toEqual([]);
  const view = { ...payer.owner, only: undefined };
  expect(await booksStateOf(service.db, view)).toMatchObject({ open: 0, agreedSince: expect.any(Date) });
});

test('what agrees is no difference: a whole comparison of a busy day finds only the one that was made', async () => {
  await sell();
  const { body } = await make('amount');
  const compare = (ms: number) =>
    service.deps.reconciliation.compareDue(payer.owner, payer.partner.active, new Date(ms));
  const later = service.clock.now() + 2 * 24 * 60 * 60_000;
  // Doubled, as after a crash: nothing is recorded twice.
  await Promise.all([compare(later), compare(later)]);
  await compare(later);
  expect((await list()).map(({ id }) => id)).toEqual([body.id]);
  expect((await payer.told(body.id)).events).toEqual(['reconciliation.difference_found']);
  await resolve(body.id);
  await compare(later + 24 * 60 * 60_000);
  expect(await list('?status=open')).toEqual([]);
});

test('many movements are read page by page, and the next reading goes on where one was interrupted', async () => {
  const { active } = payer.partner;
  for (let at = 0; at < 65; at += 1) await payer.captured();
  const due = new Date(service.clock.now() + 2 * 24 * 60 * 60_000);
  service.processor.faults.next('listMovements', 'unavailable');
  const compare = () => service.deps.reconciliation.compareDue(payer.owner, active, due);
  await expect(compare()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await list()).toEqual([]);
  expect(await compare()).toBe('done');
  const { count } = await service.db
    .selectFrom('processor_movements')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('merchant_id', '=', active)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(65);
  expect(await list()).toEqual([]);
}, 60_000);

test('the lists filter, and page', async () => {
  const first = await sell();
  const { body: one } = await make('amount', first);
  const { body: two } = await make('missing_in_ledger');
  expect((await list()).map(({ id }) => id)).toEqual([two.id, one.id]);
  expect(await list(`?status=open&merchant=${payer.partner.active}`)).toEqual([two, one]);
  // Their days differ around midnight.
  for (const { id, day } of [one, two]) {
    expect((await list(`?day=${day}`)).map((found) => found.id)).toContain(id);
  }
  expect(await list('?day=2020-01-01')).toEqual([]);
  const page = await send<{ data: Reconciliation[]; next_cursor: string }>('GET /v1/reconciliations?limit=1');
  expect(await list(`?limit=1&cursor=${page.body.next_cursor}`)).toEqual([one]);
  expect((await send('GET /v1/reconciliations?status=gone')).status).toBe(400);
});

test('another partner neither sees, makes nor resolves one', async () => {
  const payment = await sell();
  const { body } = await make('amount', payment);
  const other = await signUp(service);
  expect(await list('', other.key)).toEqual([]);
  expect((await send(`GET /v1/reconciliations/${body.id}`, undefined, other.key)).status).toBe(404);
  const resolved = await send(`POST /v1/sandbox/reconciliations/${body.id}/resolve`, {}, other.key);
  const made = await send(
    'POST /v1/sandbox/reconciliations',
    { merchant: payer.partner.active, difference: 'amount' },
    other.key,
  );
  expect([resolved.status, made.status]).toEqual([404, 404]);
});

test('without a captured payment, only money that the ledger doesn’t have can be made up', async () => {
  const refused = await make('amount');
  expect([refused.status, refused.body]).toMatchObject([409, { param: 'merchant' }]);
  expect((await make('amount', 'pay_01M7YV66A5H2C8X3M7P4G1S9JK')).status).toBe(404);
  expect((await make('missing_in_ledger')).status).toBe(201);
});

test('both events can be simulated', async () => {
  for (const type of ['reconciliation.difference_found', 'reconciliation.resolved']) {
    const { status, body } = await send<{ data: { type: string }[] }>('POST /v1/sandbox/events', { type });
    expect([status, body.data.at(-1)?.type]).toEqual([201, type]);
  }
});
