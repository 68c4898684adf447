import { expect, fixture, fixtureCleanup, html, oneEvent, waitUntil } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { FakeNetwork, fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { later } from '../../records/load-later.ts';
import './notification-banner.ts';
import type {
  NotificationSelectDetail,
  NotificationsDetail,
  TrellisNotificationBanner,
} from './notification-banner.ts';

const NOTHING = { currently_due: [], past_due: [], errors: [], deadline: null };
const calm = {
  status: 'active',
  timezone: 'Europe/London',
  requirements: NOTHING,
  bank_account: { status: 'verified' },
};
const worried = {
  ...calm,
  bank_account: { status: 'failed' },
  requirements: { ...NOTHING, currently_due: ['business.url'], deadline: '2026-12-05T12:00:00.000Z' },
};
const failed = { id: 'po_1', amount: { amount: 12_345, currency: 'GBP' }, status: 'failed' };

describe('trellis-notification-banner', () => {
  let network: FakeNetwork;
  let onboarding: object;
  let payouts: object[];
  const may = (...scopes: string[]): void =>
    network.route('/v1/sessions/current', () =>
      json(200, { object: 'session', merchant: 'mer_1', scopes, environment: 'sandbox', expires_in: 900 }),
    );

  beforeAll(async () => void (await later.load()));
  beforeEach(() => {
    network = new FakeNetwork();
    onboarding = worried;
    payouts = [failed];
    may('onboarding:read', 'payouts:read');
    network.route('/v1/merchants/mer_1/onboarding', () => json(200, onboarding));
    network.route('/v1/payouts', () => json(200, { data: payouts, has_more: false, next_cursor: null }));
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  async function open(
    state: TrellisNotificationBanner['state'] = 'ready',
    urls: { setUp?: string; payouts?: string } = {},
    told: NotificationsDetail[] = [],
  ): Promise<TrellisNotificationBanner> {
    const whole = await fixture(
      html`<trellis-session
        endpoint="/mint"
        @trellis-notifications=${({ detail }: CustomEvent<NotificationsDetail>) => told.push(detail)}
        ><trellis-notification-banner
          set-up-url=${urls.setUp ?? ''}
          payouts-url=${urls.payouts ?? ''}
        ></trellis-notification-banner
      ></trellis-session>`,
    );
    const element = whole.querySelector('trellis-notification-banner') as TrellisNotificationBanner;
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
    return element;
  }
  const root = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot;
  const said = (element: Element): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';

  describe('ready', () => {
    itRendersWell({ open: () => open() });
  });

  it('shows what needs attention, and says how many', async () => {
    const told: NotificationsDetail[] = [];
    const element = await open('ready', {}, told);
    for (const text of [
      'The bank refused your account.',
      'A payout of £123.45 failed.',
      'Something is due by 5 Dec 2026.',
    ])
      expect(said(element)).to.contain(text);
    expect(told).to.deep.equal([{ total: 3, actionRequired: 2 }]);
    expect(element.getBoundingClientRect().height).to.be.greaterThan(40);
  });

  it('names the day of a deadline by the merchant’s calendar', async () => {
    const requirements = { ...worried.requirements, deadline: '2026-12-05T05:00:00.000Z' };
    onboarding = { ...worried, timezone: 'Pacific/Honolulu', requirements };
    expect(said(await open())).to.contain('Something is due by 4 Dec 2026.');
  });

  it('shows nothing and takes no room where nothing is due', async () => {
    onboarding = calm;
    payouts = [];
    const told: NotificationsDetail[] = [];
    const element = await open('empty', {}, told);
    expect(element.getBoundingClientRect().height).to.equal(0);
    await waitUntil(() => told.length === 1, 'told');
    expect(told).to.deep.equal([{ total: 0, actionRequired: 0 }]);
  });

  it('looks again when the page asks, and tells what is other than before, once', async () => {
    const told: NotificationsDetail[] = [];
    const element = await open('ready', {}, told);
    await element.refresh();
    onboarding = calm;
    payouts = [];
    await element.refresh();
    await waitUntil(() => element.state === 'empty', 'empty');
    expect(told.map(({ total }) => total)).to.deep.equal([3, 0]);
  });

  it('leads to where the page says, unless the page leads there itself', async () => {
    const element = await open('ready', { setUp: '#set-up', payouts: '#payouts' });
    const links = [...root(element).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['#set-up', '#payouts', '#set-up']);
    const chosen = oneEvent(element, 'trellis-notification-select');
    element.addEventListener('trellis-notification-select', (event) => event.preventDefault(), {
      once: true,
    });
    const before = location.hash;
    links[1]?.click();
    expect((await chosen).detail satisfies NotificationSelectDetail).to.deep.equal({
      kind: 'payout',
      id: 'po_1',
    });
    expect(location.hash).to.equal(before);
  });

  it('has buttons where the page names no URL', async () => {
    const element = await open();
    const chosen = oneEvent(element, 'trellis-notification-select');
    root(element).querySelector('button')?.click();
    expect((await chosen).detail).to.deep.equal({ kind: 'bank-account' });
  });

  it('knows of no payouts without their scope, and explains itself without its own', async () => {
    may('onboarding:read');
    const element = await open();
    expect(said(element)).not.to.contain('failed.');
    expect(network.to('/v1/payouts')).to.deep.equal([]);
    fixtureCleanup();
    may('menus:read');
    const lacking = await open('missing-scope');
    expect(said(lacking)).to.contain('onboarding:read');
  });

  it('explains a failure, and keeps what it knows when it fails later', async () => {
    network.route('/v1/merchants/mer_1/onboarding', () => fault(50001));
    const element = await open('error');
    await expect(element).to.be.accessible();
    network.route('/v1/merchants/mer_1/onboarding', () => json(200, onboarding));
    root(element).querySelector<HTMLButtonElement>('.notice button')?.click();
    await waitUntil(() => element.state === 'ready', 'ready');
    network.route('/v1/merchants/mer_1/onboarding', () => fault(50001));
    await element.refresh();
    expect(said(element)).to.contain('The bank refused your account.');
  });
});
