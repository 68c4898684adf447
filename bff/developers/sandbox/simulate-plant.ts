import { createHash, randomBytes } from 'node:crypto';
import type { Event } from '../webhooks/contract/events.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Simulation, SimulationRequest } from '../../core/feature.ts';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';
import { eventsAbout, eventsRecordedBy } from '../../core/events/find-events.ts';

/** Ids below this are exact in every language's numbers. */
const ID_DIGITS = 15;

/**
 * A plant, through the plant API like any other; its transaction or its success brings the event. It can't be part of
 * a transaction of ours, so a retry with the idempotency key finds the plant by an id derived from that key.
 */
async function createPlant(request: SimulationRequest): Promise<Event[]> {
  const { deps, caller, requestId } = request;
  const { merchant, events } = await inTransaction(deps.db, async (work) => ({
    merchant: await activeMerchant(work, request),
    events: await eventsRecordedBy(work.db, caller),
  }));
  const plantId = plantIdOf(request);
  const { partnerId, environment } = caller;
  const body = Buffer.from(`{"id":${plantId},"name":"Monstera deliciosa","tag":"simulated"}`);
  const idempotencyKey = request.idempotencyKey && `simulated-${request.idempotencyKey}`;
  await deps.plantApi.create({ merchant, partnerId, environment, plantId, body, requestId, idempotencyKey });
  const about = { type: 'plant.created', merchantId: merchant, recordId: String(plantId) } as const;
  return [...events, ...(await eventsAbout(deps.db, caller, about)).slice(0, 1)];
}

export const simulatePlant: Simulation = { outside: createPlant };

function plantIdOf({ idempotencyKey }: SimulationRequest): number {
  const bytes =
    idempotencyKey === undefined ? randomBytes(8) : createHash('sha256').update(idempotencyKey).digest();
  return Number(bytes.readBigUInt64BE() % 10n ** BigInt(ID_DIGITS));
}
