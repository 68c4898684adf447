import { Type, type Static } from 'typebox';
import { orNull, IdFilter, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Figure, GroupOfRow, ReportOf, SALES_GROUPS, ITEM_GROUPS } from './report-fields.ts';
import { ReportQueryOf } from './report-query.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { ReportOptionsQuery } from './report-options.ts';

export const SalesFigures = {
  orders: Figure('Sales: paid orders, and payments of pay links without one.', 42),
  gross: Figure('The prices of all lines.', 153100),
  discounts: Figure('What was taken off them.', 3100),
  charges: Figure('Delivery, service and packaging.', 6400),
  refunds: Figure('What was given back of lines and charges, on the day it was given back.', 4200),
  included_tax: Figure('The tax that prices contain, less what was refunded of it.', 0),
  net: Figure('gross − discounts + charges − refunds − included_tax.', 152200),
  tax: Figure('All taxes, less what was refunded of them.', 12175),
  tips: Figure('Tips, less what was refunded of them.', 9025),
  collected: Figure('net + tax + tips: what was captured less what was refunded.', 173400),
  average: orNull(Type.Integer({ description: 'net for each order; `null` without orders.' }), {
    examples: [3624],
  }),
};

export const SALES_FIGURES = [
  'orders',
  'gross',
  'discounts',
  'charges',
  'refunds',
  'included_tax',
  'net',
  'tax',
  'tips',
  'collected',
  'average',
] as const;

export const SalesQuery = ReportQueryOf(SALES_GROUPS, { dates: '', csv: 'the rows as a table' });
export type SalesQuery = Static<typeof SalesQuery>;

export const SalesReport = ReportOf('sales_report', 'SalesReport', {
  groups: SALES_GROUPS,
  row: { ...GroupOfRow, ...SalesFigures },
  totals: SalesFigures,
  changing: SALES_FIGURES,
});
export type SalesReport = Static<typeof SalesReport>;

const ItemFigures = {
  quantity: Figure('Units sold, less units refunded.', 64),
  gross: Figure('Their prices with modifiers.', 80000),
  discounts: Figure('What was taken off them, order discounts included.', 1600),
  refunds: Figure('What was given back of them.', 2500),
  net: Figure('gross − discounts − refunds − the tax that prices contain.', 75900),
};

export const ITEM_FIGURES = ['quantity', 'gross', 'discounts', 'refunds', 'net'] as const;

export const ItemsQuery = ReportQueryOf(ITEM_GROUPS, { dates: '', csv: 'the rows as a table' });
export type ItemsQuery = Static<typeof ItemsQuery>;

export const ItemsReport = ReportOf('items_report', 'ItemsReport', {
  groups: ITEM_GROUPS,
  row: {
    item: orNull(Type.String(), {
      description: 'Id of the item; `null` for the amount of a pay link.',
      examples: [EXAMPLE_ID.item],
    }),
    variation: orNull(Type.String(), {
      description: 'Id of the variation.',
      examples: [EXAMPLE_ID.variation],
    }),
    name: Type.String({ description: 'Its name when it was last sold.', examples: ['Bean salad'] }),
    variation_name: orNull(Type.String({ description: "The variation's name." }), { examples: [null] }),
    ...ItemFigures,
  },
  totals: ItemFigures,
  changing: ITEM_FIGURES,
});
export type ItemsReport = Static<typeof ItemsReport>;

export const TodayQuery = Type.Object({
  ...ReportOptionsQuery.properties,
  location: Type.Optional(IdFilter('a location', 'Only what is of this location.')),
});

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });

/** The figures that a merchant watches during the day. */
export const TodayReport = Type.Object(
  {
    object: RecordType('today_report'),
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    location: orNull(Type.String({ description: 'Id of the location. `null`: all of them.' }), {
      examples: [null],
    }),
    timezone: Type.String({ description: "The merchant's time zone.", examples: ['Europe/London'] }),
    currency: Type.String({ description: 'Currency code (ISO 4217) of `net`.', examples: ['GBP'] }),
    generated_at: Timestamp('When this was read, as RFC 3339 in UTC.'),
    business_date: Type.String({
      format: 'date',
      description: 'The business date that is running: the earliest one, if locations differ.',
      examples: ['2026-11-21'],
    }),
    orders: count('Sales of this business date, as the report of sales counts them.', 42),
    net: Type.Integer({
      description:
        'Their net in minor units, less the refunds of this business date, as the report of sales has it.',
      examples: [81_250],
    }),
    open: count('Orders that are open now, of whatever date.', 7),
    waiting: count('Those of them that are yet to be accepted.', 2),
    late: count('Those of them that are not ready although their `ready_at` has passed.', 1),
  },
  { title: 'TodayReport' },
);
export type TodayReport = Static<typeof TodayReport>;
