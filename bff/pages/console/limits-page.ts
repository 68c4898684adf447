import type { Router } from 'express';
import { listMerchants } from '../../accounts/merchants/contract/merchant-operations.ts';
import { html, type Html } from '../../core/text/html.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { allOf } from './parts/read-lists.ts';
import type { ConsoleContext } from './context.ts';
import { readLineages } from './keys-page.ts';
import { drawMeter, meterLineages, meterMerchants, type Meter } from './meters.ts';
import type { PageRenderer } from './page-renderer.ts';

const PATH = '/console/limits';

/** How many requests keys and merchants may make in a minute, and how many they have made in this one. */
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
        section: PATH,
        content: html`<div class="head">
            <h1>Rate limits</h1>
            <a class="button quiet" href="${PATH}">Refresh</a>
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
            count against the other limit. To raise a rate limit, contact your Trellis operator with the key
            or merchant and the number of requests you need per minute.
          </p>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function grid(meters: readonly Meter[]): Html {
  return html`<div class="meters">${meters.map(drawMeter)}</div>`;
}
