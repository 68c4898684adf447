import { SALES_FIGURES } from './contract/sales-report.ts';
import { PAYMENT_FIGURES } from './contract/payments-report.ts';
import type { SalesGroup } from './contract/report-fields.ts';
import { grouped } from './grouped.ts';
import { readHours, total, type HourSums } from './read-hours.ts';
import type { ReadTable } from './report.ts';
import { paymentFigures, salesFigures } from './sales-figures.ts';
import { HOUR_SUMS } from './summed-columns.ts';

/** A sale counts on the business date of its capture, a refund on its own. */
export const salesKind = <Group extends SalesGroup>(group: Group) => ({
  object: 'sales_report' as const,
  group,
  figures: SALES_FIGURES,
  read: tableOf(group, salesFigures),
});

export const paymentsKind = <Group extends SalesGroup>(group: Group) => ({
  object: 'payments_report' as const,
  group,
  figures: PAYMENT_FIGURES,
  read: tableOf(group, paymentFigures, true),
});

function tableOf<Figures>(
  group: SalesGroup,
  figures: (sums: HourSums) => Figures,
  isOfPayments?: true,
): ReadTable<ReturnType<typeof grouped>[number]['fields'] & Figures, Figures> {
  return async (db, { scope, period, until }) => {
    const read = await readHours(db, group, { scope, period, until, ...(isOfPayments && { isOfPayments }) });
    const rows = grouped(group, period, read).map(({ fields, sums }) => ({
      ...fields,
      ...figures(total(HOUR_SUMS, sums)),
    }));
    return {
      rows,
      totals: figures(
        total(
          HOUR_SUMS,
          read.map(({ sums }) => sums),
        ),
      ),
    };
  };
}
