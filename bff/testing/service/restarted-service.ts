import { afterEach, beforeEach } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { BFF_COMMAND, startProcess, type ServiceProcess } from './service-process.ts';

/** The service as a process that a test starts and kills, again and again, on one database. */
export interface RestartedService {
  /** Resolves when it is ready. */
  start(): Promise<ServiceProcess>;
  kill(): Promise<void>;
  /** Kills the process first: the embedded database belongs to one process at a time. */
  inDatabase<Result>(act: (db: Db) => Promise<Result>): Promise<Result>;
}

/**
 * Returns a service that tests can restart. Call it once in a test file: each test has a separate database,
 * and no process outlives its test.
 */
export function restartedService(): RestartedService {
  let own: OwnDatabase;
  let running: ServiceProcess | undefined;
  const kill = async (): Promise<void> => running?.kill();
  beforeEach(async () => {
    own = await ownDatabase();
  });
  afterEach(async () => {
    await kill();
    await own.drop();
  });
  return {
    async start() {
      running = await startProcess(own.settings, BFF_COMMAND);
      await running.ready();
      return running;
    },
    kill,
    async inDatabase(act) {
      await kill();
      const database = await own.open();
      try {
        return await act(database.db);
      } finally {
        await database.close();
      }
    },
  };
}
