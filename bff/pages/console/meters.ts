import type { Key } from '../../accounts/identity/contract/keys/key.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { html, type Html } from '../../core/text/html.ts';
import { type QuotaState, keyQuota, merchantQuota, type Quota } from '../../core/api/limits/quota.ts';
import { nameOf, plainNameOf } from '../../core/text/message.ts';
import type { ConsoleContext } from './context.ts';
import type { KeyLineage } from './key-lineages.ts';
import { numberOf } from './parts/format.ts';

/** A quota as the console shows it. */
export interface Meter {
  readonly name: string;
  readonly limit: number;
  readonly used: number;
  readonly resetSeconds: number;
}

/** The live lineages of keys at this moment. */
export async function meterLineages(
  context: ConsoleContext,
  lineages: readonly KeyLineage[],
): Promise<Meter[]> {
  const living = lineages.filter(({ live }) => live.length > 0);
  const quotas = await Promise.all(
    living.map(async ({ id, live: [first] }) => {
      const { id: keyId, environment } = first as Key;
      const { perMinute } = await context.keys.lineageOf(id, keyId);
      return keyQuota(environment, id, perMinute);
    }),
  );
  return meters(context, quotas, (index) => lastOf(living[index]));
}

export async function meterMerchants(
  context: ConsoleContext,
  merchants: readonly Merchant[],
): Promise<Meter[]> {
  const quotas = await Promise.all(
    merchants.map(async ({ id, environment }) =>
      merchantQuota(environment, id, (await context.findMerchant(id))?.perMinute ?? null),
    ),
  );
  return meters(context, quotas, (index) => merchants[index]?.display_name ?? '');
}

function lastOf(lineage: KeyLineage | undefined): string {
  const last = lineage?.live.at(-1);
  return `${lineage?.name ?? ''} …${last?.last_four ?? ''}`;
}

async function meters(
  { limiter }: ConsoleContext,
  quotas: readonly Quota[],
  name: (index: number) => string,
): Promise<Meter[]> {
  const states = await limiter.peek(quotas);
  return states.map(({ quota, remaining, resetSeconds }: QuotaState, index) => ({
    name: name(index),
    limit: quota.limit,
    used: quota.limit - remaining,
    resetSeconds,
  }));
}

/** From here on a meter warns. */
const NEARLY_FULL = 0.8;

/** As SVG with everything in attributes: the page's policy allows no inline style. */
export function drawMeter({ name, limit, used, resetSeconds }: Meter): Html {
  const share = Math.min(1, used / limit);
  const state = share >= 1 ? 'full' : share >= NEARLY_FULL ? 'high' : 'low';
  const percent = used === 0 ? 0 : Math.max(0.5, Math.round(share * 1000) / 10);
  const words = `${numberOf(used)} of ${numberOf(limit)}`;
  return html`<div class="meter">
    <p class="title">${nameOf(name)}<span class="muted figures">${words}</span></p>
    <svg
      role="meter"
      aria-label="${plainNameOf(name)}"
      aria-valuemin="0"
      aria-valuemax="${limit}"
      aria-valuenow="${used}"
      aria-valuetext="${words} in this minute"
      width="100%"
      height="8"
    >
      <rect class="track" width="100%" height="8" rx="4"></rect>
      <rect class="${state}" width="${percent}%" height="8" rx="4"></rect>
    </svg>
    ${
      state !== 'low' &&
      html`<p class="small ${state === 'full' ? 'danger-text' : 'warn-text'}">
        ${state === 'full' ? 'Used up' : 'Nearly used up'}. Resets in ${resetSeconds} s.
      </p>`
    }
  </div>`;
}
