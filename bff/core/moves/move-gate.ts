import { sql, type RawBuilder } from 'kysely';
import { DatabaseError as ServerError } from 'pg';
import { Cache } from '../api/cache.ts';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import type { Route } from '../api/route.ts';
import type { Operation } from '../contract/operation.ts';
import type { Db } from '../database/database.ts';
import type { InvalidationFeed } from '../database/invalidation-feed.ts';
import type { MoveState } from './tables.ts';

/**
 * Returns the condition, in SQL, that a row's partner isn't at rest: timers, deliveries and chores leave the
 * rows of a partner alone while it is paused, after it has moved away, and until it has arrived.
 * @param alias the table's name in the statement
 */
export function isAtWork(alias: string): RawBuilder<boolean> {
  // Read once for the whole statement, so that due rows are still read in the order of their index.
  return sql<boolean>`(${sql.ref(`${alias}.partner_id`)} = any(array(
    select resting.partner_id from partner_moves resting where resting.is_at_rest))) is not true`;
}

/** SQLSTATE of a change that the database refuses because its partner is paused. */
export const PAUSED_STATE = 'TM503';

/** Whether the database has refused a change because its partner is paused. */
export function isOfPaused(error: unknown): boolean {
  return error instanceof ServerError && error.code === PAUSED_STATE;
}

/** When to send a refused request again: a pause takes seconds. */
export const RETRY_AFTER = { 'Retry-After': '2' } as const;

/** A partner that isn't served as usual. */
export interface Resting {
  readonly state: Exclude<MoveState, 'exporting'>;
  /** The other installation's PUBLIC_URL; `null` unless it has moved. */
  readonly movedTo: string | null;
  readonly hostedDomain: string | null;
  /** The slugs of merchants whose records are gone, by the hosts that were bound to them. */
  readonly hostMerchants: Readonly<Record<string, string>>;
}

/** Operations that only read, though their method is POST. */
export const READING: ReadonlySet<string> = new Set([
  'createSession',
  'exportGuest',
  'previewTheme',
  'quoteOrder',
  'quoteOrderRefund',
]);

/** Decides which requests a partner that moves is served. A change of its state is known within a second. */
export class MoveGate {
  readonly #all: Cache<ReadonlyMap<string, Resting>>;

  constructor({ db, invalidations }: { readonly db: Db; readonly invalidations: InvalidationFeed }) {
    this.#all = new Cache({ invalidations, kind: 'move', maxEntries: 1, load: () => readResting(db) });
  }

  /** Returns the state of a partner that isn't served as usual; `undefined` for nearly all. */
  async find(partnerId: string): Promise<Resting | undefined> {
    return (await this.#all.get('*'))?.get(partnerId);
  }

  /**
   * Refuses what a partner isn't served now.
   * @throws {ApiError} unavailable: changes while it is paused, and everything until it has arrived;
   * partner_moved
   */
  async require(partnerId: string, { isRead }: { readonly isRead: boolean }): Promise<void> {
    const resting = await this.find(partnerId);
    if (!resting || (isRead && (resting.state === 'pausing' || resting.state === 'paused'))) return;
    if (resting.state === 'moved') throw movedError(resting.movedTo ?? '');
    throw new ApiError('unavailable', { headers: RETRY_AFTER });
  }

  /** Returns the routes so that each call asks first. */
  guard(routes: readonly Route[]): readonly Route[] {
    return routes.map((route) => ({ ...route, prepare: (call) => this.#prepare(route, call) }));
  }

  async #prepare({ operation, prepare }: Route, call: Call): Promise<void> {
    const partnerId = call.principal?.partnerId;
    if (partnerId !== undefined) await this.require(partnerId, { isRead: isReading(operation) });
    await prepare?.(call);
  }
}

/** Whether an operation changes nothing that a partner's move could lose. */
export function isReading({ id, method }: Pick<Operation, 'id' | 'method'>): boolean {
  return method === 'get' || READING.has(id);
}

/** The error names the new address: clients drop their credential when a redirect leads to another host. */
function movedError(movedTo: string): ApiError {
  return new ApiError('partner_moved', {
    message: `This partner has moved to ${movedTo}. Send its requests there.`,
    headers: { Location: movedTo, 'Cache-Control': 'no-store' },
  });
}

/** A partner that is on its way back is still served where it had moved to. */
async function readResting(db: Db): Promise<ReadonlyMap<string, Resting>> {
  const rows = await db
    .selectFrom('partner_moves')
    .select(['partner_id', 'state', 'moved_to', 'hosted_domain', 'host_merchants'])
    .where('is_at_rest', '=', true)
    .execute();
  return new Map(
    rows.map(({ partner_id, state, moved_to: movedTo, hosted_domain: hostedDomain, host_merchants }) => [
      partner_id,
      {
        state: movedTo === null ? (state as Resting['state']) : 'moved',
        movedTo,
        hostedDomain,
        hostMerchants: host_merchants,
      },
    ]),
  );
}
