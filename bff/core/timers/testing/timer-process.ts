/**
 * A node that runs timers, for tests that kill it. Settings: DATA_DIR or DATABASE_URL; HANG: no handler of
 * kind `inside` or `outside` ends. It logs `ready`, `hanging` with the kind, and `run` after each run.
 */
import { openDatabase } from '../../../app/open-database.ts';
import { systemClock } from '../../api/clock.ts';
import { createLog } from '../../http/log.ts';
import { TimerRunner } from '../timer-runner.ts';
import { recordRun } from './recorded.ts';

const { DATA_DIR = '', DATABASE_URL, HANG, LOG_LEVEL = 'info' } = process.env;

const log = createLog(LOG_LEVEL);
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });

async function hang(kind: string): Promise<void> {
  if (HANG === undefined) return;
  log.info({ kind }, 'hanging');
  await new Promise(() => undefined);
}

const runner = new TimerRunner<undefined>({
  database,
  clock: systemClock,
  log,
  handlers: {
    inside: async (work, timer) => {
      await recordRun(work.db, 'inside', timer);
      await hang('inside');
    },
    outside: {
      async outside(timer) {
        await hang('outside');
        await recordRun(database.db, 'outside', timer);
        return 'done';
      },
    },
  },
  timing: { lookMs: 50, gatherMs: 5, leaseMs: 1_000 },
  onRun: () => log.info('run'),
});
runner.start(undefined);
log.info('ready');
process.stdin.on('end', () => process.exit(0)).resume();
