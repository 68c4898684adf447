import type { Event } from '../contract/events.ts';
import type { Db } from '../database/database.ts';
import { inTransaction, type Work } from '../database/unit-of-work.ts';
import type { Clock } from '../gateway/clock.ts';
import type { KeyPrincipal } from '../gateway/principal.ts';
import type { KeyDirectory } from '../identity/keys/key-directory.ts';
import type { PlantApi } from '../plants/plants.ts';
import { eventsRecordedBy, type WebhookSimulation } from '../webhooks/webhooks.ts';

export interface SimulationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly directory: KeyDirectory;
  readonly plantApi: PlantApi;
  readonly webhooks: WebhookSimulation;
}

/** One call of the simulator. */
export interface SimulationRequest {
  readonly deps: SimulationDeps;
  /** A sandbox key: its partner's records are changed. */
  readonly caller: KeyPrincipal;
  /** As the caller wrote it; undefined: none was named. */
  readonly merchantId: string | undefined;
  readonly requestId: string;
  /** Derived from the caller's key; undefined: it sent none. */
  readonly idempotencyKey: string | undefined;
}

/** Changes real records. @returns the events that followed, in order */
export type Simulation = (request: SimulationRequest) => Promise<readonly Event[]>;

/** A simulation that is a change in our database: its events are those of the transaction. */
export function changing(change: (work: Work, request: SimulationRequest) => Promise<unknown>): Simulation {
  return ({ deps, ...request }) =>
    inTransaction(deps.db, async (work) => {
      await change(work, { deps, ...request });
      return eventsRecordedBy(work.db, request.caller);
    });
}
