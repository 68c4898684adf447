import { sql, type RawBuilder } from 'kysely';
import type { PayoutsQuery } from './contract/payouts-report.ts';
import type { ReportScope } from './report-scope.ts';

/** To which payouts a report is limited. */
export type PayoutWish = Pick<PayoutsQuery, 'status' | 'method'>;

/**
 * Which payouts `p` a report is of, by the date of arrival. What failed or was canceled never arrived: its money is in the
 * balance again.
 */
export const isReported = (
  { merchantId, currency, period: { from, to } }: Pick<ReportScope, 'merchantId' | 'currency' | 'period'>,
  { status, method }: PayoutWish,
): RawBuilder<boolean> =>
  sql`p.merchant_id = ${merchantId} and p.currency = ${currency}
    and p.arrival_date between ${from}::date and ${to}::date
    and ${status === undefined ? sql`p.status not in ('failed', 'canceled')` : sql`p.status = ${status}`}
    ${method === undefined ? sql`` : sql`and p.method = ${method}`}`;
