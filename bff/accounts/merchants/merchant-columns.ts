import { isDeepStrictEqual } from 'node:util';
import { canonicalLanguage } from '../../core/contract/field-rules.ts';
import type { MerchantChange } from './contract/merchant-requests.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { changedSchedule, DAILY } from './payout-schedule.ts';
import { ApiError } from '../../core/api/errors.ts';
import { type MerchantRow, type PartName, PART_NAMES, mergedPart } from './merchant-records.ts';
import {
  faultOfRegistration,
  registrationType,
  writtenRegistration,
  type RegistrationType,
} from './contract/tax-registration.ts';

/** Columns to write; objects as JSON. */
interface MerchantColumns extends Partial<Record<PartName | 'metadata' | 'payout_schedule', string>> {
  readonly legal_name?: string;
  readonly display_name?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly timezone?: string;
  readonly language?: string | null;
  readonly plan?: string | null;
  readonly listed?: boolean;
}

/**
 * A request's fields as they are stored: text in NFC, a language in its canonical form, objects merged with
 * the stored ones. Omitted fields stay omitted. A phone number is read by the merchant's country.
 * @param row the merchant that is changed; omitted for a new one
 * @throws {ApiError} field_invalid: no phone number of that country
 */
export async function columnsOf(
  change: Omit<MerchantChange, 'version'>,
  row?: MerchantRow,
): Promise<MerchantColumns> {
  const { legal_name, display_name, country, currency, timezone, language, plan, listed, metadata } = change;
  const { payout_schedule: schedule } = change;
  const home = country ?? row?.country;
  const sentPhone = change.support?.phone;
  const support =
    sentPhone === undefined
      ? change.support
      : { ...change.support, phone: await storedPhone(sentPhone, home, 'support.phone') };
  const sent = { support, address: change.address, business: businessOf(change, row) };
  const parts = PART_NAMES.flatMap((name) => {
    const { [name]: part } = sent;
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
    ...(listed !== undefined && { listed }),
    ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
    ...(schedule !== undefined && {
      payout_schedule: JSON.stringify(changedSchedule(row?.payout_schedule ?? DAILY, schedule)),
    }),
    ...(Object.fromEntries(parts) as Partial<Record<PartName, string>>),
  };
}

/**
 * A business as its fields are stored, with its registration as it is written.
 * @throws {ApiError} field_invalid: the registration isn't one of the merchant's country
 */
function businessOf(
  { business, country }: Pick<MerchantChange, 'business' | 'country'>,
  row: MerchantRow | undefined,
): Record<string, string | null | undefined> | undefined {
  const { tax_registration: sent, ...fields } = business ?? {};
  const there = row?.business['tax_registration'];
  const hasMoved = there !== undefined && country !== undefined && country !== row?.country;
  if (sent === undefined && !hasMoved) return business && fields;
  const place = country ?? row?.country ?? '';
  const number = (sent === undefined ? there : sent?.number && writtenRegistration(sent.number)) ?? null;
  if (number !== null) checkRegistration(place, number, sent?.type);
  const type = registrationType(place) ?? sent?.type ?? 'other';
  return { ...fields, tax_registration: number, tax_registration_type: number === null ? null : type };
}

/** @throws {ApiError} field_invalid */
function checkRegistration(country: string, number: string, type: RegistrationType | undefined): void {
  const fault = faultOfRegistration(country, number);
  if (fault !== undefined) throw refused('business.tax_registration.number', fault);
  const known = registrationType(country);
  if (type !== undefined && known !== undefined && type !== known) {
    throw refused('business.tax_registration.type', `must be ${known} in ${country}`);
  }
}

function refused(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}

/** Whether there is anything to change. */
export function differsFrom(columns: object, row: MerchantRow): boolean {
  return Object.entries(columns).some(([name, value]: [string, unknown]) => {
    const there = row[name as keyof MerchantRow];
    const isObject = typeof there === 'object' && there !== null && typeof value === 'string';
    return !isDeepStrictEqual(isObject ? JSON.parse(value) : value, there);
  });
}

/**
 * Checks the founding date by the UTC calendar.
 * @throws {ApiError} field_invalid
 */
export function checkFounded({ business }: Pick<MerchantChange, 'business'>, now: Date): void {
  const date = business?.founded_on;
  if (typeof date === 'string' && date >= now.toISOString().slice(0, 10)) {
    throw refused('business.founded_on', 'must be a date in the past, as YYYY-MM-DD');
  }
}
