import { ApiError } from '../../core/api/errors.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { requireAllLocations, seesLocation, viewOf, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import {
  createLocation as createLocationOperation,
  getLocation,
  listLocations,
  listSlots,
  updateLocation as updateLocationOperation,
} from './contract/locations.ts';
import { createLocation, updateLocation } from './location-changes.ts';
import { findLocationRow, pageOfLocations, presentLocation } from './location-records.ts';
import { slotsOf } from './order-time.ts';
import type { OrderingLocation } from './ordering-location.ts';

const DEFAULT_DAYS = 7;

export function locationRoutes(deps: FeatureDeps): Route[] {
  const { db, clock, findMerchant, locations } = deps;
  return [
    route(createLocationOperation, async ({ principal, work, params, body, version }) => {
      requireOwn(principal, params.merchant);
      requireAllLocations(principal);
      requireOfSession(principal, body);
      const now = new Date(await nowIn(work.db, clock, principal));
      return { body: await createLocation(work.db, principal, params.merchant, body, now, version) };
    }),
    route(listLocations, async ({ principal, params, query }) => {
      const merchant = await findMerchant(params.merchant);
      if (!isSeen(principal, merchant && { ...merchant, merchantId: merchant.id })) throw unknownMerchant();
      const page = pageRequestOf(query);
      return { body: await pageOfLocations(db, viewOf(principal), params.merchant, page, query) };
    }),
    route(getLocation, async ({ principal, params }) => {
      const row = await findLocationRow(db, viewOf(principal), params.id);
      if (row?.merchant_id !== params.merchant) throw new ApiError('not_found');
      return { body: presentLocation(row) };
    }),
    route(updateLocationOperation, async ({ principal, work, params: { merchant, id }, body, version }) => {
      requireOwn(principal, merchant);
      if (!seesLocation(principal, id)) throw new ApiError('not_found');
      requireOfSession(principal, body);
      const now = new Date(await nowIn(work.db, clock, principal));
      const place = { merchantId: merchant, id, apiVersion: version };
      const location = await updateLocation(work.db, principal, place, body, now);
      work.afterCommit(() => locations.invalidate(id));
      return { body: location };
    }),
    route(listSlots, async ({ principal, params, query }) => {
      const location = await locations.find(params.id);
      const isOfMerchant = isSeen(principal, location) && location?.merchantId === params.merchant;
      if (!isOfMerchant || !seesLocation(principal, params.id)) {
        throw new ApiError('not_found');
      }
      const { fulfillment, from, days = DEFAULT_DAYS } = query;
      const now = await deps.keys.clocks.now(principal);
      return { body: await slotsOf(db, { location, fulfillment, now }, { from, days }) };
    }),
  ];
}

/** Whether a cached record is the caller's. */
function isSeen(
  caller: Principal,
  record: (Pick<OrderingLocation, 'partnerId' | 'merchantId'> & { readonly environment: string }) | undefined,
): boolean {
  const { partnerId, environment, only } = viewOf(caller);
  return (
    record?.partnerId === partnerId &&
    record.environment === environment &&
    (only === undefined || only === record.merchantId)
  );
}

/** @throws {ApiError} not_found: a session knows no merchant but its own */
function requireOwn(caller: Principal, merchantId: string): void {
  if (caller.kind === 'session' && caller.merchantId !== merchantId) throw unknownMerchant();
}

function unknownMerchant(): ApiError {
  return new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
}

/** A page may not change the metadata of the partner's servers. @throws {ApiError} credential_kind */
function requireOfSession(caller: Principal, { metadata }: { metadata?: Record<string, string> }): void {
  if (caller.kind === 'key' || metadata === undefined) return;
  throw new ApiError('credential_kind', {
    message: 'Only a partner key can change metadata.',
    param: 'metadata',
  });
}
