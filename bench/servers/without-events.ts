/**
 * The product without recording `plant.created` behind a foreign plant API: the difference is the cost of recording.
 * Started like bff/main.ts, without what a create does not use.
 */
import { Registry } from 'prom-client';
import { assemble } from '../../bff/assemble.ts';
import { readConfig } from '../../bff/config.ts';
import { systemClock as clock } from '../../bff/gateway/clock.ts';
import { createHttpServer, listen } from '../../bff/gateway/http-server.ts';
import { createLog } from '../../bff/gateway/log.ts';
import { Metrics } from '../../bff/metrics/metrics.ts';
import { openDatabase } from '../../bff/open-database.ts';

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
