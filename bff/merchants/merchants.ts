import { getMerchant, listMerchants } from '../contract/merchants.ts';
import type { Changes } from '../database/changes.ts';
import type { Db } from '../database/database.ts';
import { pathParameter, type Call, type Route } from '../gateway/call.ts';
import { ApiError } from '../gateway/errors.ts';
import { pageRequestOf } from '../gateway/list-query.ts';
import { Remembered } from '../gateway/remembered.ts';
import { together } from '../gateway/together.ts';
import type { FindMerchant, MerchantSummary } from '../identity/sessions/mint.ts';
import {
  findAnyMerchants,
  findMerchant,
  pageOfMerchants,
  presentMerchant,
  type MerchantRow,
  type MerchantView,
} from './merchant-records.ts';

export {
  createMerchant,
  lockMerchant,
  moveMerchant,
  updateMerchant,
  type MerchantOwner,
} from './merchant-changes.ts';
export { wayTo } from './merchant-states.ts';
export { seedTestMerchants } from './test-merchants.ts';

const MAX_MERCHANTS = 100_000;

/** Merchants as minting looks at them, each remembered until it changes. */
export function merchantFinder(deps: { db: Db; changes: Changes }): FindMerchant {
  const merchants = new Remembered({
    changes: deps.changes,
    kind: 'merchant',
    maxEntries: MAX_MERCHANTS,
    load: together((ids) => summariesOf(deps.db, ids)),
  });
  return (id) => merchants.get(id);
}

/** The same, read afresh: inside a transaction nothing else may be asked. */
export async function summaryOf(db: Db, id: string): Promise<MerchantSummary | undefined> {
  return (await summariesOf(db, [id])).get(id);
}

async function summariesOf(db: Db, ids: readonly string[]): Promise<Map<string, MerchantSummary>> {
  const rows = await findAnyMerchants(db, ids);
  return new Map(rows.map((row) => [row.id, summarise(row)]));
}

function summarise(row: MerchantRow): MerchantSummary {
  return {
    id: row.id,
    partnerId: row.partner_id,
    environment: row.environment,
    displayName: row.display_name,
    status: row.status,
    perMinute: row.per_minute,
  };
}

export function merchantRoutes(deps: { db: Db }): Route[] {
  return [
    {
      operation: listMerchants,
      handle: async (call) => ({ body: await pageOfMerchants(deps.db, viewOf(call), pageRequestOf(call)) }),
    },
    {
      operation: getMerchant,
      async handle(call) {
        const row = await findMerchant(deps.db, viewOf(call), pathParameter(call, 'id'));
        if (!row) throw new ApiError('not_found');
        return { body: presentMerchant(row) };
      },
    },
  ];
}

/** A key sees its partner's merchants, a session its own. @throws {ApiError} credential_missing */
function viewOf(call: Call): MerchantView {
  const { principal } = call;
  if (!principal) throw new ApiError('credential_missing');
  const { partnerId, environment } = principal;
  return { partnerId, environment, only: principal.kind === 'session' ? principal.merchantId : undefined };
}
