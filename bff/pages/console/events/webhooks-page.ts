import type { Router } from 'express';
import { html, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { WebhookAttempt, WebhookDelivery } from '../../../developers/webhooks/contract/deliveries.ts';
import { chip } from '../parts/pieces.ts';
import { spanOf } from '../parts/format.ts';

/** Mounts the page of endpoints and deliveries: the element, with this session. */
export function mountWebhooksPage(router: Router, _context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/webhooks')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await pages.send(res, session, {
        title: 'Webhooks',
        section: '/console/webhooks',
        hasElement: true,
        content: html`<div class="head"><h1>Webhooks</h1></div>
          <noscript>
            <p class="notice warn">
              This page needs JavaScript. Without it, use the API: see
              <a href="/docs">the reference</a>.
            </p>
          </noscript>
          <trellis-session api="/console/api" cookie csrf="${session.csrf}">
            <trellis-webhooks></trellis-webhooks>
          </trellis-session>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** Returns the address without the part that all endpoints share. */
export function pathOf(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : host + pathname;
}

export function attemptsOf({ attempts, next_attempt_at: next }: WebhookDelivery, nowMs: number): string {
  const count = String(attempts.length);
  const leftMs = next === null ? 0 : Date.parse(next) - nowMs;
  return leftMs > 0 ? `${count}, next in ${spanOf(leftMs)}` : count;
}

export function responseOf({ state }: WebhookDelivery, last: WebhookAttempt | undefined): Html {
  if (!last) return chip('plain', 'Waiting');
  return chip(state === 'delivered' ? 'success' : 'danger', last.status ?? last.error ?? 'None');
}
