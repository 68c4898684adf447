/**
 * The built-in processor in its own process, for tests that kill it. Settings: PORT, TOKEN, and DATA_DIR or
 * DATABASE_URL. It logs `ready`.
 */
import { systemClock } from '../../../core/api/clock.ts';
import { createLog } from '../../../core/http/log.ts';
import { openDatabase } from '../../../app/open-database.ts';
import { startSandboxProcessor } from '../processor.ts';

const { PORT = '0', TOKEN = '', DATA_DIR = '', DATABASE_URL } = process.env;

const log = createLog('info');
const { db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
const port = Number(PORT);
await startSandboxProcessor({
  db,
  log,
  clock: systemClock,
  host: '127.0.0.1',
  port,
  publicUrl: undefined,
  token: TOKEN,
});
log.info('ready');
process.stdin.on('end', () => process.exit(0)).resume();
