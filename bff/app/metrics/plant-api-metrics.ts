import { Histogram, type Registry } from 'prom-client';
import type { PlantApi } from '../../providers/plants/plants.ts';
import { failureOutcome } from './port-timer.ts';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Created; refused because of the request; failed or not understood; no response in time. */
const OUTCOMES = ['created', 'refused', 'failed', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Times each create by its outcome. The number of creates is the histogram's own `_count`. */
export function plantApiMetrics(registry: Registry): (plantApi: PlantApi) => PlantApi {
  const durations = new Histogram({
    name: 'trellis_plant_api_duration_seconds',
    help: 'Calls to the plant API: created, refused (400, 409, 422), failed, or slow (no response in time)',
    labelNames: ['outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  for (const outcome of OUTCOMES) durations.zero({ outcome });

  return (plantApi) => ({
    isReachable: () => plantApi.isReachable(),
    close: () => plantApi.close(),
    async create(order) {
      const startedMs = performance.now();
      let outcome: Outcome = 'created';
      try {
        return await plantApi.create(order);
      } catch (error) {
        outcome = failureOutcome(error);
        throw error;
      } finally {
        durations.observe({ outcome }, (performance.now() - startedMs) / 1000);
      }
    },
  });
}
