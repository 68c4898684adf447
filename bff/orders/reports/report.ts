import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { ItemGroup, PayoutGroup, SalesGroup, TaxGroup } from './contract/report-fields.ts';
import type { Period } from './periods.ts';
import type { ReportScope } from './report-scope.ts';
import { halfEven } from '../../core/arithmetic/rounding.ts';

/** The rows and totals of one kind of report over a period. */
interface Table<Row, Totals> {
  readonly rows: Row[];
  readonly totals: Totals;
}

/** Reads them, before an instant if there is one. */
export type ReadTable<Row, Totals> = (
  db: Db,
  of: { readonly scope: ReportScope; readonly period: Period; readonly until?: Date | undefined },
) => Promise<Table<Row, Totals>>;

interface ReportKind<Name, Group, Row, Totals, Figure extends keyof Totals & string> {
  readonly object: Name;
  readonly group: Group;
  /** The figures that are compared. */
  readonly figures: readonly Figure[];
  readonly read: ReadTable<Row, Totals>;
}

/** A report with its comparison, if one is asked for. */
export async function reportOf<
  const Name extends string,
  const Group extends SalesGroup | ItemGroup | PayoutGroup | TaxGroup,
  Row,
  Totals extends Readonly<Record<Figure, number | null>>,
  Figure extends keyof Totals & string,
>(
  db: Db,
  scope: ReportScope,
  { object, group, figures, read }: ReportKind<Name, Group, Row, Totals, Figure>,
) {
  const { merchantId, timezone, currency, period, now, location, surface, compared } = scope;
  const { present, before } = await inOneState(db, async (trx) => ({
    present: await read(trx, { scope, period }),
    before: compared && (await read(trx, { ...compared, scope })),
  }));
  return {
    object,
    merchant: merchantId,
    timezone,
    currency,
    generated_at: now.toISOString(),
    ...period,
    group,
    location,
    surface,
    ...present,
    compare:
      compared && before
        ? {
            with: compared.comparison,
            ...compared.period,
            until: compared.until?.toISOString() ?? null,
            ...before,
            changes: changesOf(figures, present.totals, before.totals),
          }
        : null,
  };
}

/**
 * Everything that is read is of one state of the database. Compiling the statements, as the server would
 * because they look expensive, takes longer than running them.
 */
export function inOneState<Result>(db: Db, read: (trx: Db) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local jit = off`.execute(trx);
      return read(trx);
    });
}

/** The change of a figure. A change from zero has no percentage: `bps` is `null`, and the figure is new. */
interface Change {
  readonly difference: number;
  /** Hundredths of a percent of the size of the figure before. */
  readonly bps: number | null;
  readonly is_new: boolean;
}

export function changeOf(present: number, before: number): Change {
  const difference = present - before;
  return {
    difference,
    bps: before === 0 ? null : halfEven(difference, 10_000, Math.abs(before)),
    is_new: before === 0 && present !== 0,
  };
}

/** The change of each figure. A figure without a value, such as the average of no orders, counts as 0. */
export function changesOf<Name extends string>(
  names: readonly Name[],
  present: Readonly<Record<Name, number | null>>,
  before: Readonly<Record<Name, number | null>>,
): Record<Name, Change> {
  const changes = names.map((name) => [name, changeOf(present[name] ?? 0, before[name] ?? 0)]);
  return Object.fromEntries(changes) as Record<Name, Change>;
}
