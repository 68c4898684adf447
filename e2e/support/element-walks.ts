import { expect, type Page, type Request } from '@playwright/test';

/**
 * All elements on one page of the demo's origin, shown by the answers of its gallery, and one thing done with
 * each. What does it runs in the page, so that it works where scripts of the page have changed what
 * Playwright would use.
 */

/** `press` a button, `type` into a field, then `see` a text or reach a `state`. */
type Step =
  | readonly [kind: 'press' | 'see' | 'state', what: string]
  | readonly [kind: 'type', name: string, text: string];

interface Walk {
  /** Below /gallery/. */
  readonly api: string;
  readonly attributes?: string;
  readonly steps: readonly Step[];
}

/** The elements for a merchant's records, each in a session of its own. */
const RECORDS: Readonly<Record<string, Walk>> = {
  'create-plant': {
    api: 'api/open',
    attributes: 'plant-id="7" plant-name="Fern"',
    steps: [
      ['press', 'Add plant'],
      ['see', 'Fern was added.'],
      ['state', 'done'],
    ],
  },
  onboarding: {
    api: 'onboarding/api/begun',
    attributes: 'terms-url="#terms"',
    steps: [
      ['press', 'Save and continue'],
      ['state', 'error'],
    ],
  },
  webhooks: {
    api: 'webhooks/api/open',
    steps: [
      ['press', 'Send a ping'],
      ['state', 'done'],
    ],
  },
  reporting: {
    api: 'reports/api/open',
    steps: [
      ['press', 'Download CSV'],
      ['press', 'Items'],
      ['see', 'Bean salad'],
      ['state', 'ready'],
    ],
  },
  'menu-editor': {
    api: 'menus/api/open',
    attributes: 'menu="mnu_day"',
    steps: [
      ['press', 'Bean salad'],
      ['type', 'name', 'Large salad'],
      ['press', 'Save'],
      ['see', 'Saved in the draft.'],
    ],
  },
  locations: {
    api: 'locations/api/one',
    steps: [
      ['type', 'in-name', 'Mill'],
      ['press', 'Save'],
      ['see', 'Saved.'],
    ],
  },
  team: {
    api: 'team/api/open',
    steps: [
      ['press', 'Invite someone'],
      ['type', 'email', 'lena@mill-lane.example'],
      ['press', 'Send invitation'],
      ['see', 'The invitation is sent.'],
    ],
  },
  payments: {
    api: 'payments/api/open',
    steps: [
      ['press', 'Noor Haddad'],
      ['type', 'refund-amount', '6.20'],
      ['press', 'Refund £6.20'],
      ['see', '£6.20 is refunded.'],
    ],
  },
  payouts: {
    api: 'payouts/api/open',
    steps: [
      ['press', '24 Nov 2026'],
      ['press', 'Cancel payout'],
      ['state', 'done'],
    ],
  },
  balance: {
    api: 'payouts/api/open',
    steps: [
      ['see', '£1,842.50'],
      ['state', 'ready'],
    ],
  },
  dashboard: {
    api: 'dashboard/api/open',
    steps: [
      ['press', '38'],
      ['press', 'Refund'],
      ['type', 'units-1', '1'],
      ['press', 'Refund £'],
      ['see', 'is refunded.'],
    ],
  },
  'notification-banner': {
    api: 'payouts/api/everything',
    attributes: 'set-up-url="#set-up" payouts-url="#payouts"',
    steps: [
      ['see', 'Your payouts are on hold.'],
      ['state', 'ready'],
    ],
  },
};

/** The elements for guests: a page with a form, which leads to another one, and fields for a card. */
const GUESTS = ['ordering', 'loyalty', 'pay-link'];
const AS_GUEST: readonly Step[] = [
  ['see', 'Menu'],
  ['press', 'Add'],
  ['see', 'Cart'],
  ['press', 'Pay'],
  ['see', 'Paid'],
  ['state', 'ready'],
];
const SITE: Readonly<Record<string, string>> = {
  menu: '<h1>Menu</h1><form method="post" action="/walk/cart"><button name="add" value="soup">Add</button></form>',
  cart: `<h1>Cart</h1><form data-card action="/walk/card"><input type="hidden" name="form" value="frm_1">
    <input name="number" value="4242 4242 4242 4242"><input name="exp" value="12 / 40"><input name="cvc" value="123">
    <button>Pay</button></form><form data-token method="post" action="/walk/paid"></form>`,
  paid: '<h1>Paid</h1><data hidden value="order-placed" data-id="ord_1"></data>',
};

const STEPS: readonly (readonly [name: string, steps: readonly Step[]])[] = [
  ...Object.entries(RECORDS).map(([name, { steps }]) => [name, steps] as const),
  ...GUESTS.map((name) => [name, AS_GUEST] as const),
];

/** The names of all elements that are walked, without `trellis-`. */
export const WALKED_ELEMENTS: readonly string[] = STEPS.map(([name]) => name);

const ELEMENTS = (endpoint: string): string =>
  [
    ...Object.entries(RECORDS).map(
      ([name, { api, attributes = '' }]) =>
        `<trellis-session endpoint="${endpoint}" api="/gallery/${api}"><trellis-${name} ${attributes}></trellis-${name}></trellis-session>`,
    ),
    ...GUESTS.map((name) => `<trellis-${name} href="/walk/menu?${name}"></trellis-${name}>`),
  ].join('\n');

/** Begins before the page's own scripts, and uses no options that those could have changed. */
const DRIVER = `
const shown = (root) => root ? root.textContent.replace(/\\s+/g, ' ') : '';
const isDone = (element, [kind, what, text]) => {
  const root = element.shadowRoot;
  if (kind === 'state') return element.getAttribute('state') === what;
  if (kind === 'see') return shown(root).includes(what);
  if (!root) return false;
  if (kind === 'type') {
    const field = root.querySelector('[name="' + what + '"]');
    if (!field) return false;
    field.value = text;
    field.dispatchEvent(new Event('input'));
    if (field.localName === 'select') field.dispatchEvent(new Event('change'));
    return true;
  }
  const buttons = Array.from(root.querySelectorAll('button'));
  const label = (button) => shown(button).trim();
  const button = buttons.findLast((one) => label(one) === what) || buttons.find((one) => label(one).startsWith(what));
  if (!button || button.disabled || button.ariaDisabled === 'true') return false;
  button.click();
  return true;
};
const walk = () => {
  for (const [name, steps] of left) {
    const element = document.querySelector('trellis-' + name);
    if (element && steps.length > 0 && isDone(element, steps[0])) steps.splice(0, 1);
  }
  const open = left.filter(([, steps]) => steps.length > 0);
  walked = open.map(([name, steps]) => name + ': ' + steps[0].join(' ')).join('\\n');
  if (open.length > 0) setTimeout(walk, 20);
};
const left = STEPS;
let walked = 'not begun';
const texts = () => left.map(([name]) => name + ': ' + shown(document.querySelector('trellis-' + name).shadowRoot)).join('\\n');
setTimeout(walk, 20);
`.replace('STEPS', () => JSON.stringify(STEPS));

let pages = 0;

/** Opens the page. @param script of the page, which runs before the elements' own */
export async function openElements(
  page: Page,
  demo: string,
  {
    script = '',
    endpoint = '/gallery/session/sample',
    head = '<script type="module" src="/trellis/trellis.js"></script>',
  } = {},
  serveMore?: () => Promise<void>,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await serveMore?.();
  const html = 'text/html; charset=utf-8';
  const body = `<!doctype html><html lang="en"><script>${DRIVER}</script><script>${script}</script>${head}${ELEMENTS(endpoint)}</html>`;
  await page.route('**/walk?*', (route) => route.fulfill({ contentType: html, body }));
  await page.route('**/walk/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/walk/held') return undefined;
    if (pathname === '/walk/card') return route.fulfill({ status: 201, json: { token: 'tok_1' } });
    if (route.request().method() === 'POST')
      return route.fulfill({ headers: { 'Trellis-Location': pathname } });
    return route.fulfill({
      contentType: html,
      body: `<main>${SITE[pathname.slice('/walk/'.length)]}</main>`,
    });
  });
  // Another address each time: what elements for guests keep in the history is of an address.
  await page.goto(`${demo}/walk?${(pages += 1)}`, { waitUntil: 'commit' });
}

/** Waits until each element is where its steps lead. */
export const elementsWalked = (page: Page, timeout = 45_000): Promise<void> =>
  expect.poll(() => page.evaluate('walked'), { timeout }).toBe('');

/**
 * What each element says: without digits, some of which are of the clock, and without what comes and goes by
 * itself: a stream's end, and the menu editor's toast.
 */
export async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate<string>('texts()');
  return texts
    .replaceAll(/\d+/g, '#')
    .replaceAll(/Live updates are interrupted.*?seconds\./g, '')
    .replaceAll(/Saved in the draft\. Close ?/g, '')
    .split('\n');
}

/** What the page asks for from now on: each once, without scripts, pictures and times, and how many wait. */
export function askedBy(page: Page): {
  readonly requests: ReadonlySet<string>;
  waiting: () => number;
  stop: () => void;
} {
  const requests = new Set<string>();
  const waiting = new Set<Request>();
  const forget = (request: Request): void => void waiting.delete(request);
  const note = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    if (/^\/trellis\/|\/walk$|\.svg$/.test(pathname)) return;
    const { accept, authorization, 'content-type': type, 'idempotency-key': key } = request.headers();
    if (accept !== 'text/event-stream') waiting.add(request);
    const said = [
      request.method(),
      pathname + search,
      authorization,
      type,
      key && 'a key',
      request.postData(),
    ];
    requests.add(said.join(' ').replaceAll(/T(?:[\d:.]|%3A)+Z/g, ''));
  };
  page.on('request', note);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return {
    requests,
    waiting: () => waiting.size,
    stop: () => {
      page.off('request', note);
      page.off('requestfinished', forget);
      page.off('requestfailed', forget);
    },
  };
}
