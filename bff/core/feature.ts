import type { EventType } from './contract/feature.ts';
import type { Retention } from './contract/retention.ts';
import type { Event } from './events/event-records.ts';
import type { Db } from './database/database.ts';
import type { GuestRecords } from './database/guest-records.ts';
import type { Invariant } from './database/invariant.ts';
import type { Migrations } from './database/migrate.ts';
import type { Owner } from './database/owner.ts';
import type { FromReplica } from './database/replica.ts';
import type { Work } from './database/unit-of-work.ts';
import type { Route } from './api/route.ts';
import type { Clock } from './api/clock.ts';
import type { Limiter } from './api/limits/quota.ts';
import type { KeyPrincipal } from './api/principal.ts';
import type { MoveGate } from './moves/move-gate.ts';
import type { Languages, LoadCatalog } from './text/language.ts';
import type { Chore } from './timers/chore-runner.ts';
import type { DueWork, TimerHandlers } from './timers/timer-handler.ts';

/**
 * The parts that a feature adds to the service. Its operations and event types are in its contract
 * (`developers/document/features.ts`).
 */
export interface Feature {
  /** Returns the routes of its operations. */
  readonly routes?: (deps: FeatureDeps) => readonly Route[];
  /** The sandbox's simulations of its events, by type. */
  readonly simulations?: Simulations;
  /** Handlers of its timers, by kind (`setTimer`, core/timers/timers.ts). */
  readonly timers?: TimerHandlers<FeatureDeps>;
  /** Work that it repeats on its own. */
  readonly chores?: readonly Chore<FeatureDeps>[];
  readonly migrations?: Migrations;
  /** Its records that name guests. */
  readonly guestRecords?: readonly GuestRecords<GuestRecordDeps>[];
  /** Rules that its records keep, for the operator's `verify`. */
  readonly invariants?: readonly Invariant[];
  /** The translations of its pages and messages. */
  readonly catalog?: LoadCatalog;
  /**
   * Gives new test merchants their records of this feature, in the transaction that creates the merchants. It
   * records no events. A sign-up waits for it, so it is one insert.
   */
  readonly furnish?: FurnishMerchants;
}

/**
 * The dependencies of features. A feature that provides something to others adds it by merging this
 * interface.
 */
export interface FeatureDeps extends GuestRecordDeps {
  /** Runs large reads without writes. */
  readonly fromReplica: FromReplica;
  readonly clock: Clock;
  /** How many days each kind of record is kept. */
  readonly retention: Retention;
  /** Decides which requests a partner that moves is served. */
  readonly moves: MoveGate;
  /** Whether anybody may open a sandbox; otherwise the operator does. */
  readonly isSignUpOpen: boolean;
  readonly limiter: Limiter;
  /** The languages of pages and messages for people. */
  readonly languages: Languages;
  /** Gives new test merchants their records of all features. */
  readonly furnish: FurnishMerchants;
  /** Invalidates a merchant that this node has changed. */
  readonly invalidateMerchant: (id: string) => void;
  /** The simulations of all features. */
  readonly simulations: Simulations;
  /** Records that name guests, of all features. */
  readonly guestRecords: readonly GuestRecords<GuestRecordDeps>[];
  /** The timers of all features, for moving a sandbox's clock. */
  readonly timers: DueWork;
}

/**
 * The dependencies of records that name guests. They are few, because the operator's command line has them
 * too. Features merge what theirs need, as into `FeatureDeps`.
 */
export interface GuestRecordDeps {
  readonly db: Db;
  readonly publicUrl: string;
}

/** A merchant just created for tests, by a sign-up or a simulation. */
export interface TestMerchant extends Owner {
  readonly id: string;
  readonly displayName: string;
  readonly country: string;
  readonly currency: string;
  readonly timezone: string;
}

export type FurnishMerchants = (trx: Db, merchants: readonly TestMerchant[], now: Date) => Promise<void>;

export type Simulations = Readonly<Partial<Record<EventType, Simulation>>>;

/**
 * Simulates an event on real records. A function runs in a transaction of this database, and its events are
 * those that the transaction records. If the change happens elsewhere, `outside` returns the resulting
 * events, in order.
 */
export type Simulation =
  | ((work: Work, request: SimulationRequest) => Promise<unknown>)
  | { readonly outside: (request: SimulationRequest) => Promise<readonly Event[]> };

/** One call of the simulator. */
export interface SimulationRequest {
  readonly deps: FeatureDeps;
  /** A sandbox key, whose records are changed. */
  readonly caller: KeyPrincipal & Owner;
  /** The merchant that the caller sent; `undefined` if it named none. */
  readonly merchantId: string | undefined;
  readonly requestId: string;
  /** Derived from the caller's key; `undefined` if it sent none. */
  readonly idempotencyKey: string | undefined;
}
