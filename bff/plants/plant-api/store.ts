import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/ids.ts';
import { ApiError } from '../../gateway/errors.ts';
import { createdPlantJson, PLANT_CREATED } from '../created-event.ts';

export interface NewPlantRow {
  readonly merchant: string;
  /** int64 as digits, which the database parses. */
  readonly id: string;
  readonly name: string;
  /** null: the caller sent none. */
  readonly tag: string | null;
}

/** A request that its caller may repeat. */
export interface Attempt {
  readonly key: string;
  /** SHA-256 of the body's bytes. */
  readonly fingerprint: string;
}

export interface PlantResponse {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  /** Whether this is a replay of the first response. */
  readonly replayed: boolean;
}

/** How long a response is kept (domain rule, idempotency). */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Rows of one statement, so that none occupies the embedded database's one connection for long. */
const PRUNE_BATCH = 1_000;

/**
 * Stores the plant with its event, or returns that its id is taken: the primary key decides, not an earlier read. It
 * is one statement, so neither exists without the other. The merchant's record says whose event it is; an unknown
 * merchant has no partner to notify.
 */
export async function storePlant(db: Db, plant: NewPlantRow, nowMs: number): Promise<PlantResponse> {
  const created_at = new Date(nowMs);
  const row = await db
    .with('plant', (one) =>
      one
        .insertInto('plants')
        .values({ ...plant, created_at })
        .onConflict((conflict) => conflict.columns(['merchant', 'id']).doNothing())
        .returning('merchant'),
    )
    .with('event', (one) =>
      one
        .insertInto('events')
        .columns(['id', 'type', 'partner_id', 'environment', 'merchant_id', 'data', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('merchants')
            .innerJoin('plant', 'plant.merchant', 'merchants.id')
            .select((column) => [
              column.cast<string>(column.val(newId('evt')), 'text').as('event_id'),
              column.cast<string>(column.val(PLANT_CREATED), 'text').as('type'),
              'merchants.partner_id',
              'merchants.environment',
              'merchants.id',
              column.cast<string>(column.val(createdPlantJson(plant)), 'text').as('data'),
              column.cast<Date>(column.val(created_at), 'timestamptz').as('created_at'),
            ]),
        ),
    )
    .selectFrom('plant')
    .select('merchant')
    .executeTakeFirst();
  return row ? storedAnswer(plant) : takenAnswer();
}

/**
 * The same, exactly once for an idempotency key: plant and response are written in one transaction. The row of the
 * response is written first and is the lock: a second request with the same key waits there for the first to commit.
 * @throws {ApiError} idempotency_reused if the key came with another body
 */
export function storePlantOnce(
  db: Db,
  plant: NewPlantRow,
  attempt: Attempt,
  nowMs: number,
): Promise<PlantResponse> {
  return db.transaction().execute(async (trx) => {
    if (!(await claim(trx, plant, attempt, nowMs))) return firstAnswer(trx, plant, attempt);
    const answer = await storePlant(trx, plant, nowMs);
    if (answer.status !== storedAnswer(plant).status) await correct(trx, plant, attempt, answer);
    return answer;
  });
}

/** Writes the expected response. An expired row is replaced. */
async function claim(trx: Db, plant: NewPlantRow, attempt: Attempt, nowMs: number): Promise<boolean> {
  const { status, body } = storedAnswer(plant);
  const values = { fingerprint: attempt.fingerprint, status, body, created_at: new Date(nowMs) };
  const row = await trx
    .insertInto('plant_answers')
    .values({ merchant: plant.merchant, idempotency_key: attempt.key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'idempotency_key'])
        .doUpdateSet(values)
        .where('plant_answers.created_at', '<', new Date(nowMs - KEPT_MS)),
    )
    .returning('merchant')
    .executeTakeFirst();
  return row !== undefined;
}

async function correct(trx: Db, plant: NewPlantRow, attempt: Attempt, answer: PlantResponse): Promise<void> {
  await trx
    .updateTable('plant_answers')
    .set({ status: answer.status, body: answer.body })
    .where('merchant', '=', plant.merchant)
    .where('idempotency_key', '=', attempt.key)
    .execute();
}

async function firstAnswer(trx: Db, plant: NewPlantRow, attempt: Attempt): Promise<PlantResponse> {
  const first = await trx
    .selectFrom('plant_answers')
    .select(['fingerprint', 'status', 'body'])
    .where('merchant', '=', plant.merchant)
    .where('idempotency_key', '=', attempt.key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== attempt.fingerprint) throw new ApiError('idempotency_reused');
  return { status: first.status, body: first.body, replayed: true };
}

function storedAnswer({ name, tag }: NewPlantRow): PlantResponse {
  const plant = tag === null ? { name } : { name, tag };
  return { status: 200, body: JSON.stringify(plant), replayed: false };
}

function takenAnswer(): PlantResponse {
  const taken = new ApiError('plant_id_taken');
  return { status: taken.status, body: JSON.stringify(taken.body()), replayed: false };
}

/** Deletes expired responses, oldest first. Several nodes may do so at once. */
export async function pruneAnswers(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  for (;;) {
    const { rows } = await sql`
      delete from plant_answers where (merchant, idempotency_key) in (
        select merchant, idempotency_key from plant_answers where created_at < ${before}
        order by created_at limit ${PRUNE_BATCH} for update skip locked)
      returning 1`.execute(db);
    if (rows.length < PRUNE_BATCH) return;
  }
}
