import { ApiError } from '../../core/api/errors.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { Feature, FeatureDeps, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import { findMerchant } from '../merchants/merchants.ts';
import type { Surface } from './contract/surfaces.ts';
import * as operations from './contract/surfaces.ts';
import {
  changeSurface,
  presentSurface,
  readSurface,
  readSurfaces,
  surfaceMigrations,
  type SurfaceToChange,
} from './surface-records.ts';
import { checkSurfaceUrl } from './surfaces.ts';

/** Reporting goes to the other model: the API, or embedded again. */
const surfaceSimulations: Simulations = {
  'surface.updated': async (work, { deps, caller }) => {
    const { model } = await readSurface(work.db, caller, 'reporting');
    await setSurface(work, deps, caller, {
      surface: 'reporting',
      merchantId: null,
      model: model === 'embedded' ? 'api' : 'embedded',
      url: null,
    });
  },
};

export const surfaces: Feature = {
  routes: surfaceRoutes,
  simulations: surfaceSimulations,
  migrations: surfaceMigrations,
};

function surfaceRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(operations.listSurfaces, async ({ principal, query: { merchant } }) => {
      await requireMerchant(db, principal, merchant);
      const site = await siteOf(deps, db, principal);
      const rows = await readSurfaces(db, principal, merchant);
      const data = rows.map((row) => presentSurface(row, site));
      return { body: { data, has_more: false, next_cursor: null } };
    }),
    route(operations.getSurface, async ({ principal, params: { surface }, query: { merchant } }) => {
      await requireMerchant(db, principal, merchant);
      const setting = await readSurface(db, principal, surface, merchant);
      return { body: presentSurface(setting, await siteOf(deps, db, principal)) };
    }),
    route(operations.setSurface, async ({ principal, params: { surface }, query: { merchant }, body }) => ({
      body: await inTransaction(db, async (work) => {
        await requirePublished(work.db, principal);
        const url = body.url ? checkSurfaceUrl(body.url, principal.environment) : null;
        const { model, version } = body;
        return setSurface(work, deps, principal, {
          surface,
          merchantId: merchant ?? null,
          model,
          url,
          version,
        });
      }),
    })),
    route(operations.resetSurface, async ({ principal, params: { surface }, query: { merchant } }) => ({
      body: await inTransaction(db, (work) =>
        setSurface(work, deps, principal, { surface, merchantId: merchant, model: null, url: null }),
      ),
    })),
  ];
}

/** @throws {ApiError} not_found: the partner has no such merchant */
async function requireMerchant(db: Db, owner: Owner, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  if (await findMerchant(db, { ...owner, only: undefined }, id)) return;
  throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
}

/** @throws {ApiError} not_found, version_stale */
async function setSurface(
  { db }: Work,
  deps: FeatureDeps,
  owner: Owner,
  change: SurfaceToChange,
): Promise<Surface> {
  const { surface, merchantId } = change;
  await requireMerchant(db, owner, merchantId);
  const now = new Date(await nowIn(db, deps.clock, owner));
  const isChanged = await changeSurface(db, owner, change, now);
  const setting = await readSurface(db, owner, surface, merchantId);
  const data = presentSurface(setting, await siteOf(deps, db, owner));
  const { partnerId, environment } = owner;
  if (isChanged) {
    const about = { partnerId, environment, ...(merchantId !== null && { merchantId }) };
    await recordEvent(db, { ...about, type: 'surface.updated', data, at: now });
  }
  return data;
}

async function siteOf({ siteAddresses }: FeatureDeps, db: Db, owner: Owner): Promise<string> {
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  return siteAddresses.originOf(slug, owner.environment);
}
