/**
 * A node of production that tells guests of refunds, one after the other, for tests that kill it. Settings:
 * DATA_DIR or DATABASE_URL; SMTP_URL; CLOSED: there are no more steps. It logs `told` after the first step
 * that it noted, and `quiet` once nothing is left to write or to send.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { assemble } from '../../../app/assemble.ts';
import { Metrics } from '../../../app/metrics/metrics.ts';
import { openDatabase } from '../../../app/open-database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { close, createHttpServer, listen } from '../../../core/http/http-server.ts';
import { createLog } from '../../../core/http/log.ts';
import { PATIENT_MS } from '../../../testing/service/patience.ts';
import { openShop, placed } from '../../orders/testing/shop.ts';
import { enqueueNotice } from '../enqueue-notices.ts';

const { DATA_DIR = '', DATABASE_URL, SMTP_URL = '', CLOSED } = process.env;
/** The tables whose rows make the merchant and its order those of production. */
const MOVED = ['merchants', 'locations', 'orders', 'payments'] as const;
const LEASE_MS = 3_000;

const log = createLog('info');
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
const { db } = database;
const { app } = await assemble({
  config: {
    publicUrl: 'http://127.0.0.1',
    plantApi: undefined,
    allowLoopbackWebhooks: true,
    mail: { url: SMTP_URL, from: 'Trellis <no-reply@trellis.example>' },
  },
  database,
  clock: systemClock,
  log,
  metrics: new Metrics(new Registry()),
  processorTimeoutMs: PATIENT_MS,
  timers: { timing: { lookMs: 20, gatherMs: 5, retryMs: 20, leaseMs: LEASE_MS } },
});
process.stdin.on('end', () => process.exit(0)).resume();
const order = (await known()) ?? (await make());
if (CLOSED === undefined) await tell();
else await untilQuiet();

interface Told {
  readonly id: string;
  readonly partner_id: string;
  readonly merchant_id: string;
}

/** The order of the first run. */
function known(): Promise<Told | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'partner_id', 'merchant_id'])
    .where('environment', '=', 'production')
    .executeTakeFirst();
}

async function make(): Promise<Told> {
  const server = createHttpServer();
  server.serve(app);
  const port = await listen(server, 0, '127.0.0.1');
  const shop = await openShop({ url: `http://127.0.0.1:${port}` });
  const customer = { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com' };
  const { id } = await placed(shop, { customer });
  await close(server);
  for (const table of MOVED) await db.updateTable(table).set({ environment: 'production' }).execute();
  return { id, partner_id: shop.partner.partnerId, merchant_id: shop.merchant };
}

/** Notes one step after the other, each twice, with its number as the amount. */
async function tell(): Promise<void> {
  const { count } = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('step', 'like', 'refunded %')
    .executeTakeFirstOrThrow();
  for (let number = Number(count) + 1; ; number += 1) {
    for (let time = 0; time < 2; time += 1) await note(number);
    log.info('told');
    await delay(5);
  }
}

async function note(number: number): Promise<void> {
  const owner = { partnerId: order.partner_id, environment: 'production' } as const;
  const about = { merchantId: order.merchant_id, record: order.id, facts: { refunded: number } };
  const notice = { name: 'order_refunded', step: `refunded ${number}`, ...about } as const;
  await inTransaction(db, (work) => enqueueNotice(work, owner, notice, new Date()));
}

async function untilQuiet(): Promise<void> {
  for (;;) {
    const left = await db
      .selectFrom('timers')
      .select('id')
      .where('kind', 'in', ['notice.write', 'message.send'])
      .executeTakeFirst();
    if (!left) break;
    await delay(50);
  }
  log.info('quiet');
}
