import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { changeBetween, figuresOf, type FiguresRow, reportTable, type Shown } from './report-table.ts';
import type { PaymentFigures, PaymentsReport } from './reporting-api.ts';
import { tenderText } from './report-words.ts';
import { statement, type StatementLine } from './statement.ts';

/** Renders captured and refunded amounts by payment method, with their fees. */
export function paymentsView({ report, ...shown }: Shown & { report: PaymentsReport }): TemplateResult {
  const { rows, totals, compare } = report;
  const before = new Map(compare?.rows.map((row) => [row.tender, figuresOf(row)]));
  return html`${reportTable({
    ...shown,
    caption: msg('Payments by method'),
    head: msg('Paid by'),
    figures: [
      { id: 'payments', label: msg('Payments'), isCount: true },
      { id: 'amount', label: msg('Captured') },
      { id: 'tip', label: msg('Tips') },
      { id: 'refunds', label: msg('Number of refunds'), isCount: true },
      { id: 'refunded', label: msg('Refunded') },
      ...(isDisputed(report) ? [{ id: 'disputed', label: msg('Disputed') }] : []),
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
  ${statement(msg('Net after fees'), linesOf(totals, compare), shown.writer)}`;
}

/** Disputes are rare: what they took is said where there was one. */
const isDisputed = ({ totals, compare }: Pick<PaymentsReport, 'totals' | 'compare'>): boolean =>
  Boolean(totals.disputed) || Boolean(compare?.totals.disputed);

const feesOf = ({ fee_platform, fee_partner }: PaymentFigures): number => fee_platform + fee_partner;

function linesOf(totals: PaymentFigures, compare: PaymentsReport['compare']): StatementLine[] {
  const [fees, feesBefore] = [feesOf(totals), compare ? feesOf(compare.totals) : null];
  return [
    {
      label: msg('Captured'),
      amount: totals.amount,
      good: 1,
      ...(compare && { before: compare.totals.amount, change: compare.changes.amount }),
    },
    {
      label: msg('Refunded'),
      amount: -totals.refunded,
      good: -1,
      ...(compare && { before: -compare.totals.refunded, change: compare.changes.refunded }),
    },
    ...(isDisputed({ totals, compare })
      ? [
          {
            label: msg('Disputed'),
            amount: -totals.disputed,
            good: -1,
            ...(compare && { before: -compare.totals.disputed, change: compare.changes.disputed }),
          } as const,
        ]
      : []),
    {
      label: msg('Collected'),
      amount: totals.collected,
      good: 1,
      isSum: true,
      ...(compare && { before: compare.totals.collected, change: compare.changes.collected }),
    },
    {
      label: msg('Fees'),
      amount: -fees,
      good: -1,
      ...(compare && feesBefore !== null && { before: -feesBefore, change: changeBetween(fees, feesBefore) }),
    },
    {
      label: msg('After fees'),
      amount: totals.collected - fees,
      good: 1,
      isSum: true,
      ...(compare &&
        feesBefore !== null && {
          before: compare.totals.collected - feesBefore,
          change: changeBetween(totals.collected - fees, compare.totals.collected - feesBefore),
        }),
    },
  ];
}
