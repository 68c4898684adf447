import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { type Principal, requireAllLocations, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Feature } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import type { MerchantChange } from './contract/merchant-requests.ts';
import {
  closeMerchant,
  createMerchant as createMerchantOperation,
  getMerchant,
  listMerchants,
  updateMerchant as updateMerchantOperation,
} from './contract/merchants.ts';
import { createMerchant, lockMerchantRow, moveMerchant, updateMerchant } from './merchant-changes.ts';
import { findMerchant, type MerchantRow, pageOfMerchants, presentMerchant } from './merchant-records.ts';
import { accountTimers, scheduleAccount } from './processor-account.ts';
import { merchantTimers } from './review.ts';
import { merchantSimulations } from './simulations.ts';
import { merchantMigrations } from './tables.ts';

export const merchants: Feature = {
  routes: ({ db, clock, invalidateMerchant, requireSettled, banks, processors }) =>
    merchantRoutes({
      db,
      clock,
      requireSettled,
      invalidate: invalidateMerchant,
      scheduleAccount: (trx, owner, id, now) => scheduleAccount(trx, processors, owner, id, now),
      isBankConnected: ({ environment }) => banks[environment] !== undefined,
    }),
  simulations: merchantSimulations,
  timers: { ...merchantTimers, ...accountTimers },
  migrations: merchantMigrations,
};

interface MerchantRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Call it when this node has changed a merchant. */
  readonly invalidate: (id: string) => void;
  /** Lets the merchant's account at the processor follow a change. */
  readonly scheduleAccount: (trx: Db, owner: Owner, id: string, now: Date) => Promise<void>;
  /** Whether bank accounts can be saved in an environment. */
  readonly isBankConnected: (owner: Owner) => boolean;
  /** Whether one may be closed, from what it was before. @throws {ApiError} state_forbids */
  readonly requireSettled: (trx: Db, before: MerchantRow) => Promise<void>;
}

function merchantRoutes(deps: MerchantRoutesDeps): Route[] {
  const { db, invalidate } = deps;
  const nowFor = async (work: Work, owner: Owner): Promise<Date> =>
    new Date(await nowIn(work.db, deps.clock, owner));
  return [
    route(createMerchantOperation, async ({ principal, work, body, version }) => {
      await requirePublished(work.db, principal);
      const bank_waived = !deps.isBankConnected(principal);
      const now = await nowFor(work, principal);
      return { body: await createMerchant(work.db, principal, body, now, { bank_waived }, version) };
    }),
    route(listMerchants, async ({ principal, query }) => ({
      body: await pageOfMerchants(db, viewOf(principal), pageRequestOf(query), query),
    })),
    route(getMerchant, async ({ principal, params }) => {
      const row = await findMerchant(db, viewOf(principal), params.id);
      if (!row) throw new ApiError('not_found');
      return { body: presentMerchant(row) };
    }),
    route(updateMerchantOperation, async ({ principal, work, params: { id }, body, version }) => {
      requireOwn(principal, id);
      requireAllLocations(principal);
      if (principal.kind === 'session') requireOfSession(body);
      const now = await nowFor(work, principal);
      const merchant = await updateMerchant(work.db, principal, id, body, now, version);
      await deps.scheduleAccount(work.db, principal, id, now);
      work.afterCommit(() => invalidate(id));
      return { body: merchant };
    }),
    route(closeMerchant, async ({ principal, work, params: { id } }) => {
      const before = await lockMerchantRow(work.db, principal, id);
      const merchant = await moveMerchant(work.db, principal, id, 'closed', await nowFor(work, principal));
      await deps.requireSettled(work.db, before);
      work.afterCommit(() => invalidate(id));
      return { body: merchant };
    }),
  ];
}

/** @throws {ApiError} not_found: a session knows no merchant but its own */
function requireOwn(caller: Principal, id: string): void {
  if (caller.kind !== 'session' || caller.merchantId === id) return;
  throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
}

/**
 * A page may not change a merchant's plan or listing, nor the metadata of the partner's servers. @throws
 * {ApiError} credential_kind
 */
function requireOfSession(change: MerchantChange): void {
  const param = (['plan', 'listed', 'metadata'] as const).find((name) => change[name] !== undefined);
  if (param === undefined) return;
  throw new ApiError('credential_kind', { message: `Only a partner key can change ${param}.`, param });
}
