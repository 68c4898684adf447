import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { mountEndPage } from '../parts/end-page.ts';
import { html } from '../../../core/text/html.ts';
import { deleteDomain, getDomain } from '../../../accounts/domains/contract/domains.ts';

const PATH = '/console/domains';

/** Removing a domain: guests who have its address find nothing there any more. */
export function mountRemoveDomainPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/domains/:id/remove',
    section: PATH,
    read: (visit, id) => context.api.call(getDomain, { ...visit, params: { id } }),
    title: ({ host }) => `Remove ${host}`,
    heading: ({ host }) => html`Remove ${host}?`,
    consequence: ({ host, status }) =>
      status === 'verified'
        ? html`<p>
              <b>${host}</b> stops serving your site immediately: links, QR codes and bookmarks that have it
              lead nowhere. Your site stays at its other addresses.
            </p>
            <p class="notice warn">
              Remove its DNS records too. To add the host again, you set a new TXT record.
            </p>`
        : html`<p>
            <b>${host}</b> isn’t verified, so it serves nothing. To add it again, you set a new TXT record.
          </p>`,
    button: 'Remove domain',
    back: ({ id }) => `${PATH}#${id}`,
    async end({ session, res, params }) {
      await context.api.call(deleteDomain, { session, res, params });
      return PATH;
    },
  });
}
