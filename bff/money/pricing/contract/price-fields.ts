import { Type, type TUnsafe } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, ORDER_SOURCES } from '../../../core/contract/fields.ts';
import { CURRENCIES } from '../../../core/contract/iso-codes.ts';

/** The lines of a price sheet, in order. */
export const PRICE_LINES = [
  'platform.subscription',
  'order.online',
  'payment.card_present',
  'payment.card_not_present',
  'payment.pay_link',
  'loyalty.active_member',
  'payout.instant',
  'payment.dispute',
] as const;
export type PriceLine = (typeof PRICE_LINES)[number];

/** The surface of a sale: the source of an order, or a pay link. */
export const PRICED_SURFACES = [...ORDER_SOURCES, 'pay_link'] as const;
export type PricedSurface = (typeof PRICED_SURFACES)[number];

/** The largest rate of a sheet or a rule: with it, the fee of the largest amount is still an amount. */
export const MAX_BPS = 9_000;
export const MAX_FIXED = 9_999_999_999;

export const PriceLineField = (description: string): TUnsafe<PriceLine> =>
  OneOf(PRICE_LINES, {
    description,
    examples: ['order.online'],
    'x-rule': `must be one of ${PRICE_LINES.join(', ')}`,
  });

export const SurfaceField = (description: string): TUnsafe<PricedSurface> =>
  OneOf(PRICED_SURFACES, {
    description,
    examples: ['ordering'],
    'x-rule': `must be one of ${PRICED_SURFACES.join(', ')}`,
  });

export const PriceRate = Type.Object(
  {
    bps: Type.Integer({ description: 'Basis points of the amount: 240 is 2.4%.', examples: [240] }),
    fixed: Type.Integer({
      description: 'Added to that, in minor units of the currency.',
      examples: [15],
    }),
  },
  { title: 'PriceRate' },
);

export const CurrencyInput = (description: string): TUnsafe<string> =>
  CheckedText(
    'must be an ISO 4217 currency code of three capital letters, such as GBP',
    (text) => CURRENCIES.has(text),
    { description, examples: ['GBP'], pattern: '^[A-Z]{3}$' },
  );

export const CurrencyCode = Type.String({
  description: 'Currency code (ISO 4217) of all fixed parts.',
  examples: ['GBP'],
});

export const MerchantId = Type.String({
  description: 'Id of the merchant.',
  examples: [EXAMPLE_ID.merchant],
});
