import { sql } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { UsageError } from '../operator/command.ts';
import { ArchiveFolder, type ArchivedFiles } from './archive-folder.ts';
import { enterBooks, lockArchive } from './archive-books.ts';
import { ArchivedColumns, ARCHIVED_TABLES, deleteRows, LEFT_OUT, readRows } from './archived-tables.ts';
import { lockOrders, type MonthOfOwner, type Place } from './choose-orders.ts';

export interface ArchiveDeps {
  readonly db: Db;
  /** The time of an environment. */
  readonly nowOf: (owner: Owner) => Promise<number>;
}

export interface ArchiveWish {
  readonly folder: string;
  readonly environment: EnvironmentName;
  /** `2025-03`, in UTC. */
  readonly month: string;
  /** Left out, every partner. */
  readonly partner?: string | undefined;
}

export interface Written {
  readonly environment: EnvironmentName;
  readonly month: string;
  readonly folder: string;
  readonly partners: number;
  /** The orders that have left the database by this command. */
  readonly orders: number;
  readonly entries: number;
  /** Orders of the month that stay, by reason. */
  readonly stays: Readonly<Record<string, number>>;
}

/**
 * Months until one may leave, after its end. A report of 400 days that is compared with the days before reads
 * the ledger itself around the time 400 days ago.
 */
export const MONTHS_KEPT = 14;
/** The orders that one transaction looks at. */
const ORDERS_AT_ONCE = 5_000;

/**
 * Moves a month's orders into files, with their payments, refunds and ledger entries: in parts, each in a
 * transaction that deletes rows only once their files are on the disk and were read back, and their sums are
 * in the books. It goes on where an earlier run has stopped.
 * @throws {UsageError}
 */
export async function writeArchive(
  deps: ArchiveDeps,
  wish: ArchiveWish,
  most = ORDERS_AT_ONCE,
): Promise<Written> {
  const columns = await ArchivedColumns.read(deps.db);
  const months = await monthsOf(deps, wish);
  const written = { partners: 0, orders: 0, entries: 0, stays: {} };
  for (const month of months) {
    const { orders, entries, stays } = await new PartnersMonth(deps.db, wish, month, columns).write(most);
    if (orders > 0) written.partners += 1;
    written.orders += orders;
    written.entries += entries;
    addCounts(written.stays, Object.entries(stays));
  }
  const { environment, month, folder } = wish;
  return { environment, month, folder, ...written };
}

function addCounts(total: Record<string, number>, counts: Iterable<readonly [string, number]>): void {
  for (const [reason, count] of counts) total[reason] = (total[reason] ?? 0) + count;
}

/** @throws {UsageError} no partner's month is old enough, or those that have one are being moved */
async function monthsOf(deps: ArchiveDeps, wish: ArchiveWish): Promise<readonly MonthOfOwner[]> {
  const { db, nowOf } = deps;
  const [from, to] = [startOf(wish.month), startOf(wish.month, 1)];
  const partners = await db
    .selectFrom('partners')
    .leftJoin('partner_moves', 'partner_moves.partner_id', 'partners.id')
    .select(['partners.id', 'partner_moves.state as move'])
    .$if(wish.partner !== undefined, (query) => query.where('partners.id', '=', wish.partner ?? ''))
    .orderBy('partners.id')
    .execute();
  const months: MonthOfOwner[] = [];
  let moving: { readonly id: string; readonly move: string } | undefined;
  for (const { id, move } of partners) {
    const owner = { partnerId: id, environment: wish.environment };
    const now = await nowOf(owner);
    if (startOf(wish.month, 1 + MONTHS_KEPT).getTime() > now) continue;
    // The records of a partner that moves are being copied, or were.
    if (move === null) months.push({ owner, from, to, until: monthsBefore(now) });
    else moving ??= { id, move };
  }
  if (months.length > 0) return months;
  if (moving)
    throw new UsageError(`partner ${moving.id} is being moved, or was: its state is ${moving.move}`);
  const day = startOf(wish.month, 1 + MONTHS_KEPT)
    .toISOString()
    .slice(0, 10);
  throw new UsageError(
    `${wish.month} can be archived from ${day} on: a month stays for ${MONTHS_KEPT} months after its end`,
  );
}

/** @throws {UsageError} it isn't a month */
function startOf(month: string, later = 0): Date {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (number === undefined) throw new UsageError('--month must be a month, such as 2025-03');
  return new Date(Date.UTC(Number(year), Number(number) - 1 + later));
}

function monthsBefore(now: number): Date {
  const at = new Date(now);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - MONTHS_KEPT));
}

/** The archive of one partner's month. */
class PartnersMonth {
  readonly #db: Db;
  readonly #month: MonthOfOwner;
  readonly #firstDay: string;
  readonly #columns: ArchivedColumns;
  readonly #folder: ArchiveFolder;

  constructor(db: Db, wish: ArchiveWish, month: MonthOfOwner, columns: ArchivedColumns) {
    this.#db = db;
    this.#month = month;
    this.#firstDay = `${wish.month}-01`;
    this.#columns = columns;
    this.#folder = new ArchiveFolder(wish.folder, { ...month.owner, month: wish.month });
  }

  async write(most: number): Promise<Pick<Written, 'orders' | 'entries' | 'stays'>> {
    const before = await this.#parts(this.#db);
    for (const { part, files } of before) await this.#folder.requirePart(part, files);
    const total = { orders: 0, entries: 0, stays: {} };
    for (let after: Place | undefined; ;) {
      const { orders, entries, stays, last } = await this.#writePart(after, most);
      total.orders += orders;
      total.entries += entries;
      addCounts(total.stays, stays);
      if (!last) break;
      after = last;
    }
    if (total.orders > 0 || before.length > 0) await this.#folder.writeManifest(await this.#manifest());
    return total;
  }

  #writePart(after: Place | undefined, most: number) {
    return this.#db.transaction().execute(async (trx) => {
      await lockArchive(trx, this.#month.owner.partnerId);
      const { ids, ...seen } = await lockOrders(trx, this.#month, after, most);
      if (ids.length === 0) return { ...seen, orders: 0, entries: 0 };
      const rows = await readRows(trx, this.#columns, ids);
      const part = ((await this.#parts(trx)).at(-1)?.part ?? 0) + 1;
      const files = await this.#folder.writePart(part, rows, (table) => this.#columns.namesOf(table));
      const id = await this.#insertPart(trx, part, files);
      await enterBooks(trx, id, rows);
      const gone = await deleteRows(trx, rows);
      const other = ARCHIVED_TABLES.find((table) => gone[table] !== rows[table].length);
      if (other) throw new UsageError(`${other} has changed while it was archived: run the command again`);
      return { ...seen, orders: rows.orders.length, entries: rows.ledger_entries.length };
    });
  }

  async #insertPart(trx: Db, part: number, files: ArchivedFiles): Promise<string> {
    const { partnerId, environment } = this.#month.owner;
    const id = newId('arc');
    await sql`insert into archive_parts
        (id, partner_id, environment, month, part, until, orders, entries, files, created_at)
      values (${id}, ${partnerId}, ${environment}, ${this.#firstDay}::date, ${part}, ${this.#month.until},
        ${files['orders']?.rows ?? 0}, ${files['ledger_entries']?.rows ?? 0}, ${JSON.stringify(files)}::jsonb,
        now())`.execute(trx);
    return id;
  }

  async #parts(db: Db) {
    const { partnerId, environment } = this.#month.owner;
    return db
      .selectFrom('archive_parts')
      .select(['id', 'part', 'orders', 'entries', 'files', 'created_at'])
      .where('partner_id', '=', partnerId)
      .where('environment', '=', environment)
      .where('month', '=', this.#firstDay)
      .orderBy('part')
      .execute();
  }

  /** Says what the files hold, for those who read them without Trellis. */
  async #manifest(): Promise<object> {
    const parts = await this.#parts(this.#db);
    const { rows: sums } = await sql<Record<string, string>>`
      select merchant_id as merchant, currency, sum(entries)::text as entries, sum(gross)::text as gross,
        sum(fee)::text as fee, sum(amount)::text as amount
      from archived_sums where part_id = any(${parts.map(({ id }) => id)}::text[])
      group by merchant_id, currency order by merchant_id, currency`.execute(this.#db);
    const { partnerId, environment } = this.#month.owner;
    return {
      format: 'trellis.archive/1',
      partner: partnerId,
      environment,
      month: this.#firstDay.slice(0, 7),
      left_out: LEFT_OUT,
      parts: parts.map(({ id, part, orders, entries, files, created_at: at }) => ({
        id,
        part,
        orders: Number(orders),
        entries: Number(entries),
        written_at: at.toISOString(),
        files,
      })),
      sums,
    };
  }
}
