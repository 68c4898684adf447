/** The product's sender, from recorded events to delivered messages. */
import { openDatabase } from '../../bff/app/open-database.ts';
import { systemClock } from '../../bff/core/api/clock.ts';
import { createLog } from '../../bff/core/http/log.ts';
import { recordEvents } from '../../bff/core/events/outbox.ts';
import { partnerWithEndpoint } from '../../bff/developers/webhooks/testing/delivery-report.ts';
import { startWebhooks } from '../../bff/developers/webhooks/webhooks.ts';
import { measured, taskOf } from './measured.ts';

const RECORDED_AT_ONCE = 500;

const task = taskOf(process.argv);
const database = await openDatabase({ databaseUrl: task.databaseUrl, dataDir: task.dataDir });
const partners: string[] = [];
for (let made = 0; made < task.endpoints; made += 1) {
  partners.push((await partnerWithEndpoint(database.db, task.url)).partnerId);
}
for (let recorded = 0; recorded < task.count; recorded += RECORDED_AT_ONCE) {
  const events = Array.from({ length: Math.min(RECORDED_AT_ONCE, task.count - recorded) }, (_, at) => ({
    type: 'plant.created' as const,
    partnerId: partners[(recorded + at) % partners.length] ?? '',
    environment: 'sandbox' as const,
    data: { id: recorded + at, name: 'Monstera deliciosa', tag: 'indoor' },
    at: new Date(),
  }));
  await recordEvents(database.db, events);
}

const all = Promise.withResolvers<void>();
let taken = 0;
let stop = async (): Promise<void> => undefined;
const result = await measured(task.count, async () => {
  const webhooks = await startWebhooks({
    database,
    clock: systemClock,
    log: createLog('warn'),
    secretsKey: undefined,
    isLoopbackAllowed: true,
    onAttempt(error) {
      if (error !== null) all.reject(new Error(`an attempt failed: ${error}`));
      taken += 1;
      if (taken === task.count) all.resolve();
    },
  });
  stop = () => webhooks.stop();
  await all.promise;
});
await stop();
await database.close();
process.send?.(result, () => process.exit());
