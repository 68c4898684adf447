import type { Request, Response, Router } from 'express';
import { getMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import { getStorefront, updateStorefront } from '../../../catalog/storefronts/contract/storefronts.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { csrfField } from '../../shell/forms.ts';
import { itemsOnMenus } from '../../shell/popular-items.ts';
import {
  MAX_STOREFRONT_FORM_BYTES,
  picture,
  saveStorefront,
  storedView,
  storefrontFields,
  type StorefrontView,
} from '../../shell/storefront-form.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { attempt } from '../parts/form-pages.ts';
import { merchantPath, MERCHANTS, storefrontPath } from '../parts/paths.ts';
import { fact, may } from '../parts/pieces.ts';

/** Mounts the form of what a merchant's pages say of it. */
function mountStorefrontPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/merchants/:merchant/storefront')
    .get(async (req, res) => {
      const visit = { session: await pages.welcome(req, res, updateStorefront), res };
      await show(visit, storedView(await api.call(getStorefront, { ...visit, params: req.params })));
    })
    .post(receive)
    .all(refuseMethod('GET, HEAD, POST'));

  async function receive(req: Request<{ merchant: string }>, res: Response): Promise<void> {
    const { params } = req;
    const { session, form } = await pages.receiveUpload(req, res, MAX_STOREFRONT_FORM_BYTES);
    const visit = { session, res };
    const storefront = await api.call(getStorefront, { ...visit, params });
    const refused = await saveStorefront({
      api,
      caller: visit,
      form,
      storefront,
      attempt: (call) => attempt(pages, res, call),
    });
    return refused ? show(visit, refused) : res.redirect(303, merchantPath(params.merchant));
  }

  async function show(visit: PageVisit, view: StorefrontView): Promise<void> {
    const { merchant: id } = view.storefront;
    const merchant = await api.call(getMerchant, { ...visit, params: { id } });
    const items = await itemsOnMenus(api, visit, id);
    await pages.send(visit.res, visit.session, {
      status: view.refusal?.status ?? 200,
      title: `Storefront of ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head"><h1>Storefront of ${nameOf(merchant.display_name)}</h1></div>
        <form
          class="card sec narrow"
          method="post"
          enctype="multipart/form-data"
          action="${storefrontPath(merchant.id)}"
        >
          ${csrfField(visit.session)} ${storefrontFields(view, items)}
          <p class="buttons">
            <button>Save</button><a class="button quiet" href="${merchantPath(merchant.id)}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

/** The storefront panel of a merchant's page: what guests read and see of it, and a link to the form. */
export const storefrontPanel: MerchantPanel = {
  needs: getStorefront,
  isAside: true,
  async show({ api }, visit, { id: merchant, status }) {
    const storefront = await api.call(getStorefront, { ...visit, params: { merchant } });
    const { tagline, about, allergen_note, terms_url, privacy_url, cover, logo } = storefront;
    const isEmpty = [tagline, about, allergen_note, terms_url, privacy_url, cover, logo].every(
      (value) => value === null,
    );
    return html`<section class="card sec">
      <div class="head">
        <h2>Storefront</h2>
        ${
          status !== 'closed' &&
          status !== 'rejected' &&
          may(visit.session, updateStorefront) &&
          html`<a class="small" href="${storefrontPath(merchant)}">Edit the storefront</a>`
        }
      </div>
      ${isEmpty && NOTHING_YET}
      ${
        (cover ?? logo) !== null &&
        html`<div class="pictures">${picture(cover, 640)}${picture(logo, 320)}</div>`
      }
      ${tagline !== null && html`<p class="narrow"><b>${nameOf(tagline)}</b></p>`}
      ${about !== null && html`<p class="narrow lines">${nameOf(about)}</p>`}
      ${allergen_note !== null && html`<p class="narrow muted">${nameOf(allergen_note)}</p>`}
      ${
        (terms_url ?? privacy_url) !== null &&
        html`<dl class="facts">${fact('Terms', terms_url)} ${fact('Privacy', privacy_url)}</dl>`
      }
    </section>`;
  },
  pages: [mountStorefrontPage],
};

const NOTHING_YET = html`<p class="muted">
  Guests see only the name. Add a cover, a logo and a line about it.
</p>`;
