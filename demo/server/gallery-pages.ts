import type { RequestHandler } from 'express';
import { readPage, type Pages } from './pages.ts';
import { Html, fill } from './template.ts';

/** What the gallery shows under one address: an element's states, or the parts that elements are made of. */
interface Gallery {
  /** The name of its samples, `pages/gallery/NAME.html`. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly elements: readonly string[];
  /** Where the same elements work with the real API. */
  readonly real?: string;
  /** What else there is to know about the samples. */
  readonly about: string;
}

const STANDS_IN = 'This demo’s server stands in for Trellis here: it always returns the same.';

const GALLERIES: readonly Gallery[] = [
  {
    name: 'plants',
    path: '/gallery',
    title: 'Plant form',
    elements: ['create-plant'],
    real: '/',
    about:
      'They differ by attributes, by what fetchToken returns, by the scopes of the session, and by stores that fail.',
  },
  {
    name: 'kit',
    path: '/gallery/kit',
    title: 'Element kit',
    elements: [],
    about:
      'Every part that Trellis elements are made of, in its states. They aren’t elements of the package: an element renders them into its own shadow root.',
  },
  {
    name: 'dashboard',
    path: '/gallery/dashboard',
    title: 'Dashboard',
    elements: ['dashboard'],
    real: '/orders',
    about: `${STANDS_IN} It is noon on a Saturday.`,
  },
  {
    name: 'locations',
    path: '/gallery/locations',
    title: 'Locations',
    elements: ['locations'],
    real: '/locations',
    about: STANDS_IN,
  },
  {
    name: 'team',
    path: '/gallery/team',
    title: 'Team',
    elements: ['team'],
    real: '/team',
    about: STANDS_IN,
  },
  {
    name: 'menus',
    path: '/gallery/menus',
    title: 'Menus',
    elements: ['menu-editor'],
    real: '/menu',
    about: STANDS_IN,
  },
  {
    name: 'notifications',
    path: '/gallery/notifications',
    title: 'Notifications',
    elements: ['notification-banner'],
    real: '/set-up',
    about: STANDS_IN,
  },
  {
    name: 'onboarding',
    path: '/gallery/onboarding',
    title: 'Onboarding',
    elements: ['onboarding'],
    real: '/set-up',
    about: STANDS_IN,
  },
  {
    name: 'payments',
    path: '/gallery/payments',
    title: 'Payments',
    elements: ['payments'],
    real: '/payments',
    about: STANDS_IN,
  },
  {
    name: 'payouts',
    path: '/gallery/payouts',
    title: 'Payouts',
    elements: ['payouts', 'balance'],
    real: '/payouts',
    about: STANDS_IN,
  },
  {
    name: 'reports',
    path: '/gallery/reports',
    title: 'Reports',
    elements: ['reporting'],
    real: '/reports',
    about: STANDS_IN,
  },
  {
    name: 'webhooks',
    path: '/gallery/webhooks',
    title: 'Webhooks',
    elements: ['webhooks'],
    real: '/endpoints',
    about: `It needs the scope webhooks:read, which only a partner key can have. ${STANDS_IN}`,
  },
];

export const GALLERY_PATHS = GALLERIES.map(({ path }) => path);

/** GET /gallery and /gallery/NAME: one page, with a switch between what it shows. */
export function galleryPage(pages: Pages): RequestHandler {
  const shown = new Map(GALLERIES.map((gallery) => [gallery.path, contentOf(gallery)]));
  return (request, response) => {
    const gallery = GALLERIES.find(({ path }) => path === request.path.replace(/(.)\/$/, '$1'));
    if (!gallery) throw new Error(`there is no gallery at ${request.path}`);
    const { path, title } = gallery;
    const page = shown.get(path) ?? '';
    response.send(pages.render(request, { title: `Gallery: ${title.toLowerCase()}`, path, page }));
  };
}

/** The template of a gallery; the address of the API is still to be filled in. */
function contentOf(gallery: Gallery): string {
  const { name, elements, real, about } = gallery;
  const samples = readPage(`gallery/${name}.html`);
  const filled = fill(readPage('gallery.html'), {
    choices: linksTo(gallery),
    states: elements.length > 0 ? statesOf(elements) : '',
    about,
    real: real === undefined ? '' : fill('<a href="{{real}}">Use it with the real API</a>', { real }),
    sections: linksIn(samples),
    show_all: isOneAtATime(gallery) ? SHOW_ALL : '',
    samples: new Html(samples),
    scripts: scriptsOf(gallery),
  });
  return filled.markup;
}

const SHOW_ALL = new Html(
  '<label class="all" hidden><input type="checkbox" id="show-all" /> Show all states</label>',
);

/** Elements as wide as a page are shown one state at a time, unless all are wanted. */
const isOneAtATime = ({ name }: Gallery): boolean => name !== 'plants' && name !== 'kit';

function linksTo(here: Gallery): Html {
  const links = GALLERIES.map(
    (gallery) =>
      fill('<li><a href="{{path}}"{{here}}>{{title}}</a></li>', {
        path: gallery.path,
        title: gallery.title,
        here: new Html(gallery === here ? ' aria-current="page"' : ''),
      }).markup,
  );
  return new Html(links.join('\n'));
}

function statesOf(elements: readonly string[]): Html {
  const names = elements.map((name) => fill('<code>&lt;trellis-{{name}}&gt;</code>', { name }).markup);
  return new Html(
    `Every state of ${names.join(' and ')}, reached as your page could reach it. ` +
      'Each badge shows the element’s <code>state</code> attribute.',
  );
}

function linksIn(samples: string): Html {
  const sections = samples.matchAll(/<section class="samples" id="([\w-]+)"[^]*?<h2[^>]*>([^<]*)<\/h2>/g);
  return new Html([...sections].map(([, id, title]) => `<a href="#${id}">${title}</a>`).join('\n'));
}

/** What brings the samples into their states comes before the elements. */
function scriptsOf(gallery: Gallery): Html {
  const ofElements = gallery.elements.map((name) => `/trellis/${SCRIPTS[name] ?? name}.js`);
  const sources =
    gallery.name === 'kit'
      ? ['/kit-gallery/kit-gallery.js']
      : [
          ...(isOneAtATime(gallery) ? ['/assets/gallery-tabs.js'] : []),
          '/kit-gallery/gallery.js',
          ...ofElements,
        ];
  return new Html(sources.map((source) => `<script type="module" src="${source}"></script>`).join('\n'));
}

/** Files that aren't named like their element. */
const SCRIPTS: Readonly<Record<string, string>> = { 'create-plant': 'trellis' };
