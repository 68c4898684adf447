import { route, type Route } from '../../core/api/route.ts';
import { viewOf } from '../../core/api/principal.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import * as operations from './contract/devices.ts';
import { pageOfDevices, presentDevice, readDevice, type PeopleAtWork } from './device-records.ts';
import { addDevice, revokeDevice, updateDevice } from './enroll-device.ts';
import { deviceSimulations } from './simulations.ts';
import { deviceMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly peopleAtWork: PeopleAtWork;
  }
}

/** Tablets that a merchant's staff shares, and the PINs by which people switch on them. */
export const devices: Feature = {
  routes: deviceRoutes,
  simulations: deviceSimulations,
  migrations: deviceMigrations,
};

function deviceRoutes(deps: FeatureDeps): Route[] {
  const { db, peopleAtWork } = deps;
  return [
    route(operations.addDevice, async ({ principal, work, body }) => ({
      body: await addDevice(work, deps, principal, body),
    })),
    route(operations.listDevices, async ({ principal, query }) => ({
      body: await pageOfDevices(db, viewOf(principal), pageRequestOf(query), query, peopleAtWork),
    })),
    route(operations.getDevice, async ({ principal, params }) => {
      const device = await readDevice(db, viewOf(principal), params.id);
      return { body: presentDevice(device, (await peopleAtWork(db, [device])).get(device.id)) };
    }),
    route(operations.updateDevice, async ({ principal, work, params, body }) => ({
      body: await updateDevice(work, deps, principal, params.id, body),
    })),
    route(operations.revokeDevice, async ({ principal, params }) => ({
      body: await inTransaction(db, (work) => revokeDevice(work, deps, principal, params.id)),
    })),
  ];
}
