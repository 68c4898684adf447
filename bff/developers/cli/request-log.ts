import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../core/api/clock.ts';
import { isoTime } from '../../core/api/clock.ts';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import type { RequestObserver } from '../../core/http/request-observers.ts';
import { listRequests, REQUESTS_KEPT_HOURS, type LoggedRequest, type RequestQuery } from './contract/cli.ts';
import type { RequestLogTable } from './tables.ts';

/** Requests are written together, at this interval. */
const WRITE_EVERY_MS = 250;
/** The most requests of one partner that are written together: 200 a second on each node. */
const MOST_OF_PARTNER = 50;
/** The most of all partners, so that what is written at a time is bounded. */
const MOST = 1_000;

type Row = Omit<RequestLogTable, 'created_at'> & { readonly created_at: string };

/** Keeps the requests of sandboxes. It delays no response: what can't be written is left out. */
export class RequestLog {
  readonly #deps: { readonly db: Db; readonly clock: Clock; readonly log: Logger };
  #rows: Row[] = [];
  #ofPartner = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: { readonly db: Db; readonly clock: Clock; readonly log: Logger }) {
    this.#deps = deps;
  }

  readonly observe: RequestObserver = ({ scope, method, status, durationMs, aborted }) => {
    const { principal, operation, errorCode } = scope;
    if (aborted || !operation || operation.id === listRequests.id) return;
    if (principal?.environment !== 'sandbox' || principal.kind === 'guest') return;
    const { partnerId } = principal;
    const others = this.#ofPartner.get(partnerId) ?? 0;
    if (others >= MOST_OF_PARTNER || this.#rows.length >= MOST) return;
    this.#ofPartner.set(partnerId, others + 1);
    this.#rows.push({
      id: scope.id,
      partner_id: partnerId,
      environment: principal.environment,
      method,
      operation: operation.id,
      status,
      error: errorCode ?? null,
      duration_ms: Math.round(durationMs),
      key_id: principal.keyId,
      merchant_id: principal.kind === 'key' ? null : principal.merchantId,
      created_at: isoTime(this.#deps.clock.now()),
    });
    this.#timer ??= setTimeout(() => this.#write(), WRITE_EVERY_MS);
  };

  /** Writes the rest. */
  async close(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = this.#rows;
    this.#rows = [];
    this.#ofPartner = new Map();
    if (rows.length === 0) return;
    this.#writing = this.#writing
      .then(() => insert(this.#deps.db, rows))
      .catch((err: unknown) => {
        this.#deps.log.warn({ err }, 'requests of sandboxes are missing in their log: the database failed');
      });
  }
}

async function insert(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`insert into request_log
    select * from json_populate_recordset(null::request_log, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(db);
}

/** Returns a page of requests, newest first. */
export async function pageOfRequests(
  db: Db,
  owner: Owner,
  page: PageRequest,
  { operation, status, created_after: from }: RequestQuery,
): Promise<Page<LoggedRequest>> {
  const least = status === undefined ? 0 : Number(status.replace('xx', '00'));
  const rows = await db
    .selectFrom('request_log')
    .selectAll()
    .where(ownedBy('request_log', owner))
    .$if(page.after !== undefined, (some) => some.where('id', '<', page.after ?? ''))
    .$if(operation !== undefined, (some) => some.where('operation', '=', operation ?? ''))
    .$if(status !== undefined, (some) =>
      some.where('status', '>=', least).where('status', '<=', status?.endsWith('xx') ? least + 99 : least),
    )
    .$if(from !== undefined, (some) => some.where('created_at', '>=', new Date(from ?? 0)))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, (row) => ({
    id: row.id,
    object: 'request',
    environment: row.environment,
    method: row.method,
    operation: row.operation,
    status: row.status,
    error: row.error,
    duration_ms: row.duration_ms,
    key: row.key_id,
    merchant: row.merchant_id,
    created_at: row.created_at.toISOString(),
  }));
}

/** Deletes requests that are listed no more. */
export async function forgetRequests({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const before = new Date(clock.now() - REQUESTS_KEPT_HOURS * 3_600_000);
  return deleteSome(db, 'request_log', { where: sql`created_at < ${before}`, by: 'created_at' });
}
