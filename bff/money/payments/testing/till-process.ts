/**
 * The service with paying customers, for tests that kill it. Settings: DATA_DIR or DATABASE_URL;
 * PROCESSOR_URL and PROCESSOR_TOKEN, or STRIPE_URL and STRIPE_ACCOUNT: they pay in production, otherwise in
 * the sandbox; CLOSED: there are no
 * payments, and the time advances by a minute with each look, until the timers have nothing left to do. It
 * logs `ready`, `paid` after the first payment, and `quiet` in the end.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { assemble } from '../../../app/assemble.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { close, createHttpServer, listen } from '../../../core/http/http-server.ts';
import { createLog } from '../../../core/http/log.ts';
import { Metrics } from '../../../app/metrics/metrics.ts';
import { openDatabase } from '../../../app/open-database.ts';
import { signUp } from '../../../testing/service/service.ts';
import { STRIPE_KEYS } from '../../../providers/stripe/testing/running-stripe.ts';
import { isQuiet } from './books.ts';
import { Payer, Till } from './till.ts';
import { PATIENT_MS } from '../../../testing/service/patience.ts';

const { DATA_DIR = '', DATABASE_URL, PROCESSOR_URL: url, PROCESSOR_TOKEN: token, CLOSED } = process.env;
const { STRIPE_URL, STRIPE_ACCOUNT = '' } = process.env;
const CUSTOMERS = 4;
/** Tokens of cards that are paid and declined. */
const CARDS =
  STRIPE_URL === undefined
    ? { paid: 'tok_paid', declined: 'tok_declined' }
    : { paid: 'pm_card_visa', declined: 'pm_card_chargeDeclined' };
const MINUTE_MS = 60_000;

const log = createLog('info');
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
const { db } = database;
const till = new Till();
let aheadMs = 0;
let hasPaid = false;
const { app, featureDeps: deps } = await assemble({
  config: {
    publicUrl: 'http://127.0.0.1',
    plantApi: undefined,
    allowLoopbackWebhooks: true,
    processor: url === undefined || token === undefined ? undefined : { url, token },
    stripe: STRIPE_URL === undefined ? undefined : { ...STRIPE_KEYS, apiBase: STRIPE_URL },
  },
  database,
  clock: { now: () => systemClock.now() + aheadMs },
  log,
  metrics: new Metrics(new Registry()),
  payables: till.payables,
  processorTimeoutMs: PATIENT_MS,
  timers: { timing: { lookMs: 50, gatherMs: 5 } },
});
const isInSandbox = url === undefined && STRIPE_URL === undefined;
const payer = Payer.of({ url: '', db, deps }, await owned(), isInSandbox ? 'sandbox' : 'production');
if (STRIPE_URL !== undefined) await giveAccount();
log.info('ready');
process.stdin.on('end', () => process.exit(0)).resume();
if (CLOSED === undefined) await Promise.all(Array.from({ length: CUSTOMERS }, customer));
else await untilQuiet();

/** The merchant may take payments at Stripe. */
async function giveAccount(): Promise<void> {
  const row = { merchant_id: payer.partner.active, account: STRIPE_ACCOUNT, created_at: new Date() };
  await db
    .insertInto('stripe_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The partner of the first run. */
async function owned(): Promise<Parameters<typeof Payer.of>[1]> {
  const found = await db
    .selectFrom('merchants')
    .select(['partner_id', 'id'])
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (found) return { partnerId: found.partner_id, active: found.id, key: '', merchants: {} };
  const server = createHttpServer();
  server.serve(app);
  const port = await listen(server, 0, '127.0.0.1');
  const partner = await signUp({ url: `http://127.0.0.1:${port}` });
  await close(server);
  return partner;
}

async function customer(): Promise<void> {
  for (;;) await buy().catch(() => undefined);
}

/** Pays, and then the merchant takes the money or a part of it, gives some of it back, or releases it. */
async function buy(): Promise<void> {
  const order = payer.newOrder();
  const chance = Math.random();
  if (chance < 0.3) till.wishes.set(order, 'capture');
  if (chance > 0.9) till.wishes.set(order, 'cancel');
  const { id, status } = await payer.pay(chance > 0.8 && chance < 0.9 ? CARDS.declined : CARDS.paid, order);
  if (status !== 'failed' && !hasPaid) {
    hasPaid = true;
    log.info('paid');
  }
  if (chance > 0.7) await payer.cancel(id);
  else await payer.capture(id, chance > 0.5 ? Math.floor(chance * 3_000) : undefined);
  await payer.settle(id);
  if (chance < 0.4) await payer.refund(id, 1 + Math.floor(chance * 1_000));
  if (chance < 0.2) await payer.settle(id);
}

async function untilQuiet(): Promise<void> {
  while (!(await isQuiet(db))) {
    aheadMs += MINUTE_MS;
    await delay(100);
  }
  log.info('quiet');
}
