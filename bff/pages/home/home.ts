import { Router } from 'express';
import { html, type Html } from '../../core/text/html.ts';
import { documentOf, sendDocument } from '../shell/document.ts';
import { BASE, styleSheet } from '../shell/styles/style-sheet.ts';

/** Cached for an hour; the page names it by its content, so a new one is fetched at once. */
const KEPT = 'public, max-age=3600';

/**
 * The page at `/`, for a person who opens the service's address in a browser. A client that doesn't ask for
 * HTML gets a 404, as for any other address.
 */
export function homePage(): Router {
  const { text: css, version } = styleSheet([BASE, new URL('home.css', import.meta.url)]);
  const page = homeDocument(`/home.css?v=${version}`);
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/', (req, res, next) => {
    res.vary('Accept');
    if (req.accepts(['json', 'html']) !== 'html') return next();
    res.setHeader('Cache-Control', 'no-cache');
    return sendDocument(res, 200, page);
  });
  router.get('/home.css', (_req, res) => {
    res.setHeader('Cache-Control', KEPT);
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    res.type('css').send(css);
  });
  return router;
}

const LINKS = [
  { href: '/docs', name: 'API reference', what: 'Every operation, with examples you can copy.' },
  { href: '/openapi.json', name: 'OpenAPI document', what: 'The same for your tools, as OpenAPI 3.1.0.' },
  {
    href: '/console',
    name: 'Partner console',
    what: 'Keys, origins and webhooks. Sign in with a link from your operator.',
  },
  { href: '/readyz', name: 'Health', what: 'Whether this service and what it needs respond.' },
];

function homeDocument(cssUrl: string): Html {
  return documentOf({
    title: 'Trellis',
    icon: '/docs/icon.svg',
    styles: [cssUrl],
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="description" content="Point-of-sale surfaces for partners and their merchants." />`,
    body: html`<main>
      <h1><img src="/docs/icon.svg" alt="" width="32" height="32" /> Trellis</h1>
      <p class="lead">
        A partner ordering platform. Embed its elements in your product, let it host the pages, or build your
        own on its API.
      </p>
      <ul>
        ${LINKS.map(
          ({ href, name, what }) =>
            html`<li>
              <a href="${href}"><b>${name}</b><span>${what}</span></a>
            </li>`,
        )}
      </ul>
    </main>`,
  });
}
