/**
 * A node that records events and sends them, much faster than the real schedule, for tests that kill it.
 * Settings: DATA_DIR or DATABASE_URL, PARTNER (the owner of the events), EVENTS (their total number; omitted
 * to only send). It logs `ready` when it has started and `done` when nothing is left to send.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../app/open-database.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { createLog } from '../../../core/http/log.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { startWebhooks } from '../webhooks.ts';

const { DATA_DIR = '', DATABASE_URL, PARTNER = '', EVENTS = '0', LOG_LEVEL = 'info' } = process.env;
/** Recorded in one transaction. */
const AT_ONCE = 25;

const log = createLog(LOG_LEVEL);
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
const webhooks = await startWebhooks({
  database,
  clock: systemClock,
  log,
  secretsKey: undefined,
  isLoopbackAllowed: true,
  timing: {
    delaysMs: [0, ...Array.from({ length: 100 }, () => 100)],
    answerWithinMs: 2_000,
    claimMs: 4_000,
    lookMs: 50,
    gatherMs: 10,
  },
});
log.info('ready');

async function countEvents(): Promise<number> {
  const { count } = await database.db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('partner_id', '=', PARTNER)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function recordSome(from: number, count: number): Promise<void> {
  await inTransaction(database.db, async (work) => {
    for (let at = from; at < from + count; at += 1) {
      const data = { object: 'plant', id: at, name: `Plant ${at}` };
      await recordEvent(work.db, {
        type: 'plant.created',
        partnerId: PARTNER,
        environment: 'sandbox',
        data,
        at: new Date(),
      });
    }
    work.afterCommit(() => webhooks.nudge());
  });
}

for (let count = await countEvents(); count < Number(EVENTS); count = await countEvents()) {
  await recordSome(count, Math.min(AT_ONCE, Number(EVENTS) - count));
  await new Promise(setImmediate);
}
for (;;) {
  const { events, deliveries } = await webhooks.backlog();
  if (events === 0 && deliveries === 0) break;
  await delay(50);
}
log.info('done');
process.stdin.on('end', () => process.exit(0)).resume();
