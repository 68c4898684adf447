import { expect, fixtureCleanup } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { later as laterWords } from '../../records/load-later.ts';
import { json } from '../../testing/fake-network.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { DashboardEventMap } from './dashboard.ts';
import { POLL_MS } from './live-updates.ts';
import { later } from './load-later.ts';
import { FakeDashboard, order } from './testing/fake-dashboard.ts';
import { openDashboard as open, openPanel, said, says, ticket } from './testing/open-dashboard.ts';

describe('live updates of trellis-dashboard', () => {
  let network: FakeDashboard;

  beforeAll(async () => void (await Promise.all([laterWords.load(), later.load()])));
  beforeEach(() => {
    network = new FakeDashboard();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    fixtureCleanup();
    network.restore();
  });

  const onlyTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Lets the tasks run that notice a broken connection. */
  const settle = (): Promise<unknown> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(0);
    });
  /** Waits, with timers that go on. */
  const until = async (isSo: () => unknown): Promise<void> => {
    while (!isSo()) {
      await vi.advanceTimersByTimeAsync(100);
      await settle();
    }
  };
  const asked = () => network.to('/v1/stream');

  it('shows an order as soon as it is there, and says so', async () => {
    const element = await open();
    await says(element, 'Live');
    const arrived: string[][] = [];
    element.addEventListener('trellis-order-arrive', (event) =>
      arrived.push((event as DashboardEventMap['trellis-order-arrive']).detail.ids),
    );
    network.change(order(4), 'order.created');
    await waitUntil(() => ticket(element, 4), 'the order');
    expect(said(element)).to.contain('New order 4.');
    expect(arrived).to.deep.equal([['ord_4']]);
  });

  it('asks only for the topics that its session may see', async () => {
    network.session(['orders:read', 'menus:read']);
    const element = await open();
    await says(element, 'Live');
    expect(asked()[0]?.query.get('topics')).to.equal('orders,menus');
  });

  it('leaves the browser’s cache alone: a second window’s stream has the same address and doesn’t wait for it', async () => {
    await says(await open(), 'Live');
    expect(asked().map(({ cache }) => cache)).to.deep.equal(['no-store']);
  });

  it('takes 50 orders at once, and misses none', async () => {
    const element = await open();
    await says(element, 'Live');
    for (let number = 4; number < 54; number++) network.change(order(number), 'order.created');
    await says(element, 'New 51');
    for (let number = 4; number < 54; number++)
      expect(ticket(element, number), `${number}`).to.be.instanceOf(HTMLElement);
    // They are read together and not one by one.
    expect(network.sent.filter(({ path }) => /^\/v1\/orders\/ord_\d+$/.test(path)).length).to.be.below(10);
  });

  it('reads today’s numbers again once orders have changed, once for all of them', async () => {
    const element = await open();
    await says(element, 'Live');
    await openPanel(element, 'history');
    await says(element, '£412.50');
    network.route('/v1/reports/today', () => json(200, { currency: 'GBP', net: 43_950, orders: 18 }));
    const before = network.to('/v1/reports/today').length;
    for (let number = 4; number < 14; number++) network.change(order(number), 'order.created');
    await says(element, '£439.50');
    expect(network.to('/v1/reports/today').length - before).to.be.below(4);
  });

  it('never goes back to what an order was before', async () => {
    const element = await open();
    await says(element, 'Live');
    network.change(order(2, 'ready', { version: 7 }));
    await says(element, 'Ready 2');
    network.keep(order(2, 'preparing', { version: 3 }));
    network.write('order.updated', { record: { object: 'order', id: 'ord_2', version: 3 }, order: 'ord_2' });
    network.change(order(5), 'order.created');
    await waitUntil(() => ticket(element, 5), 'the next one');
    expect(said(element)).to.contain('Ready 2');
  });

  it('goes on after the last message when the stream ends, and reads everything again', async () => {
    const element = await open();
    await says(element, 'Live');
    network.write('order.updated', { record: { object: 'order', id: 'ord_2', version: 2 } }, '7409:7410');
    await waitUntil(() => network.to('/v1/orders').length >= 2, 'read after the stream was there');
    const before = network.to('/v1/orders').length;
    network.keep(order(7));
    network.streams.at(-1)?.close();
    await waitUntil(() => asked().length === 2, 'opened again');
    expect(asked()[1]?.headers.get('last-event-id')).to.equal('7409:7410');
    await waitUntil(() => ticket(element, 7), 'what happened meanwhile');
    expect(network.to('/v1/orders').length).to.be.above(before);
  });

  it('renews its token when the stream refuses it, and goes on', async () => {
    const element = await open();
    await says(element, 'Live');
    network.route('/v1/stream', ({ headers }) =>
      headers.get('authorization') === 'Bearer token-1'
        ? Response.json({ error: 40102, message: 'expired' }, { status: 401 })
        : new Response(new ReadableStream({ start: (stream) => void network.streams.push(stream) })),
    );
    network.streams.at(-1)?.close();
    await waitUntil(() => asked().length >= 3, 'asked with another token');
    expect(asked().at(-1)?.headers.get('authorization')).to.equal('Bearer token-2');
  });

  it('looks every ten seconds after two failures and says so, and is live again by itself', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const element = await open();
    await says(element, 'Live');
    onlyTimers();
    network.cut();
    await until(() => said(element).includes('Live updates are interrupted.'));
    expect(said(element)).to.contain('Looking every 10 seconds.');
    network.keep(order(8));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    await until(() => ticket(element, 8));
    network.isCut = false;
    await until(() => !said(element).includes('Live updates are interrupted.'));
    await settle();
    const polls = network.to('/v1/orders').length;
    await vi.advanceTimersByTimeAsync(3 * POLL_MS);
    expect(network.to('/v1/orders').length).to.equal(polls);
  });

  it('waits longer after each failure, at most half a minute, and never as long as another device', async () => {
    const element = await open();
    await says(element, 'Live');
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onlyTimers();
    network.cut();
    while (said(element).includes('Live')) await settle();
    const waits: number[] = [];
    for (let before = asked().length, waitedMs = 0; waits.length < 8; waitedMs += 250) {
      await vi.advanceTimersByTimeAsync(250);
      await settle();
      if (asked().length === before) continue;
      waits.push(waitedMs + 250);
      before = asked().length;
      waitedMs = -250;
    }
    expect(waits).to.deep.equal([750, 1500, 3000, 6000, 12_000, 22_500, 22_500, 22_500]);
  });

  it('gives up a connection that says nothing, pings included', async () => {
    const element = await open();
    await says(element, 'Live');
    onlyTimers();
    network.change(order(2, 'ready', { version: 3 }));
    await vi.advanceTimersByTimeAsync(44_000);
    expect(asked()).to.have.length(1);
    const signals = vi.spyOn(AbortController.prototype, 'abort');
    await vi.advanceTimersByTimeAsync(2000);
    expect(signals).to.have.property('mock').with.nested.property('calls.length', 1);
  });

  it('is live at once when the device is back online', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const element = await open();
    await says(element, 'Live');
    dispatchEvent(new Event('offline'));
    await says(element, 'This device is offline.');
    network.keep(order(9));
    dispatchEvent(new Event('online'));
    await waitUntil(() => asked().length === 2, 'opened again');
    await waitUntil(() => ticket(element, 9), 'what happened meanwhile');
    expect(said(element)).not.to.contain('This device is offline.');
  });

  it('stops when it is taken out of the page, and begins again when it is back', async () => {
    const element = await open();
    await says(element, 'Live');
    const place = element.parentElement as HTMLElement;
    onlyTimers();
    element.remove();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).to.have.length(1);
    vi.useRealTimers();
    place.append(element);
    await waitUntil(() => asked().length === 2, 'opened again');
  });
});
