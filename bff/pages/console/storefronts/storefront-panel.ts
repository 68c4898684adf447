import { html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { getStorefront, updateStorefront } from '../../../catalog/storefronts/contract/storefronts.ts';
import type { MerchantPanel } from '../page-renderer.ts';
import { fact, may } from '../parts/pieces.ts';
import { storefrontPath } from '../parts/paths.ts';
import { picture } from '../../shell/storefront-form.ts';
import { mountStorefrontPage } from './storefront-page.ts';

/** The storefront panel of a merchant's page: what guests read and see of it, and a link to the form. */
export const storefrontPanel: MerchantPanel = {
  needs: getStorefront,
  async show({ api }, visit, { id: merchant, status }) {
    const storefront = await api.call(getStorefront, { ...visit, params: { merchant } });
    const { tagline, about, allergen_note, terms_url, privacy_url, cover, logo } = storefront;
    const isEmpty = [tagline, about, allergen_note, terms_url, privacy_url, cover, logo].every(
      (value) => value === null,
    );
    return html`<section class="card sec">
      <h2>Storefront</h2>
      ${isEmpty && NOTHING_YET}
      ${(cover ?? logo) !== null && html`<div class="filter">${picture(cover, 640)}${picture(logo, 320)}</div>`}
      ${tagline !== null && html`<p class="narrow"><b>${nameOf(tagline)}</b></p>`}
      ${about !== null && html`<p class="narrow lines">${nameOf(about)}</p>`}
      ${allergen_note !== null && html`<p class="narrow muted">${nameOf(allergen_note)}</p>`}
      ${
        (terms_url ?? privacy_url) !== null &&
        html`<dl class="facts">${fact('Terms', terms_url)} ${fact('Privacy', privacy_url)}</dl>`
      }
      ${
        status !== 'closed' &&
        status !== 'rejected' &&
        may(visit.session, updateStorefront) &&
        html`<p class="buttons">
          <a class="button quiet" href="${storefrontPath(merchant)}">Edit the storefront</a>
        </p>`
      }
    </section>`;
  },
  pages: [mountStorefrontPage],
};

const NOTHING_YET = html`<p class="muted">
  Guests see only the name. Add a cover, a logo and a line about it.
</p>`;
