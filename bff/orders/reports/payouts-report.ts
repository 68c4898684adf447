import { sql } from 'kysely';
import { PAYOUT_FIGURES } from './contract/payouts-report.ts';
import type { PayoutGroup } from './contract/report-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { partsOf } from './periods.ts';
import { asNumbers, total } from './read-hours.ts';
import type { ReportScope } from './report-scope.ts';
import type { ReadTable } from './report.ts';
import { isReported, type PayoutWish } from './payout-list.ts';

type PayoutFigure = (typeof PAYOUT_FIGURES)[number];
type PayoutFigures = Readonly<Record<PayoutFigure, number>>;

interface PayoutRow extends PayoutFigures {
  readonly payout?: string;
  readonly arrival_date?: string;
  readonly business_date?: string;
  readonly through?: string;
}

/** Payouts by the date of arrival, as many as `isReported`. */
export const payoutsKind = <Group extends PayoutGroup>(group: Group, wish: PayoutWish) => ({
  object: 'payouts_report' as const,
  group,
  figures: PAYOUT_FIGURES,
  read: tableOf(group, wish),
});

function tableOf(group: PayoutGroup, wish: PayoutWish): ReadTable<PayoutRow, PayoutFigures> {
  return async (db, { scope, period, until }) => {
    const payouts = await readPayouts(db, { ...scope, period }, wish, until);
    const totals = total(PAYOUT_FIGURES, payouts);
    if (group === 'payout') return { rows: payouts, totals };
    const rows = partsOf(period, group).map(({ from, to }) => ({
      business_date: from,
      through: to,
      ...total(
        PAYOUT_FIGURES,
        payouts.filter(({ arrival_date: date }) => from <= date && date <= to),
      ),
    }));
    return { rows, totals };
  };
}

async function readPayouts(
  db: Db,
  scope: ReportScope,
  wish: PayoutWish,
  until: Date | undefined,
): Promise<(PayoutFigures & { readonly payout: string; readonly arrival_date: string })[]> {
  const { rows } = await sql<Record<PayoutFigure, string> & { payout: string; arrival_date: string }>`
    select p.id as payout, p.arrival_date, 1 as payouts, coalesce(s.entries, 0) as entries,
      coalesce(s.gross, 0) as gross, coalesce(s.fee, 0) as fee, coalesce(s.net, 0) as net
    from payouts p left join report_payouts s on s.payout_id = p.id
    where ${isReported(scope, wish)}
      ${until === undefined ? sql`` : sql`and p.created_at < ${until}`}
    order by p.arrival_date, p.id`.execute(db);
  return rows.map(({ payout, arrival_date, ...figures }) => ({
    payout,
    arrival_date,
    ...asNumbers(PAYOUT_FIGURES, figures),
  }));
}
