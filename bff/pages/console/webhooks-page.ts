import type { Router } from 'express';
import { html } from '../../core/text/html.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import type { ConsoleContext } from './context.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Endpoints and what was sent to them: the element, whose session is this one. */
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
