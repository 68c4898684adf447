import { sql } from 'kysely';
import { newUlid } from '../../core/database/ids.ts';
import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { GuestLinks } from '../../accounts/identity/guest-links/guest-links.ts';
import type { EndpointSecrets } from '../../developers/webhooks/endpoint-secrets.ts';
import { UsageError } from '../operator/command.ts';
import { eachAtOnce } from './each-at-once.ts';
import { MoveFolder, type Head } from './move-folder.ts';
import { readMovedTables, type MovedTable, type MovedTables } from './moved-tables.ts';
import { pausePartner, requirePaused, type PauseTiming } from './pause-partner.ts';
import { RowReader } from './read-rows.ts';
import { sumsOf } from './sums.ts';
import { watchChanges } from './watch-changes.ts';

export interface MoveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: EndpointSecrets;
  readonly links: GuestLinks;
}

export interface ExportOptions {
  readonly partner: string;
  readonly folder: string;
  readonly key: string;
  /** Whether to pause the partner and write the last changes. */
  readonly isLast: boolean;
  readonly pause?: Partial<PauseTiming>;
}

export interface Exported {
  readonly partner: string;
  readonly folder: string;
  readonly files: number;
  readonly rows: number;
  readonly state: 'exporting' | 'paused';
}

/** The size of a file before it is compressed. */
const FILE_BYTES = 4_000_000;
const FIRST_PAGE = 100;
/** Tables that are read at once. */
const READERS = 3;
/** Rounds of changes go on until one has no more than this. */
const FEW = 500;
const MOST_ROUNDS = 20;
/** The most notes of one read. */
const NOTES = 5_000;

/**
 * Writes a partner's records into a folder while it is served, and goes on where an earlier run has stopped.
 * @throws {UsageError}
 */
export async function exportPartner(deps: MoveDeps, options: ExportOptions): Promise<Exported> {
  const moved = await readMovedTables(deps.db);
  const folder = await MoveFolder.forExport(options.folder, options.key, () =>
    headOf(deps.db, moved, options.partner),
  );
  try {
    return await new Export(deps, options, moved, folder).run();
  } finally {
    folder.close();
  }
}

class Export {
  readonly #deps: MoveDeps;
  readonly #options: ExportOptions;
  readonly #moved: MovedTables;
  readonly #folder: MoveFolder;
  readonly #reader: RowReader;
  /** The notes that the current round takes. */
  #taken: string[] = [];

  constructor(deps: MoveDeps, options: ExportOptions, moved: MovedTables, folder: MoveFolder) {
    this.#deps = deps;
    this.#options = options;
    this.#moved = moved;
    this.#folder = folder;
    this.#reader = new RowReader({ ...deps, moved, partner: options.partner });
  }

  async run(): Promise<Exported> {
    const { db, clock } = this.#deps;
    const { partner, isLast, pause } = this.#options;
    const folder = this.#folder;
    if (folder.head.partner !== partner)
      throw new UsageError(`${folder.path} is of the partner ${folder.head.partner}, not of ${partner}`);
    await this.#requireSchema();
    const state = await startExport(this.#deps, partner, folder);
    if (folder.end === undefined) {
      if (state === 'exporting') await watchChanges(db, this.#moved, partner);
      if (folder.round === undefined) await this.#writeAll();
      for (let rounds = 0; rounds < MOST_ROUNDS && (await this.#writeChanges()) > FEW;) rounds += 1;
      if (isLast) {
        await pausePartner({ db, clock }, partner, pause);
        // From here on the database refuses changes, so the notes are complete. What reads still write may
        // stay behind.
        await this.#writeChanges();
        const end = await sumsOf(db, this.#moved, partner);
        await requirePaused(db, partner);
        await requireNotArchived(db, partner);
        await folder.add({ end });
      }
    }
    const { files } = folder;
    return {
      partner,
      folder: folder.path,
      files: files.length,
      rows: files.reduce((total, { rows }) => total + rows, 0),
      state: folder.end === undefined ? 'exporting' : 'paused',
    };
  }

  async #requireSchema(): Promise<void> {
    const { schema } = this.#folder.head;
    if (schema.hash !== this.#moved.schema.hash)
      throw new UsageError(
        `the schema has changed since the export began (${schema.last}): run \`partner resume\`, and begin ` +
          'again in an empty folder',
      );
  }

  /**
   * The first pass over all rows, some tables at once. What a row refers to may be missing in it: then it was
   * stored or deleted meanwhile, which is noted.
   */
  async #writeAll(): Promise<void> {
    await eachAtOnce(this.#moved.tables, READERS, (table) => this.#writeTable(table));
    await this.#folder.add({ round: 0, isWhole: true });
  }

  async #writeTable(table: MovedTable): Promise<void> {
    const before = this.#folder.files.filter(({ table: name, round }) => name === table.name && round === 0);
    if (before.some(({ isLast }) => isLast)) return;
    let last = before.at(-1)?.last;
    let most = Math.min(FIRST_PAGE, table.mostRows);
    let writing: Promise<void> = Promise.resolve();
    for (let isLast = false; !isLast;) {
      const page = await this.#reader.page(table, last, most);
      await writing;
      isLast = page.lines.length < most;
      last = page.last ?? last;
      const about = { table: table.name, round: 0, ...(last && { last }), ...(isLast && { isLast }) };
      writing = this.#folder.write(about, page.lines);
      // A failure is thrown by the await above or below, not before.
      writing.catch(() => undefined);
      const bytes = page.lines.reduce((total, { length }) => total + length, 1);
      const fitting = Math.floor((FILE_BYTES * Math.max(1, page.lines.length)) / bytes);
      most = Math.max(1, Math.min(table.mostRows, most * 10, fitting));
    }
    await writing;
  }

  /**
   * Writes the rows that were noted until now, and forgets the notes once they are on the disk. What is noted
   * meanwhile is for the next round.
   * @returns how many there were
   */
  async #writeChanges(): Promise<number> {
    const { db } = this.#deps;
    const { files, round: whole = 0 } = this.#folder;
    // A round that was stopped isn't gone on with: some of its rows may have changed since.
    const round = Math.max(whole, files.at(-1)?.round ?? 0) + 1;
    const { until, count } = await this.#notedUntil();
    if (until === null) return 0;
    const keys = await this.#notedKeys(until);
    for (const table of this.#moved.tables) {
      const all = keys.get(table.name) ?? [];
      const most = Math.min(NOTES, table.mostRows);
      for (let from = 0; from < all.length; from += most) {
        const some = all.slice(from, from + most);
        for (const shared of this.#moved.tables) {
          const lines = await this.#reader.referred(shared, table, some);
          if (lines.length > 0) await this.#folder.write({ table: shared.name, round }, lines);
        }
        await this.#folder.write({ table: table.name, round }, await this.#reader.named(table, some));
      }
    }
    await this.#folder.add({ round, isWhole: true });
    await sql`delete from partner_move_notes where partner_id = ${this.#options.partner}
      and id = any(${this.#taken}::bigint[])`.execute(db);
    return count;
  }

  async #notedUntil(): Promise<{ until: string | null; count: number }> {
    const { rows } = await sql<{ until: string | null; count: number }>`
      select max(id)::text as until, count(*)::integer as count from partner_move_notes
      where partner_id = ${this.#options.partner}`.execute(this.#deps.db);
    return rows[0] ?? { until: null, count: 0 };
  }

  /** Notes of transactions that are still open aren't visible yet: each note is forgotten by its own ID. */
  async #notedKeys(until: string): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
    this.#taken = [];
    const byTable = new Map<string, Map<string, readonly string[]>>();
    const { rows } = await sql<{ id: string; table_name: string; key: string[] }>`
      select id, table_name, key from partner_move_notes
      where partner_id = ${this.#options.partner} and id <= ${until}::bigint order by id`.execute(
      this.#deps.db,
    );
    for (const { id, table_name: table, key } of rows) {
      this.#taken.push(id);
      const keys = byTable.get(table) ?? new Map<string, readonly string[]>();
      keys.set(key.join('\0'), key);
      byTable.set(table, keys);
    }
    return new Map([...byTable].map(([table, keys]) => [table, [...keys.values()]]));
  }
}

async function headOf(db: Db, { schema }: MovedTables, partner: string): Promise<Head> {
  const found = await db
    .selectFrom('partners')
    .select(['id', 'slug'])
    .where('id', '=', partner)
    .executeTakeFirst();
  if (!found) throw new UsageError(`partner ${partner} doesn't exist`);
  const hosts = await db
    .selectFrom('served_hosts')
    .innerJoin('domains', 'domains.id', 'served_hosts.domain_id')
    .select('served_hosts.host')
    .where('domains.partner_id', '=', partner)
    .execute();
  return {
    move: newUlid(),
    partner,
    slug: found.slug,
    names: hosts.map(({ host }) => host),
    schema,
  };
}

/**
 * Notes in the database that the partner moves, before the first file is written.
 * @returns the state
 * @throws {UsageError} it is moving into another folder, has moved, or this move was taken back
 */
async function startExport({ db, clock }: MoveDeps, partner: string, folder: MoveFolder): Promise<string> {
  await requireNotArchived(db, partner);
  const { move } = folder.head;
  const now = new Date(clock.now());
  if (folder.files.length === 0) {
    await db
      .insertInto('partner_moves')
      .values({
        partner_id: partner,
        id: move,
        state: 'exporting',
        moved_to: null,
        hosted_domain: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = await db
    .selectFrom('partner_moves')
    .select(['id', 'state'])
    .where('partner_id', '=', partner)
    .executeTakeFirst();
  if (!row) throw new UsageError(`the move in ${folder.path} was taken back: begin again in an empty folder`);
  if (row.id !== move)
    throw new UsageError(
      `partner ${partner} is ${row.state} in another folder: go on there, or run \`partner resume\` first`,
    );
  if (row.state === 'moved' || row.state === 'importing')
    throw new UsageError(`partner ${partner} can't be exported: its state is ${row.state}`);
  return row.state;
}

/**
 * Refuses to move a partner with archived months: the references of an archived payment at Stripe are found
 * by the payment's row alone. Once the move is noted, no further month is archived.
 * @throws {UsageError}
 */
async function requireNotArchived(db: Db, partner: string): Promise<void> {
  const archived = await db
    .selectFrom('archive_parts')
    .select('month')
    .where('partner_id', '=', partner)
    .executeTakeFirst();
  if (archived) throw new UsageError(`partner ${partner} has archived months: restore them first`);
}
