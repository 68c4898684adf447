import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { ownedBy } from '../../../core/database/owner.ts';
import type { TestMerchant } from '../../../core/feature.ts';
import { findLocation } from '../../../catalog/locations/locations.ts';
import { CLEAN, FILL, insertDay, PREPARE } from './statements.ts';
import { templatesOf, type Template } from './templates.ts';
import { Random } from '../plan.ts';

/** The most templates in memory and in the temporary table; with more merchants, each has fewer. */
const MOST_TEMPLATES = 20_000;
const TEMPLATES = { least: 5, most: 60 };
const BATCH = 200;

export interface ManyOrders {
  readonly merchants: readonly TestMerchant[];
  readonly orders: number;
  readonly days: number;
  /** The days end before this one. */
  readonly today: Date;
}

/**
 * Fills a database with orders of the days before today, their payments, refunds and ledger entries, to view
 * and measure the service with large data. A few orders of each merchant are priced as real ones; the
 * database copies them. They have no events, and the payment processor doesn't know them: they can't be
 * refunded.
 */
export async function seedOrders(db: Db, { merchants, orders, days, today }: ManyOrders): Promise<void> {
  const perMerchant = Math.min(
    TEMPLATES.most,
    Math.max(TEMPLATES.least, Math.floor(MOST_TEMPLATES / merchants.length)),
  );
  // The temporary table belongs to the connection.
  await db.connection().execute(async (one) => {
    await runAll(one, PREPARE);
    try {
      for (const [at, merchant] of merchants.entries()) {
        await keepTemplates(one, at, merchant, await ofMerchant(one, merchant, `${at}`, perMerchant));
      }
      await runAll(one, FILL);
      for (const { date, orders: count } of spreadOver(days, orders, today)) {
        if (count > 0) await insertDay(date, count, merchants.length).execute(one);
      }
    } finally {
      await runAll(one, CLEAN);
    }
  });
  // Query plans depend on the current content of the tables.
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(db);
}

const TABLES = ['orders', 'payments', 'refunds', 'ledger_entries', 'ledger_items', 'ledger_unpaid'];

async function ofMerchant(db: Db, merchant: TestMerchant, seed: string, count: number): Promise<Template[]> {
  const view = { partnerId: merchant.partnerId, environment: merchant.environment, only: merchant.id };
  const row = await db
    .selectFrom('locations')
    .select('id')
    .where(ownedBy('locations', merchant))
    .where('merchant_id', '=', merchant.id)
    .orderBy('id')
    .executeTakeFirst();
  const location = row && (await findLocation(db, view, row.id));
  if (!location) throw new Error(`the merchant ${merchant.id} has no location`);
  const templates = await templatesOf(db, { merchant, location, seed, count });
  return templates.map((template) => ({
    ...template,
    order: { ...template.order, location: location.id, timezone: location.record.timezone },
  }));
}

/** Stores the templates. They are sent once: the database copies them. */
async function keepTemplates(
  db: Db,
  merchantAt: number,
  { id, partnerId, environment }: TestMerchant,
  templates: readonly Template[],
): Promise<void> {
  const { payout_schedule: schedule } = await db
    .selectFrom('merchants')
    .select('payout_schedule')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < templates.length; from += BATCH) {
    const rows = templates.slice(from, from + BATCH).map(
      (
        template,
        index,
      ) => sql`(${merchantAt}::integer, ${from + index}::integer, ${partnerId}, ${environment}, ${id},
        ${schedule.delay_days}::integer, ${JSON.stringify(template)}::jsonb)`,
    );
    await sql`insert into seed_templates values ${sql.join(rows)}`.execute(db);
  }
}

async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts on Sunday. */
const WEEKDAYS = [1.3, 0.7, 0.7, 0.8, 0.9, 1.2, 1.6];

interface SeededDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly orders: number;
}

/**
 * Spreads orders over the days before today: more on weekends, half as many in winter as in summer, more
 * every month, with random variation. They add up to the requested number.
 */
export function spreadOver(days: number, orders: number, today: Date): readonly SeededDay[] {
  const random = new Random(`${days} ${orders}`);
  const first = Math.floor(today.getTime() / DAY_MS) * DAY_MS - days * DAY_MS;
  const weights = Array.from({ length: days }, (_, at) => {
    const day = new Date(first + at * DAY_MS);
    const season = 1 - 0.35 * Math.cos((2 * Math.PI * (day.getUTCMonth() + 0.5)) / 12);
    const growth = 0.7 + (0.6 * at) / days;
    return (WEEKDAYS[day.getUTCDay()] ?? 1) * season * growth * (0.8 + random.next() * 0.4);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [given, due] = [0, 0];
  return weights.map((weight, at) => {
    due += (weight / whole) * orders;
    const isLast = at === days - 1;
    const count = (isLast ? orders : Math.round(due)) - given;
    given += count;
    return { date: new Date(first + at * DAY_MS).toISOString().slice(0, 10), orders: count };
  });
}
