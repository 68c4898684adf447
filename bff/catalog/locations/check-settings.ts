import { ApiError } from '../../core/api/errors.ts';
import { FULFILLMENTS } from './contract/fulfillments.ts';
import type { LocationChange } from './contract/location-requests.ts';
import type { Tax } from './contract/settings.ts';
import { checkExceptions, checkWeek } from './hours/check-hours.ts';
import type { StoredSettings } from './stored-settings.ts';

/**
 * Checks the rules of settings that no schema expresses: hours without overlaps, compatible taxes, the
 * merchant's currency, a pause that ends in the future.
 * @param settings the request merged with the stored settings
 * @throws {ApiError} field_invalid, for a field of the request
 */
export function checkSettings(
  change: LocationChange,
  settings: StoredSettings,
  context: { readonly currency: string; readonly now: Date; readonly pausedUntil?: string | null },
): void {
  checkCurrencies(change, context.currency);
  for (const name of ['default', ...FULFILLMENTS] as const) {
    if (change.hours?.[name]) checkWeek(change.hours[name], `hours.${name}`);
  }
  if (change.exceptions) checkExceptions(settings.exceptions);
  if (change.taxes) checkTaxes(settings.taxes);
  const until = change.pause && settings.pause?.until;
  if (until && until !== context.pausedUntil && new Date(until) <= context.now) {
    throw refused('pause.until', 'must be in the future');
  }
}

function checkCurrencies({ fulfillments = {} }: LocationChange, currency: string): void {
  for (const name of FULFILLMENTS) {
    for (const field of ['min_subtotal', 'fee'] as const) {
      const sent = fulfillments[name]?.[field]?.currency;
      if (sent === undefined || sent === currency) continue;
      throw refused(`fulfillments.${name}.${field}.currency`, `must be the merchant's currency, ${currency}`);
    }
  }
}

/**
 * One inclusive tax a line, not mixed with others (surfaces rule): what a price includes would otherwise not
 * be known.
 */
function checkTaxes(taxes: readonly Tax[]): void {
  for (const [index, tax] of taxes.entries()) {
    const other = taxes.slice(0, index).find((before) => isMixed(before, tax));
    if (other) {
      throw refused(
        `taxes.${index}`,
        'must not share a category and a fulfillment with another tax, if one of them is inclusive',
      );
    }
  }
}

function isMixed(one: Tax, other: Tax): boolean {
  return (
    (one.inclusive || other.inclusive) &&
    meets(one.categories, other.categories) &&
    meets(one.fulfillments, other.fulfillments)
  );
}

/** Empty is all. */
function meets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((name) => other.includes(name));
}

function refused(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}
