import type { Money } from '../../../core/contract/money.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import type { LoyaltyProgram } from '../../../orders/loyalty/contract/program.ts';
import type { Form, FormFaults } from '../../shell/forms.ts';
import { faultText } from '../parts/form-pages.ts';
import { moneyInField, moneyTyped, numberTyped, percentText, percentTyped } from '../parts/format.ts';

const FIELDS = [
  'status',
  'accrual.type',
  'accrual.points',
  'accrual.amount',
  'terminology.one',
  'terminology.other',
  'expiry_months',
  'excluded_categories',
  'terms_url',
] as const;
const TIER_FIELDS = [
  'id',
  'name',
  'points',
  'discount.type',
  'discount.bps',
  'discount.amount',
  'discount.cap',
] as const;

/** The most rewards of a program. */
export const MOST_TIERS = 20;
/** The name of the list of rewards in requests and in the names of fields. */
export const LIST = 'reward_tiers';

/** The names of fields that may occur several times: lists of items. */
export const SEVERAL: readonly string[] = [
  'accrual.items',
  ...Array.from({ length: MOST_TIERS }, (_, index) => `${LIST}.${index}.discount.items`),
];

interface TypedTier extends Readonly<Record<(typeof TIER_FIELDS)[number], string>> {
  readonly 'discount.items': readonly string[];
}

/** The typed values, by the paths of the request. */
export interface TypedProgram extends Readonly<Record<(typeof FIELDS)[number], string>> {
  readonly 'accrual.items': readonly string[];
  readonly tiers: readonly TypedTier[];
}

const NEW_TIER: TypedTier = {
  id: '',
  name: '',
  points: '',
  'discount.type': 'fixed',
  'discount.bps': '',
  'discount.amount': '',
  'discount.cap': '',
  'discount.items': [],
};

export const NEW_PROGRAM: TypedProgram = {
  status: 'active',
  'accrual.type': 'spend',
  'accrual.points': '1',
  'accrual.amount': '',
  'accrual.items': [],
  'terminology.one': 'point',
  'terminology.other': 'points',
  expiry_months: '12',
  excluded_categories: '',
  terms_url: '',
  tiers: [NEW_TIER],
};

/** Returns the form with room for another reward. */
export const withAnotherTier = (typed: TypedProgram): TypedProgram => ({
  ...typed,
  tiers: [...typed.tiers, NEW_TIER].slice(0, MOST_TIERS),
});

/** Reads the submitted form. Rewards that were left empty, or are to be removed, are gone. */
export function typedIn(form: Form): TypedProgram {
  const text = (name: string): string => form.get(name)?.trim() ?? '';
  const tiers = Array.from({ length: MOST_TIERS }, (_, index) => `${LIST}.${index}`)
    .filter((at) => form.get(`${at}.name`) !== undefined && form.get(`${at}.remove`) === undefined)
    .map((at) => ({
      ...(named(TIER_FIELDS, (name) => text(`${at}.${name}`)) as TypedTier),
      'discount.items': form.all(`${at}.discount.items`),
    }))
    .filter((tier) => [tier.name, tier.points, tier['discount.bps'], tier['discount.amount']].some(Boolean));
  return { ...named(FIELDS, text), 'accrual.items': form.all('accrual.items'), tiers };
}

/** Returns the record as it would have been typed. */
export function typedOf(program: LoyaltyProgram): TypedProgram {
  const { accrual, terminology, expiry_months: months, excluded_categories: excluded } = program;
  return {
    status: program.status,
    'accrual.type': accrual.type,
    'accrual.points': String(accrual.points),
    'accrual.amount': inField(accrual.amount),
    'accrual.items': accrual.items,
    'terminology.one': terminology.one,
    'terminology.other': terminology.other,
    expiry_months: months === null ? '' : String(months),
    excluded_categories: excluded.join(', '),
    terms_url: program.terms_url ?? '',
    tiers: program.reward_tiers.map(({ id, name, points, discount }) => ({
      id,
      name,
      points: String(points),
      'discount.type': discount.type,
      'discount.bps': discount.bps === null ? '' : percentText(discount.bps, 2),
      'discount.amount': inField(discount.amount),
      'discount.cap': inField(discount.cap),
      'discount.items': discount.items,
    })),
  };
}

const inField = (money: Money | null): string => (money === null ? '' : moneyInField(money));

function named<Name extends string>(
  names: readonly Name[],
  valueOf: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
}

/**
 * Returns the request of a form, and why fields can't be part of one. Fields of another kind of earning or
 * discount are left out.
 */
export function bodyOf(typed: TypedProgram, currency: string) {
  const faults = new Map<string, string>();
  const whole = (path: string, text: string): number => {
    const value = numberTyped(text);
    if (value === undefined) faults.set(path, 'Enter a whole number, such as 10.');
    return value ?? 0;
  };
  const money = (path: string, text: string): Money => {
    const amount = moneyTyped(text, currency);
    if (typeof amount === 'string') faults.set(path, amount);
    else if (amount === 0) faults.set(path, 'Enter an amount above zero.');
    return { amount: typeof amount === 'number' ? amount : 0, currency };
  };
  const discountOf = (tier: TypedTier, at: string): JsonObject => {
    const type = tier['discount.type'];
    const cap = tier['discount.cap'] === '' ? null : money(`${at}.cap`, tier['discount.cap']);
    if (type === 'fixed') return { type, amount: { ...money(`${at}.amount`, tier['discount.amount']) } };
    const most = cap && { cap: { ...cap } };
    if (type === 'item') return { type, items: [...tier['discount.items']], ...most };
    const bps = percentTyped(tier['discount.bps'], 2);
    if (bps === undefined) faults.set(`${at}.bps`, 'Enter a percentage, such as 10.');
    return { type, bps: bps ?? 0, ...most };
  };
  const type = typed['accrual.type'];
  const body: JsonObject = {
    accrual: {
      type,
      points: whole('accrual.points', typed['accrual.points']),
      ...(type === 'spend' && { amount: { ...money('accrual.amount', typed['accrual.amount']) } }),
      ...(type === 'item' && { items: [...typed['accrual.items']] }),
    },
    reward_tiers: typed.tiers.map((tier, index) => ({
      ...(tier.id !== '' && { id: tier.id }),
      name: tier.name,
      points: whole(`${LIST}.${index}.points`, tier.points),
      discount: discountOf(tier, `${LIST}.${index}.discount`),
    })),
    terminology: { one: typed['terminology.one'], other: typed['terminology.other'] },
    expiry_months: typed.expiry_months === '' ? null : whole('expiry_months', typed.expiry_months),
    excluded_categories: typed.excluded_categories
      .split(',')
      .map((category) => category.trim())
      .filter(Boolean),
    terms_url: typed.terms_url === '' ? null : typed.terms_url,
  };
  return { body, faults };
}

/** Why fields were refused, by the path of the field. */
export type Faults = ReadonlyMap<string, string>;

/** Returns the faults of the API by field: one inside a list or an amount is that of its field. */
export function faultsOf(faults: FormFaults): Faults {
  return new Map(
    [...faults].map(([param, fault]) => {
      const inList = param.replace(/(\.items|excluded_categories)\.\d+$/, '$1');
      return [inList.replace(/(\.(?:amount|cap))\.(?:amount|currency)$/, '$1'), faultText(fault, param)];
    }),
  );
}

/** Whether a fault is shown at a field of the form. */
export function hasField(path: string): boolean {
  return path.startsWith(LIST) || path === 'accrual.items' || FIELDS.some((name) => name === path);
}
