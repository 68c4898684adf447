import { isDeepStrictEqual } from 'node:util';
import { canonicalLanguage } from './contract/field-rules.ts';
import type { MerchantChange } from './contract/merchant-requests.ts';
import { normalized } from '../contract/plain-text.ts';
import { storedPhone } from '../phones/phones.ts';
import { changedSchedule, DAILY } from './payout-schedule.ts';
import { ApiError } from '../gateway/errors.ts';
import { mergedPart, PART_NAMES, type PartName } from './merchant-parts.ts';
import type { MerchantRow } from './merchant-records.ts';

/** Columns to write; objects as JSON. */
export interface MerchantColumns extends Partial<Record<PartName | 'metadata' | 'payout_schedule', string>> {
  readonly legal_name?: string;
  readonly display_name?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly timezone?: string;
  readonly language?: string | null;
  readonly plan?: string | null;
}

/**
 * A request's fields as they are stored: text in NFC, a language in its canonical form, objects merged with the
 * stored ones. Omitted fields are left out. A phone number is read by the merchant's country.
 * @param row the merchant that is changed; none for a new one
 * @throws {ApiError} field_invalid: no phone number of that country
 */
export async function columnsOf(
  change: Omit<MerchantChange, 'version'>,
  row?: MerchantRow,
): Promise<MerchantColumns> {
  const { legal_name, display_name, country, currency, timezone, language, plan, metadata } = change;
  const { payout_schedule: schedule } = change;
  const home = country ?? row?.country;
  const support = change.support && {
    ...change.support,
    phone: await storedPhone(change.support.phone, home, 'support.phone'),
  };
  const parts = PART_NAMES.flatMap((name) => {
    const part = name === 'support' ? support : change[name];
    return part === undefined ? [] : [[name, JSON.stringify(mergedPart(name, row?.[name] ?? {}, part))]];
  });
  return {
    ...(legal_name !== undefined && { legal_name: normalized(legal_name) }),
    ...(display_name !== undefined && { display_name: normalized(display_name) }),
    ...(country !== undefined && { country }),
    ...(currency !== undefined && { currency }),
    ...(timezone !== undefined && { timezone }),
    ...(language !== undefined && { language: language === null ? null : canonicalLanguage(language) }),
    ...(plan !== undefined && { plan }),
    ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
    ...(schedule !== undefined && {
      payout_schedule: JSON.stringify(changedSchedule(row?.payout_schedule ?? DAILY, schedule)),
    }),
    ...(Object.fromEntries(parts) as Partial<Record<PartName, string>>),
  };
}

/** Whether there is anything to change. */
export function differsFrom(columns: object, row: MerchantRow): boolean {
  return Object.entries(columns).some(([name, value]: [string, unknown]) => {
    const there = row[name as keyof MerchantRow];
    const isObject = typeof there === 'object' && there !== null && typeof value === 'string';
    return !isDeepStrictEqual(isObject ? JSON.parse(value) : value, there);
  });
}

/** By the UTC calendar. @throws {ApiError} field_invalid */
export function checkFounded({ business }: Pick<MerchantChange, 'business'>, now: Date): void {
  const date = business?.founded_on;
  if (typeof date === 'string' && date >= now.toISOString().slice(0, 10)) {
    throw new ApiError('field_invalid', {
      message: 'business.founded_on must be a date in the past, as YYYY-MM-DD.',
      param: 'business.founded_on',
    });
  }
}
