import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { Amount } from '../../../core/contract/money.ts';
import { CHARGE_TYPES, DISCOUNT_SOURCES, ORDER_LIMITS, Uid, Whole, Word } from './order-fields.ts';

const id = (description: string, example: string) => Type.String({ description, examples: [example] });

const OrderModifier = Type.Object(
  {
    modifier: id('Id of the modifier.', EXAMPLE_ID.modifier),
    group: id('Id of its group.', EXAMPLE_ID.modifier_group),
    name: id('Its name when it was ordered.', 'Avocado'),
    quantity: Whole(1, ORDER_LIMITS.modifierQuantity, 'How many for each unit.', 1),
    unit_price: Amount('Price of one. Part of the unit price of the line.'),
  },
  { title: 'OrderModifier' },
);

/**
 * `gross` = `unit_price` × (`quantity` − `unavailable_quantity`); `net` = `gross` − `discount`; `total` =
 * `net` and added tax.
 */
export const OrderLine = Type.Object(
  {
    uid: Uid('line'),
    item: id('Id of the item.', EXAMPLE_ID.item),
    variation: id('Id of the variation.', EXAMPLE_ID.variation),
    menu: id('Id of the menu of the item.', EXAMPLE_ID.menu),
    menu_version: Type.Integer({ description: 'The published version of that menu.', examples: [1] }),
    name: id('Name of the item when it was ordered.', 'Garden salad'),
    variation_name: orNull(
      Type.String({ description: 'Name of the variation. `null` if it is the only one.' }),
      { examples: ['Large'] },
    ),
    quantity: Whole(1, ORDER_LIMITS.quantity, 'How many were ordered.', 2),
    unavailable_quantity: Whole(
      0,
      ORDER_LIMITS.quantity,
      'How many of them aren’t available: the order was accepted without them, and they cost nothing.',
      0,
    ),
    modifiers: Type.Array(OrderModifier, { description: 'What was chosen for each unit.' }),
    note: orNull(Type.String({ description: "The customer's wish." }), { examples: [null] }),
    unit_price: Amount('Price of one unit, with its modifiers.'),
    gross: Amount('`unit_price` × `quantity`, without units that aren’t available.'),
    discount: Amount('Its share of all discounts.'),
    net: Amount('`gross` − `discount`.'),
    tax: Amount('Its share of all taxes, included or added.'),
    total: Amount('`net` and added taxes.'),
    refunded_quantity: Whole(0, ORDER_LIMITS.quantity, 'How many of them have been refunded.', 0),
    refunded: Amount('How much of `total` has been refunded.'),
  },
  { title: 'OrderLine' },
);
export type OrderLine = Static<typeof OrderLine>;

export const OrderDiscount = Type.Object(
  {
    uid: Uid('discount'),
    name: orNull(Type.String({ description: 'Shown on receipts.' }), { examples: ['Opening week'] }),
    source: Word(DISCOUNT_SOURCES, 'What it comes from.'),
    type: Word(['percent', 'fixed'], 'How to read `value`.'),
    value: Type.Integer({
      description: '`percent`: basis points, 1000 is 10%. `fixed`: minor units of the currency.',
      examples: [1000],
    }),
    line: orNull(Type.String({ description: 'The line it applies to. `null`: the whole order.' }), {
      examples: [null],
    }),
    reward: orNull(
      Type.String({ description: 'Id of the loyalty reward that it comes from. `null`: from none.' }),
      { examples: [null] },
    ),
    amount: Amount('What it takes off.'),
  },
  { title: 'OrderDiscount' },
);
export type OrderDiscount = Static<typeof OrderDiscount>;

export const OrderCharge = Type.Object(
  {
    uid: Uid('charge'),
    type: Word(CHARGE_TYPES, 'What it is for.'),
    amount: Amount('The charge, without added taxes.'),
    tax: Amount('Its share of all taxes, included or added.'),
    total: Amount('`amount` and added taxes.'),
    refunded: Amount('How much of `total` has been refunded.'),
  },
  { title: 'OrderCharge' },
);
export type OrderCharge = Static<typeof OrderCharge>;

export const OrderTax = Type.Object(
  {
    name: id('Name of the tax.', 'VAT'),
    rate_ppm: Type.Integer({ description: 'The rate in parts per million.', examples: [200_000] }),
    inclusive: Type.Boolean({ description: 'Whether prices include it.', examples: [true] }),
    base: Amount('What the rate applies to; the tax is part of it if `inclusive`.'),
    amount: Amount('The tax on the whole order.'),
  },
  { title: 'OrderTax' },
);
export type OrderTax = Static<typeof OrderTax>;
