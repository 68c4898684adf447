import { ownedBy } from '../database/owner.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { SimulationRequest } from '../feature.ts';
import { ApiError } from '../gateway/errors.ts';
import { lockMerchant } from './merchant-changes.ts';
import { newMerchant, nowOf, walk } from './simulations.ts';

/** The named merchant; else the oldest active one; else a new one that becomes active. */
export async function activeMerchant(work: Work, request: SimulationRequest): Promise<string> {
  const { caller, merchantId } = request;
  if (merchantId !== undefined) {
    const { status } = await lockMerchant(work.db, caller, merchantId);
    if (status !== 'closed' && status !== 'rejected') return merchantId;
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status}, so nothing can be created for it.`,
      param: 'merchant',
    });
  }
  const oldest = await work.db
    .selectFrom('merchants')
    .select('id')
    .where(ownedBy('merchants', caller))
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  if (oldest) return oldest.id;
  const made = await newMerchant(work, request);
  await walk(work, caller, made, 'active', await nowOf(work, request));
  return made.id;
}
