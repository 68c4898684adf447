import { moneyText } from './format.ts';
import type { PricedSurface, PriceLine } from '../../../money/pricing/contract/price-fields.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';

export const LINE_WORDS: Readonly<Record<PriceLine, string>> = {
  'platform.subscription': 'Subscription',
  'order.online': 'Online order',
  'payment.card_present': 'Card payment in person',
  'payment.card_not_present': 'Card payment online',
  'payment.pay_link': 'Pay link',
  'loyalty.active_member': 'Active loyalty member',
  'payout.instant': 'Instant payout',
};

export const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  1: 'All merchants',
  2: 'A plan',
  3: 'One merchant',
  4: 'A surface',
};

export const SURFACE_WORDS: Readonly<Record<PricedSurface, string>> = {
  ordering: 'Ordering page',
  dashboard: 'Dashboard',
  api: 'API',
  pay_link: 'Pay link',
};

interface Rate {
  readonly bps: number;
  readonly fixed: number;
}

/** Formats a rate: `2.4 % + £0.15`. A part that is zero is omitted. */
export function rateText({ bps, fixed }: Rate, currency: string): string {
  const share = `${bps / 100} %`;
  if (fixed === 0) return share;
  const part = moneyText({ amount: fixed, currency });
  return bps === 0 ? part : `${share} + ${part}`;
}

/** Formats a rule: its rate, `2.7 % + £0.20`, or its surcharge, `+ 0.2 %, − £0.05`. */
export function ruleText({
  mode,
  bps,
  fixed,
  currency,
}: Rate & Pick<PriceRule, 'mode' | 'currency'>): string {
  if (mode === 'set') return rateText({ bps, fixed }, currency);
  const share = signed(bps, `${Math.abs(bps) / 100} %`);
  const part = signed(fixed, moneyText({ amount: Math.abs(fixed), currency }));
  if (fixed === 0) return share;
  return bps === 0 ? part : `${share}, ${part}`;
}

const signed = (value: number, text: string): string => `${value < 0 ? '−' : '+'} ${text}`;
