import type { Work } from '../../core/database/unit-of-work.ts';
import { ownedBy } from '../../core/database/owner.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import { activeMerchant } from '../merchants/merchants.ts';
import { activateDevice, insertDevice, revoke, type DeviceRow } from './device-records.ts';

export const deviceSimulations: Simulations = {
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
