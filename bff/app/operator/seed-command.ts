import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Owner } from '../../core/database/owner.ts';
import { seedOrders, type ManyOrders } from '../../developers/history/history.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { signUp } from '../../accounts/identity/partners/sign-up.ts';
import { furnish } from '../joined-features.ts';
import { createMerchant, merchantSeeder, walk } from '../../accounts/merchants/merchants.ts';
import { type Command, type CommandContext, UsageError, knownPartner, need } from './command.ts';

const MOST = { merchants: 10_000, orders: 10_000_000, days: 800 };
/** The number of merchants per transaction: a failure loses no more than this. */
const BATCH = 50;

const PLACES = [
  'Riverside',
  'Old Mill',
  'Harbour',
  'Fieldgate',
  'Hilltop',
  'Station',
  'Orchard',
  'Market',
  'Canal',
  'Abbey',
];
const TRADES = [
  'Nursery',
  'Florist',
  'Garden Centre',
  'Plant Shop',
  'Garden Café',
  'Seed Store',
  'Greenhouse',
  'Herb Farm',
];
const COUNTRIES = [
  { country: 'GB', currency: 'GBP', timezone: 'Europe/London' },
  { country: 'IE', currency: 'EUR', timezone: 'Europe/Dublin' },
  { country: 'US', currency: 'USD', timezone: 'America/New_York' },
];

type TestMerchant = ManyOrders['merchants'][number];

/** Fills a sandbox with many records, to view and measure the service. */
export const SEED_COMMAND: Command = {
  name: 'seed',
  isChange: true,
  usage:
    '--merchants 100 [--orders 1000000] [--days 400] [--partner par_…]  (fills a sandbox with active ' +
    'merchants, each with what test merchants have, and with orders of the last days; without a partner, ' +
    'of a new one)',
  run: async (context) => {
    const { db, clock, flags } = context;
    const count = countIn('merchants', need(flags, 'merchants'), MOST.merchants);
    const orders = flags.has('orders') ? countIn('orders', need(flags, 'orders'), MOST.orders) : 0;
    const days = countIn('days', flags.get('days') ?? '400', MOST.days);
    const { partner, ...made } = await partnerOf(context);
    const owner = { partnerId: partner, environment: 'sandbox' } as const;
    const merchants: TestMerchant[] = [];
    for (let from = 0; from < count; from += BATCH) {
      merchants.push(...(await seedMerchants(context, owner, { from, to: Math.min(count, from + BATCH) })));
    }
    if (orders > 0) await seedOrders(db, { merchants, orders, days, today: new Date(clock.now()) });
    return { partner, ...made, merchants: count, orders };
  },
};

function countIn(flag: string, text: string, most: number): number {
  if (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`--${flag} must be a whole number from 1 to ${most}`);
}

/** Returns the named partner, or a new one with its first key. */
async function partnerOf({ db, clock, flags }: CommandContext): Promise<{ partner: string; key?: string }> {
  const id = flags.get('partner');
  if (id === undefined) {
    const deps = { db, clock, seedMerchants: merchantSeeder({ clock, furnish }) };
    const { partner, key } = await signUp(deps, 'Seeded POS');
    return { partner: partner.id, key: key.secret };
  }
  return { partner: await knownPartner(db, id) };
}

async function seedMerchants(
  { db, clock }: CommandContext,
  owner: Owner,
  { from, to }: { from: number; to: number },
): Promise<readonly TestMerchant[]> {
  return inTransaction(db, async (work) => {
    const now = new Date(await nowIn(work.db, clock, owner));
    const merchants: TestMerchant[] = [];
    for (let at = from; at < to; at += 1) {
      const merchant = await createMerchant(work.db, owner, detailsOf(at), now);
      await walk(work, owner, merchant, 'active', now);
      const { id, display_name: displayName, country, currency, timezone } = merchant;
      merchants.push({ ...owner, id, displayName, country, currency, timezone });
    }
    await furnish(work.db, merchants, now);
    return merchants;
  });
}

/** Returns a merchant's details. Names repeat after 80 merchants, with a number. */
function detailsOf(at: number) {
  const place = PLACES[at % PLACES.length];
  const trade = TRADES[Math.floor(at / PLACES.length) % TRADES.length];
  const round = Math.floor(at / (PLACES.length * TRADES.length));
  const name = `${place} ${trade}${round === 0 ? '' : ` ${round + 1}`}`;
  const home = COUNTRIES[at % COUNTRIES.length] ?? {
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
  };
  return { display_name: name, legal_name: `${name} Ltd`, ...home };
}
