import { Type, type Static } from 'typebox';
import { CheckedText } from './text-fields.ts';
import { MAX_AMOUNT } from '../money/amount.ts';
import { CURRENCIES } from './iso-codes.ts';

/** An amount in a record: whole minor units, such as pence, in the currency of its merchant. */
export const Money = Type.Object(
  {
    amount: Type.Integer({
      minimum: -MAX_AMOUNT,
      maximum: MAX_AMOUNT,
      description: 'In minor units of the currency: 3648 is £36.48, or ¥3648.',
      examples: [3648],
    }),
    currency: Type.String({ description: 'Currency code (ISO 4217).', examples: ['GBP'] }),
  },
  { title: 'Money' },
);
export type Money = Readonly<Static<typeof Money>>;

/** Largest sum of many amounts: every whole number up to it is exact in JSON. */
export const MAX_SUM = Number.MAX_SAFE_INTEGER;

/** A sum or remainder of many amounts, such as a balance or its entries. */
export const MoneySum = Type.Object(
  {
    amount: Type.Integer({
      minimum: -MAX_SUM,
      maximum: MAX_SUM,
      description: 'In minor units of the currency, as in `Money`. It may be larger than any single amount.',
      examples: [3648],
    }),
    currency: Money.properties.currency,
  },
  { title: 'MoneySum' },
);

/** A field of a money amount, with its description. */
export const Amount = (description: string) =>
  Type.Object(Money.properties, { title: 'Money', 'x-use': description });

/** An amount in a request. The currency is compared with the merchant's once the merchant is known. */
export const MoneyInput = moneyInput('MoneyInput', 0);
/** An amount greater than zero. */
export const PositiveMoneyInput = moneyInput('PositiveMoneyInput', 1);

function moneyInput(title: string, minimum: 0 | 1) {
  const fields = {
    amount: Type.Integer({
      minimum,
      maximum: MAX_AMOUNT,
      description: `In minor units of the currency, ${minimum}–${MAX_AMOUNT}: 3648 is £36.48, or ¥3648.`,
      examples: [3648],
      'x-rule': `must be an integer from ${minimum} to ${MAX_AMOUNT}, in minor units`,
    }),
    currency: CheckedText(
      'must be an ISO 4217 currency code of three capital letters, such as GBP',
      (text) => CURRENCIES.has(text),
      {
        description: "Currency code (ISO 4217): the merchant's.",
        examples: ['GBP'],
        pattern: '^[A-Z]{3}$',
      },
    ),
  };
  return Type.Object(fields, { title, 'x-rule': 'must be an object with amount and currency' });
}

export const AmountInput = (description: string) =>
  Type.Object(MoneyInput.properties, {
    title: 'MoneyInput',
    'x-rule': 'must be an object with amount and currency',
    'x-use': description,
  });
