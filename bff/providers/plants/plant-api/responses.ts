import type { Db } from '../../../core/database/database.ts';
import { ApiError } from '../../../core/api/errors.ts';

export interface NewPlantRow {
  readonly merchant: string;
  /** int64 as digits, which the database parses. */
  readonly id: string;
  readonly name: string;
  /** `null` if the caller sent none. */
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

/** The outcome of a request: a response that is stored for its key, or a refusal that isn't. */
export type Outcome = PlantResponse | ApiError;

export function storedAnswer({ name, tag }: NewPlantRow): PlantResponse {
  const plant = tag === null ? { name } : { name, tag };
  return { status: 200, body: JSON.stringify(plant), replayed: false };
}

export function takenAnswer(): PlantResponse {
  const taken = new ApiError('plant_id_taken');
  return { status: taken.status, body: JSON.stringify(taken.body()), replayed: false };
}

/** Stores another response than the expected one. */
export async function correct(
  trx: Db,
  plant: NewPlantRow,
  attempt: Attempt,
  answer: PlantResponse,
): Promise<void> {
  await trx
    .updateTable('plant_answers')
    .set({ status: answer.status, body: answer.body })
    .where('merchant', '=', plant.merchant)
    .where('idempotency_key', '=', attempt.key)
    .execute();
}

/** Returns the outcome for a request whose key was used before. */
export async function firstAnswer(trx: Db, plant: NewPlantRow, attempt: Attempt): Promise<Outcome> {
  const first = await trx
    .selectFrom('plant_answers')
    .select(['fingerprint', 'status', 'body'])
    .where('merchant', '=', plant.merchant)
    .where('idempotency_key', '=', attempt.key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== attempt.fingerprint) return new ApiError('idempotency_reused');
  return { status: first.status, body: first.body, replayed: true };
}
