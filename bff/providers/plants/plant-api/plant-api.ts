import type { Logger } from 'pino';
import type { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { close, createHttpServer, listen } from '../../../core/http/http-server.ts';
import { issueCredential } from './credential.ts';
import { answerRequests } from './requests.ts';
import { PlantStore, KEPT_MS } from './store.ts';
import { sql } from 'kysely';
import { deleteSome } from '../../../core/database/prepared.ts';

interface PlantApiDeps {
  readonly db: Db;
  readonly invalidations: InvalidationFeed;
  readonly log: Logger;
  readonly clock: Clock;
}

/** The built-in plant API while it runs. */
export interface BuiltInPlantApi {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  /** The bearer credential that it accepts; created at each start, stored only as a hash. */
  readonly token: string;
  /** Waits for running requests and withdraws the credential. Call it before the database closes. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const TIDY_EVERY_MS = 60 * 60 * 1000;

/**
 * Starts the built-in plant API: a separate HTTP service, on a free port of the loopback address, that stores
 * plants in this service's database. It implements `POST /plants` as any plant API behind `PLANT_API_URL`
 * does, so it knows nothing of partners or sessions: the merchant comes in `Trellis-Merchant`.
 */
export async function startPlantApi(deps: PlantApiDeps): Promise<BuiltInPlantApi> {
  const { db, clock, invalidations } = deps;
  const log = deps.log.child({ service: 'plant-api' });
  const credential = await issueCredential({ db, clock, invalidations });
  const server = createHttpServer(
    answerRequests({ store: new PlantStore(db), clock, log, accepts: credential.accepts }),
  );
  const port = await listen(server, 0, LOOPBACK);

  const tidy = async (): Promise<void> => {
    try {
      await credential.renew();
      await pruneAnswers(db, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'cleanup failed; retrying in an hour');
    }
  };
  let tidying = tidy();
  const timer = setInterval(() => {
    tidying = tidying.then(tidy);
  }, TIDY_EVERY_MS).unref();

  return {
    url: `http://${LOOPBACK}:${port}`,
    token: credential.token,
    async close() {
      clearInterval(timer);
      await close(server);
      await tidying;
      await credential.withdraw();
    },
  };
}

/** Deletes all expired responses, oldest first. */
async function pruneAnswers(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  const expired = { where: sql<boolean>`created_at < ${before}`, by: 'created_at' };
  while (await deleteSome(db, 'plant_answers', expired));
}
