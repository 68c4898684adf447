import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps, Simulations } from '../../core/feature.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { Surface, SurfaceChange } from './contract/surfaces.ts';
import type { SurfaceName } from './contract/surface-names.ts';
import * as operations from './contract/surfaces.ts';
import { changeSurface, presentSurface, readSurface, readSurfaces } from './surface-records.ts';
import { checkSurfaceUrl } from './surfaces.ts';

export function surfaceRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(operations.listSurfaces, async ({ principal }) => {
      const site = await siteOf(deps, db, principal);
      const rows = await readSurfaces(db, principal);
      const data = rows.map((row) => presentSurface(row, site));
      return { body: { data, has_more: false, next_cursor: null } };
    }),
    route(operations.getSurface, async ({ principal, params }) => ({
      body: presentSurface(
        await readSurface(db, principal, params.surface),
        await siteOf(deps, db, principal),
      ),
    })),
    route(operations.setSurface, async ({ principal, params, body }) => ({
      body: await inTransaction(db, (work) => setSurface(work, deps, principal, params.surface, body)),
    })),
  ];
}

/** @throws {ApiError} field_invalid, not_published, version_stale */
async function setSurface(
  { db }: Work,
  deps: FeatureDeps,
  owner: Owner,
  surface: SurfaceName,
  { url: given, ...change }: SurfaceChange,
): Promise<Surface> {
  await requirePublished(db, owner);
  const url = given === undefined || given === null ? null : checkSurfaceUrl(given, owner.environment);
  const now = new Date(await nowIn(db, deps.clock, owner));
  const changed = await changeSurface(db, owner, surface, { ...change, url }, now);
  const data = presentSurface(
    changed ?? (await readSurface(db, owner, surface)),
    await siteOf(deps, db, owner),
  );
  const { partnerId, environment } = owner;
  if (changed) await recordEvent(db, { partnerId, environment, type: 'surface.updated', data, at: now });
  return data;
}

async function siteOf({ siteAddresses }: FeatureDeps, db: Db, owner: Owner): Promise<string> {
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  return siteAddresses.originOf(slug, owner.environment);
}

/** Reporting goes to the other model: the API, or embedded again. */
export const surfaceSimulations: Simulations = {
  'surface.updated': async (work, { deps, caller }) => {
    const { model } = await readSurface(work.db, caller, 'reporting');
    await setSurface(work, deps, caller, 'reporting', {
      model: model === 'embedded' ? 'api' : 'embedded',
    });
  },
};
