import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { MoveDeps } from './export-partner.ts';
import { UsageError } from '../operator/command.ts';
import { eachAtOnce } from './each-at-once.ts';
import { MoveFolder, type FileLine } from './move-folder.ts';
import { belongsTo } from '../ownership/ownership.ts';
import { beingForgotten } from './forget-partner.ts';
import { readMovedTables, type MovedTable, type MovedTables } from './moved-tables.ts';
import { requireSchema, startImport } from './start-import.ts';
import { differencesIn, sumsOf } from './sums.ts';
import {
  beginImport,
  deleteOthers,
  deleteRows,
  knownPersons,
  readLines,
  writeRows,
  type Lines,
  type WriteDeps,
} from './write-rows.ts';

export interface ImportOptions {
  readonly folder: string;
  readonly key: string;
  /** Whether to serve the partner here once everything was verified. */
  readonly isActivated: boolean;
}

export interface Imported {
  readonly partner: string;
  readonly files: number;
  readonly state: 'importing' | 'active';
  /** The number of sums that are the same at the source; `null` before its last export. */
  readonly verified: number | null;
}

/**
 * Writes the records of a folder into this installation, and goes on where an earlier run has stopped. The
 * partner isn't served here before it is activated.
 * @throws {UsageError}
 */
export async function importPartner(deps: MoveDeps, options: ImportOptions): Promise<Imported> {
  const folder = MoveFolder.forImport(options.folder, options.key);
  try {
    return await new Import(deps, options, await readMovedTables(deps.db), folder).run();
  } finally {
    folder.close();
  }
}

interface ReadFile {
  readonly file: FileLine;
  readonly table: MovedTable;
  readonly lines: Lines;
}

/** Files that are applied in one transaction. */
type Step = readonly FileLine[];

/** Transactions at once: while the database writes some files, others are read. */
const WRITERS = 4;

class Import {
  readonly #deps: MoveDeps;
  readonly #options: ImportOptions;
  readonly #moved: MovedTables;
  readonly #folder: MoveFolder;
  readonly #partner: string;
  readonly #byName: ReadonlyMap<string, MovedTable>;
  #persons: Record<string, string> = {};

  constructor(deps: MoveDeps, options: ImportOptions, moved: MovedTables, folder: MoveFolder) {
    this.#deps = deps;
    this.#options = options;
    this.#moved = moved;
    this.#folder = folder;
    this.#partner = folder.head.partner;
    this.#byName = new Map(moved.tables.map((table) => [table.name, table]));
  }

  async run(): Promise<Imported> {
    const { db, clock } = this.#deps;
    const folder = this.#folder;
    requireSchema(folder.head, this.#moved);
    if (folder.round === undefined)
      throw new UsageError(
        'the export has stopped before its end: run `partner export` again, then copy the folder',
      );
    if (this.#options.isActivated && folder.end === undefined)
      throw new UsageError(
        'the partner is still served at the source: run `partner export --last true` there first',
      );
    const { applied, persons } = await startImport(db, clock.now(), folder.head);
    this.#persons = { ...persons };
    await this.#applyFrom(applied);
    const verified = folder.end === undefined ? null : await this.#verify();
    const isActive = this.#options.isActivated;
    if (isActive) await this.#activate();
    return {
      partner: this.#partner,
      files: folder.files.length,
      state: isActive ? 'active' : 'importing',
      verified,
    };
  }

  async #activate(): Promise<void> {
    await this.#deps.db
      .deleteFrom('partner_moves')
      .where('partner_id', '=', this.#partner)
      .where('forgetting_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new UsageError(beingForgotten(this.#partner)));
  }

  /** The files of the first pass one by one, those that others refer to first; then each round as a whole. */
  #steps(): readonly Step[] {
    const { files, round = 0 } = this.#folder;
    const rank = new Map(this.#moved.tables.map(({ name }, at) => [name, at]));
    const first = files
      .filter((line) => line.round === 0)
      .toSorted(
        (one, other) => (rank.get(one.table) ?? 0) - (rank.get(other.table) ?? 0) || one.file - other.file,
      );
    const rounds = Array.from({ length: round }, (_, at) => files.filter((line) => line.round === at + 1));
    return [...first.map((line) => [line]), ...rounds];
  }

  /**
   * Applies the steps that are left, those of one table side by side. A step that was applied and isn't noted
   * yet is applied again: it changes nothing then.
   */
  async #applyFrom(applied: number): Promise<void> {
    const steps = this.#steps();
    for (let from = applied; from < steps.length;) {
      let to = from + 1;
      while (this.#isWrittenBeside(steps[from], steps[to])) to += 1;
      await this.#applyAtOnce(steps.slice(from, to), from);
      from = to;
    }
  }

  /** Whether a step may be applied before another one has been: both are files of one table. */
  #isWrittenBeside([one]: Step = [], [other]: Step = []): boolean {
    if (one?.round !== 0 || other?.round !== 0) return false;
    return one.table === other.table && !this.#isFirst(one);
  }

  async #applyAtOnce(steps: readonly Step[], before: number): Promise<void> {
    const applied = new Set<number>();
    let noted = 0;
    await eachAtOnce(steps, WRITERS, async (step, at) => {
      await this.#apply(await this.#read(step));
      applied.add(at);
      while (applied.has(noted)) noted += 1;
      await this.#note(before + noted);
    });
  }

  /** Notes how many steps are applied: where another run goes on. */
  async #note(applied: number): Promise<void> {
    await this.#deps.db
      .updateTable('partner_moves')
      .set({
        applied: sql`greatest(applied, ${applied}::integer)`,
        persons: JSON.stringify(this.#persons),
        updated_at: new Date(this.#deps.clock.now()),
      })
      .where('partner_id', '=', this.#partner)
      .where('forgetting_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new UsageError(beingForgotten(this.#partner)));
  }

  async #read(files: readonly FileLine[]): Promise<readonly ReadFile[]> {
    const read: ReadFile[] = [];
    for (const file of files) {
      const lines = readLines(await this.#folder.read(file));
      if (lines.rows.length + lines.gone.length !== file.rows)
        throw new UsageError(`file ${file.file} has another number of rows than its manifest says`);
      read.push({ file, table: this.#tableOf(file), lines });
    }
    return read;
  }

  async #apply(read: readonly ReadFile[]): Promise<void> {
    const inOrder = this.#moved.tables.flatMap((table) => read.filter((one) => one.table === table));
    await this.#deps.db.transaction().execute(async (trx) => {
      // Forgetting waits for this transaction. Notes don't.
      await trx
        .selectFrom('partner_moves')
        .select('id')
        .where('partner_id', '=', this.#partner)
        .where('forgetting_at', 'is', null)
        .forKeyShare()
        .executeTakeFirstOrThrow(() => new UsageError(beingForgotten(this.#partner)));
      await beginImport(trx);
      for (const { file, table, lines } of inOrder) {
        if (this.#isFirst(file)) await deleteOthers(trx, table, lines, this.#belongsTo(table));
      }
      for (const { table, lines } of inOrder.toReversed()) await deleteRows(trx, table, lines.gone);
      for (const { table, lines } of inOrder) await this.#write(trx, table, lines);
    });
  }

  /** Whether it is the first file of its table: only rows that a redirect has needed are here by then. */
  #isFirst({ file, table, round }: FileLine): boolean {
    return round === 0 && this.#folder.files.find((one) => one.table === table)?.file === file;
  }

  #belongsTo({ name }: MovedTable): string {
    return belongsTo(this.#moved.all, name, 't', `'${this.#partner}'`);
  }

  async #write(trx: Db, table: MovedTable, { rows }: Lines): Promise<void> {
    const deps: WriteDeps = {
      partner: this.#partner,
      secrets: this.#deps.secrets,
      persons: this.#persons,
    };
    await writeRows(trx, table, rows, deps);
    if (table.name === 'persons') Object.assign(this.#persons, await knownPersons(trx, rows));
  }

  #tableOf({ table }: FileLine): MovedTable {
    const found = this.#byName.get(table);
    if (!found) throw new UsageError(`the folder has a table that isn't known here: ${table}`);
    return found;
  }

  /** @returns the number of sums that are the same @throws {UsageError} */
  async #verify(): Promise<number> {
    const source = this.#folder.end ?? {};
    const differences = differencesIn(source, await sumsOf(this.#deps.db, this.#moved, this.#partner));
    if (differences.length > 0)
      throw new UsageError(`what was imported isn't the same as at the source: ${differences.join('; ')}`);
    return Object.keys(source).length;
  }
}
