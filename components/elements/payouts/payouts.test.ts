import { expect, fixture, fixtureCleanup, html, oneEvent } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { broken, fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later } from '../../records/load-later.ts';
import { lateForms } from './opened-form.ts';
import './payouts.ts';
import type { TrellisPayouts } from './payouts.ts';
import { balance, entry, FakePayouts, merchant, payout, rates } from './testing/fake-payouts.ts';

describe('trellis-payouts', () => {
  let network: FakePayouts;

  beforeAll(async () => void (await Promise.all([later.load(), lateForms.load()])));
  beforeEach(() => {
    network = new FakePayouts();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  async function open(
    state: TrellisPayouts['state'] = 'ready',
    attributes: Record<string, string> = {},
  ): Promise<TrellisPayouts> {
    const { 'default-filters': filters, columns, locale } = attributes;
    const whole = await fixture(
      html`<trellis-session endpoint="/mint"
        ><trellis-payouts
          default-filters=${filters ?? ''}
          columns=${columns ?? ''}
          locale=${locale ?? ''}
        ></trellis-payouts
      ></trellis-session>`,
    );
    const element = whole.querySelector('trellis-payouts') as TrellisPayouts;
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisPayouts, state: TrellisPayouts['state']): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
  };
  const root = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot;
  const said = (element: Element): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: Element, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const buttons = (element: Element, text: string): HTMLButtonElement[] =>
    [...root(element).querySelectorAll('button')].filter(({ textContent }) => textContent?.trim() === text);
  async function press(element: TrellisPayouts, text: string): Promise<void> {
    await waitUntil(() => buttons(element, text).length > 0, `a button ${text}`);
    buttons(element, text).at(-1)?.click();
    await element.updateComplete;
  }
  async function openFirst(element: TrellisPayouts, id: string): Promise<void> {
    root(element).querySelector<HTMLButtonElement>(`[data-id=${id}]`)?.click();
    await says(element, 'Breakdown');
  }
  const sentTo = (path: string, method: string) => network.to(path).filter((sent) => sent.method === method);

  describe('ready', () => {
    itRendersWell({ open: () => open() });
  });

  it('shows what the merchant pays in plain terms, and its next charge', async () => {
    const element = await open();
    for (const text of [
      'Rates and next charge',
      '£39.00 on 20 Dec 2026',
      'Based on sales so far this month. It is taken from your balance.',
      'Paid order 2.4% + £0.15 Since 20 Nov 2026',
      'Paid order · Counter orders 2.75%, at least 2.4% + £0.15',
    ]) {
      await says(element, text);
      expect(said(element)).to.contain(text);
    }
  });

  it('says that a month without a sale costs nothing, and that a closed merchant is charged no more', async () => {
    network.rates = rates({
      next_charge: { date: '2026-12-20', amount: { amount: 0, currency: 'GBP' }, items: [] },
    });
    const element = await open();
    await says(element, '£0.00 on 20 Dec 2026');
    await says(element, 'A month without sales costs nothing.');
    network.rates = rates({ next_charge: null, rates: [] });
    const other = await open();
    await says(other, 'No more months are charged.');
    await says(other, 'Nothing is charged at present.');
    expect(said(other)).not.to.contain('on 20 Dec 2026');
  });

  it('shows the payouts all the same where the rates can’t be read, and reads them again', async () => {
    network.route('/v1/rates', () => fault(50301));
    const element = await open();
    await says(element, '£242.35');
    network.route('/v1/rates', () => json(200, rates()));
    await press(element, 'Try again');
    await says(element, '£39.00 on 20 Dec 2026');
    expect(network.to('/v1/rates')).to.have.length(2);
  });

  it('shows the balance, the next payout and the payouts', async () => {
    const element = await open();
    for (const text of [
      '£200.00',
      '£42.35',
      '£242.35',
      'Sent on 24 Nov 2026',
      '23 Nov 2026',
      'Failed',
      'ending in 6789',
    ])
      expect(said(element)).to.contain(text);
  });

  it('opens a payout whose entries sum, and goes back to where it was opened', async () => {
    // No fee of its own was taken; those of its payments are in its entries.
    const arrives = { amount: 1_001, currency: 'GBP' };
    Object.assign(network.payouts[0] ?? {}, { gross: arrives, fees: { ...arrives, amount: 0 } });
    const element = await open();
    await openFirst(element, 'po_1');
    // Its columns add up: 10.00 and 1.01, fees of 0.60 and 0.40, and what arrives.
    const sums = [...root(element).querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
    expect(sums).to.deep.equal(['£11.01', '£1.00', '£10.01']);
    await expect(element).to.be.accessible();
    await press(element, 'All payouts');
    await waitUntil(
      () => (root(element).activeElement as HTMLElement)?.dataset['id'] === 'po_1',
      'the focus back',
    );
  });

  it('leads from a returned payout to the one that failed, and from that one to the payout with its money', async () => {
    const element = await open();
    const [paid, failed] = network.payouts;
    const back = { ...entry(9, 1_002, 0), type: 'payout_return', source: 'po_2' };
    const entries = (data: object[]) => ({ data, has_more: false, next_cursor: null });
    network.route('/v1/payouts/po_1', () =>
      json(200, { ...paid, retried_by: null, entries: entries([back]) }),
    );
    network.route('/v1/payouts/po_2', () =>
      json(200, {
        ...failed,
        retried_by: 'po_1',
        paid_by: { id: 'po_1', arrival_date: '2026-11-25', status: 'in_transit' },
        entries: entries([entry(1, 1_002, 0)]),
      }),
    );
    await openFirst(element, 'po_1');
    expect(said(element)).to.contain('Payout ID po_1');
    expect(said(element)).to.contain('23 Nov 2026 · Paid out');
    expect(buttons(element, 'Show the payout that has its money')).to.have.length(0);
    await press(element, 'Returned payout');
    await says(element, 'The bank doesn’t know this account.');
    await press(element, 'Show the payout that has its money');
    await says(element, 'Returned payout');
    expect(said(element)).to.contain('£10.01');
    await press(element, 'Returned payout');
    await says(element, 'Payment 21 Nov 2026 25 Nov 2026 · On its way');
    await expect(element).to.be.accessible();
    await press(element, '25 Nov 2026 · On its way');
    await says(element, 'Payout ID po_1');
    network.route('/v1/payouts/po_2', () =>
      json(200, { ...failed, paid_by: null, entries: entries([entry(1, 1_002, 0)]) }),
    );
    await press(element, 'Returned payout');
    await says(element, 'Payment 21 Nov 2026 Not paid out again yet');
  });

  it('is loading while the payout that was opened is', async () => {
    const element = await open();
    network.route('/v1/payouts/po_1', () => new Promise(() => {}));
    root(element).querySelector<HTMLButtonElement>('[data-id=po_1]')?.click();
    await reaches(element, 'loading');
    const card = root(element).querySelector('.skeleton')?.closest('section');
    expect(card?.ariaBusy).to.equal('true');
    expect(said(element)).not.to.contain('Loading');
    await expect(element).to.be.accessible();
  });

  const order = {
    id: 'ord_1',
    number: 27,
    business_date: '2026-11-21',
    customer: { name: 'Mel Ortiz' },
    lines: [
      { name: 'شوربة عدس', variation_name: 'Large', quantity: 2, gross: { amount: 1_000, currency: 'GBP' } },
    ],
    discount_total: { amount: 100, currency: 'GBP' },
    tip: { amount: 50, currency: 'GBP' },
    total: { amount: 950, currency: 'GBP' },
    refunded: { amount: 0, currency: 'GBP' },
  };
  /** Opens the first payout, one of whose entries is of an order. */
  async function openWithOrder(...scopes: string[]): Promise<TrellisPayouts> {
    network.session(['payouts:read', ...scopes]);
    network.route('/v1/orders/ord_1', () => json(200, order));
    network.route('/v1/payouts/po_1', () =>
      json(200, {
        ...network.payouts[0],
        entries: {
          data: [{ ...entry(1, 950, 40), order: 'ord_1' }, entry(2, 101, 10)],
          has_more: false,
          next_cursor: null,
        },
      }),
    );
    const element = await open();
    await openFirst(element, 'po_1');
    return element;
  }
  const orderLinks = (element: TrellisPayouts): HTMLButtonElement[] => [
    ...root(element).querySelectorAll<HTMLButtonElement>('[data-order]'),
  ];

  it('opens the order of an entry, and goes back to the entry', async () => {
    const element = await openWithOrder('orders:read');
    expect(orderLinks(element).map(({ textContent }) => textContent?.trim())).to.deep.equal(['Payment']);
    const chosen = oneEvent(element, 'trellis-record-select');
    orderLinks(element)[0]?.click();
    expect((await chosen).detail).to.deep.equal({ object: 'order', id: 'ord_1' });
    await says(element, 'Order 27 · Mel Ortiz');
    expect(said(element)).to.contain('2 × شوربة عدس Large £10.00 Discounts -£1.00 Tip £0.50 Total £9.50');
    expect(said(element)).not.to.contain('Refunded');
    expect(root(element).activeElement?.id).to.equal('order');
    await expect(element).to.be.accessible();
    await press(element, 'Close');
    await waitUntil(() => root(element).activeElement === orderLinks(element)[0], 'the focus back');
    expect(said(element)).not.to.contain('Mel Ortiz');
  });

  it('leaves an order to the page that shows its own, and links to none without the scope', async () => {
    const element = await openWithOrder('orders:read');
    element.addEventListener('trellis-record-select', (event) => event.preventDefault());
    orderLinks(element)[0]?.click();
    await element.updateComplete;
    expect(network.to('/v1/orders/ord_1')).to.deep.equal([]);
    expect(orderLinks(await openWithOrder())).to.deep.equal([]);
  });

  it('takes its final room from the first, and keeps the list while it is narrowed', async () => {
    let give: () => void = () => {};
    network.route(
      '/v1/balance',
      () => new Promise((resolve) => (give = () => resolve(json(200, network.balance)))),
    );
    const element = await open('loading');
    expect(root(element).querySelectorAll('.bones').length).to.be.greaterThan(0);
    for (const part of root(element).querySelectorAll('.bones :is(dd, tbody td)'))
      expect(getComputedStyle(part).visibility).to.equal('hidden');
    const { height } = (root(element).querySelector('.card') as HTMLElement).getBoundingClientRect();
    await expect(element).to.be.accessible();
    give();
    await reaches(element, 'ready');
    expect(root(element).querySelector('.bones')).to.equal(null);
    expect((root(element).querySelector('.card') as HTMLElement).getBoundingClientRect().height).to.equal(
      height,
    );
    network.route('/v1/payouts', () => new Promise(() => {}));
    await choose(element, 'Method', 'instant');
    await reaches(element, 'loading');
    const rows = root(element).querySelector('.rows') as HTMLElement;
    expect(rows.textContent).to.contain('£10.01');
    await waitUntil(() => getComputedStyle(rows).opacity === '0.5', 'dimmed');
  });

  it('leaves a payout to the page that opens its own', async () => {
    const element = await open();
    element.addEventListener('trellis-record-select', (event) => event.preventDefault(), { once: true });
    const chosen = oneEvent(element, 'trellis-record-select');
    root(element).querySelector<HTMLButtonElement>('[data-id=po_1]')?.click();
    expect((await chosen).detail).to.deep.equal({ id: 'po_1' });
    expect(network.to('/v1/payouts/po_1')).to.deep.equal([]);
  });

  it('says why a payout failed, and leads to its remedy', async () => {
    const element = await open();
    await openFirst(element, 'po_2');
    expect(said(element)).to.contain('The bank doesn’t know this account.');
    buttons(element, 'Change account')[0]?.click();
    await waitUntil(() => root(element).querySelector('#sort_code'), 'the form');
    expect(said(element)).to.contain('held for 24 hours');
  });

  it('says why a payout waits', async () => {
    const message = 'The processor doesn’t pay this account out at present.';
    network.payouts = [payout(1, { status: 'pending', hold: { code: 'account', message } })];
    const element = await open();
    await openFirst(element, 'po_1');
    expect(said(element)).to.contain(message);
  });

  it('shows what an instant payout costs before, and pays once however often it is tried', async () => {
    const element = await open();
    await press(element, 'Pay out now');
    await says(element, '£197.00');
    expect(said(element)).to.contain('-£3.00');
    await expect(element).to.be.accessible();
    const { payouts } = network;
    network.route('/v1/payouts', ({ method }) =>
      method === 'POST' ? broken() : Promise.reject(new Error('none')),
    );
    await press(element, 'Pay out now');
    await says(element, 'Nothing happens twice.');
    const fresh = new FakePayouts();
    fresh.payouts = payouts;
    fresh.sent = network.sent;
    network = fresh;
    await press(element, 'Try again');
    await says(element, 'The payout is on its way.');
    const keys = sentTo('/v1/payouts', 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
    expect(sentTo('/v1/payouts', 'POST').map(({ body }) => JSON.parse(body))).to.deep.equal(
      keys.map(() => ({ amount: { amount: 19_700, currency: 'GBP' }, method: 'instant' })),
    );
  });

  it('pays nothing out when less is available than was shown, and shows what is', async () => {
    const element = await open();
    await press(element, 'Pay out now');
    await says(element, '£197.00');
    network.route('/v1/payouts', ({ method }) =>
      method === 'POST' ? fault(40022, { param: 'amount' }) : json(200, { data: [], has_more: false }),
    );
    const available = { amount: 5_000, currency: 'GBP' };
    network.balance = balance({ available, instant: { ...balance().instant, available } });
    await press(element, 'Pay out now');
    await says(element, 'Less is available now.');
    await says(element, '£47.00');
    await expect(element).to.be.accessible();
  });

  it('says until when payouts at once are held, on the clock of the merchant', async () => {
    const none = { amount: 0, currency: 'GBP' };
    network.balance = balance({
      timezone: 'America/New_York',
      instant: { available: none, fee: none, held_until: '2026-11-23T15:05:00.000Z' },
    });
    const element = await open();
    expect(said(element)).to.match(/held until 23 Nov 2026, 10:05 (EST|GMT-5)/);
    expect(buttons(element, 'Pay out now')).to.deep.equal([]);
  });

  it('offers no instant payout while there is none, and says why nothing is paid out', async () => {
    const none = { ...balance().instant, available: { amount: 0, currency: 'GBP' } };
    const no_payout = { code: 'bank_account', message: 'No account.' };
    network.balance = balance({ instant: none, next_payout: null, no_payout });
    const element = await open();
    expect(buttons(element, 'Pay out now')).to.deep.equal([]);
    expect(said(element)).to.contain('There is no bank account that can be paid.');
  });

  it('says of a negative balance that it is taken from the next payout', async () => {
    network.balance = balance({ available: { amount: -2_143, currency: 'GBP' } });
    const element = await open();
    expect(said(element)).to.contain('Taken from your next payout').and.not.to.contain('Can be paid out now');
  });

  it('keeps what was typed when the account is refused, and shows it on the field', async () => {
    network.route('/v1/merchants/mer_1/onboarding', () => fault(40003, { param: 'bank_account.sort_code' }));
    const element = await open();
    await press(element, 'Change account');
    await waitUntil(() => root(element).querySelector('#sort_code'), 'the form');
    for (const [id, text] of [
      ['sort_code', '60-16'],
      ['account_number', '31926819'],
    ]) {
      const input = root(element).querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
      input.value = text ?? '';
      input.dispatchEvent(new Event('input'));
    }
    await press(element, 'Save account');
    await says(element, 'As told.');
    expect(root(element).querySelector<HTMLInputElement>('#sort_code')?.value).to.equal('60-16');
    const [sent] = sentTo('/v1/merchants/mer_1/onboarding', 'PATCH');
    expect(JSON.parse(sent?.body ?? '')).to.deep.equal({
      bank_account: { country: 'GB', sort_code: '60-16', account_number: '31926819' },
      version: 3,
    });
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('trellis-intent');
  });

  for (const [country, fields] of [
    ['GB', { sort_code: '60-16-13', account_number: '31926819' }],
    ['US', { routing_number: '110000000', account_number: '000123456789', account_type: 'savings' }],
    ['DE', { iban: 'DE89370400440532013000' }],
    [
      'JP',
      {
        bank_code: '0001',
        branch_code: '001',
        account_type: 'current',
        account_number: '1234567',
        holder: 'カ)リバーサイド',
      },
    ],
  ] as const) {
    it(`asks for the account that ${country} has, and sends its parts`, async () => {
      network.merchant = { ...network.merchant, bank_account: { ...network.merchant.bank_account, country } };
      network.route('/v1/merchants/mer_1/onboarding', () => fault(40003, { param: 'bank_account.country' }));
      const element = await open();
      await press(element, 'Change account');
      const ids = Object.keys(fields);
      await waitUntil(() => root(element).querySelector(`#${ids[0]}`), 'the form');
      await press(element, 'Save account');
      expect(sentTo('/v1/merchants/mer_1/onboarding', 'PATCH')).to.have.lengthOf(0);
      for (const [id, text] of Object.entries(fields)) {
        const control = root(element).querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
        const isNumeric = !['iban', 'holder', 'account_type'].includes(id);
        expect([id, control.inputMode]).to.deep.equal([id, isNumeric ? 'numeric' : '']);
        control.value = text;
        control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input'));
      }
      await press(element, 'Save account');
      await waitUntil(() => sentTo('/v1/merchants/mer_1/onboarding', 'PATCH').length > 0, 'the change');
      const [sent] = sentTo('/v1/merchants/mer_1/onboarding', 'PATCH');
      expect(JSON.parse(sent?.body ?? '').bank_account).to.deep.equal({ country, ...fields });
    });
  }

  const choose = async (element: TrellisPayouts, label: string, value: string): Promise<void> => {
    const found = [...root(element).querySelectorAll('select')].find(({ labels }) =>
      labels[0]?.textContent?.trim().startsWith(label),
    ) as HTMLSelectElement;
    found.value = value;
    expect(found.value, `${label} has ${value}`).to.equal(value);
    found.dispatchEvent(new Event('change'));
    await element.updateComplete;
  };

  /** Another window has saved this meanwhile. */
  function changedMeanwhile(change: object): void {
    network.merchant = { ...merchant, version: 4, ...change };
    network.route('/v1/merchants/mer_1', ({ method, body }) => {
      if (method !== 'PATCH') return json(200, network.merchant);
      return JSON.parse(body).version === 4 ? json(200, network.merchant) : fault(40903);
    });
  }
  const weekly = { interval: 'weekly', weekday: 'friday', day: null, delay_days: 2 };

  it('shows both sides when someone else has changed the schedule, and saves what is chosen then', async () => {
    const element = await open();
    await press(element, 'Change schedule');
    await waitUntil(() => root(element).querySelector('#interval'), 'the form');
    await choose(element, 'How often', 'manual');
    changedMeanwhile({ payout_schedule: weekly });
    await press(element, 'Save schedule');
    await says(element, 'Someone else changed this meanwhile.');
    const sides = root(element).querySelector('#clash dl')?.textContent?.replaceAll(/\s+/g, ' ');
    expect(sides).to.match(/Saved now Every week, on Friday.*You chose Only when you ask for it/);
    expect(root(element).activeElement?.id).to.equal('clash');
    await expect(element).to.be.accessible();
    await press(element, 'Save what I chose');
    await says(element, 'The schedule is saved.');
    const bodies = sentTo('/v1/merchants/mer_1', 'PATCH').map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ version }) => version)).to.deep.equal([3, 4]);
    expect(bodies[1].payout_schedule.interval).to.equal('manual');
  });

  it('takes what the other has saved, where that is chosen', async () => {
    const element = await open();
    await press(element, 'Change schedule');
    await waitUntil(() => root(element).querySelector('#interval'), 'the form');
    await choose(element, 'How often', 'manual');
    changedMeanwhile({ payout_schedule: weekly });
    await press(element, 'Save schedule');
    await press(element, 'Take what is saved');
    await says(element, 'Every week, on Friday');
    expect(sentTo('/v1/merchants/mer_1', 'PATCH')).to.have.length(1);
  });

  it('asks nobody when someone else has changed another part of the record', async () => {
    const element = await open();
    await press(element, 'Change schedule');
    await waitUntil(() => root(element).querySelector('#interval'), 'the form');
    await choose(element, 'How often', 'manual');
    changedMeanwhile({ country: 'IE' });
    await press(element, 'Save schedule');
    await says(element, 'The schedule is saved.');
    expect(root(element).querySelector('#clash')).to.equal(null);
  });

  it('shows both sides when someone else has changed the account, by their last characters', async () => {
    const element = await open();
    await press(element, 'Change account');
    await waitUntil(() => root(element).querySelector('#sort_code'), 'the form');
    for (const [id, text] of [
      ['sort_code', '60-16-13'],
      ['account_number', '31926819'],
    ]) {
      const input = root(element).querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
      input.value = text ?? '';
      input.dispatchEvent(new Event('input'));
    }
    changedMeanwhile({ bank_account: { country: 'GB', last4: '1113', status: 'new' } });
    network.route('/v1/merchants/mer_1/onboarding', ({ body }) =>
      JSON.parse(body).version === 4 ? json(200, {}) : fault(40903),
    );
    await press(element, 'Save account');
    await says(element, 'Someone else changed this meanwhile.');
    const sides = root(element).querySelector('#clash dl')?.textContent?.replaceAll(/\s+/g, ' ');
    expect(sides).to.match(/ending in 1113.*ending in 6819/);
    await press(element, 'Save what I chose');
    await says(element, 'The bank account is changed.');
  });

  it('narrows by days of the merchant, and puts the oldest first', async () => {
    const element = await open();
    await choose(element, 'At the bank', '2026-11-16/2026-11-23');
    await choose(element, 'Sort by', 'oldest');
    await waitUntil(() => network.to('/v1/payouts').length === 3, 'three questions');
    expect(Object.fromEntries(network.to('/v1/payouts').at(-1)?.query ?? [])).to.deep.equal({
      limit: '20',
      arrival_from: '2026-11-16',
      arrival_to: '2026-11-23',
      order: 'oldest',
    });
  });

  it('begins with the filters, columns and locale of its attributes, and leaves out what nobody knows', async () => {
    const element = await open('ready', {
      'default-filters': 'status=failed&arrival_from=2026-11-01&method=express&color=red',
      columns: 'amount, fees, nonsense',
      locale: 'de-AT',
    });
    expect(`${network.to('/v1/payouts')[0]?.query}`).to.equal(
      'limit=20&status=failed&arrival_from=2026-11-01',
    );
    const heads = [...root(element).querySelectorAll('thead th')].map(({ textContent }) =>
      textContent?.trim(),
    );
    expect(heads).to.deep.equal(['At the bank', 'Fees', 'Amount']);
    expect(said(element)).to.contain('23. Nov. 2026').and.to.contain('10,01');
    expect(said(element)).to.contain('From 1. Nov. 2026');
  });

  it('downloads the payouts that the list is narrowed to', async () => {
    network.route(
      '/v1/reports/payouts',
      () => new Response('payout\r\n', { headers: { 'content-type': 'text/csv' } }),
    );
    const element = await open();
    await choose(element, 'At the bank', '2026-11-16/2026-11-23');
    await says(element, 'arrive from 16 Nov 2026 to 22 Nov 2026, without failed and canceled ones');
    await press(element, 'Download CSV');
    await waitUntil(() => network.to('/v1/reports/payouts').length === 1, 'the file');
    expect(`${network.to('/v1/reports/payouts')[0]?.query}`).to.equal(
      'from=2026-11-16&to=2026-11-22&format=csv',
    );
    await choose(element, 'Status', 'paid');
    await choose(element, 'Method', 'instant');
    await press(element, 'Download CSV');
    await waitUntil(() => network.to('/v1/reports/payouts').length === 2, 'the second file');
    expect(`${network.to('/v1/reports/payouts')[1]?.query}`).to.equal(
      'from=2026-11-16&to=2026-11-22&status=paid&method=instant&format=csv',
    );
    expect(said(element)).not.to.contain('without failed and canceled ones');
    await choose(element, 'Status', 'failed');
    await says(element, 'Failed and canceled payouts are in no CSV');
    expect(said(element)).not.to.contain('Download CSV');
  });

  it('has words for every kind of entry', async () => {
    const element = await open();
    network.route('/v1/payouts/po_1', () =>
      json(200, {
        ...network.payouts[0],
        entries: {
          data: ['subscription_fee', 'loyalty_fee'].map((type) => ({ ...entry(1, 0, 300), id: type, type })),
          has_more: false,
          next_cursor: null,
        },
      }),
    );
    await openFirst(element, 'po_1');
    expect(said(element)).to.contain('Monthly subscription').and.to.contain('Monthly loyalty members');
  });

  it('changes the schedule, with the version that was read', async () => {
    const element = await open();
    await press(element, 'Change schedule');
    await waitUntil(() => root(element).querySelector('#interval'), 'the form');
    const select = root(element).querySelector<HTMLSelectElement>('#interval') as HTMLSelectElement;
    select.value = 'weekly';
    select.dispatchEvent(new Event('change'));
    await press(element, 'Save schedule');
    await says(element, 'The schedule is saved.');
    expect(JSON.parse(sentTo('/v1/merchants/mer_1', 'PATCH')[0]?.body ?? '')).to.deep.equal({
      payout_schedule: { interval: 'weekly', weekday: 'monday', delay_days: 2 },
      version: 3,
    });
  });

  it('leaves out what the session may not do, and explains itself without its own scope', async () => {
    network.session(['payouts:read']);
    const element = await open();
    for (const text of ['Pay out now', 'Download CSV', 'Change account', 'Change schedule'])
      expect(buttons(element, text), text).to.deep.equal([]);
    fixtureCleanup();
    network.session(['menus:read']);
    const lacking = await open('missing-scope');
    await says(lacking, 'payouts:read');
    await expect(lacking).to.be.accessible();
  });

  it('narrows the list, says that nothing matches, and leads back', async () => {
    const element = await open();
    network.payouts = [];
    const select = root(element).querySelector<HTMLSelectElement>('.filters select') as HTMLSelectElement;
    select.value = 'canceled';
    select.dispatchEvent(new Event('change'));
    await says(element, 'No payouts match.');
    expect(network.to('/v1/payouts').at(-1)?.query.get('status')).to.equal('canceled');
    await press(element, 'Show all payouts');
    await says(element, 'No payouts yet.');
  });

  it('shows what it has when a part can’t be loaded, and loads that again', async () => {
    network.route('/v1/balance', () => fault(50001));
    const element = await open('error');
    expect(said(element)).to.contain('23 Nov 2026');
    network.route('/v1/balance', () => Response.json(balance()));
    await press(element, 'Try again');
    await says(element, '£200.00');
  });
});
