import { siteHost, type SiteReply } from '../../../pages/hosts/testing/at-host.ts';
import { GuestBrowser, hiddenIn } from '../../../pages/ordering/testing/guest-browser.ts';
import type { PayLink } from '../contract/pay-link.ts';

export const GOOD = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const CHALLENGED = '4000 0000 0000 3220';
export const CHALLENGED_IN_VAIN = '4000 0084 0000 1629';

/** A guest with the address of a link, in a browser without script. */
export class LinkGuest {
  readonly browser: GuestBrowser;
  readonly path: string;

  /** @param headers that each request has, such as those of a proxy */
  constructor(
    service: { readonly url: string },
    link: Pick<PayLink, 'url'>,
    slug = 'greenhouse-pos',
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.browser = new GuestBrowser(service, siteHost(service, slug), headers);
    this.path = new URL(link.url).pathname;
  }

  /** The page, after where it leads to. */
  async open(path = this.path): Promise<SiteReply> {
    const reply = await this.browser.get(path);
    const { location } = reply.headers;
    return typeof location === 'string' && location.startsWith('/') ? this.open(location) : reply;
  }

  /** Fills in the details. */
  fillIn(fields: Record<string, string>): Promise<SiteReply> {
    return this.browser.send(this.path, fields);
  }

  /** Enters a card at the processor, as the form of the page does. @returns where it sends the browser */
  async enter(number: string): Promise<string> {
    return this.enterInto((await this.open(`${this.path}/card`)).text, number);
  }

  /** The same in a window that is open already. @param page as it was shown */
  async enterInto(page: string, number: string): Promise<string> {
    const [, action = ''] = /action="([^"]+\/tokens)"/.exec(page) ?? [];
    const { form = '' } = hiddenIn(page.slice(page.indexOf(action)));
    const response = await fetch(action, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form, number, exp_month: '12', exp_year: '2040', cvc: '123' }),
    });
    const back = new URL(response.headers.get('location') ?? '');
    return back.pathname + back.search;
  }

  /** Pays with a card. @returns the page that comes then */
  async pay(number = GOOD): Promise<SiteReply> {
    return this.open(await this.enter(number));
  }
}

/** Confirms a payment, or not, at the bank. @returns where it sends the browser */
export async function atBank(address: string, answer: 'accept' | 'decline'): Promise<URL> {
  const body = new URLSearchParams({ answer });
  const response = await fetch(address, { method: 'POST', redirect: 'manual', body });
  return new URL(response.headers.get('location') ?? '');
}
