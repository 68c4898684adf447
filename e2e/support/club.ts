import { merchantOf, signUp } from './new-partner.ts';
import type { RunningStack } from '../stack/running-stack.ts';

export interface Club {
  /** The page of rewards. */
  readonly url: string;
  /** The menu. */
  readonly shop: string;
  readonly key: string;
  readonly stack: RunningStack;
}

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/**
 * A new partner's active merchant with a program: 1 star for each pound, 2 pounds off for 5 and for 50 a
 * fifth off.
 */
export async function openClub(stack: RunningStack): Promise<Club> {
  const partner = await signUp(stack);
  const { key } = partner;
  const merchant = merchantOf(partner, 'active').id;
  const program = {
    merchant,
    terminology: { one: 'star', other: 'stars' },
    accrual: { type: 'spend', points: 1, amount: gbp(100) },
    reward_tiers: [
      { name: '£2 off', points: 5, discount: { type: 'fixed', amount: gbp(200) } },
      { name: 'A fifth off', points: 50, discount: { type: 'percent', bps: 2000 } },
    ],
    expiry_months: 12,
    terms_url: 'https://riverside.example/rewards',
  };
  await stack.call('POST', '/v1/loyalty/programs', program, key);
  const { slug } = await stack.call<{ slug: string }>('GET', '/v1/partners/me', undefined, key);
  const shown = await stack.call<{ slug: string }>('GET', `/v1/merchants/${merchant}`, undefined, key);
  const { port } = new URL(stack.api);
  const site = `http://${slug}.sandbox.localhost:${port}/${shown.slug}`;
  return { url: `${site}/rewards`, shop: `${site}/mill-lane`, key, stack };
}

/** The newest code to a number, as the tester reads it in the sandbox's inbox. */
export async function codeOf({ stack, key }: Club, phone: string): Promise<string> {
  const path = `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`;
  const { data } = await stack.call<{ data: { text: string }[] }>('GET', path, undefined, key);
  return /^\d{6}/.exec(data[0]?.text ?? '')?.[0] ?? '';
}

/** The place makes the order and hands it out. */
export async function fulfil({ stack, key }: Club): Promise<void> {
  const open = '/v1/orders?status=open&limit=1';
  const { data } = await stack.call<{ data: { id: string }[] }>('GET', open, undefined, key);
  for (const step of ['accept', 'ready', 'complete']) {
    await stack.call('POST', `/v1/orders/${data[0]?.id}/${step}`, {}, key);
  }
}
