/**
 * The product without recording `plant.created` behind a foreign plant API: the difference is the cost of
 * recording. Started like bff/main.ts, without what a create does not use.
 */
import { Registry } from 'prom-client';
import { assemble } from '../../bff/app/assemble.ts';
import { readConfig } from '../../bff/app/config.ts';
import { systemClock as clock } from '../../bff/core/api/clock.ts';
import { createHttpServer, listen } from '../../bff/core/http/http-server.ts';
import { createLog } from '../../bff/core/http/log.ts';
import { Metrics } from '../../bff/app/metrics/metrics.ts';
import { openDatabase } from '../../bff/app/open-database.ts';

const config = readConfig(process.env);
if (!config.plantApi) throw new Error('PLANT_API_URL is not set');
const { app } = await assemble({
  config,
  database: await openDatabase(config),
  clock,
  log: createLog(config.logLevel),
  metrics: new Metrics(new Registry()),
  arePlantEventsRecorded: false,
});
const server = createHttpServer();
server.serve(app);
await listen(server, config.port, config.host);
