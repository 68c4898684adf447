import type { Router } from 'express';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import type { ConsoleContext } from '../context.ts';
import { readLineages, type KeyLineage } from './keys-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { type QuotaState, keyQuota, merchantQuota, type Quota } from '../../../core/api/limits/quota.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { numberOf } from '../parts/format.ts';
import { may } from '../parts/pieces.ts';
import { LIMITS, NEW_LIMIT } from '../parts/paths.ts';
import { createLimitRequest } from '../../../accounts/limits/contract/limit-requests.ts';
import { limitRequestsSection } from './limit-requests-page.ts';

/**
 * Mounts the page of rate limits: the requests per minute that keys and merchants may make, and those made in
 * this minute.
 */
export function mountLimitsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/limits')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const page = { session, res };
      const lineages = await readLineages(context, page);
      const keys = await meterLineages(context, lineages);
      const merchants = await meterMerchants(context, await allOf(context, listMerchants, page));
      await pages.send(res, session, {
        title: 'Rate limits',
        section: LIMITS,
        content: html`<div class="head">
            <h1>Rate limits</h1>
            <p class="buttons">
              <a class="button quiet" href="${LIMITS}">Refresh</a>
              ${
                may(session, createLimitRequest) &&
                html`<a class="button" href="${NEW_LIMIT}">Ask for a higher limit</a>`
              }
            </p>
          </div>
          <section class="card sec">
            <h2>Keys</h2>
            <p class="muted">Each key has its own rate limit, which a rotated key shares with the new key.</p>
            ${keys.length > 0 ? grid(keys) : html`<p>No live keys.</p>`}
          </section>
          <section class="card sec">
            <h2>Merchants</h2>
            <p class="muted">
              Requests with a merchant’s session token count for the merchant and for the key that minted the
              token.
            </p>
            ${merchants.length > 0 ? grid(merchants) : html`<p>No merchants in this environment yet.</p>`}
          </section>
          <p class="muted small">
            Meters show the current minute. Over a rate limit, requests return 429 with Retry-After and don’t
            count against the other limit.
          </p>
          ${await limitRequestsSection(context, page)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function grid(meters: readonly Meter[]): Html {
  return html`<div class="meters">${meters.map(drawMeter)}</div>`;
}

/** A quota as the console shows it. */
interface Meter {
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

/** The share from which a meter warns. */
const NEARLY_FULL = 0.8;

/** Draws a meter as SVG with everything in attributes: the page's policy allows no inline style. */
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
