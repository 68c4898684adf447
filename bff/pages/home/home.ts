import { Router } from 'express';
import { SURFACE_TITLES, SURFACES } from '../../accounts/surfaces/contract/surface-names.ts';
import { html, type Html } from '../../core/text/html.ts';
import { documentOf, sendDocument } from '../shell/document.ts';
import { strokeIcon, type IconName } from '../shell/icons.ts';
import { SCENE } from '../shell/scene.ts';
import { BASE, BUTTONS, SCENE_SHEET, styleSheet } from '../shell/styles/style-sheet.ts';

/** Cached for an hour; the page names it by its content, so a new one is fetched at once. */
const KEPT = 'public, max-age=3600';

/**
 * The page at `/`, for a person who opens the service's address in a browser. A client that doesn't ask for
 * HTML gets a 404, as for any other address.
 */
export function homePage(): Router {
  const files = ['home.css', 'sections.css'].map((name) => new URL(name, import.meta.url));
  const { text: css, version } = styleSheet([BASE, BUTTONS, SCENE_SHEET, ...files]);
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

const DESCRIPTION =
  'Guest sites, a live dashboard, payments and payouts for the merchants on your platform: ' +
  'hosted, embedded or by API.';

/** Where a partner begins. */
const BEGIN = '/sign-up';

interface Model {
  readonly icon: IconName;
  readonly name: string;
  readonly is: string;
  readonly points: readonly string[];
  readonly fits: string;
  readonly link: { readonly href: string; readonly text: string };
}

const MODELS: readonly Model[] = [
  {
    icon: 'globe',
    name: 'Hosted',
    is: 'A page for every merchant, on your domain or theirs.',
    points: [
      'Live from the day a merchant signs up',
      'Colors, corners and fonts from one theme',
      'Works without script, down to 320 px',
    ],
    fits: 'For platforms with no web team to spare',
    link: { href: '/docs/guides/start-hosted', text: 'Open a hosted page' },
  },
  {
    icon: 'code',
    name: 'Embedded',
    is: 'Elements in the app you have: orders, menus, reports, onboarding.',
    points: [
      'One script and one tag',
      'Your design tokens, light and dark',
      'Sessions of 15 minutes; no key in the browser',
    ],
    fits: 'For platforms that merchants already work in',
    link: { href: '/docs/guides/start-embedded', text: 'Embed an element' },
  },
  {
    icon: 'key',
    name: 'API',
    is: 'The same records, without our pages.',
    points: [
      'Orders, menus, payments, payouts',
      'Webhooks that are signed and sent again',
      'Idempotent, and exact to the minor unit',
    ],
    fits: 'For platforms with a counter or an app of their own',
    link: { href: '/docs/guides/start-api', text: 'Make the first call' },
  },
];

/** The words for each model in the table of surfaces. */
const RENDERED_BY = { hosted: 'Our page', embedded: 'In your app', api: 'Your page' } as const;

/** An order's steps, with what happens to the money at each. */
const STEPS = [
  ['A guest pays', 'The card is held, not charged.'],
  [
    'The merchant accepts',
    'Now it is charged. If the order is rejected, or not answered, the hold is released.',
  ],
  ['Ready, picked up', 'The guest follows along. Refunds go by line or amount.'],
  ['You earn, they’re paid', 'Your fee is split off. The rest goes to the merchant’s bank by its schedule.'],
] as const;

const FACTS = [
  ['flask', 'A sandbox with a clock.', 'Move it to see a payout, a late order or a refund.'],
  [
    'key',
    'Keys that can only narrow.',
    'A session never has more rights than its key, and loses them with it.',
  ],
  ['clock', 'Versions by date.', 'Your integration stays on its version until you move it.'],
  [
    'eye',
    'Elements that anyone can use.',
    'WCAG AA in light and dark, in eleven languages, by keyboard alone.',
  ],
] as const;

const WAYS_IN = [
  {
    icon: 'flask',
    name: 'A sandbox',
    is: 'Sign up, and you have a console, three test merchants with menus, and money that is not real.',
    link: { href: BEGIN, text: 'Get a sandbox' },
  },
  {
    icon: 'store',
    name: 'The demo',
    is:
      'A partner’s back office with every element in it, and the guest site of its merchants. Two ' +
      'commands start it on your machine.',
    link: { href: '/docs/guides/minutes#start', text: 'Start the demo' },
  },
  {
    icon: 'code',
    name: 'The docs',
    is: 'Guides from the first call to going live, each element in every state, and the reference.',
    link: { href: '/docs', text: 'Read the docs' },
  },
] as const;

/** A request as the reference shows it; the names of its members stand out. */
const REQUEST = html`<figure class="code">
  <figcaption id="code">Create an order</figcaption>
  <pre tabindex="0" role="region" aria-labelledby="code"><b>POST</b> /v1/orders
Authorization: Bearer ppk_sandbox_…

{
  <b>"location"</b>: "loc_…",
  <b>"customer"</b>: { "name": "Ada Byron",
    "phone": "+442079460018" },
  <b>"fulfillment"</b>: { "type": "pickup" },
  <b>"lines"</b>: [
    { "item": "itm_…", "variation": "var_…",
      "quantity": 1 }
  ]
}</pre>
</figure>`;

/** The models that each surface can have, as the API takes them. */
const SURFACE_TABLE = html`<div class="mix" tabindex="0" role="region" aria-label="Models of each surface">
  <table>
    <thead>
      <tr>
        <th scope="col">Surface</th>
        <th scope="col">Hosted</th>
        <th scope="col">Embedded</th>
        <th scope="col">API</th>
      </tr>
    </thead>
    <tbody>
      ${SURFACES.map(
        (surface) =>
          html`<tr>
            <th scope="row">${SURFACE_TITLES[surface]}</th>
            ${(['hosted', 'embedded', 'api'] as const).map(
              (model) =>
                html`<td>
                  <span>${strokeIcon('check', 16)}${RENDERED_BY[model]}</span>
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>
</div>`;

function homeDocument(cssUrl: string): Html {
  return documentOf({
    title: 'Trellis: ordering for the merchants on your platform',
    icon: '/docs/icon.svg',
    styles: [cssUrl],
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="description" content="${DESCRIPTION}" />`,
    body: html`<a class="skip" href="#main">Skip to content</a>
      <header class="top">
        <div class="frame">
          <a class="brand" href="/"><img src="/docs/icon.svg" alt="" width="32" height="32" />Trellis</a>
          <nav aria-label="Main">
            <a href="#models">Three models</a><a href="#order">An order</a><a href="#build">Developers</a
            ><a href="/docs">Docs</a>
          </nav>
          <a class="in" href="/sign-in">Sign in</a>
          <a class="button" href="${BEGIN}">Get a sandbox</a>
        </div>
      </header>
      <main id="main">
        <div class="frame hero">
          <div>
            <h1>Ordering for the merchants on your platform</h1>
            <p class="lead">
              Guest sites, a live dashboard, payments and payouts, all under your brand. Let us host them,
              embed them in your app, or build your own on the API.
            </p>
            <p class="calls">
              <a class="button" href="${BEGIN}">Get a sandbox</a>
              <a class="button quiet" href="/docs">Read the docs</a>
            </p>
            <p class="muted small">Free in the sandbox. All it takes is an email address.</p>
          </div>
          ${SCENE}
        </div>
        <section id="models" class="raised">
          <div class="frame">
            <h2>Three models, one order</h2>
            <p class="sub">Choose where each surface lives. Change it at any time; nothing is migrated.</p>
            <ul class="models">
              ${MODELS.map(modelCard)}
            </ul>
          </div>
        </section>
        <section>
          <div class="frame">
            <h2>Mix them</h2>
            <p class="sub">A guest site on our pages, the dashboard in your app, onboarding of your own.</p>
            ${SURFACE_TABLE}
          </div>
        </section>
        <section id="order" class="raised">
          <div class="frame">
            <h2>What happens to an order</h2>
            <p class="sub">And to the money, at each step.</p>
            <ol class="steps">
              ${STEPS.map(([name, money]) => html`<li><b>${name}</b><span>${money}</span></li>`)}
            </ol>
          </div>
        </section>
        <section id="build">
          <div class="frame build">
            <div>
              <h2>A first order in the sandbox, today</h2>
              <ul class="facts">
                ${FACTS.map(
                  ([icon, fact, more]) =>
                    html`<li>
                      ${strokeIcon(icon)}<span><b>${fact}</b> ${more}</span>
                    </li>`,
                )}
              </ul>
            </div>
            ${REQUEST}
          </div>
        </section>
        <section class="raised">
          <div class="frame">
            <h2>Give your merchants ordering</h2>
            <p class="sub">Get a sandbox, add a merchant, place an order. It takes a few minutes.</p>
            <ul class="models">
              ${WAYS_IN.map(
                ({ icon, name, is, link }) => html`<li>${cardHead(icon, name, is)} ${cardLink(link)}</li>`,
              )}
            </ul>
          </div>
        </section>
      </main>
      <footer>
        <div class="frame">
          <span>Trellis</span><a href="/docs">API reference</a><a href="/openapi.json">OpenAPI document</a
          ><a href="/console">Partner console</a><a href="/readyz">Health</a>
        </div>
      </footer>`,
  });
}

const cardHead = (icon: IconName, name: string, is: string): Html =>
  html`<span class="sign">${strokeIcon(icon, 24)}</span>
    <h3>${name}</h3>
    <p>${is}</p>`;

const cardLink = ({ href, text }: Model['link']): Html =>
  html`<a href="${href}">${text} ${strokeIcon('right', 16)}</a>`;

function modelCard({ icon, name, is, points, fits, link }: Model): Html {
  return html`<li>
    ${cardHead(icon, name, is)}
    <ul>
      ${points.map((point) => html`<li>${point}</li>`)}
    </ul>
    <p class="fits">${fits}</p>
    ${cardLink(link)}
  </li>`;
}
