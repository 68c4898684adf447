import { expect, fixture, fixtureCleanup, html, oneEvent } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { later } from '../../records/load-later.ts';
import { broken, fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { lateDetail } from './load-later.ts';
import './payments.ts';
import type { TrellisPayments } from './payments.ts';
import { dispute, FakePayments, gbp, payment, refund } from './testing/fake-payments.ts';

/** Wide enough for a payment beside the list. */
const BESIDE = { style: 'display: block; width: 1100px' };

describe('trellis-payments', () => {
  let network: FakePayments;

  beforeAll(async () => void (await Promise.all([later.load(), lateDetail.load()])));
  beforeEach(() => {
    network = new FakePayments();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  async function open(
    state: TrellisPayments['state'] = 'ready',
    attributes: Record<string, string> = {},
  ): Promise<TrellisPayments> {
    const whole = await fixture(
      html`<trellis-session endpoint="/mint" style=${attributes['style'] ?? ''}
        ><trellis-payments default-filters=${attributes['default-filters'] ?? ''}></trellis-payments
      ></trellis-session>`,
    );
    const element = whole.querySelector('trellis-payments') as TrellisPayments;
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisPayments, state: TrellisPayments['state']): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
  };
  const root = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot;
  const said = (element: Element): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: Element, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const buttons = (element: Element, text: string): HTMLButtonElement[] =>
    [...root(element).querySelectorAll('button')].filter(
      ({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim() === text,
    );
  async function press(element: TrellisPayments, text: string): Promise<void> {
    await waitUntil(() => buttons(element, text).length > 0, `a button ${text} in: ${said(element)}`);
    buttons(element, text).at(-1)?.click();
    await element.updateComplete;
  }
  const field = <Control extends HTMLElement = HTMLInputElement>(element: Element, id: string): Control =>
    root(element).querySelector<Control>(`#${id}`) as Control;
  function type(element: Element, id: string, text: string): void {
    const control = field(element, id);
    control.value = text;
    control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
  async function openOne(number: number, attributes?: Record<string, string>): Promise<TrellisPayments> {
    const element = await open('ready', attributes);
    await choose(element, number);
    return element;
  }
  async function choose(element: TrellisPayments, number: number): Promise<void> {
    root(element).querySelector<HTMLButtonElement>(`[data-id=pay_${number}]`)?.click();
    await says(element, 'What happened');
    await reaches(element, 'ready');
  }
  const sentTo = (path: string, method = 'POST') => network.to(path).filter((sent) => sent.method === method);
  const keysOf = (path: string) => sentTo(path).map(({ headers }) => headers.get('idempotency-key'));

  describe('with the list', () => {
    itRendersWell({ open: () => open(), names: ['Noor 1'] });
  });
  describe('with a payment', () => {
    itRendersWell({ open: () => openOne(3, BESIDE), names: ['Noor 1'] });
  });
  describe('with a dispute', () => {
    itRendersWell({ open: () => openOne(4, BESIDE), names: ['Noor 1'] });
  });

  it('shows the sums of the month, and the payments with who, when, how and what', async () => {
    const element = await open();
    for (const text of [
      'Paid in November (24)',
      '£4,218.40',
      'Held now (2)',
      'Refunded in November (5)',
      'Disputes (1), answer by 3 Dec',
      'Noor 1',
      'Order 3',
      '11:00',
      '25 Nov',
      '9 Nov 2025',
      'Held',
      'Paid',
      'Refunded £4.20',
      'Disputed',
      '£21.40',
    ])
      expect(said(element)).to.contain(text);
    expect(network.to('/v1/payments')[0]?.query.get('expand')).to.equal('purchase');
  });

  it('filters by period, status and card, and tells the page', async () => {
    const element = await open();
    const told = oneEvent(element, 'trellis-filter-change');
    const select = root(element).querySelector<HTMLSelectElement>('[data-filter=period]');
    if (select) select.value = 'this-month';
    select?.dispatchEvent(new Event('change'));
    expect((await told).detail).to.deep.equal({ period: 'this-month' });
    await waitUntil(() => network.to('/v1/payments').length > 1, 'a request');
    const asked = network.to('/v1/payments').at(-1)?.query;
    expect(asked?.get('created_from')).to.equal('2026-11-01T00:00:00.000Z');
    expect(asked?.get('created_to')).to.equal('2026-11-27T00:00:00.000Z');
    expect(asked?.has('period')).to.equal(false);
    await reaches(element, 'ready');
    root(element).querySelector<HTMLButtonElement>('.chip.set button')?.click();
    await waitUntil(() => network.to('/v1/payments').length > 2, 'a request');
    expect(network.to('/v1/payments').at(-1)?.query.has('created_from')).to.equal(false);
  });

  it('begins with the filters of the page, and asks for open disputes', async () => {
    await open('ready', { 'default-filters': 'status=disputed&brand=visa&nonsense=1&period=never' });
    const asked = network.to('/v1/payments')[0]?.query;
    expect([asked?.get('dispute_state'), asked?.get('brand'), asked?.has('status')]).to.deep.equal([
      'open',
      'visa',
      false,
    ]);
    expect(asked?.has('nonsense') || asked?.has('period')).to.equal(false);
  });

  it('searches once the typing rests', async () => {
    const element = await open();
    const search = root(element).querySelector<HTMLInputElement>('[type=search]') as HTMLInputElement;
    for (const text of ['n', 'no', 'noor']) {
      search.value = text;
      search.dispatchEvent(new Event('input'));
    }
    await waitUntil(() => network.to('/v1/payments').length > 1, 'a request');
    expect(network.to('/v1/payments').map(({ query }) => query.get('q'))).to.deep.equal([null, 'noor']);
  });

  it('says what to do where nothing matches, and shows all again', async () => {
    network.payments = [payment(1)];
    const element = await open('ready', { 'default-filters': 'status=failed' });
    await says(element, 'No payments match');
    await press(element, 'Show all payments');
    await says(element, 'Noor 1');
    expect(network.to('/v1/payments').at(-1)?.query.has('status')).to.equal(false);
  });

  it('says so where there are no payments yet', async () => {
    network.payments = [];
    expect(said(await open('empty'))).to.contain('No payments yet');
  });

  it('shows what happened to a payment, and what the merchant keeps', async () => {
    network.refunds = [refund()];
    const element = await openOne(3);
    for (const text of [
      '£21.40 held on the card',
      '£21.40 charged',
      '£4.20 refunded',
      'Something was wrong with an item',
      'The cake was missing.',
      'In the payout of 27 Nov',
      'Charged £21.40 Refunded -£4.20 Fees -£0.52 Net £16.68',
      'Up to £17.20 is left to refund.',
    ])
      expect(said(element).replaceAll('−', '-')).to.contain(text);
    await press(element, 'Close');
    expect(root(element).activeElement?.getAttribute('data-id')).to.equal('pay_3');
  });

  it('refunds an item for what the service says it is worth', async () => {
    const element = await openOne(1);
    expect(field(element, 'units-2').disabled).to.equal(true);
    field(element, 'units-1').click();
    await waitUntil(() => field(element, 'refund-amount').value === '6.20', 'the amount');
    await press(element, 'Refund £6.20');
    await says(element, '£6.20 is refunded.');
    expect(sentTo('/v1/orders/ord_1/refund').map(({ body }) => JSON.parse(body))).to.deep.equal([
      { lines: [{ uid: '1', quantity: 1 }], reason: 'requested' },
    ]);
  });

  it('refunds a typed amount once, however often its button is pressed', async () => {
    const element = await openOne(1);
    type(element, 'refund-amount', '6.20');
    type(element, 'refund-reason', 'duplicate');
    type(element, 'refund-note', 'Twice.');
    await element.updateComplete;
    const [submit] = buttons(element, 'Refund £6.20');
    submit?.click();
    submit?.click();
    await says(element, '£6.20 is refunded.');
    submit?.click();
    expect(sentTo('/v1/orders/ord_1/refund').map(({ body }) => JSON.parse(body))).to.deep.equal([
      { amount: gbp(620), reason: 'duplicate', note: 'Twice.' },
    ]);
  });

  it('asks again under the same key if nobody knows what became of a refund', async () => {
    const element = await openOne(1);
    network.route('/v1/orders/ord_1/refund', (_, before) =>
      before ? json(201, refund({ amount: gbp(620), status: 'pending' })) : broken(),
    );
    type(element, 'refund-amount', '6.20');
    await element.updateComplete;
    await press(element, 'Refund £6.20');
    await says(element, 'Nothing happens twice.');
    await press(element, 'Try again');
    await says(element, 'The refund of £6.20 is on its way.');
    const [first, second] = keysOf('/v1/orders/ord_1/refund');
    expect(first).to.be.a('string');
    expect(second).to.equal(first);
  });

  it('refuses more than is left before anything is sent, and takes all that is left', async () => {
    network.refunds = [refund({ status: 'pending' })];
    const element = await openOne(1);
    await says(element, 'Up to £17.20 is left to refund.');
    for (const [typed, problem] of [
      ['17.21', 'Up to £17.20 is left to refund.'],
      ['0', 'Enter an amount above 0.'],
      ['', 'Choose items, or enter an amount.'],
    ] as const) {
      type(element, 'refund-amount', typed);
      await element.updateComplete;
      root(element).querySelector<HTMLButtonElement>('.refund [part~=submit]')?.click();
      await says(element, problem);
      expect(field(element, 'refund-amount').getAttribute('aria-invalid')).to.equal('true');
    }
    await press(element, 'Refund all');
    expect(buttons(element, 'Refund £17.20')).to.have.length(1);
    expect(sentTo('/v1/orders/ord_1/refund')).to.deep.equal([]);
  });

  it('says so where somebody else was quicker', async () => {
    const element = await openOne(1);
    network.route('/v1/orders/ord_1/refund', () => fault(40022));
    type(element, 'refund-amount', '6.20');
    await element.updateComplete;
    await press(element, 'Refund £6.20');
    await says(element, 'Less is left to refund by now.');
    expect(field(element, 'refund-amount').getAttribute('aria-invalid')).to.equal('true');
  });

  it('refunds a pay link by its payment', async () => {
    network.payments = [payment(1, { order: null, pay_link: 'lnk_1' })];
    const element = await openOne(1);
    type(element, 'refund-amount', '6.20');
    await element.updateComplete;
    await press(element, 'Refund £6.20');
    await says(element, '£6.20 is refunded.');
    expect(sentTo('/v1/payments/pay_1/refund')).to.have.length(1);
  });

  describe('a dispute', () => {
    it('says until when to answer, why, and what is at stake', async () => {
      const element = await openOne(4);
      for (const text of [
        'Answer by Thursday 3 Dec',
        '7 days left',
        'Without an answer the cardholder keeps £21.40, and the fee of £15.00 stays.',
        'Order not received',
        'If you win, both come back.',
      ])
        await says(element, text);
      expect(buttons(element, 'Refund all')).to.deep.equal([]);
      expect(field(element, 'customer_name').value).to.equal('Noor 1');
      expect(field<HTMLTextAreaElement>(element, 'receipt').value).to.contain('1 × Soup of the day: £6.20');
    });

    it('keeps a draft, and sends the evidence once', async () => {
      const path = '/v1/disputes/dsp_1/evidence';
      network.route(path, ({ body }) => {
        const { submit, explanation } = JSON.parse(body) as { submit: boolean; explanation: string };
        network.dispute = dispute({
          evidence: { ...network.dispute.evidence, explanation },
          ...(submit && { status: 'under_review', evidence_submitted_at: '2026-11-26T12:00:00Z' }),
        });
        return json(200, network.dispute);
      });
      const element = await openOne(4);
      type(element, 'explanation', 'Picked up at 12:31.');
      await press(element, 'Save draft');
      await says(element, 'The draft is saved.');
      expect(field<HTMLTextAreaElement>(element, 'explanation').value).to.equal('Picked up at 12:31.');
      const [send] = buttons(element, 'Send evidence');
      send?.click();
      send?.click();
      await says(element, 'The bank has your evidence, and decides.');
      await says(element, 'Evidence sent to the bank');
      expect(sentTo(path).map(({ body }) => JSON.parse(body).submit)).to.deep.equal([false, true]);
      expect(JSON.parse(sentTo(path)[1]?.body ?? '')).to.include({
        explanation: 'Picked up at 12:31.',
        customer_email: 'noor@example.com',
        refund_policy: null,
      });
    });

    it('shows a refusal at its field', async () => {
      network.route('/v1/disputes/dsp_1/evidence', () => fault(40003, { param: 'customer_email' }));
      const element = await openOne(4);
      type(element, 'customer_email', 'nobody');
      await press(element, 'Send evidence');
      await says(element, 'Must be an email address');
      expect(field(element, 'customer_email').getAttribute('aria-invalid')).to.equal('true');
    });

    it('takes only files that the bank takes, and uploads one as soon as it is chosen', async () => {
      network.route('/v1/disputes/dsp_1/files', ({ query }) => {
        const file = {
          id: 'dfl_1',
          name: query.get('name') ?? '',
          media_type: 'image/png',
          size: 3,
        } as const;
        network.dispute = dispute({ evidence: { ...network.dispute.evidence, files: [file] } });
        return json(201, network.dispute);
      });
      network.route('/v1/disputes/dsp_1/files/dfl_1', () => {
        network.dispute = dispute();
        return json(200, network.dispute);
      });
      const element = await openOne(4);
      const add = (file: File): void => {
        const files = new DataTransfer();
        files.items.add(file);
        field(element, 'evidence-file').files = files.files;
        field(element, 'evidence-file').dispatchEvent(new Event('change'));
      };
      add(new File(['…'], 'notes.txt', { type: 'text/plain' }));
      await says(element, 'Choose a PDF, JPEG or PNG file.');
      add(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
      await says(element, 'This file is larger than 2 MB.');
      expect(sentTo('/v1/disputes/dsp_1/files')).to.deep.equal([]);
      add(new File(['abc'], '<b>slip</b>.png', { type: 'image/png' }));
      await says(element, '<b>slip</b>.png');
      await press(element, 'Remove <b>slip</b>.png');
      await waitUntil(() => !said(element).includes('slip'), 'no file');
      expect(sentTo('/v1/disputes/dsp_1/files/dfl_1', 'DELETE')).to.have.length(1);
    });

    it('is given up only after a question', async () => {
      network.route('/v1/disputes/dsp_1/accept', () => {
        network.dispute = dispute({ status: 'accepted', closed_at: '2026-11-26T12:00:00Z' });
        return json(200, network.dispute);
      });
      const element = await openOne(4);
      root(element).querySelector<HTMLButtonElement>('[data-action=accept]')?.click();
      await element.updateComplete;
      const dialog = root(element).querySelector('dialog');
      expect(dialog?.open).to.equal(true);
      expect(sentTo('/v1/disputes/dsp_1/accept')).to.deep.equal([]);
      expect(dialog?.textContent).to.contain('the fee of £15.00 stays');
      dialog?.querySelector<HTMLButtonElement>('.risky')?.click();
      await says(element, 'You accepted the loss.');
      expect(sentTo('/v1/disputes/dsp_1/accept')).to.have.length(1);
    });

    it.each([
      [{ status: 'under_review' }, 'The bank has your evidence, and decides.'],
      [{ status: 'won', funds_withdrawn: false }, 'You won the dispute.'],
      [{ status: 'lost' }, 'You lost the dispute.'],
      [{ sending: 'evidence' }, 'The evidence is being sent.'],
      [{ sending: 'acceptance' }, 'The loss is being accepted.'],
      [{ respond_by: null }, 'The bank takes no evidence for this dispute.'],
      [{ respond_by: '2026-11-26T11:59:00Z' }, 'The time to answer ended'],
    ])('%j can’t be answered', async (more, text) => {
      network.dispute = dispute(more);
      const element = await openOne(4);
      await says(element, text);
      expect(buttons(element, 'Send evidence')).to.deep.equal([]);
    });
  });

  it('keeps a long word of its heading whole beside the button', async () => {
    const element = await open();
    element.heading = 'Zahlungseingänge';
    element.style.width = '310px';
    await element.updateComplete;
    expect(root(element).querySelector('h2')?.offsetHeight).to.equal(32);
  });

  it('shows no control without its scope, and asks for nothing that it may not read', async () => {
    network.session(['payments:read']);
    const element = await openOne(4);
    for (const text of ['Download CSV', 'Refund all', 'Send evidence', 'Accept the loss'])
      expect(buttons(element, text), text).to.deep.equal([]);
    expect(said(element)).not.to.contain('In the payout');
    expect(network.to('/v1/payments')[0]?.query.has('expand')).to.equal(false);
    for (const path of ['/v1/orders/ord_4', '/v1/payouts']) expect(network.to(path)).to.deep.equal([]);
  });

  it('explains a missing scope', async () => {
    network.session(['orders:read']);
    const element = await open('missing-scope');
    expect(said(element)).to.contain('This page isn’t allowed to show payments.');
  });

  it.each([
    [50301, 'The service didn’t respond.'],
    [42902, 'Too many requests.'],
  ])('says that the list can’t be read (%i), and reads it again', async (code, text) => {
    network.route('/v1/payments', () => fault(code, {}, code === 42902 ? { 'retry-after': '0' } : {}));
    const element = await open('error');
    await says(element, text);
    network.route('/v1/payments', () =>
      json(200, { data: [payment(1)], has_more: false, next_cursor: null }),
    );
    await press(element, 'Try again');
    await says(element, 'Noor 1');
    expect(element.state).to.equal('ready');
  });

  it('says what a refund is refused for: the scope, the state or the service', async () => {
    const element = await openOne(1);
    for (const [code, text] of [
      [40301, 'This session isn’t allowed to do that.'],
      [40902, 'This isn’t possible right now.'],
      [50301, 'It’s safe to try again'],
    ] as const) {
      network.route('/v1/orders/ord_1/refund', () => fault(code));
      type(element, 'refund-amount', '1.00');
      await element.updateComplete;
      root(element).querySelector<HTMLButtonElement>('.refund [part~=submit]')?.click();
      await says(element, text);
      expect(field(element, 'refund-amount').value, text).to.equal('1.00');
    }
  });

  it('opens nothing where the page shows payments itself', async () => {
    const element = await open();
    element.addEventListener('trellis-record-select', (event) => event.preventDefault());
    const told = oneEvent(element, 'trellis-record-select');
    root(element).querySelector<HTMLButtonElement>('[data-id=pay_1]')?.click();
    expect((await told).detail).to.deep.equal({ id: 'pay_1' });
    expect(network.to('/v1/payments/pay_1')).to.deep.equal([]);
  });

  it('reads the list again when the page comes back into sight', async () => {
    const element = await open();
    network.payments = [payment(7), ...network.payments];
    document.dispatchEvent(new Event('visibilitychange'));
    await says(element, 'Noor 7');
    expect(element.state).to.equal('ready');
  });

  it('shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)>\u202Eevil';
    network.payments = [
      payment(1, {
        purchase: { order_number: 1, business_date: null, description: null, customer_name: name },
        card: { brand: '__proto__', last4: '4242' },
      }),
    ];
    const element = await openOne(1);
    expect(root(element).querySelector('img')).to.equal(null);
    expect([...root(element).querySelectorAll('bdi')].map(({ textContent }) => textContent)).to.include(name);
  });

  it('downloads the payments of the period as CSV', async () => {
    network.route(
      '/v1/reports/payments',
      () => new Response('id\r\n', { headers: { 'content-type': 'text/csv' } }),
    );
    const element = await open('ready', { 'default-filters': 'period=last-month' });
    await press(element, 'Download CSV');
    await waitUntil(() => network.to('/v1/reports/payments').length === 1, 'a request');
    expect(network.to('/v1/reports/payments')[0]?.query.toString()).to.equal(
      'from=2026-10-01&to=2026-10-31&format=csv',
    );
  });
});
