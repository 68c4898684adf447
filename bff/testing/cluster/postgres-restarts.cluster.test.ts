import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { busy, expectBounded, expectWell, isGood } from './testing/busy.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { postgresPrograms, startOwnPostgres, type OwnPostgres } from './testing/own-postgres.ts';
import { until } from '../service/patience.ts';

const programs = postgresPrograms();
if (programs === undefined) {
  console.warn(
    'skipped: PostgreSQL is not restarted, since its programs (initdb, pg_ctl) are not on this machine',
  );
}

describe.skipIf(programs === undefined)('PostgreSQL itself restarts under load', () => {
  let postgres: OwnPostgres;
  let cluster: Cluster;
  beforeAll(async () => {
    postgres = await startOwnPostgres(programs ?? '');
    const database = {
      name: 'postgres',
      url: postgres.url,
      terminateConnections: async () => 0,
      drop: postgres.drop,
    };
    cluster = await startCluster({ database });
  });
  afterAll(() => cluster.stop());

  test.each(['fast', 'immediate'] as const)(
    'stopped in %s mode, twice: 200 or 503 throughout, no plant is lost, and everything works afterwards',
    async (mode) => {
      const { traffic, token } = await busy(cluster, `Restarted ${mode}`);
      for (let count = 0; count < 2; count += 1) {
        const before = traffic.seen.length;
        await until(
          'callers are served',
          15_000,
          () => traffic.seen.slice(before).filter(isGood).length > 100,
        );
        await postgres.stop(mode);
        const away = traffic.seen.length;
        await until('refusals came', 10_000, () =>
          traffic.seen.slice(away).some(({ reply }) => reply?.status === 503),
        );
        await postgres.start();
      }
      const seen = await traffic.stop();
      expectBounded(seen);
      await expectWell(cluster, token);
      const created = seen.filter((one) => one.operation === 'POST /plants' && isGood(one)).length;
      const { stored } = await cluster.db
        .selectFrom('plants')
        .select((eb) => eb.fn.countAll<string>().as('stored'))
        .executeTakeFirstOrThrow();
      expect(created).toBeGreaterThan(0);
      expect(Number(stored)).toBeGreaterThanOrEqual(created);
    },
  );
});
