import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { Figure, ITEM_GROUPS, ReportOf } from './report-fields.ts';
import { ReportQueryOf } from './report-query.ts';

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
