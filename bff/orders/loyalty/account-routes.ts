import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { merchantOf, viewOf, type Principal } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import { phonesMeant } from '../../core/phones/phones-meant.ts';
import { createAccount, updateAccount, leaveProgram } from './account-changes.ts';
import {
  accountOfPhone,
  findAccount,
  pageOfAccounts,
  presentAccount,
  type AccountRow,
  requireOwnAccount,
  requireOfSession,
} from './account-records.ts';
import { adjustPoints } from './move-points.ts';
import * as operations from './contract/account-operations.ts';
import { pageOfEvents, presentLoyaltyEvent } from './event-records.ts';
import { phoneOf } from '../../core/phones/phones.ts';
import { programOf, requireProgram, requireRunning } from './program-records.ts';

export function accountRoutes(deps: FeatureDeps): Route[] {
  return [...changing(deps), ...reading(deps)];
}

function changing(deps: FeatureDeps): Route[] {
  const { db, clock } = deps;
  return [
    route(
      operations.createLoyaltyAccount,
      async ({ principal, work, body }) => {
        await requirePublished(work.db, principal);
        requireOfSession(principal, body);
        const merchantId = merchantOf(principal, body.merchant);
        const program = await requireProgram(work.db, viewOf(principal), merchantId);
        requireRunning(program);
        const phone = await phoneOf(body.phone, program.country);
        const now = new Date(await nowIn(work.db, clock, principal));
        const account = { phone, isVerified: false, metadata: body.metadata };
        return { body: presentAccount(await createAccount(work, program, account, now)) };
      },
      {
        readAgain: async ({ principal, body }) => {
          const merchantId = merchantOf(principal, body.merchant);
          const { country } = await requireProgram(db, viewOf(principal), merchantId);
          const phone = await phoneOf(body.phone, country);
          const row = await accountOfPhone(db, principal, merchantId, phone);
          if (!row) throw new ApiError('not_found');
          return { body: presentAccount(row) };
        },
      },
    ),
    route(
      operations.updateLoyaltyAccount,
      async ({ principal, work, params: { id }, body }) => {
        requireOfSession(principal, body);
        const { merchant_id: merchantId } = await found(deps, principal, id, work.db);
        const { country = '' } = (await programOf(work.db, merchantId)) ?? {};
        const phone = body.phone === undefined ? undefined : await phoneOf(body.phone, country);
        const now = new Date(await nowIn(work.db, clock, principal));
        return { body: await updateAccount(work, viewOf(principal), id, { ...body, phone }, now) };
      },
      {
        readAgain: async ({ principal, params: { id } }) => ({
          body: presentAccount(await found(deps, principal, id)),
        }),
      },
    ),
    route(operations.leaveLoyalty, async ({ principal, params: { id } }) => {
      requireOwnAccount(principal, id);
      const left = await inTransaction(db, async (work) => {
        const now = new Date(await nowIn(work.db, clock, principal));
        return leaveProgram(work, deps, viewOf(principal), id, now);
      });
      return { body: presentAccount(left) };
    }),
    route(operations.adjustLoyaltyPoints, async ({ principal, work, params: { id }, body }) => {
      const now = new Date(await nowIn(work.db, clock, principal));
      return { body: presentLoyaltyEvent(await adjustPoints(work, viewOf(principal), id, body, now)) };
    }),
  ];
}

function reading(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(operations.listLoyaltyAccounts, async ({ principal, query }) => {
      const { phone: sent, ...rest } = query;
      const filter = {
        ...rest,
        ...(sent !== undefined && { phone: await phonesOf(db, viewOf(principal), sent, query) }),
      };
      return { body: await pageOfAccounts(db, viewOf(principal), pageRequestOf(query), filter) };
    }),
    route(operations.getLoyaltyAccount, async ({ principal, params: { id } }) => ({
      body: presentAccount(await found(deps, principal, id)),
    })),
    route(operations.listLoyaltyEvents, async ({ principal, params: { id }, query }) => {
      await found(deps, principal, id);
      return { body: await pageOfEvents(db, viewOf(principal), id, pageRequestOf(query), query) };
    }),
  ];
}

/** @throws {ApiError} field_invalid: no number, wherever the merchants are */
async function phonesOf(
  db: Db,
  view: MerchantView,
  sent: string,
  { merchant }: { readonly merchant?: string | undefined },
): Promise<string[]> {
  const phones = await phonesMeant(db, view, sent, { merchant });
  return phones.length > 0 ? phones : [await phoneOf(sent, undefined)];
}

/** @throws {ApiError} not_found */
async function found(
  { db }: Pick<FeatureDeps, 'db'>,
  principal: Principal,
  id: string,
  within = db,
): Promise<AccountRow> {
  requireOwnAccount(principal, id);
  const row = await findAccount(within, viewOf(principal), id);
  if (!row) throw new ApiError('not_found');
  return row;
}
