/**
 * The product without recording `plant.created` behind a foreign plant API: the difference is the cost of recording.
 * Started like bff/main.ts, without what a create does not use.
 */
import { Registry } from 'prom-client';
import { createApp } from '../../bff/app.ts';
import { readConfig } from '../../bff/config.ts';
import { InvalidationFeed } from '../../bff/database/invalidation-feed.ts';
import { openDatabase } from '../../bff/open-database.ts';
import { systemClock as clock } from '../../bff/gateway/clock.ts';
import { createHttpServer, listen } from '../../bff/gateway/http-server.ts';
import { createLog } from '../../bff/gateway/log.ts';
import { loadSigningKey } from '../../bff/identity/sessions/signing-key.ts';
import { Metrics } from '../../bff/metrics/metrics.ts';
import { openPlantApi } from '../../bff/plants/plants.ts';
import { startWebhooks } from '../../bff/webhooks/webhooks.ts';

const config = readConfig(process.env);
if (!config.plantApi) throw new Error('PLANT_API_URL is not set');
const log = createLog(config.logLevel);
const metrics = new Metrics(new Registry());
const database = await openDatabase(config);
const { db } = database;
const webhooks = await startWebhooks({
  database,
  clock,
  log,
  secretsKey: config.webhookSecretsKey,
  isLoopbackAllowed: false,
});
const app = createApp({
  db,
  invalidations: new InvalidationFeed({ db, clock }),
  clock,
  log,
  publicUrl: config.publicUrl,
  signingKey: await loadSigningKey(db, clock, config.signingJwk),
  plantApi: metrics.watchPlantApi(openPlantApi(config.plantApi)),
  // The built-in plant API records its events itself, so the gateway does not.
  isPlantApiBuiltIn: true,
  metrics,
  webhooks: { ...webhooks, nudge: () => undefined },
});
const server = createHttpServer();
server.serve(app);
await listen(server, config.port, config.host);
