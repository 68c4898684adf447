import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { changeOf, figuresOf, type FiguresRow, reportTable, type Shown } from './report-table.ts';
import type { PaymentFigures, PaymentsReport } from './report-records.ts';
import { tenderText } from './report-words.ts';
import { statement, type StatementLine } from './summary.ts';

/** What was captured and refunded, by how it was paid, and what of it are fees. */
export function paymentsView({ report, ...shown }: Shown & { report: PaymentsReport }): TemplateResult {
  const { rows, totals, compare } = report;
  const before = new Map(compare?.rows.map((row) => [row.tender, figuresOf(row)]));
  return html`${reportTable({
    ...shown,
    caption: msg('Payments by how they were paid'),
    head: msg('Paid by'),
    figures: [
      { id: 'payments', label: msg('Payments'), isCount: true },
      { id: 'amount', label: msg('Captured') },
      { id: 'tip', label: msg('Tips') },
      { id: 'refunds', label: msg('Number of refunds'), isCount: true },
      { id: 'refunded', label: msg('Refunded') },
      { id: 'collected', label: msg('Collected') },
    ],
    changing: 'collected',
    totals,
    totalsBefore: compare?.totals,
    rows: rows.map((row): FiguresRow => ({
      id: '',
      label: tenderText(row.tender ?? ''),
      figures: figuresOf(row),
      before: compare ? (before.get(row.tender) ?? {}) : undefined,
    })),
  })}
  ${statement(msg('What is left after fees'), linesOf(totals, compare), shown.writer)}`;
}

const feesOf = ({ fee_platform, fee_partner }: PaymentFigures): number => fee_platform + fee_partner;

function linesOf(totals: PaymentFigures, compare: PaymentsReport['compare']): StatementLine[] {
  const [fees, feesBefore] = [feesOf(totals), compare ? feesOf(compare.totals) : null];
  return [
    {
      label: msg('Captured'),
      amount: totals.amount,
      ...(compare && { before: compare.totals.amount, change: compare.changes.amount }),
    },
    {
      label: msg('Refunded'),
      amount: -totals.refunded,
      ...(compare && { before: -compare.totals.refunded, change: compare.changes.refunded }),
    },
    {
      label: msg('Collected'),
      amount: totals.collected,
      isSum: true,
      ...(compare && { before: compare.totals.collected, change: compare.changes.collected }),
    },
    {
      label: msg('Fees'),
      amount: -fees,
      ...(compare && feesBefore !== null && { before: -feesBefore, change: changeOf(fees, feesBefore) }),
    },
    {
      label: msg('After fees'),
      amount: totals.collected - fees,
      isSum: true,
      ...(compare &&
        feesBefore !== null && {
          before: compare.totals.collected - feesBefore,
          change: changeOf(totals.collected - fees, compare.totals.collected - feesBefore),
        }),
    },
  ];
}
