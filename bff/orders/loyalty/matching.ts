import { sql, type RawBuilder } from 'kysely';
import { type PageRequest, isWithin, type TimeFilter } from '../../core/database/pagination.ts';

/** Filters that lists of loyalty records have. */
interface Filters extends TimeFilter {
  readonly merchant?: string | undefined;
  readonly account?: string | undefined;
  readonly order?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  /** Every number that is meant. */
  readonly phone?: readonly string[] | undefined;
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
  const filters = [
    isWithin(table, query),
    ...Object.entries(COLUMNS).flatMap(([filter, name]) => {
      const value = query[filter as keyof typeof COLUMNS];
      return value === undefined
        ? []
        : [
            typeof value === 'string'
              ? sql`${column(name)} = ${value}`
              : sql`${column(name)} = any (${value})`,
          ];
    }),
    ...(after === undefined ? [] : [sql`${column('id')} < ${after}`]),
  ];
  return sql<boolean>`${sql.join(filters, sql` and `)}`;
}
