import type { Router } from 'express';
import type { ConsoleContext } from './context.ts';
import { mountEditMerchantPage } from './edit-merchant-page.ts';
import { mountMerchantPage, readMerchant } from './merchant-page.ts';
import { mountNewMerchantPage } from './new-merchant-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { closeMerchant } from '../../accounts/merchants/contract/merchant-operations.ts';
import { html } from '../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../core/text/message.ts';
import { mountEndPage } from './parts/form-pages.ts';
import { MERCHANTS } from './parts/paths.ts';

/** All that is done with merchants. The new one's page comes first: its path would fit that of a merchant. */
export function mountMerchantPages(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountNewMerchantPage(router, context, pages);
  mountEditMerchantPage(router, context, pages);
  mountCloseMerchantPage(router, context, pages);
  mountMerchantPage(router, context, pages);
}

/** Closing a merchant. */
function mountCloseMerchantPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/merchants/:id/close',
    section: MERCHANTS,
    read: (visit, id) => readMerchant(context, visit, id),
    title: (merchant) => `Close ${plainNameOf(merchant.display_name)}`,
    heading: (merchant) => html`Close ${nameOf(merchant.display_name)}`,
    consequence: () => CONSEQUENCE,
    button: 'Close merchant',
    back: ({ id }) => `${MERCHANTS}/${id}`,
    async end(call) {
      const { id } = await context.api.call(closeMerchant, call);
      return `${MERCHANTS}/${id}`;
    },
  });
}

const CONSEQUENCE = html`<p>You can't reopen a closed merchant.</p>
  <ul>
    <li>Its sessions and hosted pages stop within a second, and no new session can be minted for it.</li>
    <li>Its records stay, and you can still read them.</li>
    <li>Your endpoints receive <span class="mono">merchant.closed</span>.</li>
  </ul>`;
