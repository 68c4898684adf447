import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TaxesReport } from './reporting-api.ts';
import { type FiguresRow, reportTable, figuresOf, type Shown } from './report-table.ts';
import { figureText, rowText } from './report-words.ts';
import type { ReportWriter } from './report-writer.ts';
import { own } from '../../session/trellis-error.ts';

type TaxRow = TaxesReport['rows'][number];

/**
 * Net, tax and gross by rate and jurisdiction, with what was refunded of each, over all dates or period by
 * period.
 */
export function taxesView({ report, ...shown }: Shown & { report: TaxesReport }): TemplateResult {
  const { rows, totals, compare, group } = report;
  const { writer } = shown;
  // Only over all dates there is one row of a tax, now and before.
  const before =
    group === 'tax' && compare ? new Map(compare.rows.map((row) => [keyOf(row), row])) : undefined;
  return html`${reportTable({
      ...shown,
      caption: msg('Taxes by rate'),
      head: group === 'tax' ? figureText('tax') : msg('Period'),
      figures: [
        { id: 'net', label: msg('Net (without tax)') },
        { id: 'tax', label: figureText('tax') },
        { id: 'gross', label: msg('Gross (with tax)') },
        { id: 'refunds', label: figureText('refunds') },
      ],
      changing: 'tax',
      totals,
      totalsBefore: compare?.totals,
      rows: rows.map((row): FiguresRow => {
        const { rate_ppm: _rate, ...figures } = row;
        const tax = [taxText(row, writer), row.jurisdiction].filter(Boolean).join(' · ');
        const [label, about] =
          group === 'tax'
            ? [taxText(row, writer), row.jurisdiction ?? '']
            : [rowText(row, group, writer), tax];
        return {
          id: '',
          label,
          about,
          figures: figuresOf(figures),
          before: before && figuresOf(before.get(keyOf(row)) ?? {}),
        };
      }),
    })}
    <p class="muted small">
      ${msg('What bears two taxes is in both rows, and once in the total. Tips bear no tax and are left out.')}
    </p>`;
}

const keyOf = ({ name, jurisdiction, rate_ppm }: TaxRow): string =>
  JSON.stringify([name, jurisdiction, rate_ppm]);

/** `VAT 20%`, by the name that the location gives to its tax. */
const taxText = ({ name, rate_ppm: rate }: TaxRow, { locale }: ReportWriter): string =>
  name === null || rate === null
    ? msg('Without tax')
    : `${name} ${(rate / 1_000_000).toLocaleString(
        locale,
        own({ style: 'percent', maximumFractionDigits: 4 }),
      )}`;
