import { join, openClub, type Club } from '../../../loyalty/testing/club.ts';
import { openShop } from '../../../orders/testing/shop.ts';
import { Earner } from '../../../../money/payouts/testing/earner.ts';
import { PricingPartner } from '../../../../money/pricing/testing/pricing.ts';
import { linesWith, publish } from '../../../../money/pricing/testing/price-sheets.ts';
import { liftLimits } from '../../../../testing/service/no-limits.ts';
import type { Service } from '../../../../testing/service/service.ts';
import { drawn } from './drawn.ts';
import { giveBack, visit, type Sold } from './trade.ts';

export interface YearOptions {
  readonly orders: number;
  readonly seed: number;
  /** Moments, in milliseconds since the epoch, at which the first shop sells something too. */
  readonly also: readonly number[];
}

/** One merchant with three places in three zones. */
export interface Year {
  readonly shops: readonly Club[];
  readonly earner: Earner;
}

/** The start of the sandbox's clock; the run ends a year later. */
const FROM = Date.parse('2026-01-05T00:00:00Z');
const YEAR_MS = 365 * 86_400_000;
/** Visits at one moment, to different members. */
const AT_ONCE = 8;
const MEMBERS = 24;
/** Visits as near as this share a moment, so that several are under way at once. */
const NEAR_MS = 4 * 3_600_000;

/**
 * A year of orders, links, rewards, refunds and payouts through the API, while the sandbox's clock is moved:
 * timers, expiries and payouts happen at their times. Prices change in the middle, and for some months the
 * bank sends payouts back.
 */
export async function liveAYear(service: Service, { orders, seed, also }: YearOptions): Promise<Year> {
  const { shops, earner } = await open(service);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => join(first(shops), 15)));
  const below = drawn(seed);
  const at = [
    ...Array.from({ length: orders }, () => ({
      at: FROM + below(1_000_000) * (YEAR_MS / 1_000_000),
      of: shops[below(3)],
      isAlone: false,
    })),
    ...also.map((moment) => ({ at: moment, of: shops[0], isAlone: true })),
  ].toSorted((one, other) => one.at - other.at);
  const sold: Sold[] = [];
  let done = 0;
  let months = 0;
  while (done < at.length) {
    const moment = at[done]?.at ?? 0;
    if (moment > (await earner.now()).getTime()) await earner.advanceTo(new Date(moment));
    for (; months < monthsUntil(moment); months += 1) await turnOfMonth(earner, months + 1);
    const next = at.slice(done, done + AT_ONCE);
    const others = next.findIndex((one, place) => place > 0 && (one.isAlone || one.at - moment > NEAR_MS));
    const together = next.slice(0, next[0]?.isAlone ? 1 : others < 0 ? next.length : others);
    const linkUntil = new Date(moment + 2 * 86_400_000).toISOString();
    const made = await Promise.all(
      together.map(({ of }, place) =>
        visit({
          shop: of ?? first(shops),
          member: members[(done + place) % MEMBERS] ?? { id: '' },
          below: drawn(seed + done + place + 1),
          linkUntil,
        }),
      ),
    );
    const again = new Set(together.filter(() => below(3) === 0).map(() => sold[below(sold.length)]));
    await Promise.all([...again].map(async (one) => one && giveBack(one, below)));
    sold.push(...made.filter((one) => one !== undefined));
    done += together.length;
  }
  await earner.advanceTo(new Date(FROM + YEAR_MS));
  return { shops, earner };
}

function monthsUntil(moment: number): number {
  return Math.floor((moment - FROM) / (YEAR_MS / 12));
}

/** Something else happens each month. */
async function turnOfMonth(earner: Earner, month: number): Promise<void> {
  if (month === 3) await earner.useAccount('2227');
  if (month === 5) await earner.useAccount('6789');
  if (month % 4 === 2) await earner.payOut({ method: 'instant' });
  if (month % 4 === 0) await earner.payOut({ amount: { amount: 1_234, currency: 'GBP' } });
}

async function open(service: Service): Promise<Year> {
  service.clock.advance(FROM - service.clock.now());
  const club = await openClub(
    service,
    { expiry_months: 3 },
    { location: { timezone: 'Australia/Lord_Howe', day_starts_at: '04:00' } },
  );
  const { partner } = club;
  const included = { name: 'VAT', rate_ppm: 100_000, inclusive: true };
  const more = [
    await openShop(service, {
      partner,
      location: { timezone: 'America/New_York', taxes: [included], accept: { mode: 'auto' } },
    }),
    await openShop(service, {
      partner,
      location: { timezone: 'Asia/Kathmandu', taxes: [], accept: { mode: 'auto' } },
    }),
  ];
  await liftLimits(service);
  await setPrices(service, club);
  const { program, tier } = club;
  return {
    shops: [club, ...more.map((shop) => ({ ...shop, program, tier }))],
    earner: new Earner(service, partner),
  };
}

/** Two sheets, one after the other, and rules of three layers, one of them from autumn on. */
async function setPrices(service: Service, { partner }: Club): Promise<void> {
  const { partnerId } = partner;
  await publish(service, { partnerId });
  const raised = { wholesale: { bps: 231, fixed: 11 }, floor: { bps: 260, fixed: 15 } };
  await publish(service, {
    partnerId,
    lines: linesWith({ 'order.online': raised, 'payment.pay_link': raised }),
    effectiveAt: new Date(FROM + YEAR_MS / 2),
  });
  const prices = new PricingPartner(service, partner);
  await prices.rule({ layer: 1, mode: 'set', bps: 270, fixed: 20 });
  await prices.rule({ layer: 3, target: partner.active, mode: 'set', bps: 265, fixed: 18 });
  await prices.rule({ layer: 4, target: 'dashboard', mode: 'add', bps: 20, fixed: 5 });
  await prices.rule({
    layer: 4,
    target: 'pay_link',
    line: 'payment.pay_link',
    mode: 'add',
    bps: 45,
    fixed: 6,
  });
  await prices.rule({
    layer: 3,
    target: partner.active,
    mode: 'set',
    bps: 301,
    fixed: 19,
    active_from: new Date(FROM + 0.7 * YEAR_MS).toISOString(),
  });
}

function first(shops: readonly Club[]): Club {
  const [shop] = shops;
  if (!shop) throw new Error('there are shops');
  return shop;
}
