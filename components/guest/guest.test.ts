import { expect, fixture, fixtureCleanup, html, oneEvent } from '@open-wc/testing';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { itRendersWell } from '../testing/rendering-suite.ts';
import { waitUntil } from '../testing/wait-until.ts';
import './loyalty.ts';
import './ordering.ts';
import './pay-link.ts';

const SITE = 'https://order.example';
const MENU = `<title>Mill Lane</title><link rel="stylesheet" href="/-/site.css"><main class="wide">
  <h1>Mill Lane</h1><p><a href="/rosies/mill-lane/cart">View cart</a></p>
  <form method="post" action="/rosies/mill-lane/fulfillment"><button name="type" value="pickup">Pickup</button></form>
</main>`;
const CSS =
  ':root{--trellis-color-accent:#06c;--trellis-color-focus:#06c} button:focus-visible{outline:2px solid} ' +
  '.primary{border:1px solid}';

describe.each(['ordering', 'loyalty', 'pay-link'])('trellis-%s in a page of a partner', (name) => {
  let sent: Request[];

  beforeEach(() => {
    sent = [];
    sessionStorage.clear();
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      const isSheet = request.url.endsWith('.css');
      return Promise.resolve(new Response(isSheet ? CSS : MENU));
    });
  });
  afterEach(() => {
    fixtureCleanup();
    vi.restoreAllMocks();
    history.replaceState(null, '');
  });

  async function open(attributes: Record<string, string> = {}): Promise<HTMLElement> {
    const place = await fixture(html`<div></div>`);
    const element = document.createElement(`trellis-${name}`);
    const all = { href: `${SITE}/rosies/mill-lane`, ...attributes };
    for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
    place.append(element);
    await waitUntil(() => element.getAttribute('state') === 'ready', 'ready');
    return element;
  }
  const pages = (): Request[] => sent.filter(({ url }) => !url.endsWith('.css'));

  itRendersWell({ open: () => open() });

  it('asks for its page as itself, with how it wants amounts written', async () => {
    await open({ locale: 'de-AT' });
    const { headers } = pages()[0] as Request;
    expect(headers.get('trellis-fragment')).to.equal(`trellis-${name}`);
    expect(headers.get('trellis-page')).to.equal(location.href);
    expect(headers.get('trellis-locale')).to.equal('de-AT');
  });

  it('asks again when that changes', async () => {
    const element = await open();
    element.setAttribute('locale', 'en-US');
    await waitUntil(() => pages().length === 2, 'a second request');
    expect(pages()[1]?.headers.get('trellis-locale')).to.equal('en-US');
  });

  it('wears the theme of its site, and what its page sets instead', async () => {
    const properties = ['--trellis-color-accent', '--trellis-color-focus'];
    const worn = (element: Element): string[] =>
      properties.map((property) => getComputedStyle(element).getPropertyValue(property));
    expect(worn(await open())).to.deep.equal(['#06c', '#06c']);
    document.body.style.setProperty('--trellis-color-focus', '#c00');
    try {
      expect(worn(await open())).to.deep.equal(['#06c', '#c00']);
    } finally {
      document.body.removeAttribute('style');
    }
  });

  it('says where a link leads, and lets the page lead somewhere else', async () => {
    const element = await open();
    const link = element.shadowRoot?.querySelector('a') as HTMLAnchorElement;
    setTimeout(() => link.click());
    element.addEventListener('trellis-navigate', (event) => event.preventDefault(), { once: true });
    const { detail } = (await oneEvent(element, 'trellis-navigate')) as CustomEvent<{ url: string }>;
    expect(detail.url).to.equal(`${SITE}/rosies/mill-lane/cart`);
    expect(pages()).to.have.length(1);
  });

  it('says what kept a page from coming, and asks again when told to', async () => {
    const element = await open();
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    element.shadowRoot?.querySelector('a')?.click();
    const { detail } = (await oneEvent(element, 'trellis-error')) as CustomEvent<{ type: string }>;
    expect(detail.type).to.equal('network');
    const notice = element.shadowRoot?.querySelector('[role=alert]');
    expect(notice?.textContent).to.contain('Nothing is lost.');
    notice?.querySelector('button')?.click();
    await waitUntil(() => element.getAttribute('state') === 'ready', 'ready again');
  });
});

it('trellis-ordering says the ways that it offers', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(MENU)));
  await fixture(html`<trellis-ordering href=${SITE} fulfillment="dine_in"></trellis-ordering>`);
  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers);
  expect(headers.get('trellis-fulfillment')).to.equal('dine_in');
  fixtureCleanup();
  vi.restoreAllMocks();
});
