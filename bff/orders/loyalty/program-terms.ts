import { normalized } from '../../core/contract/text-fields.ts';
import type { Money } from '../../core/contract/money.ts';
import { newId } from '../../core/database/ids.ts';
import { ApiError } from '../../core/api/errors.ts';
import type {
  AccrualInput,
  DiscountInput,
  LoyaltyProgramChange,
  TierInput,
} from './contract/program-requests.ts';
import type { Accrual, RewardDiscount } from './contract/program.ts';
import type { StoredDiscount, StoredTerms, StoredTier } from './tables.ts';

/** The context in which a program's terms are checked. */
export interface TermsScope {
  /** The merchant's. */
  readonly currency: string;
  /** Whether an item is on a published menu of the merchant. */
  readonly isOnMenu: (item: string) => boolean;
}

export const NEW_TERMS: StoredTerms = {
  terminology: { one: 'point', other: 'points' },
  accrual: { type: 'visit', points: 1 },
  excluded: [],
  tiers: [],
  expiryMonths: null,
};

/**
 * Terms with what is sent in the place of what there was.
 * @throws {ApiError} field_missing, field_invalid, not_found: an item or a tier
 */
export function changedTerms(
  terms: StoredTerms,
  change: LoyaltyProgramChange,
  scope: TermsScope,
): StoredTerms {
  const { terminology, accrual, excluded_categories: excluded, reward_tiers: tiers } = change;
  const termsUrl = change.terms_url === undefined ? terms.termsUrl : (change.terms_url ?? undefined);
  return {
    terminology: terminology
      ? { one: normalized(terminology.one), other: normalized(terminology.other) }
      : terms.terminology,
    accrual: accrual ? accrualOf(accrual, scope) : terms.accrual,
    excluded: excluded ?? terms.excluded,
    tiers: tiers ? tiersOf(tiers, terms.tiers, scope) : terms.tiers,
    expiryMonths: change.expiry_months === undefined ? terms.expiryMonths : change.expiry_months,
    ...(termsUrl !== undefined && { termsUrl }),
  };
}

function accrualOf({ type, points, amount, items }: AccrualInput, scope: TermsScope): StoredTerms['accrual'] {
  const at = 'accrual';
  switch (type) {
    case 'visit':
      requireNone({ amount, items }, at, type);
      return { type, points };
    case 'spend':
      requireNone({ items }, at, type);
      return { type, points, amount: amountOf(amount, `${at}.amount`, scope) };
    case 'item':
      requireNone({ amount }, at, type);
      return { type, points, items: itemsOf(items, `${at}.items`, scope) };
  }
}

function tiersOf(
  tiers: readonly TierInput[],
  before: readonly StoredTier[],
  scope: TermsScope,
): StoredTier[] {
  const known = new Set(before.map(({ id }) => id));
  return tiers
    .map(({ id, name, points, discount }, index) => {
      const at = `reward_tiers.${index}`;
      const isOwn = id === undefined || known.delete(id);
      if (!isOwn) throw invalid(`${at}.id`, 'must be the id of a tier of the program, each once.');
      return {
        id: id ?? newId('rwt'),
        name: normalized(name),
        points,
        discount: discountOf(discount, `${at}.discount`, scope),
      };
    })
    .toSorted((one, other) => one.points - other.points);
}

function discountOf(
  { type, bps, amount, items, cap }: DiscountInput,
  at: string,
  scope: TermsScope,
): StoredDiscount {
  const most = cap === undefined || cap === null ? null : amountOf(cap, `${at}.cap`, scope);
  switch (type) {
    case 'percent':
      requireNone({ amount, items }, at, type);
      return { type, value: bps ?? missing(`${at}.bps`), items: [], cap: most };
    case 'fixed':
      requireNone({ bps, items, cap }, at, type);
      return { type, value: amountOf(amount, `${at}.amount`, scope), items: [], cap: null };
    case 'item':
      requireNone({ bps, amount }, at, type);
      return { type, value: 0, items: itemsOf(items, `${at}.items`, scope), cap: most };
  }
}

/** Above 0, in the merchant's currency. */
function amountOf(sent: Money | null | undefined, param: string, { currency }: TermsScope): number {
  const { amount, currency: sentIn } = sent ?? missing(param);
  if (sentIn !== currency)
    throw invalid(`${param}.currency`, `must be ${currency}, the merchant's currency.`);
  if (amount < 1) throw invalid(`${param}.amount`, 'must be at least 1, in minor units.');
  return amount;
}

function itemsOf(items: readonly string[] | undefined, param: string, { isOnMenu }: TermsScope): string[] {
  if (items === undefined || items.length === 0) return missing(param);
  for (const [index, item] of items.entries()) {
    if (isOnMenu(item)) continue;
    throw new ApiError('not_found', {
      message: "This item isn't on a published menu of the merchant.",
      param: `${param}.${index}`,
    });
  }
  return [...new Set(items)];
}

function requireNone(fields: Readonly<Record<string, unknown>>, at: string, type: string): void {
  for (const [name, value] of Object.entries(fields)) {
    const isThere = value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
    if (isThere) throw invalid(`${at}.${name}`, `has no meaning for ${type}. Leave it out.`);
  }
}

function missing(param: string): never {
  throw new ApiError('field_missing', { message: `${param} is required.`, param });
}

function invalid(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}`, param });
}

export function presentAccrual(accrual: StoredTerms['accrual'], currency: string): Accrual {
  const { type, points } = accrual;
  return {
    type,
    points,
    amount: accrual.type === 'spend' ? { amount: accrual.amount, currency } : null,
    items: accrual.type === 'item' ? [...accrual.items] : [],
  };
}

export function presentDiscount(
  { type, value, items, cap }: StoredDiscount,
  currency: string,
): RewardDiscount {
  return {
    type,
    bps: type === 'percent' ? value : null,
    amount: type === 'fixed' ? { amount: value, currency } : null,
    items: [...items],
    cap: cap === null ? null : { amount: cap, currency },
  };
}
