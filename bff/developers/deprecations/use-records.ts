import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import {
  EVERY,
  type Deprecation,
  type DeprecationKind,
} from '../../core/contract/deprecations/deprecation.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import type { Use } from '../../core/api/note-use.ts';
import { createHash } from 'node:crypto';
import { ULID_CHARACTERS } from '../../core/database/ids.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Chore } from '../../core/timers/chore-runner.ts';

/** A use by one key or origin in the last 30 days. */
export interface UseRow {
  readonly id: string;
  readonly kind: DeprecationKind;
  readonly name: string;
  readonly usedBy: string;
  readonly lastWeek: number;
  readonly lastMonth: number;
  readonly lastUsedAt: Date;
}

/** Returns a page of uses in the order of their IDs. @param which the selected uses, at `api_uses` */
export async function pageOfUses<Item>(
  db: Db,
  owner: Owner,
  page: PageRequest,
  { nowMs, which, present }: { nowMs: number; which: RawBuilder<SqlBool>; present: (row: UseRow) => Item },
): Promise<Page<Item>> {
  const today = dayAt(nowMs);
  const weekFrom = dayOf(today - 6);
  const rows = await db
    .selectFrom('api_uses')
    .select(['use_id as id', 'kind', 'name', 'used_by as usedBy'])
    .select([
      sql<string>`coalesce(sum(calls) filter (where day >= ${weekFrom}::date), 0)`.as('lastWeek'),
      sql<string>`sum(calls)`.as('lastMonth'),
      sql<Date>`max(last_used_at)`.as('lastUsedAt'),
    ])
    .where(ownedBy('api_uses', owner))
    .where('day', '>=', dayOf(today - 29))
    .where(which)
    .$if(page.after !== undefined, (rest) => rest.where('use_id', '>', page.after ?? ''))
    .groupBy(['use_id', 'kind', 'name', 'used_by'])
    .orderBy('use_id')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, (row) =>
    present({ ...row, lastWeek: Number(row.lastWeek), lastMonth: Number(row.lastMonth) }),
  );
}

/** Selects uses of the listed deprecations. */
export function isOneOf(list: readonly Deprecation[]): RawBuilder<SqlBool> {
  const kinds = list.map(({ kind }) => kind);
  const names = list.map(({ name }) => name);
  return sql<SqlBool>`exists (select from unnest(${kinds}::text[], ${names}::text[]) as one (kind, name)
    where one.kind = api_uses.kind and one.name in (api_uses.name, ${EVERY}))`;
}

/** Selects uses of this kind. */
export function isOfKind(kind: DeprecationKind): RawBuilder<SqlBool> {
  return sql<SqlBool>`kind = ${kind}`;
}

/** The uses of one kind on one day, as far as they aren't written yet. */
export interface CountedUse extends Use, Owner {
  /** Days since the epoch, in UTC. */
  readonly day: number;
  calls: number;
  /** Milliseconds since the epoch. */
  lastUsedAt: number;
}

const DAY_MS = 86_400_000;

/** Returns the day of a time in milliseconds, as days since the epoch. */
export function dayAt(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** Returns `YYYY-MM-DD`. @param day days since the epoch */
function dayOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The most rows of one statement. */
const LARGEST = 500;

/**
 * Adds counts to the stored ones. Rows are written in one order, so that two nodes never wait for each other.
 * @param written called for each part once it is stored
 * @throws the database's error: earlier parts are stored
 */
export async function addUses(
  db: Db,
  uses: readonly CountedUse[],
  written: (uses: readonly CountedUse[]) => void,
): Promise<void> {
  const rows = uses
    .map((use) => ({ use, id: idOf(use) }))
    .toSorted((a, b) => compare(a.id, b.id) || a.use.day - b.use.day);
  for (let from = 0; from < rows.length; from += LARGEST) {
    const part = rows.slice(from, from + LARGEST);
    await addPart(db, part);
    written(part.map(({ use }) => use));
  }
}

async function addPart(
  db: Db,
  rows: readonly { readonly id: string; readonly use: CountedUse }[],
): Promise<void> {
  const column = (of: (use: CountedUse) => string | number) => rows.map(({ use }) => String(of(use)));
  const ids = rows.map(({ id }) => id);
  await sql`insert into api_uses (use_id, day, partner_id, environment, kind, name, used_by, calls,
    last_used_at)
    select * from unnest(
      ${ids}::text[], ${column(({ day }) => dayOf(day))}::date[],
      ${column(({ partnerId }) => partnerId)}::text[], ${column(({ environment }) => environment)}::text[],
      ${column(({ kind }) => kind)}::text[], ${column(({ name }) => name)}::text[],
      ${column(({ usedBy }) => usedBy)}::text[], ${column(({ calls }) => calls)}::bigint[],
      ${column(({ lastUsedAt }) => new Date(lastUsedAt).toISOString())}::timestamptz[])
    on conflict (use_id, day) do update set calls = api_uses.calls + excluded.calls,
      last_used_at = greatest(api_uses.last_used_at, excluded.last_used_at)`.execute(db);
}

/** Returns the ID of a use, the same on every node and day: `use_` and 128 bits of a hash. */
function idOf({ partnerId, environment, kind, name, usedBy }: CountedUse): string {
  const hash = createHash('sha256').update(JSON.stringify([partnerId, environment, kind, name, usedBy]));
  const bits = BigInt(`0x${hash.digest('hex').slice(0, 32)}`);
  return `use_${bits.toString(32).toUpperCase().padStart(ULID_CHARACTERS, '0')}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The longest time until a call appears in a count. */
const WRITE_EVERY_MS = 10_000;
const FORGET_EVERY_MS = 60 * 60 * 1000;
/** The number of days kept. */
export const KEPT_DAYS = 90;
const AT_ONCE = 5_000;

export const useChores: readonly Chore<FeatureDeps>[] = [
  {
    name: 'uses.write',
    everyMs: WRITE_EVERY_MS,
    run: async ({ uses }) => {
      await uses.flush();
      return false;
    },
  },
  { name: 'uses.forget', everyMs: FORGET_EVERY_MS, run: forgetUses },
];

/** Deletes days that are no longer kept. @returns whether there may be more */
export async function forgetUses({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Promise<boolean> {
  const first = dayOf(dayAt(clock.now()) - KEPT_DAYS + 1);
  return deleteSome(db, 'api_uses', { where: sql`day < ${first}::date`, most: AT_ONCE });
}
