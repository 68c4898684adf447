import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { ownedBy } from '../../core/database/owner.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps, SimulationRequest, Simulations } from '../../core/feature.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import { activeMerchant } from '../merchants/merchants.ts';
import * as operations from './contract/devices.ts';
import {
  activateDevice,
  type DeviceRow,
  insertDevice,
  pageOfDevices,
  type PeopleAtWork,
  presentDevice,
  readDevice,
  revoke,
} from './device-records.ts';
import { addDevice, revokeDevice, updateDevice } from './devices.ts';
import { deviceMigrations } from './tables.ts';

const deviceSimulations: Simulations = {
  'device.enrolled': (work, request) => enroll(work, request),
  'device.revoked': async (work, request) => {
    const device = (await newestActive(work, request)) ?? (await enroll(work, request));
    return revoke(work.db, device, nowOf(request));
  },
};

/** Enrolls a device that nobody holds. */
async function enroll(work: Work, request: SimulationRequest): Promise<DeviceRow> {
  const merchantId = await activeMerchant(work, request);
  const now = nowOf(request);
  const made = { merchantId, name: 'Simulated tablet', claimHash: hashOf(newSecret()) };
  return activateDevice(work.db, await insertDevice(work.db, request.caller, made, now), now);
}

function newestActive(
  { db }: Work,
  { caller, merchantId }: SimulationRequest,
): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where(ownedBy('devices', caller))
    .where('status', '=', 'active')
    .$if(merchantId !== undefined, (rest) => rest.where('merchant_id', '=', merchantId ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Devices are of people, whose clock no sandbox moves. */
const nowOf = ({ deps }: SimulationRequest): Date => new Date(deps.clock.now());

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
