import { instantOf } from '../../core/contract/dates.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isOriginOf } from '../../accounts/identity/partners/origins.ts';
import { PAY_LINK_LIMITS } from './contract/pay-link-fields.ts';
import type { GuestAmountInput, NewPayLink } from './contract/pay-link-requests.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The subject of the payment: one of the three that a request can name. */
export type PaidFor =
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'guest_amount'; readonly guestAmount: GuestAmountInput };

/** Exactly one. @throws {ApiError} field_missing, field_invalid */
export function paidForIn({ order, amount, guest_amount: guestAmount }: NewPayLink): PaidFor {
  const named: PaidFor[] = [
    ...(amount === undefined ? [] : [{ kind: 'amount', amount } as const]),
    ...(guestAmount === undefined ? [] : [{ kind: 'guest_amount', guestAmount } as const]),
    ...(order === undefined ? [] : [{ kind: 'order', order } as const]),
  ];
  const [first, second] = named;
  if (!first) {
    throw new ApiError('field_missing', { message: 'Send amount, guest_amount or order.', param: 'amount' });
  }
  if (second) throw invalid(second.kind, `must be left out where ${first.kind} is sent.`);
  return first;
}

/** @throws {ApiError} field_invalid */
export function checkGuestAmount({ min, max, presets = [] }: GuestAmountInput): void {
  if (max < min) throw invalid('guest_amount.max', `must be at least min, ${min}.`);
  const outside = presets.findIndex((amount) => amount < min || amount > max);
  if (outside >= 0) throw invalid(`guest_amount.presets.${outside}`, `must be from ${min} to ${max}.`);
}

/** @throws {ApiError} field_invalid */
export function requireCurrency(currency: string, name: string, sent: Money | undefined): void {
  if (!sent || sent.currency === currency) return;
  throw invalid(`${name}.currency`, `must be ${currency}, the merchant's currency.`);
}

/**
 * Returns the time a link expires: 5 minutes to 70 days from now; only a reusable link may have no expiry
 * (domain rule).
 * @param sent `undefined` if the field was omitted
 * @throws {ApiError} field_missing, field_invalid
 */
export function expiryOf(sent: string | null | undefined, isReusable: boolean, now: Date): Date | null {
  if (typeof sent !== 'string') {
    if (isReusable) return null;
    throw new ApiError('field_missing', {
      message: 'expires_at is required for a link that can be paid once.',
      param: 'expires_at',
    });
  }
  const at = instantOf(sent) ?? 0;
  const { minMinutes, maxDays } = PAY_LINK_LIMITS;
  const ahead = at - now.getTime();
  if (ahead >= minMinutes * MINUTE_MS && ahead <= maxDays * DAY_MS) return new Date(at);
  throw invalid('expires_at', `must be in ${minMinutes} minutes to ${maxDays} days.`);
}

/** @throws {ApiError} field_invalid: a guest is never sent to a page that isn't the partner's */
export async function checkRedirect(trx: Db, owner: Owner, address: string | null): Promise<void> {
  if (address === null) return;
  const url = new URL(address);
  const isSafe = url.protocol === 'https:' || isForDevelopment(url, owner.environment);
  if (isSafe && (await isOriginOf(trx, owner, url.origin))) return;
  throw invalid('redirect_url', 'must be a URL of one of your registered origins.');
}

function isForDevelopment({ protocol }: URL, environment: EnvironmentName): boolean {
  return protocol === 'http:' && environment === 'sandbox';
}

export function invalid(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}`, param });
}
