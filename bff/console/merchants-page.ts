import type { Router } from 'express';
import type { Merchant, MerchantStatus } from '../contract/merchants.ts';
import { html, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { allOf } from './all-of.ts';
import type { ConsoleContext } from './context.ts';
import type { PageRenderer } from './page-renderer.ts';
import { dayOf } from './words.ts';

/** The partner's merchants in this environment. */
export function mountMerchantsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants')
    .get(async (req, res) => {
      const person = await pages.welcome(req, res);
      const merchants = await allOf<Merchant>(context, 'listMerchants', { person, req, res });
      await pages.send(res, person, {
        title: 'Merchants',
        section: '/console/merchants',
        content: html`<div class="head"><h1>Merchants</h1></div>
          ${merchants.length > 0 ? merchantTable(merchants) : NO_MERCHANTS}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

const NO_MERCHANTS = html`<section class="card sec empty">
  <h2>No merchants yet</h2>
  <p>
    Production starts empty: the test merchants stay in the sandbox. Merchants appear here once your server
    has made them with a production key.
  </p>
  <p><a href="/docs">Read how in the API reference</a></p>
</section>`;

function merchantTable(merchants: readonly Merchant[]): Html {
  return html`<section class="card sec">
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Merchant</th>
          <th scope="col">State</th>
          <th scope="col">Where</th>
          <th scope="col">Id</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        ${merchants.map(
          (merchant) =>
            html`<tr>
              <td data-label="Merchant">
                <span
                  >${merchant.display_name}<br /><span class="small muted">${merchant.legal_name}</span></span
                >
              </td>
              <td data-label="State">${statusTag(merchant.status)}</td>
              <td data-label="Where">${merchant.country}, ${merchant.currency}</td>
              <td data-label="Id" class="mono">${merchant.id}</td>
              <td data-label="Since">${dayOf(merchant.created_at)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const TONES: Readonly<Partial<Record<MerchantStatus, string>>> = {
  active: '',
  needs_data: ' warn',
  in_review: ' plain',
  created: ' plain',
  restricted: ' danger',
  suspended: ' danger',
  rejected: ' danger',
};

export function statusTag(status: MerchantStatus): Html {
  const words = status.replaceAll('_', ' ');
  return html`<span class="tag${TONES[status] ?? ' plain'}"
    >${words[0]?.toUpperCase()}${words.slice(1)}</span
  >`;
}
