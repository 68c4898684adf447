import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
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
  const oldest = await oldestActive(work.db, caller);
  if (oldest !== undefined) return oldest;
  const made = await newMerchant(work, request);
  await walk(work, caller, made, 'active', await nowOf(work, request));
  return made.id;
}

/** @returns its id; undefined: none is active */
export async function oldestActive(db: Db, owner: Owner): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('merchants')
    .select('id')
    .where(ownedBy('merchants', owner))
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  return oldest?.id;
}
