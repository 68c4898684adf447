import { Earner } from './earner.ts';

const DAY = 24 * 60 * 60_000;

/** A merchant whose payouts are by hand, with something that can be paid out today. */
export async function withAvailable(
  service: Parameters<typeof Earner.signUp>[0],
  amount: number,
  fee = 0,
): Promise<Earner> {
  const earner = await Earner.signUp(service);
  await earner.change({ payout_schedule: { interval: 'manual' } });
  await earner.earn(amount, fee);
  await earner.advance(2 * DAY);
  return earner;
}
