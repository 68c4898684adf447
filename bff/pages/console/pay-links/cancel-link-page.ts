import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { mountEndPage } from '../parts/end-page.ts';
import { html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { cancelPayLink } from '../../../orders/pay-links/contract/pay-links.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { readLink } from './pay-link-page.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';

/** Canceling a link. */
export function mountCancelLinkPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/pay-links/:id/cancel',
    section: PAY_LINKS,
    read: (visit, id) => readLink(context, visit, id),
    title: (link) => `Cancel ${plainNameOf(link.description)}`,
    heading: (link) => html`Cancel ${nameOf(link.description)}`,
    consequence: (link) => html`<p>${consequence(link)}</p>`,
    button: 'Cancel link',
    back: ({ id }) => payLinkPath(id),
    async end(call) {
      const { id } = await context.api.call(cancelPayLink, call);
      return payLinkPath(id);
    },
  });
}

function consequence({ status }: PayLink): string {
  const rule = 'From now on nobody can start to pay. This can’t be undone.';
  return status === 'payment_pending'
    ? `${rule} The payment under way may still succeed; then the link is paid.`
    : rule;
}
