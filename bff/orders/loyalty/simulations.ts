import { ownedBy, type MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';
import { orderSteps } from '../orders/orders.ts';
import { createAccount, updateAccount, leaveProgram } from './account-changes.ts';
import { lockAccount, type AccountRow } from './account-records.ts';
import { adjustPoints } from './move-points.ts';
import { programOf, requireRunning, type ProgramRow } from './program-records.ts';
import { createProgram } from './program-changes.ts';
import { issueReward } from './rewards.ts';

export const loyaltySimulations: Simulations = {
  'loyalty.account.created': async (work, request) => {
    await newAccount(work, await contextOf(work, request));
  },
  'loyalty.account.updated': simulateUpdated,
  'loyalty.account.deleted': simulateDeleted,
  'loyalty.event.created': simulateEvent,
  'loyalty.reward.redeemed': orderSteps('loyalty.reward.redeemed', ['pay', 'accept'], memberWithReward),
};

interface Context {
  readonly program: ProgramRow;
  readonly view: MerchantView;
  readonly now: Date;
}

/** The program of the merchant; a merchant without one gets one. */
async function contextOf(work: Work, request: SimulationRequest): Promise<Context> {
  const { deps, caller } = request;
  const merchantId = await activeMerchant(work, request);
  const now = new Date(await nowIn(work.db, deps.clock, caller));
  const view = { ...caller, only: merchantId };
  const known = await programOf(work.db, merchantId);
  if (known) {
    requireRunning(known);
    return { program: known, view, now };
  }
  await createProgram(work.db, caller, merchantId, await termsFor(work, merchantId), now);
  const program = await programOf(work.db, merchantId);
  if (!program) throw new Error('a program that was just created is gone');
  return { program, view, now };
}

/** A point for each whole unit of the currency; ten of them are a tenth off. */
async function termsFor(work: Work, merchantId: string): Promise<Parameters<typeof createProgram>[3]> {
  const { currency } = await work.db
    .selectFrom('merchants')
    .select('currency')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return {
    accrual: { type: 'spend', points: 1, amount: { amount: 100, currency } },
    reward_tiers: [{ name: '10% off', points: 10, discount: { type: 'percent', bps: 1000 } }],
    expiry_months: 12,
  };
}

/** The range of numbers that Ofcom keeps for drama: they ring nowhere. */
const DRAMA = '+447700900';

async function newAccount(work: Work, { program, now }: Context): Promise<AccountRow> {
  const members = await work.db
    .selectFrom('loyalty_accounts')
    .select('phone')
    .where('merchant_id', '=', program.merchant_id)
    .where('phone', 'like', `${DRAMA}%`)
    .execute();
  const taken = new Set(members.map(({ phone }) => phone));
  const phone = Array.from({ length: 1000 }, (_, end) => `${DRAMA}${String(end).padStart(3, '0')}`).find(
    (number) => !taken.has(number),
  );
  if (phone !== undefined) return createAccount(work, program, { phone, isVerified: false }, now);
  throw new ApiError('state_forbids', {
    message: 'The merchant has a thousand simulated members already.',
    param: 'merchant',
  });
}

/** The newest member; of a program without members, a new one. */
async function memberOf(work: Work, request: SimulationRequest, context: Context): Promise<AccountRow> {
  const newest = await work.db
    .selectFrom('loyalty_accounts')
    .select('id')
    .where(ownedBy('loyalty_accounts', request.caller))
    .where('merchant_id', '=', context.program.merchant_id)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (newest) return lockAccount(work.db, context.view, newest.id);
  return newAccount(work, context);
}

/** A note in the metadata, which has no other effect. */
async function simulateUpdated(work: Work, request: SimulationRequest): Promise<void> {
  const context = await contextOf(work, request);
  const { id, metadata } = await memberOf(work, request, context);
  const noted = { ...metadata, simulated_at: context.now.toISOString() };
  await updateAccount(work, context.view, id, { metadata: noted }, context.now);
}

/** Erases only a new member. */
async function simulateDeleted(work: Work, request: SimulationRequest): Promise<void> {
  const context = await contextOf(work, request);
  const { id } = await newAccount(work, context);
  await leaveProgram(work, request.deps, context.view, id, context.now);
}

async function simulateEvent(work: Work, request: SimulationRequest): Promise<void> {
  const context = await contextOf(work, request);
  const { id } = await memberOf(work, request, context);
  await adjustPoints(work, context.view, id, { points: 10, reason: 'Simulated' }, context.now);
}

/** Gets the points of the cheapest reward, and that reward, for the order. */
async function memberWithReward(
  work: Work,
  request: SimulationRequest,
): Promise<{ loyalty: { account: string; rewards: string[] } }> {
  const context = await contextOf(work, request);
  const { id: account } = await memberOf(work, request, context);
  const [tier] = context.program.terms.tiers;
  if (!tier) throw new Error('a program has a tier');
  const { view, now } = context;
  await adjustPoints(work, view, account, { points: tier.points, reason: 'Simulated' }, now);
  const { id } = await issueReward(work, view, { account, tier: tier.id }, now);
  return { loyalty: { account, rewards: [id] } };
}
