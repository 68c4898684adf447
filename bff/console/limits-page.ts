import type { Router } from 'express';
import type { Merchant } from '../contract/merchants.ts';
import { html, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { allOf } from './all-of.ts';
import type { ConsoleContext } from './context.ts';
import { readLines } from './keys-page.ts';
import { drawMeter, meterLines, meterMerchants, type Meter } from './meters.ts';
import type { PageRenderer } from './page-renderer.ts';

const PATH = '/console/limits';

/** How many requests keys and merchants may make in a minute, and how many they have made in this one. */
export function mountLimitsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/limits')
    .get(async (req, res) => {
      const person = await pages.welcome(req, res);
      const page = { person, req, res };
      const lines = await readLines(context, page);
      const keys = await meterLines(context, lines);
      const merchants = await meterMerchants(context, await allOf<Merchant>(context, 'listMerchants', page));
      await pages.send(res, person, {
        title: 'Limits',
        section: PATH,
        content: html`<div class="head">
            <h1>Limits, this minute</h1>
            <a class="button quiet" href="${PATH}">Look again</a>
          </div>
          <section class="card sec">
            <h2>Keys</h2>
            <p class="muted">Each line of keys has one quota: rotating a key gives no second one.</p>
            ${keys.length > 0 ? grid(keys) : html`<p>No key is live, so nothing can be used up.</p>`}
          </section>
          <section class="card sec">
            <h2>Merchants</h2>
            <p class="muted">
              What sessions of a merchant call counts for the merchant and for the key that minted them.
            </p>
            ${merchants.length > 0 ? grid(merchants) : html`<p>There are no merchants in this environment yet.</p>`}
          </section>
          <p class="muted small">
            Who is over a limit is answered 429 with Retry-After, and nothing is taken from the other quota.
            Limits are raised on request: ask whoever runs Trellis for you, and say which key or merchant and
            how many a minute.
          </p>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function grid(meters: readonly Meter[]): Html {
  return html`<div class="meters">${meters.map(drawMeter)}</div>`;
}
