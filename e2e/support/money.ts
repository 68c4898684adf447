import { expect } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { sellOne } from './sell-one.ts';

export interface Money {
  readonly amount: number;
  readonly currency: string;
}
export interface Balance {
  readonly available: Money;
  readonly instant: { readonly available: Money; readonly fee: Money };
}
export interface Payout {
  readonly id: string;
  readonly amount: Money;
  readonly fees: Money;
  readonly method: string;
  readonly status: string;
  readonly arrival_date: string;
  readonly destination: { readonly last4: string };
}

const DAY_MS = 86_400_000;

/** Moves the sandbox's clock, with all that becomes due meanwhile. */
export async function advance(stack: RunningStack, days: number): Promise<void> {
  const clock = await stack.call<{ now: string }>('GET', '/v1/sandbox/clock');
  const to = new Date(Date.parse(clock.now) + days * DAY_MS).toISOString();
  await expect
    .poll(
      async () => {
        const { now } = await stack.call<{ now: string }>('POST', '/v1/sandbox/clock/advance', { to });
        return Date.parse(now) >= Date.parse(to);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

export const balanceOf = (stack: RunningStack): Promise<Balance> =>
  stack.call('GET', `/v1/balance?merchant=${stack.activeMerchant.id}`);
export const payoutsOf = async (stack: RunningStack): Promise<Payout[]> =>
  (await stack.call<{ data: Payout[] }>('GET', `/v1/payouts?merchant=${stack.activeMerchant.id}`)).data;

/** Money that can be paid out, and that no schedule takes. */
export async function withMoney(stack: RunningStack): Promise<Balance> {
  const path = `/v1/merchants/${stack.activeMerchant.id}`;
  await stack.call('PATCH', path, { payout_schedule: { interval: 'manual' } });
  await sellOne(stack);
  await advance(stack, 3);
  await expect.poll(async () => (await balanceOf(stack)).available.amount).toBeGreaterThan(200);
  return balanceOf(stack);
}

/** As an element in English writes it. */
export const text = ({ amount, currency }: Money): string =>
  (amount / 100).toLocaleString('en-GB', { style: 'currency', currency });
