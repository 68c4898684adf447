import type { EventType } from '../../core/contract/event-type.ts';
import type { Event } from '../webhooks/contract/events.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { eventsRecordedBy } from '../../core/events/find-events.ts';

/** Makes an event happen, by the simulation of its feature. @returns the events that followed, in order */
export async function simulate(type: EventType, request: SimulationRequest): Promise<readonly Event[]> {
  const simulation = request.deps.simulations[type];
  if (!simulation) throw new ApiError('internal', { detail: `no feature simulates ${type}` });
  if ('outside' in simulation) return simulation.outside(request);
  return inTransaction(request.deps.db, async (work) => {
    await simulation(work, request);
    return eventsRecordedBy(work.db, request.caller);
  });
}
