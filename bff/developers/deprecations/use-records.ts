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

/** What one key or origin used in the last 30 days. */
export interface UseRow {
  readonly id: string;
  readonly kind: DeprecationKind;
  readonly name: string;
  readonly usedBy: string;
  readonly lastWeek: number;
  readonly lastMonth: number;
  readonly lastUsedAt: Date;
}

/** In the order of their ids. @param which what of the uses is asked for, at `api_uses` */
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

/** Only uses of these. */
export function isOneOf(list: readonly Deprecation[]): RawBuilder<SqlBool> {
  const kinds = list.map(({ kind }) => kind);
  const names = list.map(({ name }) => name);
  return sql<SqlBool>`exists (select from unnest(${kinds}::text[], ${names}::text[]) as one (kind, name)
    where one.kind = api_uses.kind and one.name in (api_uses.name, ${EVERY}))`;
}

/** Only uses of this kind. */
export function isOfKind(kind: DeprecationKind): RawBuilder<SqlBool> {
  return sql<SqlBool>`kind = ${kind}`;
}

/** What was used in the same way on one day, as far as it isn't written yet. */
export interface CountedUse extends Use, Owner {
  /** Days since the epoch, in UTC. */
  readonly day: number;
  calls: number;
  /** Milliseconds since the epoch. */
  lastUsedAt: number;
}

const DAY_MS = 86_400_000;

/** The day of a time in milliseconds, as days since the epoch. */
export function dayAt(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** `YYYY-MM-DD`. @param day days since the epoch */
export function dayOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
