import { expect, fixtureCleanup, oneEvent } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { later as laterWords } from '../../../records/load-later.ts';
import { fault, json } from '../../../testing/fake-network.ts';
import { itRendersWell } from '../../../testing/rendering-suite.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import type { TrellisDashboard } from '../dashboard.ts';
import { later } from '../load-later.ts';
import type { Order } from '../records.ts';
import { ALL_SCOPES, FakeDashboard, location, NOW, order } from '../testing/fake-dashboard.ts';
import {
  buttons,
  openDashboard as open,
  openPanel,
  press,
  root,
  said,
  says,
} from '../testing/open-dashboard.ts';

describe('what opens in trellis-dashboard', () => {
  let network: FakeDashboard;

  beforeAll(async () => void (await Promise.all([laterWords.load(), later.load()])));
  beforeEach(() => {
    network = new FakeDashboard();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    fixtureCleanup();
    network.restore();
  });

  const sent = (method: string, path: string) => network.to(path).filter((one) => one.method === method);
  const field = (element: Element, id: string) => root(element).querySelector(`#${id}`) as HTMLInputElement;
  async function choose(element: TrellisDashboard, id: string, value: string): Promise<void> {
    const select = field(element, id);
    select.value = value;
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
  }
  async function openOrder(number = 2): Promise<TrellisDashboard> {
    const element = await open();
    root(element).querySelector<HTMLButtonElement>(`[data-id=ord_${number}]`)?.click();
    await says(element, 'Customer’s page');
    return element;
  }

  describe('an order', () => {
    itRendersWell({ open: () => openOrder(), names: ['Ada Byron', 'Garden salad', 'No onions'] });
  });

  describe('what is sold out', () => {
    itRendersWell({
      open: async () => {
        const element = await open();
        await openPanel(element, 'sold-out');
        await says(element, 'Bean salad');
        return element;
      },
      names: ['Bean salad', 'Salads'],
    });
  });

  describe('what the merchant pays', () => {
    const gbp = (amount: number) => ({ amount, currency: 'GBP' });
    async function openRates(): Promise<TrellisDashboard> {
      network.session([...ALL_SCOPES, 'payouts:read']);
      network.route('/v1/rates', () =>
        json(200, {
          timezone: 'Europe/London',
          currency: 'GBP',
          rates: [
            { line: 'order.online', surface: null, bps: 240, fixed: gbp(15), at_least: null, since: NOW },
          ],
          next_charge: {
            date: '2031-06-02',
            amount: gbp(3_900),
            items: [{ line: 'platform.subscription', amount: gbp(3_900) }],
          },
        }),
      );
      const element = await open();
      await openPanel(element, 'history');
      await press(element, 'Rates and next charge');
      await says(element, 'Next charge £39.00 on 2 Jun 2031');
      return element;
    }
    itRendersWell({ open: openRates });

    it('is shown with its next charge, once it is asked for', async () => {
      const element = await openRates();
      expect(said(element)).to.contain('Paid order 2.4% + £0.15 Since 14 May 2031');
      expect(network.to('/v1/rates')).to.have.length(1);
    });

    it('has no button without its scope', async () => {
      const element = await open();
      await openPanel(element, 'history');
      expect(buttons(root(element), 'Rates and next charge')).to.have.length(0);
    });
  });

  describe('an order of which something isn’t available', () => {
    const openForm = async (): Promise<TrellisDashboard> => {
      const element = await openOrder(1);
      await press(element, 'Something isn’t available');
      await says(element, 'The customer pays less');
      return element;
    };
    const step = async (element: TrellisDashboard, name: string): Promise<void> => {
      root(element).querySelector<HTMLButtonElement>(`.unavailable [aria-label='${name}']`)?.click();
      await element.updateComplete;
    };
    const accepted = () => sent('POST', '/v1/orders/ord_1/accept');

    itRendersWell({ open: openForm, names: ['Garden salad'] });

    it('is accepted without it, once that can no longer be taken back', async () => {
      const element = await openForm();
      await step(element, 'One less');
      await step(element, 'One more');
      expect(said(element)).to.contain('1 of 2');
      await press(element, 'Accept without it');
      await says(element, 'Undo');
      expect(accepted()).to.have.length(0);
      dispatchEvent(new Event('pagehide'));
      await waitUntil(() => accepted().length === 1, 'accepted');
      expect(JSON.parse(accepted()[0]?.body ?? '')).to.deep.include({
        unavailable: [{ uid: '1', quantity: 1 }],
      });
    });

    it('is not accepted without anything, nor without everything', async () => {
      const element = await openForm();
      await press(element, 'Accept without it');
      await says(element, 'Choose what isn’t available.');
      for (const _ of [1, 2, 3]) await step(element, 'One more');
      await press(element, 'Accept without it');
      await says(element, 'If nothing is available, reject the order.');
      expect(accepted()).to.have.length(0);
    });

    it('says afterwards what is missing, and offers the rest for a refund', async () => {
      const [line] = order(2).lines;
      const lines = line && [{ ...line, unavailable_quantity: 1 }];
      network.keep(order(2, 'preparing', { ...(lines && { lines }), payment: 'pay_2' }));
      const element = await openOrder(2);
      expect(said(element).replaceAll('\u00a0', ' ')).to.contain('1 × Garden salad, Large');
      expect(said(element)).to.contain('Not available: 1');
      await press(element, 'Refund');
      expect([...field(element, 'units-1').querySelectorAll('option')]).to.have.length(2);
      expect(buttons(root(element), 'Something isn’t available')).to.have.length(0);
    });
  });

  it('shows an order with what was paid and given back, and leads back to where it was opened', async () => {
    const gbp = (amount: number) => ({ amount, currency: 'GBP' });
    network.payments = [
      {
        id: 'pay_2',
        amount: gbp(2000),
        status: 'captured',
        created_at: NOW,
        card: { brand: 'visa', last4: '4242' } as never,
      },
    ];
    network.refunds = [{ id: 'rfd_1', amount: gbp(500), status: 'succeeded', created_at: NOW }];
    const element = await open();
    // The test's page is as narrow as a phone: one group is in sight.
    root(element).querySelector<HTMLElement>('[data-group-switch=preparing]')?.click();
    await element.updateComplete;
    root(element).querySelector<HTMLElement>('[data-id=ord_2]')?.click();
    await says(element, 'Customer’s page');
    for (const text of ['Visa •••• 4242', '-£5.00', 'Order 2']) expect(said(element)).to.contain(text);
    await waitUntil(() => root(element).activeElement?.textContent?.includes('Order 2'), 'the focus on it');
    await press(element, 'Close');
    await waitUntil(
      () => (root(element).activeElement as HTMLElement)?.dataset['id'] === 'ord_2',
      'the focus',
    );
  });

  it('takes the next step of an open order, with minutes, and shows what it has become', async () => {
    const element = await openOrder(1);
    root(element).querySelector<HTMLElement>('[aria-label="5 minutes more"]')?.click();
    await press(element, 'Accept');
    expect(said(element)).to.contain('Undo');
    dispatchEvent(new Event('pagehide'));
    await waitUntil(() => sent('POST', '/v1/orders/ord_1/accept').length === 1, 'an acceptance');
    expect(sent('POST', '/v1/orders/ord_1/accept')[0]?.body).to.equal('{"ready_in":25}');
    const drawer = root(element).querySelector('.drawer') as HTMLElement;
    await waitUntil(() => buttons(drawer, 'Ready').length === 1, said(element));
    expect(buttons(drawer, 'Accept')).to.have.length(0);
  });

  it('leaves an order to the page that opens its own', async () => {
    const element = await open();
    element.addEventListener('trellis-record-select', (event) => event.preventDefault(), { once: true });
    const chosen = oneEvent(element, 'trellis-record-select');
    root(element).querySelector<HTMLButtonElement>('[data-id=ord_2]')?.click();
    expect((await chosen).detail).to.deep.equal({ id: 'ord_2' });
    expect(said(element)).not.to.contain('Customer’s page');
  });

  it('refunds units of lines, after it has said how much that is and that fees stay', async () => {
    const element = await openOrder();
    await press(element, 'Refund');
    await says(element, 'Choose what to refund.');
    expect(said(element)).to.contain('Payment fees aren’t returned');
    await press(element, 'Refund');
    expect(sent('POST', '/v1/orders/ord_2/refund')).to.have.length(0);
    await choose(element, 'units-1', '1');
    await says(element, 'Refund to the customer: £10.00');
    await expect(element).to.be.accessible();
    await press(element, 'Refund £10.00');
    await says(element, '£10.00 is refunded.');
    const [{ body, headers } = { body: '', headers: new Headers() }] = sent(
      'POST',
      '/v1/orders/ord_2/refund',
    );
    expect(JSON.parse(body)).to.deep.equal({ lines: [{ uid: '1', quantity: 1 }], reason: 'requested' });
    expect(headers.get('idempotency-key')).to.be.a('string');
  });

  it('sends no refund whose amount is not known', async () => {
    network.route('/v1/orders/ord_2/refund/quote', () => fault(40022));
    const element = await openOrder();
    await press(element, 'Refund');
    await choose(element, 'units-1', '2');
    await says(element, 'The request was refused.');
    await press(element, 'Refund');
    expect(sent('POST', '/v1/orders/ord_2/refund')).to.have.length(0);
  });

  it('cancels with a reason', async () => {
    const element = await openOrder();
    await press(element, 'Cancel order');
    await says(element, 'refunded in full');
    await press(element, 'Cancel order');
    await says(element, 'The order is canceled.');
    expect(sent('POST', '/v1/orders/ord_2/cancel')).to.have.length(1);
  });

  it('prints in a frame without scripts, and the second time as a copy', async () => {
    const prints = vi.fn<(text: string) => void>();
    const page = `<!doctype html><html lang="en"><head><style>p { color: rgb(1, 2, 3); }</style></head>
      <body><p>2 × Garden salad</p><img src="x" onerror="parent.broken = true" alt="" /></body></html>`;
    for (const kind of ['ticket', 'receipt']) {
      network.route(
        `/v1/orders/ord_2/${kind}`,
        () => new Response(page, { headers: { 'content-type': 'text/html' } }),
      );
    }
    const element = await openOrder();
    const append = vi.spyOn(root(element), 'append');
    append.mockImplementation((frame) => {
      append.mockRestore();
      root(element).append(frame);
      const { contentWindow } = frame as HTMLIFrameElement;
      Object.assign(contentWindow as Window, {
        print: () => prints((contentWindow as Window).document.body.textContent),
      });
    });
    await press(element, 'Print kitchen ticket');
    await waitUntil(() => prints.mock.calls.length === 1, 'printed');
    expect(prints.mock.calls[0]?.[0]).to.contain('2 × Garden salad');
    const frame = root(element).querySelector('iframe') as HTMLIFrameElement;
    const text = frame.contentDocument?.querySelector('p') as HTMLElement;
    expect(getComputedStyle(text).color).to.equal('rgb(1, 2, 3)');
    expect(frame.getAttribute('sandbox')).not.to.contain('scripts');
    await press(element, 'Print kitchen ticket');
    await waitUntil(() => network.to('/v1/orders/ord_2/ticket').length === 2, 'asked again');
    const copies = network.to('/v1/orders/ord_2/ticket').map(({ query }) => query.get('copy'));
    expect(copies).to.deep.equal([null, 'true']);
    await press(element, 'Print receipt');
    await waitUntil(() => network.to('/v1/orders/ord_2/receipt').length === 1, 'asked');
    const [{ query } = { query: new URLSearchParams() }] = network.to('/v1/orders/ord_2/receipt');
    expect([query.get('width'), query.get('copy')]).to.deep.equal(['80', null]);
    expect(globalThis).not.to.have.property('broken');
  });

  it('sells an item out for today, until its business day ends, and back', async () => {
    network.locations = [location({ day_starts_at: '04:00' })];
    const entry = { menu: 'mnu_1', target: 'itm_2', location: null, available: false, stock: null };
    network.route('/v1/menus/mnu_1/availability', ({ body }) => {
      const [{ available, until }] = JSON.parse(body).items;
      return json(200, { data: [{ ...entry, available, until, sold_out: !available }] });
    });
    const element = await open();
    await openPanel(element, 'sold-out');
    await says(element, 'Bean salad');
    field(element, 'find-item').value = 'bean';
    field(element, 'find-item').dispatchEvent(new Event('input'));
    await waitUntil(() => !field(element, 'sells-itm_1'), 'one is found');
    const isSold = (): boolean => field(element, 'sells-itm_2').checked;
    field(element, 'sells-itm_2').click();
    await waitUntil(() => !isSold(), 'sold out');
    await says(element, 'Bean salad\u2069: Sold out');
    root(element).querySelector<HTMLElement>('input[name=sold-out-until][value=on]')?.click();
    field(element, 'sells-itm_2').click();
    await waitUntil(isSold, 'available');
    field(element, 'sells-itm_2').click();
    await waitUntil(() => !isSold(), 'sold out for longer');
    const items = sent('PUT', '/v1/menus/mnu_1/availability').map(({ body }) => JSON.parse(body).items[0]);
    // It is 18:00 in London's summer; the day ends at 04:00.
    expect(items).to.deep.equal([
      { target: 'itm_2', available: false, until: '2031-05-15T03:00:00.000Z', stock: null },
      { target: 'itm_2', available: true, until: null, stock: null },
      { target: 'itm_2', available: false, until: null, stock: null },
    ]);
  });

  it('has everything take 15 minutes longer: for those who order now, and for new orders', async () => {
    network.route('/v1/merchants/mer_1/locations/loc_1', ({ body }) => {
      const { pickup, delivery } = JSON.parse(body).fulfillments;
      const { dine_in } = location().fulfillments;
      const [pickedUp, delivered] = [pickup, delivery].map((one) => ({ enabled: true, ...one }));
      return json(200, location({ fulfillments: { pickup: pickedUp, delivery: delivered, dine_in } }));
    });
    const element = await open();
    await openPanel(element, 'ordering');
    await press(element, '15 min more for all');
    await says(element, 'The times are changed.');
    const [{ body } = { body: '' }] = sent('PATCH', '/v1/merchants/mer_1/locations/loc_1');
    expect(JSON.parse(body)).to.deep.equal({
      fulfillments: { pickup: { lead_minutes: 35 }, delivery: { lead_minutes: 55 } },
      version: 4,
    });
    expect(said(element)).to.contain('Ready in 35 min');
  });

  describe('the history', () => {
    const past = (number: number, more: Parameters<typeof order>[2]): Order =>
      order(number, 'completed', { status: 'completed', business_date: '2031-05-13', ...more });
    async function openHistory(): Promise<TrellisDashboard> {
      network.orders.push(
        past(27, { customer: { name: 'Grace Hopper', phone: '+442079460099' } as never }),
        order(24, 'rejected', { status: 'canceled', respond_by: null, fulfillment: { reason: 'timeout' } }),
        order(25, 'rejected', {
          status: 'canceled',
          respond_by: null,
          fulfillment: { reason: 'We’re full.' },
        }),
      );
      const element = await open();
      await openPanel(element, 'history');
      await says(element, 'Grace Hopper');
      return element;
    }
    itRendersWell({ open: openHistory, names: ['Grace Hopper'] });

    const search = (element: Element, text: string): void => {
      field(element, 'find-order').value = text;
      field(element, 'find-order').dispatchEvent(new Event('input'));
    };
    const rows = (element: Element): string[] =>
      [...root(element).querySelectorAll('.past .number')].map(({ textContent }) => textContent ?? '');

    it.each([
      ['name', 'hopper'],
      ['number', '27'],
      ['phone', '020 7946 0099'],
    ])('finds an order by %s', async (_, text) => {
      const element = await openHistory();
      search(element, text);
      await waitUntil(() => rows(element).length === 1, rows(element).join());
      expect(rows(element)).to.deep.equal(['27']);
    });

    it('finds orders by an item, and older ones at the service', async () => {
      const element = await openHistory();
      search(element, 'garden');
      await waitUntil(() => rows(element).length === 6, rows(element).join());
      search(element, 'Grace');
      await waitUntil(() => network.to('/v1/orders').at(-1)?.query.get('q') === 'Grace', 'asked');
      search(element, 'nothing of that name');
      await says(element, 'No orders found.');
      expect(rows(element)).to.deep.equal([]);
    });

    it('keeps those that nobody answered in a list, with the reason, and counts them', async () => {
      const element = await openHistory();
      await press(element, 'Close');
      await press(element, 'Missed · 1');
      await waitUntil(() => rows(element).join() === '24', rows(element).join());
      root(element).querySelector<HTMLElement>('.past [data-id=ord_24]')?.click();
      await says(element, 'Not answered in time.');
      await press(element, 'All orders');
      await waitUntil(() => rows(element).join() === '24', 'the list again');
      await press(element, 'Close');
      await openPanel(element, 'history');
      await says(element, 'Grace Hopper');
      expect(rows(element)).to.include('27');
    });

    it('refunds an order of yesterday', async () => {
      const element = await openHistory();
      root(element).querySelector<HTMLElement>('.past [data-id=ord_27]')?.click();
      await press(element, 'Refund');
      await choose(element, 'units-1', '1');
      await press(element, 'Refund £10.00');
      await says(element, '£10.00 is refunded.');
      expect(sent('POST', '/v1/orders/ord_27/refund')).to.have.length(1);
    });
  });

  it('pauses ordering for a while, and resumes', async () => {
    network.route('/v1/merchants/mer_1/locations/loc_1', ({ method, body }, before) => {
      if (method === 'GET') return json(200, location({ version: 9 }));
      // Somebody else has changed something of the location meanwhile.
      return before ? json(200, location({ ...JSON.parse(body) })) : fault(40903);
    });
    const element = await open();
    await openPanel(element, 'ordering');
    await press(element, '15 min');
    await says(element, 'Ordering is paused at Mill Lane.');
    await expect(element).to.be.accessible();
    const changes = sent('PATCH', '/v1/merchants/mer_1/locations/loc_1').map(({ body }) => JSON.parse(body));
    expect(changes.map(({ version }) => version)).to.deep.equal([4, 9]);
    expect(Date.parse(changes[1].pause.until) - Date.parse(NOW)).to.be.within(15 * 60_000, 16 * 60_000);
    await press(element, 'Resume');
    await says(element, 'Ordering is open again.');
    expect(
      JSON.parse(sent('PATCH', '/v1/merchants/mer_1/locations/loc_1').at(-1)?.body ?? '').pause,
    ).to.equal(null);
  });
});
