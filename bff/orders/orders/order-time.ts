import { hasPostalCodes } from '../../core/addresses/postal-codes.ts';
import { requirePostalCode } from '../../core/addresses/require-whole.ts';
import { missingText } from '../../core/addresses/address-labels.ts';
import { missingParts } from '../../core/addresses/whole-address.ts';
import { asksForParts } from '../../core/contract/versions/versions.ts';
import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import {
  checkTime,
  deliversTo,
  type OrderingLocation,
  type SlotToTake,
} from '../../catalog/locations/locations.ts';
import type { OrderToQuote } from './contract/order-requests.ts';

type Wish = OrderToQuote['fulfillment'];

export interface AgreedTime {
  readonly readyAt: Date;
  readonly scheduledAt: Date | null;
  /** The slot to take on payment. */
  readonly slot: SlotToTake | null;
}

/** Returns the time that a stored order asks for. */
export function wishOf(row: {
  readonly fulfillment_type: Wish['type'];
  readonly scheduled_at: Date | null;
}): Pick<Wish, 'type' | 'scheduled_at'> {
  return { type: row.fulfillment_type, scheduled_at: row.scheduled_at?.toISOString() ?? null };
}

/**
 * Returns the time when an order is ready, if it can be placed for then.
 * @param now the environment's time, in milliseconds
 * @throws {ApiError} time_not_available, with the next time; state_forbids: nothing can be ordered there this
 * way
 */
export async function agreeTime(
  db: Db,
  location: OrderingLocation,
  { type, scheduled_at: scheduledAt = null }: Pick<Wish, 'type' | 'scheduled_at'>,
  now: number,
): Promise<AgreedTime> {
  const check = await checkTime(db, { location, fulfillment: type, scheduledAt, now });
  if (check.ok) {
    const { readyAt, slot } = check;
    return { readyAt, slot, scheduledAt: scheduledAt === null ? null : new Date(scheduledAt) };
  }
  if (check.reason === 'unavailable') {
    throw new ApiError('state_forbids', {
      message: `The location takes no ${type === 'dine_in' ? 'dine-in' : type} orders.`,
      param: location.isInService ? 'fulfillment.type' : 'location',
    });
  }
  throw timeNotAvailable(check.reason, check.nextAvailable?.at ?? null);
}

/** @param next RFC 3339 */
export function timeNotAvailable(reason: keyof typeof WHY, next: string | null): ApiError {
  const advice = next === null ? 'No other time can be ordered for.' : 'See next_available_at.';
  return new ApiError('time_not_available', {
    message: `${WHY[reason]} ${advice}`,
    param: 'fulfillment.scheduled_at',
    details: { next_available_at: next },
  });
}

const WHY = {
  closed: 'The location is closed then.',
  paused: 'The location has paused ordering.',
  full: 'All orders for this time are taken.',
  not_offered: 'This is no time that the location offers.',
} as const;

/**
 * Checks that a delivery has an address within reach, with the parts that its country requires. Older API
 * versions require less.
 * @param version the caller's; defaults to the newest
 * @throws {ApiError} field_missing, field_invalid
 */
export function checkAddress(
  location: OrderingLocation,
  { type, address, table }: Wish,
  version: string | undefined,
): void {
  if (
    type === 'dine_in' &&
    location.record.fulfillments.dine_in.table_required &&
    typeof table !== 'string'
  ) {
    const param = 'fulfillment.table';
    throw new ApiError('field_missing', { message: `${param} is required here for dine-in orders.`, param });
  }
  if (type !== 'delivery') return;
  const given = address ?? {};
  const country = given.country ?? location.country;
  if (asksForParts(version)) requireWhole(address, country);
  else requireOld(address, country);
  requirePostalCode(given, { param: 'fulfillment.address', home: country, version });
  if (deliversTo(location, given.postal_code ?? '')) return;
  const param = 'fulfillment.address.postal_code';
  throw new ApiError('field_invalid', {
    message: `${param} must be one that the location delivers to.`,
    param,
  });
}

type Address = Wish['address'];

/** @throws {ApiError} field_missing */
function requireWhole(address: Address, country: string): void {
  const [first] = missingParts(address ?? {}, country);
  if (!first) return;
  const param = address ? `fulfillment.address.${first.name}` : 'fulfillment.address';
  throw new ApiError('field_missing', { message: missingText(param, first, country), param });
}

/** @throws {ApiError} field_missing */
function requireOld(address: Address, country: string): void {
  const required = hasPostalCodes(country) ? (['line1', 'postal_code'] as const) : (['line1'] as const);
  for (const name of required) {
    if (typeof address?.[name] === 'string') continue;
    const param = address ? `fulfillment.address.${name}` : 'fulfillment.address';
    throw new ApiError('field_missing', { message: `${param} is required for deliveries.`, param });
  }
}
