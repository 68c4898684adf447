import type { Router } from 'express';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { timeOf, shortTimeOf } from '../parts/format.ts';
import { merchantColumn, mountListPage } from '../parts/list-page.ts';
import { choicesOf } from '../parts/filters.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import {
  listPayLinks,
  getPayLink,
  listPayLinkPayments,
  cancelPayLink,
  createPayLink,
} from '../../../orders/pay-links/contract/pay-links.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { PAY_LINK_STATUSES } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import {
  amountText,
  countText,
  STATUS_WORDS,
  statusTag,
  factsSection,
  paymentsSection,
  shareSection,
  isOpen,
} from './link-view.ts';
import { decodeTime } from 'ulid';
import { timelineSection, may } from '../parts/pieces.ts';
import { sendDownload } from '../../../core/http/responses.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import { qrImage } from '../../../orders/pay-links/qr-code.ts';
import { mountEndPage } from '../parts/form-pages.ts';

/**
 * The pay links of all merchants in this environment, newest first, those that were created by the API among
 * them.
 */
export function mountPayLinksPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/pay-links',
    section: PAY_LINKS,
    title: 'Pay links',
    action: (session) =>
      may(session, createPayLink) && html`<a class="button" href="${PAY_LINKS}/new">New pay link</a>`,
    read: (visit, query) => context.api.call(listPayLinks, { ...visit, query }),
    filters: {
      names: ['status', 'reusable', 'order', 'merchant'],
      kept: { order: 'Order' },
      fields: ({ filter: merchant }) => [
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(PAY_LINK_STATUSES, STATUS_WORDS) },
        {
          name: 'reusable',
          label: 'Can be paid',
          choices: choicesOf(['false', 'true'], { false: 'Once', true: 'More than once' }),
        },
      ],
    },
    columns: (merchants, nowMs) => [
      { title: 'For', cell: purpose },
      merchantColumn(merchants),
      { title: 'Status', place: 'status', cell: statusTag },
      {
        title: 'Expires',
        isExtra: true,
        isFixed: true,
        cell: ({ expires_at: at }) => (at === null ? html`<span class="muted">Never</span>` : timeOf(at)),
      },
      {
        title: 'Created',
        place: 'beside',
        isFixed: true,
        cell: (link) => shortTimeOf(link.created_at, nowMs),
      },
      { title: 'Amount', isEnd: true, isFixed: true, cell: amountText },
    ],
    none: {
      title: 'No pay links yet',
      advice: html`A pay link is an address where a guest pays by card, with a QR code to print. Create one
        here, or from your server with <span class="mono">POST /v1/pay_links</span>.`,
    },
    noneMatch: { title: 'No pay links match', advice: 'Search with less, or clear the search.' },
  });
}

function purpose(link: PayLink): Content {
  const count = countText(link);
  return html`<span
    ><a href="${payLinkPath(link.id)}">${nameOf(link.description)}</a>${
      count !== undefined && html`<br /><span class="small muted">${count}</span>`
    }</span
  >`;
}

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
              may(session, cancelPayLink) &&
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
    operation: cancelPayLink,
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
