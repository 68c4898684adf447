import { plainText } from '../../../../bff/core/money/plain-text.ts';
import { readNumber } from '../../../../bff/core/money/typed-number.ts';
import { language } from '../../../i18n/format.ts';
import { msg } from '../../../i18n/message.ts';
import { nameProblem } from '../../../records/typed-problems.ts';
import { own } from '../../../session/trellis-error.ts';
import { asField, idOf, listOf, type Problems } from './field.ts';

/** A tax, as it is typed. */
export interface TaxEntry {
  readonly key: string;
  readonly name: string;
  /** Percent. */
  readonly rate: string;
  readonly inclusive: boolean;
  /** Separated by commas. */
  readonly categories: string;
  readonly fulfillments: readonly string[];
}

/** Returns a rate as it is typed. @param scale units in one percent: 10,000 for parts per million */
export const percentInput = (rate: number, scale: number): string =>
  (rate / scale).toLocaleString(language(), own({ maximumFractionDigits: 4, useGrouping: false }));

/** Reads a typed percentage. @param decimals digits after the point @returns units of the last digit */
export function readPercent(typed: string, decimals: number): number | undefined {
  const text = plainText(typed).replace('%', '').trim();
  const number = readNumber(text, own({ locale: language(), decimals, most: 100 }));
  return typeof number === 'number' && number <= 100 * 10 ** decimals ? number : undefined;
}

const percentAdvice = (): string => msg('Enter a rate from 0% to 100%.');

/** The id of a control of a tax. */
export const taxId = (key: string, name: string): string => `taxes-${key}-${name}`;

const CATEGORY = /^[a-z0-9-]{1,63}$/;
/** The names of a tax's properties in the API, by the controls that hold them. */
const TAX_CONTROLS: Partial<Record<string, string>> = own({
  rate_ppm: 'rate',
  categories: 'categories',
  inclusive: 'inclusive',
});

export const taxesField = asField<readonly TaxEntry[]>({
  path: 'taxes',
  label: () => msg('Taxes'),
  typed: ({ taxes }) =>
    taxes.map(({ name, rate_ppm, inclusive, categories, fulfillments }, at) => ({
      key: `${at}`,
      name,
      rate: percentInput(rate_ppm, 10_000),
      inclusive,
      categories: categories.join(', '),
      fulfillments,
    })),
  read: (taxes) => {
    const problems: Problems = {};
    for (const { key, name, rate, categories } of taxes) {
      const nameless = nameProblem(name);
      if (nameless) problems[taxId(key, 'name')] = nameless;
      if (readPercent(rate, 4) === undefined) problems[taxId(key, 'rate')] = percentAdvice();
      const wrong = listOf(categories).find((one) => !CATEGORY.test(one));
      if (wrong) problems[taxId(key, 'categories')] = categoryAdvice();
    }
    if (Object.keys(problems).length > 0) return { problems };
    return {
      value: taxes.map(({ name, rate, inclusive, categories, fulfillments }) => ({
        name: name.trim(),
        rate_ppm: readPercent(rate, 4),
        inclusive,
        categories: listOf(categories),
        fulfillments,
      })),
    };
  },
  text: (taxes) => taxes.map(taxText).join(', ') || '–',
  idAt: (taxes, [at, name]) => {
    const tax = taxes[Number(at)];
    return tax && taxId(tax.key, TAX_CONTROLS[name ?? ''] ?? 'name');
  },
});

export const taxText = ({ name, rate }: Pick<TaxEntry, 'name' | 'rate'>): string =>
  [name.trim(), rate.trim() && `${rate.trim()}%`].filter(Boolean).join(' ') || '–';

const categoryAdvice = (): string => msg('Use lowercase letters, digits and hyphens.');

/** A tax category of a charge; empty: that of the items that it goes with. */
export const categoryCheck = (text: string): string | undefined =>
  CATEGORY.test(text) ? undefined : categoryAdvice();

/** Three tips in percent, or none. */
export type Tips = readonly string[];

export const tipId = (at: number): string =>
  at ? `${idOf('tip_presets_bps')}-${at}` : idOf('tip_presets_bps');

export const tipsField = asField<Tips>({
  path: 'tip_presets_bps',
  label: () => msg('Tips to choose from'),
  typed: ({ tip_presets_bps: tips }) => tips.map((bps) => percentInput(bps, 100)),
  read: (tips) => {
    const rates = tips.map((typed) => readPercent(typed, 2) ?? 0);
    const wrong = rates.findIndex((rate, at) => rate <= (rates[at - 1] ?? 0));
    if (wrong < 0) return { value: rates };
    return {
      problems: {
        [tipId(wrong)]: rates[wrong] ? msg('Enter the smallest first, then larger ones.') : percentAdvice(),
      },
    };
  },
  text: (tips) => tips.map((rate) => `${rate}%`).join(', ') || msg('None'),
});
