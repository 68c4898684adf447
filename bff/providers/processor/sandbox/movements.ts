import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { instantOf } from '../../../core/contract/dates.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { listMovements, MOVEMENTS_AT_ONCE, type Movement, type MovementPage } from '../contract/movement.ts';
import type { BooksChange, PlantedDifference } from '../port.ts';
import { disputesOfMerchant } from './disputes.ts';

const Text = Type.String({ maxLength: 100 });
const simulated = { tag: 'Books', credentials: ['key'], idempotency: 'ignored', method: 'post' } as const;
const Planted = Type.Object({ id: Type.String() });

/** The operations by which the sandbox's books differ from the ledger. No other processor serves them. */
const plantDifference = defineOperation({
  ...simulated,
  id: 'plantDifference',
  path: '/movements/differences',
  summary: 'Make a difference',
  body: Type.Object({
    merchant: Text,
    reference: orNull(Text, { description: 'The payment.' }),
    hidden: Type.Optional(Type.Boolean()),
    amount: Type.Optional(Type.Integer()),
    currency: Type.Optional(Text),
    fee: Type.Optional(Type.Integer()),
  }),
  success: { status: 201, description: 'Made.', schema: Planted },
  errors: ['not_found'],
});

const undoDifference = defineOperation({
  ...simulated,
  id: 'undoDifference',
  path: '/movements/differences/undo',
  summary: 'Undo a difference',
  body: Type.Object({ merchant: Text, movement: Text }),
  success: { status: 200, description: 'Undone.', schema: Planted },
});

/** Returns the built-in processor's routes about its books. */
export function movementRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
  return [
    route(listMovements, async ({ query: { merchant, cursor, ...times } }) => {
      const from = new Date(instantOf(times.from) ?? 0);
      const to = new Date(instantOf(times.to) ?? 0);
      const at = new Date(times.at ?? clock.now());
      return { body: await pageOfMovements(db, { merchant, from, to, at, cursor }) };
    }),
    route(plantDifference, async ({ body: { merchant, reference, ...change } }) => {
      const planted = { merchant, reference: reference ?? undefined, change };
      return { body: { id: await plant(db, planted, clock.now()) } };
    }),
    route(undoDifference, async ({ body: { merchant, movement } }) => {
      await db
        .deleteFrom('processor_differences')
        .where('merchant', '=', merchant)
        .where((eb) => eb.or([eb('id', '=', movement), eb('movement', '=', movement)]))
        .execute();
      return { body: { id: movement } };
    }),
  ];
}

interface Window {
  readonly merchant: string;
  readonly from: Date;
  readonly to: Date;
  readonly at: Date;
  readonly cursor: string | undefined;
}

interface Row {
  readonly id: string;
  readonly kind: Movement['kind'];
  readonly reference: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly at: Date;
}

/**
 * Returns what was captured and refunded in a time, and the movements of all disputes, since a sandbox's
 * clock decides when those move. Ordered by ID.
 */
async function pageOfMovements(db: Db, window: Window): Promise<MovementPage> {
  const { merchant, from, to, cursor = '' } = window;
  const { rows } = await sql<Row>`
    select * from (
      select reference as id, 'charge' as kind, reference, coalesce(captured, amount) as amount, currency,
          coalesce(captured_at, updated_at) as at
        from processor_payments where merchant = ${merchant} and status = 'captured'
      union all
      select r.reference, 'refund', r.reference, -r.amount, p.currency, r.created_at
        from processor_refunds r join processor_payments p on p.reference = r.payment
        where p.merchant = ${merchant}
      union all
      select id, 'charge', null, amount, currency, created_at
        from processor_differences where merchant = ${merchant} and movement is null
    ) moved
    where at >= ${from} and at < ${to} and id > ${cursor}
    order by id limit ${MOVEMENTS_AT_ONCE - MOST_DISPUTES}`.execute(db);
  const disputed = cursor === '' ? await disputeMovements(db, window) : [];
  const changes = await changesOf(db, merchant);
  const isLast = rows.length < MOVEMENTS_AT_ONCE - MOST_DISPUTES;
  const data = [...rows.map(present), ...disputed].flatMap((one) => changed(one, changes.get(one.id)));
  return { data, next_cursor: isLast ? null : (rows.at(-1)?.id ?? null) };
}

/** The most movements of disputes that the sandbox lists: those of the newest. */
const MOST_DISPUTES = 40;

function present({ amount, at, ...row }: Row): Movement {
  return { ...row, amount: Number(amount), fee: null, at: at.toISOString() };
}

async function disputeMovements(db: Db, { merchant, at }: Window): Promise<Movement[]> {
  const disputes = await disputesOfMerchant(db, merchant, at, MOST_DISPUTES / 2);
  return disputes.flatMap(({ id, amount, currency, funds_withdrawn: isTaken, created_at: created }) => {
    const same = { kind: 'dispute', reference: id, currency, fee: null, at: created.toISOString() } as const;
    const taken = { ...same, id, amount: -amount };
    return isTaken ? [taken] : [taken, { ...same, id: `${id}_won`, amount }];
  });
}

function changed(movement: Movement, change: BooksChange | undefined): Movement[] {
  if (!change) return [movement];
  const { hidden = false, ...fields } = change;
  return hidden ? [] : [{ ...movement, ...fields }];
}

async function changesOf(db: Db, merchant: string): Promise<Map<string, BooksChange>> {
  const rows = await db
    .selectFrom('processor_differences')
    .select(['movement', 'change'])
    .where('merchant', '=', merchant)
    .where('movement', 'is not', null)
    .execute();
  return new Map(rows.map(({ movement, change }) => [movement ?? '', change]));
}

/** A movement that isn't in the ledger is old enough to be compared at once. */
const MADE_EARLIER_MS = 2 * 60 * 60_000;

/** @throws {ApiError} not_found: nothing was captured under this reference */
async function plant(
  db: Db,
  { merchant, reference, change }: PlantedDifference,
  now: number,
): Promise<string> {
  if (reference !== undefined) {
    const known = await db
      .selectFrom('processor_payments')
      .select('reference')
      .where('reference', '=', reference)
      .where('merchant', '=', merchant)
      .where('status', '=', 'captured')
      .executeTakeFirst();
    if (!known) throw new ApiError('not_found');
  }
  const id = newId('pdf');
  const row = {
    id,
    merchant,
    movement: reference ?? null,
    change: JSON.stringify(change),
    amount: String(change.amount ?? 0),
    currency: change.currency ?? '',
    created_at: new Date(now - MADE_EARLIER_MS),
  };
  await db
    .insertInto('processor_differences')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'movement']).doUpdateSet((eb) => ({ change: eb.ref('excluded.change') })),
    )
    .execute();
  return id;
}
