import { Type, type Static } from 'typebox';
import { orNull } from '../../../core/contract/fields.ts';
import { DaysOfRow, Figure, ReportOf, TAX_GROUPS } from './report-fields.ts';
import { ReportQueryOf } from './report-query.ts';

const TaxFigures = {
  net: Figure('What the tax is on, without the tax, less what was refunded of it.', 121_800),
  tax: Figure('The tax, less what was refunded of it.', 24_360),
  gross: Figure('net + tax.', 146_160),
  refunds: Figure('What was given back, with its tax, on the day it was given back.', 1_200),
};

export const TAX_FIGURES = ['net', 'tax', 'gross', 'refunds'] as const;

export const TaxesQuery = ReportQueryOf(TAX_GROUPS, { dates: '', csv: 'the rows as a table' });
export type TaxesQuery = Static<typeof TaxesQuery>;

export const TaxesReport = ReportOf('taxes_report', 'TaxesReport', {
  groups: TAX_GROUPS,
  row: {
    ...DaysOfRow,
    name: orNull(Type.String(), {
      description:
        'Name of the tax. `null`: what bears no tax, and what was sold before taxes were kept by rate.',
      examples: ['VAT'],
    }),
    jurisdiction: orNull(Type.String(), {
      description:
        'Whose tax it is: the country of the location (ISO 3166-1), in the United States and Canada with ' +
        'its state, `US-CA`.',
      examples: ['GB'],
    }),
    rate_ppm: orNull(Type.Integer(), {
      description: 'The rate in parts per million: 200000 is 20%.',
      examples: [200_000],
    }),
    ...TaxFigures,
  },
  totals: TaxFigures,
  changing: TAX_FIGURES,
});
export type TaxesReport = Static<typeof TaxesReport>;
