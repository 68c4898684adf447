import {
  closeMerchant,
  createMerchant as createMerchantOperation,
  getMerchant,
  listMerchants,
  updateMerchant as updateMerchantOperation,
  type MerchantChange,
  type NewMerchant,
} from '../contract/merchants.ts';
import type { Db } from '../database/database.ts';
import { keyOf, pathParameter, workOf, type Call, type Route } from '../gateway/call.ts';
import type { Clock } from '../gateway/clock.ts';
import { ApiError } from '../gateway/errors.ts';
import { pageRequestOf } from '../gateway/list-query.ts';
import type { Principal } from '../gateway/principal.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import { createMerchant, moveMerchant, updateMerchant } from './merchant-changes.ts';
import {
  findMerchant,
  pageOfMerchants,
  presentMerchant,
  type MerchantFilter,
  type MerchantView,
} from './merchant-records.ts';

export interface MerchantRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Call it when this node has changed a merchant. */
  readonly invalidate: (id: string) => void;
}

export function merchantRoutes(deps: MerchantRoutesDeps): Route[] {
  const { db, invalidate } = deps;
  const now = (): Date => new Date(deps.clock.now());
  return [
    {
      operation: createMerchantOperation,
      async handle(call) {
        const owner = keyOf(call);
        const { db: trx } = workOf(call);
        await requirePublished(trx, owner);
        return { body: await createMerchant(trx, owner, call.body as unknown as NewMerchant, now()) };
      },
    },
    {
      operation: listMerchants,
      handle: async (call) => ({
        body: await pageOfMerchants(db, viewOf(call), pageRequestOf(call), call.query as MerchantFilter),
      }),
    },
    {
      operation: getMerchant,
      async handle(call) {
        const row = await findMerchant(db, viewOf(call), pathParameter(call, 'id'));
        if (!row) throw new ApiError('not_found');
        return { body: presentMerchant(row) };
      },
    },
    {
      operation: updateMerchantOperation,
      async handle(call) {
        const { caller, id } = changedBy(call);
        const change = call.body as MerchantChange;
        if (caller.kind === 'session') requireOfSession(change);
        const { db: trx, afterCommit } = workOf(call);
        const merchant = await updateMerchant(trx, caller, id, change, now());
        afterCommit(() => invalidate(id));
        return { body: merchant };
      },
    },
    {
      operation: closeMerchant,
      async handle(call) {
        const id = pathParameter(call, 'id');
        const { db: trx, afterCommit } = workOf(call);
        const merchant = await moveMerchant(trx, keyOf(call), id, 'closed', now());
        afterCommit(() => invalidate(id));
        return { body: merchant };
      },
    },
  ];
}

function callerOf({ principal }: Call): Principal {
  if (!principal) throw new ApiError('credential_missing');
  return principal;
}

/** A key sees its partner's merchants, a session its own. @throws {ApiError} credential_missing */
function viewOf(call: Call): MerchantView {
  const caller = callerOf(call);
  const { partnerId, environment } = caller;
  return { partnerId, environment, only: caller.kind === 'session' ? caller.merchantId : undefined };
}

/** @throws {ApiError} not_found: for a session, every merchant but its own is unknown */
function changedBy(call: Call): { readonly caller: Principal; readonly id: string } {
  const caller = callerOf(call);
  const id = pathParameter(call, 'id');
  if (caller.kind === 'session' && caller.merchantId !== id) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  return { caller, id };
}

/**
 * A page may not change a merchant's plan, nor the metadata of the partner's servers. @throws {ApiError}
 * credential_kind
 */
function requireOfSession(change: MerchantChange): void {
  const param = (['plan', 'metadata'] as const).find((name) => change[name] !== undefined);
  if (param === undefined) return;
  throw new ApiError('credential_kind', { message: `Only a partner key can change ${param}.`, param });
}
