import type { Router } from 'express';
import type { ConsoleContext } from '../pages/console/context.ts';
import type { PageRenderer } from '../pages/console/page-renderer.ts';
import type { PageVisit } from '../pages/console/partner-api.ts';
import type { NavigationEntry } from '../pages/console/sections.ts';
import type { EventType } from './contract/event-type.ts';
import type { Event } from './events/event.ts';
import type { Db } from './database/database.ts';
import type { Migrations } from './database/migrate.ts';
import type { Owner } from './database/owner.ts';
import type { FromReplica } from './database/replica.ts';
import type { Work } from './database/unit-of-work.ts';
import type { SiteContext, SiteFeature } from '../pages/hosts/site-page.ts';
import type { Route } from './http/route.ts';
import type { Clock } from './http/clock.ts';
import type { Content } from './http/html.ts';
import type { Limiter } from './http/limits/limiter.ts';
import type { KeyPrincipal } from './http/principal.ts';
import type { GuestLinks } from '../accounts/identity/guest-links/guest-links.ts';
import type { KeyDirectory } from '../accounts/identity/keys/key-directory.ts';
import type { Origins } from '../accounts/identity/partners/origins.ts';
import type { PublishCheck } from '../accounts/identity/partners/publish.ts';
import type { SeedMerchants } from '../accounts/identity/partners/sign-up.ts';
import type { Languages, LoadCatalogue } from './text/load-languages.ts';
import type { Merchant } from '../accounts/merchants/contract/merchant.ts';
import type { FirstSteps } from '../accounts/identity/sessions/first-steps.ts';
import type { FindMerchant, MerchantSummary } from '../accounts/identity/sessions/mint.ts';
import type { TokenDeps } from '../accounts/identity/sessions/token.ts';
import type { Chore } from './timers/chore.ts';
import type { DueWork } from './timers/due-work.ts';
import type { TimerHandlers } from './timers/timer-handler.ts';

/** What a feature adds to the service. Its operations and event types are in its contract (`contract/features.ts`). */
export interface Feature {
  /** What serves its operations. */
  readonly routes?: (deps: FeatureDeps) => readonly Route[];
  /** How the sandbox makes its events happen, by type. */
  readonly simulations?: Simulations;
  /** What runs when its timers are due, by kind (`setTimer`, timers/timers.ts). */
  readonly timers?: TimerHandlers<FeatureDeps>;
  /** What it does again and again, without being asked. */
  readonly chores?: readonly Chore<FeatureDeps>[];
  readonly migrations?: Migrations;
  /** What its pages and messages say in other languages than English. */
  readonly catalogue?: LoadCatalogue;
  /** What it finds that keeps a partner from going live. */
  readonly publishCheck?: PublishCheck;
  /**
   * Gives new test merchants their records of this feature, in the transaction that creates the merchants. It records no events.
   * A sign-up waits for it, so it is one insert.
   */
  readonly furnish?: FurnishMerchants;
  /** Its entries of the console's navigation, with their pages. */
  readonly sections?: readonly ConsoleSection[];
  /** What it has on a merchant's page of the console, with the pages that this leads to. */
  readonly merchantPanel?: () => Promise<MerchantPanel>;
  /** Its pages on partners' sites. They are loaded with the first request for a site. */
  readonly sitePages?: (deps: FeatureDeps, context: SiteContext) => Promise<SiteFeature>;
}

/** What features work with. A feature that provides something to others adds it by merging this interface. */
export interface FeatureDeps {
  readonly db: Db;
  /** For what reads much and writes nothing. */
  readonly fromReplica: FromReplica;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly keys: KeyDirectory;
  readonly origins: Origins;
  readonly tokens: TokenDeps;
  readonly guestLinks: GuestLinks;
  readonly limiter: Limiter;
  readonly firstSteps: FirstSteps;
  /** Of pages and messages for people. */
  readonly languages: Languages;
  readonly findMerchant: FindMerchant;
  /** The same, read afresh: inside a transaction nothing else can be queried. */
  readonly readMerchant: (db: Db, id: string) => Promise<MerchantSummary | undefined>;
  readonly seedMerchants: SeedMerchants;
  /** What all features give to new test merchants. */
  readonly furnish: FurnishMerchants;
  /** To be called when this node has changed a merchant. */
  readonly invalidateMerchant: (id: string) => void;
  /** Of all features. */
  readonly simulations: Simulations;
  /** Of all features. */
  readonly publishChecks: readonly PublishCheck[];
  /** Of all features, for moving a sandbox's clock. */
  readonly timers: DueWork;
}

/** A merchant that was just created for tests, by a sign-up or a simulation. */
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
 * Makes something happen to real records. A function runs in a transaction of our database, and its events are those that the
 * transaction records. Where the change happens elsewhere, `outside` returns the events that followed, in order.
 */
export type Simulation =
  | ((work: Work, request: SimulationRequest) => Promise<unknown>)
  | { readonly outside: (request: SimulationRequest) => Promise<readonly Event[]> };

/** One call of the simulator. */
export interface SimulationRequest {
  readonly deps: FeatureDeps;
  /** A sandbox key: whose records are changed. */
  readonly caller: KeyPrincipal & Owner;
  /** As the caller sent it; undefined: none was named. */
  readonly merchantId: string | undefined;
  readonly requestId: string;
  /** Derived from the caller's key; undefined: it sent none. */
  readonly idempotencyKey: string | undefined;
}

/** One entry of the console's navigation, with its pages. */
export interface ConsoleSection extends NavigationEntry {
  /** Its pages. They are loaded with the console, so that a start doesn't wait for them. */
  readonly pages: () => Promise<readonly MountPage[]>;
}

/** A feature's part of a merchant's page in the console. It is loaded with the console. */
export interface MerchantPanel {
  /** A section of the page; empty: nothing to show. It calls operations as the page does. */
  readonly show: (context: ConsoleContext, visit: PageVisit, merchant: Merchant) => Promise<Content>;
  /** At paths below `/merchants/:merchant`. */
  readonly pages: readonly MountPage[];
}

export type MountPage = (router: Router, context: ConsoleContext, pages: PageRenderer) => void;
