import { expect, fixtureCleanup, oneEvent } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { later as laterWords } from '../../records/load-later.ts';
import { broken, fault } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later } from './load-later.ts';
import { UNDO_MS } from './order-moves.ts';
import type { Order } from './records.ts';
import { ALL_SCOPES, FakeDashboard, location, order } from './testing/fake-dashboard.ts';
import {
  buttons,
  openDashboard as open,
  openPanel,
  press,
  reaches,
  root,
  said,
  says,
  ticket,
} from './testing/open-dashboard.ts';

describe('trellis-dashboard', () => {
  let network: FakeDashboard;

  beforeAll(async () => void (await Promise.all([laterWords.load(), later.load()])));
  beforeEach(() => {
    network = new FakeDashboard();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    fixtureCleanup();
    network.restore();
  });

  const sentTo = (path: string) => network.to(path).filter(({ method }) => method === 'POST');
  /** The time in which a press can be taken back goes by at once. */
  const endUndo = (): void => void dispatchEvent(new Event('pagehide'));

  describe('ready', () => {
    itRendersWell({ open: () => open(), names: ['Ada Byron', 'Garden salad', 'Avocado', 'No onions'] });
  });

  describe('without orders', () => {
    itRendersWell({
      open: () => {
        network.orders = [];
        return open('empty');
      },
    });
  });

  it('says in the middle of the queue that there are no orders', async () => {
    network.orders = [];
    const panel = root(await open('empty')).querySelector('[part=state]') as HTMLElement;
    const { display, justifyItems } = getComputedStyle(panel);
    expect([display, justifyItems]).to.deep.equal(['grid', 'center']);
    expect(getComputedStyle(panel, '::before').content).to.equal('none');
  });

  it('shows what the kitchen needs: when, for whom, and what, quantity first', async () => {
    const element = await open();
    await says(element, 'Sesame');
    const text = ticket(element, 1).textContent?.replaceAll(/\s+/g, ' ') ?? '';
    for (const part of ['10:00', 'Pickup', 'Ada Byron', '2 × Garden salad, Large', '2 × Avocado'])
      expect(text.replaceAll('\u00a0', ' ')).to.contain(part);
    for (const part of ['No onions', 'Menu allergens: Sesame', '£20.00', 'Held on card'])
      expect(text).to.contain(part);
    expect(ticket(element, 2).textContent).to.contain('in 18 min');
  });

  it('shows declared allergies first, and marks the items that list them', async () => {
    const customer = { name: 'Ada Byron', phone: '+442079460018', email: null, language: null };
    // An order of an event from before there were allergies has none.
    const before = { ...order(3), customer } as Order;
    network.orders = [
      order(1, 'proposed', { customer: { ...customer, allergies: ['sesame', 'milk'] } }),
      order(2, 'proposed', { customer: { ...customer, allergies: ['fish'] } }),
      before,
    ];
    const element = await open();
    await says(element, 'Menu allergens: Sesame');
    const noticeOf = (number: number) => ticket(element, number).querySelector('.what > :first-child');
    const risky = (number: number) => ticket(element, number).querySelectorAll('.lines b svg').length;
    expect(noticeOf(1)?.textContent?.trim()).to.equal('Allergy: Sesame, Milk');
    expect(ticket(element, 1).querySelector('.quiet b')?.textContent).to.equal('Sesame');
    expect(noticeOf(2)?.textContent?.trim()).to.equal('Allergy: Fish');
    expect(ticket(element, 2).querySelector('.quiet b')).to.equal(null);
    expect(noticeOf(3)?.localName).to.equal('ul');
    expect([risky(1), risky(2), risky(3)]).to.deep.equal([1, 0, 0]);
  });

  it('says how long a new order can still be answered: in a ring, and aloud at three minutes and at one', async () => {
    network.orders = [order(1, 'proposed', { respond_by: '2031-05-14T17:03:30.000Z' })];
    const element = await open();
    const ring = root(element).querySelector('.ring') as HTMLElement;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    element.requestUpdate();
    await element.updateComplete;
    const until = async (time: string): Promise<void> => {
      for (;;) {
        if (ring.textContent?.includes(time)) return;
        await vi.advanceTimersByTimeAsync(1000);
      }
    };
    await until('3:01');
    expect(ring.classList.contains('urgent')).to.equal(false);
    expect(said(element)).not.to.contain('min left to answer');
    await until('3:00');
    expect(ring.classList.contains('urgent')).to.equal(true);
    expect(said(element)).to.contain('Order 1: 3 min left to answer.');
    await until('1:01');
    expect(said(element)).to.contain('3 min left');
    await until('1:00');
    expect(said(element)).to.contain('Order 1: 1 min left to answer.');
    await until('0:00');
  });

  it('puts the orders in the order of their promised times, the late ones marked', async () => {
    const late = order(4, 'preparing', { fulfillment: { ready_at: '2031-05-14T16:52:00.000Z' } });
    network.orders.unshift(
      order(5, 'preparing', { fulfillment: { ready_at: '2031-05-14T17:30:00.000Z' } }),
      late,
    );
    const element = await open();
    const column = ticket(element, 2).parentElement as HTMLElement;
    const numbers = [...column.querySelectorAll('.number')].map(({ textContent }) => textContent?.trim());
    expect(numbers).to.deep.equal(['4', '2', '5']);
    expect(ticket(element, 4).textContent).to.contain('8 min late');
    await openPanel(element, 'history');
    await says(element, 'Late now 1');
  });

  it('keeps those for a time of later in a place of their own', async () => {
    const later = { scheduled_at: '2031-05-14T19:00:00.000Z', ready_at: '2031-05-14T19:00:00.000Z' };
    network.orders.push(order(6, 'accepted', { fulfillment: later }));
    const element = await open();
    expect(ticket(element, 6)).to.equal(undefined);
    await press(element, 'Later · 1');
    expect(ticket(element, 6).textContent).to.contain('20:00');
    expect(buttons(ticket(element, 6), 'Start preparing')).to.have.length(1);
  });

  it('accepts with the minutes that were chosen, after the time to take it back', async () => {
    const element = await open();
    root(element).querySelector<HTMLButtonElement>('[aria-label="5 minutes more"]')?.click();
    await says(element, 'Ready in 25 min');
    await press(element, 'Accept', 1);
    expect(ticket(element, 1).textContent).to.contain('Accepted').and.to.contain('Undo');
    expect(sentTo('/v1/orders/ord_1/accept')).to.deep.equal([]);
    endUndo();
    await says(element, 'Preparing 2');
    expect(sentTo('/v1/orders/ord_1/accept').map(({ body }) => JSON.parse(body))).to.deep.equal([
      { ready_in: 25 },
    ]);
  });

  it('gives an order that is being made more time, or all of them, each to be taken back', async () => {
    network.orders = [order(2, 'preparing'), order(4, 'preparing'), order(3, 'ready')];
    const element = await open();
    expect(buttons(ticket(element, 3), '+15 min')).to.have.length(0);
    await press(element, '+15 min', 2);
    expect(ticket(element, 2).textContent).to.contain('+15 min').and.to.contain('Undo');
    endUndo();
    await waitUntil(() => sentTo('/v1/orders/ord_2/delay').length === 1, 'delayed');
    expect(sentTo('/v1/orders/ord_2/delay').map(({ body }) => JSON.parse(body))).to.deep.equal([
      { minutes: 15 },
    ]);
    await waitUntil(() => buttons(ticket(element, 2), '+15 min').length > 0, 'can be pressed again');
    await press(element, '+15 min for all');
    buttons(ticket(element, 2), 'Undo')[0]?.click();
    endUndo();
    await waitUntil(() => sentTo('/v1/orders/ord_4/delay').length === 1, 'the other is delayed');
    expect(sentTo('/v1/orders/ord_2/delay')).to.have.length(1);
  });

  it('has nothing to press for all of one order', async () => {
    const element = await open();
    expect(buttons(root(element), '+15 min for all')).to.have.length(0);
    expect(buttons(ticket(element, 2), '+15 min')).to.have.length(1);
  });

  it('leaves the promised time as it is when nobody has chosen another', async () => {
    const element = await open();
    await press(element, 'Accept', 1);
    endUndo();
    await waitUntil(() => sentTo('/v1/orders/ord_1/accept').length === 1, 'accepted');
    expect(sentTo('/v1/orders/ord_1/accept')[0]?.body).to.equal('{}');
  });

  it('sends before the page is unloaded, which nobody listens to once it is sent', async () => {
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    const element = await open();
    await press(element, 'Accept', 1);
    dispatchEvent(new Event('beforeunload'));
    await element.updateComplete;
    expect(element.state).to.equal('busy');
    await says(element, 'Preparing 2');
    expect(sentTo('/v1/orders/ord_1/accept')).to.have.length(1);
    expect(removed.mock.calls.map(([type]) => type)).to.contain('beforeunload');
    removed.mockRestore();
  });

  it('sends by itself after five seconds, and nothing that was taken back', async () => {
    const element = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press(element, 'Ready', 2);
    buttons(ticket(element, 2), 'Undo')[0]?.click();
    await press(element, 'Picked up', 3);
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(sentTo('/v1/orders/ord_3/complete')).to.have.length(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentTo('/v1/orders/ord_3/complete')).to.have.length(1);
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(sentTo('/v1/orders/ord_2/ready')).to.have.length(0);
  });

  it('sends at once when it is taken out of the page', async () => {
    const element = await open();
    await press(element, 'Ready', 2);
    element.remove();
    await waitUntil(() => sentTo('/v1/orders/ord_2/ready').length > 0, 'sent');
    expect(sentTo('/v1/orders/ord_2/ready')).to.have.length(1);
  });

  it('rejects with a reason, and says that nothing is charged', async () => {
    const element = await open();
    await press(element, 'Reject', 1);
    await says(element, 'The customer isn’t charged');
    await expect(element).to.be.accessible();
    await press(element, 'Reject order', 1);
    endUndo();
    await waitUntil(() => sentTo('/v1/orders/ord_1/reject').length === 1, 'rejected');
    expect(JSON.parse(sentTo('/v1/orders/ord_1/reject')[0]?.body ?? '')).to.deep.equal({
      reason: 'We’re too busy right now.',
    });
    await waitUntil(() => !ticket(element, 1), 'out of the queue');
  });

  it('says what somebody else has done already, and shows it', async () => {
    const element = await open();
    await press(element, 'Accept', 1);
    network.keep(order(1, 'preparing', { version: 5 }));
    network.route('/v1/orders/ord_1/accept', () => fault(40902));
    endUndo();
    await says(element, 'Order 1 is already being prepared.');
    expect(buttons(ticket(element, 1), 'Ready')).to.have.length(1);
    expect(element.state).to.equal('ready');
  });

  it('keeps what failed to be tried again, under the same key', async () => {
    const element = await open();
    network.route('/v1/orders/ord_2/ready', (_, before) => (before ? fault(50301) : broken()));
    await press(element, 'Ready', 2);
    endUndo();
    await says(element, 'Nothing happens twice.');
    await press(element, 'Try again', 2);
    await waitUntil(() => sentTo('/v1/orders/ord_2/ready').length === 2, 'tried again');
    const keys = sentTo('/v1/orders/ord_2/ready').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).to.equal(1);
  });

  it('lets a page prevent a change', async () => {
    const element = await open();
    element.addEventListener('trellis-before-change', (event) => event.preventDefault(), { once: true });
    const asked = oneEvent(element, 'trellis-before-change');
    await press(element, 'Ready', 2);
    expect((await asked).detail).to.deep.equal({ action: 'ready', order: 'ord_2' });
    expect(buttons(ticket(element, 2), 'Undo')).to.have.length(0);
  });

  it('leaves out what its session may not do', async () => {
    network.session(['orders:read']);
    const element = await open();
    expect(buttons(root(element), 'Accept')).to.have.length(0);
    for (const text of ['Sold out', 'Takes orders']) expect(said(element)).not.to.contain(text);
    const asked = new Set(network.sent.map(({ path }) => path));
    expect([...asked].toSorted()).to.deep.equal([
      '/mint',
      '/v1/orders',
      '/v1/reports/today',
      '/v1/sessions/current',
      '/v1/stream',
    ]);
    await expect(element).to.be.accessible();
  });

  it('explains itself where orders can’t be read', async () => {
    network.session(ALL_SCOPES.filter((scope) => scope !== 'orders:read'));
    const element = await open('missing-scope');
    expect(said(element)).to.contain('This page isn’t allowed to show orders.');
    await expect(element).to.be.accessible();
  });

  it('shows what failed to load, and the way to try again', async () => {
    network.route('/v1/orders', () => fault(50301));
    const element = await open('error');
    expect(said(element)).to.contain('The service didn’t respond.');
    await expect(element).to.be.accessible();
  });

  it('says that the merchant has something to settle, and leads there', async () => {
    network.route('/v1/merchants/mer_1/onboarding', () =>
      Response.json({
        status: 'restricted',
        timezone: 'Europe/London',
        requirements: { currently_due: [], past_due: ['business.tax_id'], errors: [], deadline: null },
        bank_account: { status: 'verified' },
      }),
    );
    const element = await open();
    await says(element, 'Your payouts are on hold.');
    expect(root(element).querySelector('a[href="/set-up"]')?.textContent).to.contain('Settle it');
  });

  it('shows one location, or a choice of several', async () => {
    network.locations = [location(), location({ id: 'loc_2', name: 'Quay' })];
    const element = await open();
    await says(element, 'All locations');
    const select = root(element).querySelector('select') as HTMLSelectElement;
    select.value = 'loc_2';
    select.dispatchEvent(new Event('change'));
    await waitUntil(() => network.to('/v1/orders').at(-1)?.query.get('location') === 'loc_2', 'asked for it');
    await expect(element).to.be.accessible();
    fixtureCleanup();
    await open('ready', { location: 'loc_1' });
    expect(network.to('/v1/orders').at(-1)?.query.get('location')).to.equal('loc_1');
  });

  it('loads while there is no response, and is offline without a connection', async () => {
    network.route('/v1/orders', () => new Promise(() => {}));
    const element = await open('loading');
    expect(said(element)).to.contain('Loading orders…');
    dispatchEvent(new Event('offline'));
    await reaches(element, 'offline');
    expect(said(element)).to.contain('This device is offline.');
    dispatchEvent(new Event('online'));
  });
});
