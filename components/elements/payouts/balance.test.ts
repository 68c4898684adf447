import { expect, fixture, fixtureCleanup, html, waitUntil } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { later } from '../../records/load-later.ts';
import './balance.ts';
import type { TrellisBalance } from './balance.ts';
import { balance, FakePayouts } from './testing/fake-payouts.ts';

describe('trellis-balance', () => {
  let network: FakePayouts;

  beforeAll(async () => void (await later.load()));
  beforeEach(() => {
    network = new FakePayouts();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  async function open(state: TrellisBalance['state'] = 'ready', locale = ''): Promise<TrellisBalance> {
    const whole = await fixture(
      html`<trellis-session endpoint="/mint"
        ><trellis-balance locale=${locale}></trellis-balance
      ></trellis-session>`,
    );
    const element = whole.querySelector('trellis-balance') as TrellisBalance;
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
    return element;
  }
  const said = ({ shadowRoot }: Element): string => shadowRoot?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

  describe('ready', () => {
    itRendersWell({ open: () => open() });
  });

  it('shows what is available, pending and paid out next', async () => {
    const element = await open();
    for (const text of ['£200.00', '£42.35', '£242.35', 'Sent on 24 Nov 2026'])
      expect(said(element)).to.contain(text);
  });

  it('writes amounts and dates as the page asks', async () => {
    expect(said(await open('ready', 'de-AT')))
      .to.contain('24. Nov. 2026')
      .and.to.match(/£\s200,00/);
  });

  it('says why nothing is paid out', async () => {
    network.balance = balance({ next_payout: null, no_payout: { code: 'below_minimum', message: '' } });
    expect(said(await open())).to.contain('It is carried forward.');
  });

  for (const [merchant_status, text] of [
    ['suspended', 'Payouts are paused while your business is suspended.'],
    ['in_review', 'Payouts begin once your details have been reviewed.'],
    ['restricted', 'Payouts are paused until your set-up is complete.'],
    [undefined, 'Payouts are paused until your set-up is complete.'],
  ] as const) {
    it(`says why a merchant that is ${merchant_status ?? 'of an older service'} isn't paid out`, async () => {
      const why = { next_payout: null, no_payout: { code: 'inactive', message: '' } };
      network.balance = balance({ ...why, ...(merchant_status && { merchant_status }) });
      expect(said(await open())).to.contain(text);
    });
  }

  it('is read again when the page asks for it, and stays until then', async () => {
    const element = await open();
    network.balance = balance({ available: { amount: 1, currency: 'GBP' } });
    const reading = element.refresh();
    expect(said(element)).to.contain('£200.00');
    await reading;
    await element.updateComplete;
    expect(said(element)).to.contain('£0.01');
  });

  it('explains a failure and loads again, and explains a missing scope', async () => {
    network.route('/v1/balance', () => fault(50001));
    const element = await open('error');
    expect(said(element)).to.contain('req_1');
    await expect(element).to.be.accessible();
    network.route('/v1/balance', () => json(200, balance()));
    element.shadowRoot?.querySelector<HTMLButtonElement>('.notice button')?.click();
    await waitUntil(() => element.state === 'ready', 'ready');
    fixtureCleanup();
    network.session(['menus:read']);
    expect(said(await open('missing-scope'))).to.contain('payouts:read');
  });
});
