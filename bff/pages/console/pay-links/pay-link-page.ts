import type { Router } from 'express';
import { decodeTime } from 'ulid';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import { timelineSection } from '../parts/pieces.ts';
import { html } from '../../../core/text/html.ts';
import { sendDownload } from '../../../core/http/responses.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import {
  getPayLink,
  listPayLinkPayments,
  cancelPayLink,
} from '../../../orders/pay-links/contract/pay-links.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { qrImage } from '../../../orders/pay-links/qr-code.ts';
import { factsSection, paymentsSection, shareSection, isOpen } from './link-view.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';
import { mountEndPage } from '../parts/form-pages.ts';

const MOST_PAYMENTS = 50;

/** Mounts the page of a link: its address and QR code, its details, payments and history. */
export function mountPayLinkPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/pay-links/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const visit = { session, res };
      const link = await readLink(context, visit, req.params.id);
      const payments = await context.api.call(listPayLinkPayments, {
        ...visit,
        params: { id: link.id },
        query: { limit: MOST_PAYMENTS },
      });
      const sinceMs = decodeTime(link.id.slice(link.id.indexOf('_') + 1));
      const events = await eventsAround(context.db, session.principal, {
        merchantId: link.merchant,
        record: link.id,
        sinceMs,
      });
      await pages.send(res, session, {
        status: 200,
        title: plainNameOf(link.description),
        section: PAY_LINKS,
        content: html`<div class="head">
            <h1>${nameOf(link.description)}</h1>
            ${
              isOpen(link) &&
              html`<p class="buttons">
                <a class="button quiet" href="${payLinkPath(link.id)}/cancel">Cancel link</a>
              </p>`
            }
          </div>
          ${shareSection(link)} ${factsSection(link)} ${paymentsSection(payments.data, payments.has_more)}
          ${timelineSection(events)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/pay-links/:id/qr.svg')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { id, url, description } = await readLink(context, { session, res }, req.params.id);
      const content = qrImage(url, `QR code to pay: ${description}`).text;
      const name = `${id.replace('_', '-')}.svg`;
      await sendDownload(res, 200, { mediaType: 'image/svg+xml', name, content });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** @throws {ApiError} not_found: also for one of another partner or environment */
function readLink(context: ConsoleContext, visit: PageVisit, id: string): Promise<PayLink> {
  return context.api.call(getPayLink, { ...visit, params: { id } });
}

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
