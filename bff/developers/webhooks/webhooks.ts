import type { Logger } from 'pino';
import type { AttemptError } from './contract/deliveries.ts';
import type { Database, Db } from '../../core/database/database.ts';
import type { FromReplica } from '../../core/database/replica.ts';
import { USUAL_RETENTION } from '../../core/contract/retention.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Route } from '../../core/api/route.ts';
import { endpointRoutes, eventRoutes } from './routes.ts';
import { EventFeeds } from './event-feed.ts';
import { loadEndpointSecrets } from './endpoint-secrets.ts';
import { releaseClaims } from './sending/due-deliveries.ts';
import { DOMAIN_TIMING, type Timing } from './sending/poll-timer.ts';
import type { ResolveName } from '../../core/ports/checked-connector.ts';
import { Sender } from './sending/sender.ts';
import { webhookSimulation, type WebhookSimulation } from './simulation.ts';
import { sql } from 'kysely';
import { createSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import type { RequestObserver } from '../../core/http/request-observers.ts';
import type { Sealer } from '../../core/http/secrets.ts';
import type { Owner } from '../../core/database/owner.ts';
import { disableFailing, nextDisablingAt } from './endpoints/disable-failing.ts';

export { loadEndpointSecrets } from './endpoint-secrets.ts';
export {
  hadEnded,
  readPosition,
  writePosition,
  type EventPosition,
} from '../../core/events/event-position.ts';
export { pruneEvents } from './sending/prune.ts';

export interface WebhooksOptions {
  readonly database: Database;
  /** Reads lists of events; defaults to the database itself. */
  readonly fromReplica?: FromReplica | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** 32 bytes, base64; if `undefined`, created once and stored in the database. */
  readonly secretsKey: string | undefined;
  /** Whether sandbox endpoints may be on this machine's loopback, over http. */
  readonly isLoopbackAllowed: boolean;
  /** How many days events are kept; defaults to the usual period. */
  readonly eventsKeptDays?: number | undefined;
  /** Called after each attempt; `null` if it was delivered. */
  readonly onAttempt?: (error: AttemptError | null) => void;
  /** Overrides of the domain's timing. */
  readonly timing?: Partial<Timing>;
  /** Defaults to the name servers. */
  readonly resolve?: ResolveName;
}

/** Webhooks on one node: the operations for partners, and the sender. */
export interface Webhooks {
  readonly routes: readonly Route[];
  /** The simulations of endpoints in a sandbox. */
  readonly simulation: WebhookSimulation;
  /** Encrypts values that are stored for a while and must be unreadable in the database. */
  readonly secrets: Sealer;
  /** Ends the feeds of events, whose readers connect to another node. */
  endFeeds(): void;
  /** Wakes the sender and the feeds, because there may be new events. Cheap: call it after every change. */
  nudge(): void;
  /** Creates the deliveries of events now, without waiting for more of them. */
  dispatch(): Promise<void>;
  /** Sends due deliveries, as after {@link runDueWebhooks}. */
  nudgeDue(): void;
  /** Returns the waiting events and deliveries, for the metrics. */
  backlog(): Promise<{ readonly events: number; readonly deliveries: number }>;
  stop(): Promise<void>;
}

/** Starts sending. */
export async function startWebhooks(options: WebhooksOptions): Promise<Webhooks> {
  const { database, clock, log, isLoopbackAllowed } = options;
  const { db } = database;
  const secrets = await loadEndpointSecrets(db, clock, options.secretsKey);
  if (database.exclusive) await releaseClaims(db);
  const sender = new Sender({
    db,
    clock,
    log,
    secrets,
    isLoopbackAllowed,
    timing: { ...DOMAIN_TIMING, ...options.timing },
    resolve: options.resolve,
    eventsKeptDays: options.eventsKeptDays ?? USUAL_RETENTION.events,
    onAttempt: options.onAttempt ?? (() => undefined),
  });
  sender.start();
  const deps = { db, clock, secrets, isLoopbackAllowed, nudge: () => sender.nudgeOverdue() };
  const feeds = new EventFeeds(db);
  const { fromReplica = (read) => read(db) } = options;
  return {
    routes: [...endpointRoutes(deps), ...eventRoutes({ ...deps, fromReplica, feeds })],
    simulation: webhookSimulation(deps),
    secrets,
    nudge: () => {
      sender.nudge();
      feeds.nudge();
    },
    endFeeds: () => feeds.stop(),
    dispatch: () => sender.dispatch(),
    nudgeDue: () => sender.nudgeOverdue(),
    backlog: () => backlogOf(db),
    stop: () => {
      feeds.stop();
      return sender.stop();
    },
  };
}

/**
 * Returns the events without deliveries yet, and the deliveries with attempts left, of all partners. A single
 * statement, so that an event dispatched meanwhile is counted once.
 */
async function backlogOf(db: Db): Promise<{ events: number; deliveries: number }> {
  const { rows } = await sql<{ events: string; deliveries: string }>`
    select (select count(*) from events where dispatched_at is null) as events,
      (select count(*) from webhook_deliveries where state = 'pending') as deliveries`.execute(db);
  return { events: Number(rows[0]?.events), deliveries: Number(rows[0]?.deliveries) };
}

/**
 * Nudges jobs after a change, which may have recorded an event or set a timer. Reads and mints, which are
 * most requests, have not.
 */
export function nudgeAfterChange(...jobs: readonly { nudge(): void }[]): RequestObserver {
  return ({ method, scope }) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isRead && scope.operation !== createSession) for (const job of jobs) job.nudge();
  };
}

/** Work that is due within this time of each other happens together; each attempt still has its own time. */
const TOGETHER = '1 minute';

/** The work that a sandbox's webhooks still have to do, for moving its clock. */
interface DueWebhooks {
  /** Whether work that was due by then is not done yet, or is running. */
  readonly isBusy: boolean;
  /** The time of the next due work; `undefined` if there is none. */
  readonly nextAt: Date | undefined;
}

/** @param clockNow on its clock */
export async function dueWebhooks(trx: Db, owner: Owner, clockNow: Date): Promise<DueWebhooks> {
  const { rows } = await sql<{ is_busy: boolean; next_at: Date | null }>`
    with own as (select next_attempt_at as at from webhook_deliveries
      where partner_id = ${owner.partnerId} and environment = ${owner.environment} and state = 'pending')
    select
      exists (select from own where at <= ${clockNow}::timestamptz)
        or exists (select from events where dispatched_at is null
          and partner_id = ${owner.partnerId} and environment = ${owner.environment}) as is_busy,
      (select max(at) from own where at <= (
        select min(at) from own where at > ${clockNow}::timestamptz) + ${TOGETHER}::interval) as next_at
  `.execute(trx);
  const [{ is_busy: isBusy, next_at: attemptAt } = { is_busy: false, next_at: null }] = rows;
  const disablingAt = await nextDisablingAt(trx, owner, clockNow);
  return { isBusy, nextAt: earlier(attemptAt ?? undefined, disablingAt) };
}

/**
 * Runs the work that a just moved clock makes due. Call it in the transaction that moves the clock, and then
 * `nudgeDue`, which sends due deliveries. @param realNow the real time
 */
export async function runDueWebhooks(trx: Db, owner: Owner, realNow: Date): Promise<void> {
  await disableFailing(trx, realNow, owner);
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
