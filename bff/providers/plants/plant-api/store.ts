import { BatchWriter } from '../../../core/database/batch-writer.ts';
import { mayBeOfOneRow, type Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { createdPlantJson } from '../contract/plants.ts';
import { insertPlants, type Inserted } from './insert-plants.ts';
import {
  correct,
  firstAnswer,
  storedAnswer,
  takenAnswer,
  type Attempt,
  type NewPlantRow,
  type Outcome,
  type PlantResponse,
} from './responses.ts';

/** A request being written to the database. */
interface Request {
  readonly plant: NewPlantRow;
  readonly attempt: Attempt | undefined;
  readonly nowMs: number;
  /** Set once it is committed. */
  outcome?: Outcome;
}

/** The time for which a response is kept (domain rule, idempotency). */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** The most requests of one statement. */
const LARGEST = 100;

/**
 * Stores plants with their events, exactly once per idempotency key: plant, event and response are committed
 * together. Requests that arrive during a write share the next one.
 */
export class PlantStore {
  readonly #db: Db;
  readonly #writer: BatchWriter<Request>;

  constructor(db: Db) {
    this.#db = db;
    this.#writer = new BatchWriter({
      largest: LARGEST,
      write: (requests) => this.#storeAll(requests),
      isOfOne: mayBeOfOneRow,
    });
  }

  /**
   * Returns the response, including that the ID is taken.
   * @throws {ApiError} idempotency_reused if the key came with another body
   */
  async store(plant: NewPlantRow, attempt: Attempt | undefined, nowMs: number): Promise<PlantResponse> {
    const request: Request = { plant, attempt, nowMs };
    await this.#writer.add(request);
    const { outcome } = request;
    if (outcome === undefined || outcome instanceof ApiError)
      throw outcome ?? new TypeError('written without a response');
    return outcome;
  }

  /** Stores all requests. One with the plant or the key of an earlier one waits for that one's commit. */
  async #storeAll(requests: readonly Request[]): Promise<void> {
    const names = new Set<string>();
    const later: Request[] = [];
    const first = requests.filter((request) => {
      // When writing again after a failure, a request that was already committed stays as it is.
      if (request.outcome) return false;
      const own = namesOf(request);
      const isFirst = own.every((name) => !names.has(name));
      if (isFirst) for (const name of own) names.add(name);
      else later.push(request);
      return isFirst;
    });
    if (first.length === 0) return;
    const outcomes = first.every(({ attempt }) => attempt === undefined)
      ? await storeFree(this.#db, first)
      : await inTransaction(this.#db, ({ db }) => storeFree(db, first));
    for (const [at, request] of first.entries()) request.outcome = outcomes[at] as Outcome;
    if (later.length > 0) await this.#storeAll(later);
  }
}

function namesOf({ plant: { merchant, id }, attempt }: Request): string[] {
  const names = [nameOf({ kind: 'plant', merchant, of: id })];
  if (attempt) names.push(nameOf({ kind: 'key', merchant, of: attempt.key }));
  return names;
}

const nameOf = ({ kind, merchant, of }: Inserted): string => `${kind} ${merchant} ${of}`;

/** Stores several requests that share no plant or key. */
async function storeFree(db: Db, requests: readonly Request[]): Promise<Outcome[]> {
  const nowMs = requests[0]?.nowMs ?? 0;
  const inserted = await insertPlants(
    db,
    requests.map(({ plant, attempt }) => ({
      ...plant,
      eventId: newId('evt'),
      data: createdPlantJson(plant),
      key: attempt?.key ?? null,
      fingerprint: attempt?.fingerprint ?? null,
      body: storedAnswer(plant).body,
    })),
    { now: new Date(nowMs), expired: new Date(nowMs - KEPT_MS) },
  );
  const free = new Set(inserted.map(nameOf));
  const outcomes: Outcome[] = [];
  for (const request of requests) outcomes.push(await settle(db, request, free));
  return outcomes;
}

/** Returns the outcome as decided by the database. */
async function settle(db: Db, { plant, attempt }: Request, free: ReadonlySet<string>): Promise<Outcome> {
  const { merchant, id } = plant;
  if (attempt && !free.has(nameOf({ kind: 'key', merchant, of: attempt.key }))) {
    return firstAnswer(db, plant, attempt);
  }
  if (free.has(nameOf({ kind: 'plant', merchant, of: id }))) return storedAnswer(plant);
  const taken = takenAnswer();
  if (attempt) await correct(db, plant, attempt, taken);
  return taken;
}
