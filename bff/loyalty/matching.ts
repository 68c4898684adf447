import { sql, type RawBuilder } from 'kysely';
import type { PageRequest } from '../database/pagination.ts';

/** Filters that lists of loyalty records have. */
interface Filters {
  readonly merchant?: string | undefined;
  readonly account?: string | undefined;
  readonly order?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly phone?: string | undefined;
  readonly created_from?: string | undefined;
  readonly created_to?: string | undefined;
  readonly updated_after?: string | undefined;
}

const COLUMNS = {
  merchant: 'merchant_id',
  account: 'account_id',
  order: 'order_id',
  status: 'status',
  type: 'type',
  phone: 'phone',
} as const;

/** Rows of a table that are on a page of a list, by its filters; newest first. */
export function matching(table: string, query: Filters, { after }: PageRequest): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { created_from: from, created_to: to, updated_after: updated } = query;
  const filters = [
    sql`true`,
    ...Object.entries(COLUMNS).flatMap(([filter, name]) => {
      const value = query[filter as keyof typeof COLUMNS];
      return value === undefined ? [] : [sql`${column(name)} = ${value}`];
    }),
    ...(from === undefined ? [] : [sql`${column('created_at')} >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`${column('created_at')} < ${to}::timestamptz`]),
    ...(updated === undefined ? [] : [sql`${column('updated_at')} > ${updated}::timestamptz`]),
    ...(after === undefined ? [] : [sql`${column('id')} < ${after}`]),
  ];
  return sql<boolean>`${sql.join(filters, sql` and `)}`;
}
