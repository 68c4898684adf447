import type { SiteReply } from '../../../pages/hosts/testing/at-host.ts';
import { GuestBrowser, hiddenIn } from '../../../pages/ordering/testing/guest-browser.ts';
import { LinkGuest } from '../../../orders/pay-links/testing/link-guest.ts';
import { ok } from '../../../orders/orders/testing/shop.ts';
import { call, type Service } from '../../service/service.ts';
import type { Namer } from './hostile-names.ts';
import type { NamedShop } from './named-shop.ts';

/** Pages by what they are called in a test. */
export type Pages = Map<string, Pick<SiteReply, 'headers' | 'text'>>;

/** A browser that has a shop's dashboard open. */
export async function openTill(service: Service, { club, host }: NamedShop): Promise<GuestBrowser> {
  const { url } = await ok<{ url: string }>(service, 'POST /v1/hosted_links', club.key, {
    merchant: club.merchant,
    surface: 'dashboard',
  });
  const till = new GuestBrowser(service, host);
  const { status } = await till.post(new URL(url).pathname, {});
  if (status !== 303) throw new Error(`the dashboard: ${status}`);
  return till;
}

/**
 * Everything that guests and the merchant see of a shop, as pages and as what elements take of them, after an
 * order, a payment and some points.
 * @param address that the guest's requests come from
 */
export async function pagesOf(
  service: Service,
  shop: NamedShop,
  { name, till, address }: { readonly name: Namer; readonly till: GuestBrowser; readonly address: string },
): Promise<Pages> {
  const pages: Pages = new Map();
  const { at, member, host, club } = shop;
  const from = { 'x-forwarded-for': address };
  const guest = new GuestBrowser(service, host, from);

  await see('start', '/', guest);
  await see('locations', '/riverside-nursery', guest);
  await seeBoth('menu', at, guest, 'trellis-ordering');
  for (const [place, item] of shop.items.entries()) {
    const path = `${at}/items/${item.id}`;
    await seeBoth(`item ${place}`, path, guest, 'trellis-ordering');
    const variation = item.variations[0]?.id ?? '';
    await sent(await guest.send(path, { quantity: '2', variation, note: name('Wish') }));
  }
  await seeBoth('cart', `${at}/cart`, guest, 'trellis-ordering');
  await seeBoth('checkout', `${at}/checkout`, guest, 'trellis-ordering');
  const typed = {
    when: '',
    name: name('Guest', 80),
    phone: '020 7946 0018',
    note: name('Note'),
    pay: 'pickup',
  };
  const wrong = await guest.send(`${at}/checkout`, { ...typed, phone: '12' });
  pages.set('checkout with a fault', wrong);
  await sent(await guest.send(`${at}/checkout`, typed));
  const order = String((await guest.get(`${at}/orders`)).headers['location']);
  await seeBoth('order', order, guest, 'trellis-ordering');
  await see('cancel', `${order}/cancel`, guest);

  await seeBoth('rewards', '/riverside-nursery/rewards', member, 'trellis-loyalty');
  await seeBoth('history', '/riverside-nursery/rewards/history', member, 'trellis-loyalty');
  await see('leave', '/riverside-nursery/rewards/leave', member);
  await see('rewards of a stranger', '/riverside-nursery/rewards', guest);

  await seeLink();
  await see('dashboard', '/dashboard', till);
  const [, id = ''] = /(ord_\w+)/.exec(order) ?? [];
  for (const paper of ['ticket', 'receipt']) {
    const printed = await call(service, `GET /v1/orders/${id}/${paper}`, { credential: club.key });
    pages.set(paper, { text: printed.text, headers: Object.fromEntries(printed.headers) });
  }
  await ok(service, `POST /v1/orders/${id}/reject`, club.key, { reason: name('Regret') });
  await see('rejected', order, guest);
  return pages;

  async function seeLink(): Promise<void> {
    const link = await shop.link(name, { collect: { name: 'required' }, tip_enabled: true });
    const payer = new LinkGuest(service, link, undefined, from);
    await seeBoth('link', payer.path, payer.browser, 'trellis-pay-link');
    const { csrf = '' } = hiddenIn(pages.get('link')?.text ?? '');
    const wrong = { csrf, tip: 'own', own_tip: name('Tip'), name: name('Payer', 80) };
    pages.set('link with a fault', await payer.browser.post(payer.path, wrong));
    await sent(await payer.fillIn({ tip: '', name: name('Payer', 80) }));
    await seeBoth('card', `${payer.path}/card`, payer.browser, 'trellis-pay-link');
    // Pays as a script does: the processor takes a limited number of cards per minute from one address.
    const paid = { ...hiddenIn((await payer.open(`${payer.path}/card`)).text), card_token: 'tok_paid' };
    await sent(await payer.browser.post(`${payer.path}/card/back`, paid));
    await seeBoth('receipt of the link', `${payer.path}/payment`, payer.browser, 'trellis-pay-link');
    const over = await shop.link(name, { inactive_message: name('Over', 500) });
    await ok(service, `POST /v1/pay_links/${over.id}/cancel`, club.key);
    await see('canceled link', new URL(over.url).pathname, payer.browser);
  }

  async function see(
    called: string,
    path: string,
    who: GuestBrowser,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const reply = await who.get(path, { ...from, ...headers });
    if (reply.status !== 200) throw new Error(`${called}: ${reply.status} ${reply.text}`);
    pages.set(called, reply);
  }

  /** Opens a path both as a page and as an element. */
  async function seeBoth(called: string, path: string, who: GuestBrowser, element: string): Promise<void> {
    await see(called, path, who);
    await see(`${called}, by the element`, path, who, {
      'trellis-fragment': element,
      'trellis-whole': 'true',
    });
  }
}

async function sent({ status, text }: { readonly status: number; readonly text: string }): Promise<void> {
  if (status !== 303) throw new Error(`${status} ${text}`);
}
