import type { Logger } from 'pino';
import type { AttemptError } from './contract/deliveries.ts';
import type { Database } from '../../core/database/database.ts';
import type { FromReplica } from '../../core/database/replica.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Route } from '../../core/api/route.ts';
import { backlogOf } from './deliveries/backlog.ts';
import { endpointRoutes } from './endpoints/endpoint-routes.ts';
import { loadEndpointSecrets, type EndpointSecrets } from './endpoint-secrets.ts';
import { eventRoutes } from './events/event-routes.ts';
import { releaseClaims } from './sending/due-deliveries.ts';
import { DOMAIN_TIMING, type Timing } from './sending/timing.ts';
import type { ResolveName } from './sending/resolve-name.ts';
import { Sender } from './sending/sender.ts';
import { webhookSimulation, type WebhookSimulation } from './simulation.ts';

export { dueWebhooks, runDueWebhooks } from './sandbox-due.ts';
export { nudgeAfterChange } from './nudge-after-change.ts';
export {
  hadEnded,
  readPosition,
  writePosition,
  type EventPosition,
} from '../../core/events/event-position.ts';
export { pruneEvents } from './sending/prune.ts';

export interface WebhooksOptions {
  readonly database: Database;
  /** For lists of events; the database itself when left out. */
  readonly fromReplica?: FromReplica | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** 32 bytes, base64; created once and kept in the database when undefined. */
  readonly secretsKey: string | undefined;
  /** Sandbox endpoints may be on this machine's loopback, over http. */
  readonly isLoopbackAllowed: boolean;
  /** Called after each attempt; null: it was delivered. */
  readonly onAttempt?: (error: AttemptError | null) => void;
  /** Overrides of the domain's timing. */
  readonly timing?: Partial<Timing>;
  /** The name servers when left out. */
  readonly resolve?: ResolveName;
}

/** Webhooks on one node: the operations for partners, and the sender. */
export interface Webhooks {
  readonly routes: readonly Route[];
  /** What the sandbox can simulate for endpoints. */
  readonly simulation: WebhookSimulation;
  /** Encrypt what has to be stored for a while and is nobody's to read. */
  readonly secrets: Pick<EndpointSecrets, 'seal' | 'open'>;
  /** There may be new events. Cheap: call it after every change. */
  nudge(): void;
  /** Creates the deliveries of events now, without waiting for more of them. */
  dispatch(): Promise<void>;
  /** Deliveries are due, as after {@link runDueWebhooks}. */
  nudgeDue(): void;
  /** What is waiting, for the metrics. */
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
    onAttempt: options.onAttempt ?? (() => undefined),
  });
  sender.start();
  const deps = { db, clock, secrets, isLoopbackAllowed, nudge: () => sender.nudgeOverdue() };
  const { fromReplica = (read) => read(db) } = options;
  return {
    routes: [...endpointRoutes(deps), ...eventRoutes({ ...deps, fromReplica })],
    simulation: webhookSimulation(deps),
    secrets,
    nudge: () => sender.nudge(),
    dispatch: () => sender.dispatch(),
    nudgeDue: () => sender.nudgeOverdue(),
    backlog: () => backlogOf(db),
    stop: () => sender.stop(),
  };
}
