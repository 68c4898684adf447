import { expect, fixture, fixtureCleanup, html, oneEvent } from '@open-wc/testing';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/localize.ts';
import { broken, fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later as surfaceLater } from '../../records/load-later.ts';
import { later } from './range-choice.ts';
import { type TrellisReporting } from './reporting.ts';
import { FakeReports, ITEMS, OPTIONS, PAYMENTS, SALES, sold, TAXES } from './testing/fake-reports.ts';

type State = TrellisReporting['state'];

describe('trellis-reporting', () => {
  let network: FakeReports;

  beforeAll(async () => void (await Promise.all([later.load(), surfaceLater.load()])));
  beforeEach(() => {
    network = new FakeReports();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
    vi.restoreAllMocks();
  });

  async function open(state: State = 'ready', attributes: Record<string, string> = {}) {
    const session = await fixture(html`<trellis-session endpoint="/mint"></trellis-session>`);
    const element = document.createElement('trellis-reporting');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    session.append(element);
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisReporting, state: State): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
  };
  const root = (element: TrellisReporting): ShadowRoot => element.shadowRoot as ShadowRoot;
  const said = (element: TrellisReporting): string =>
    root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: TrellisReporting, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const control = <Kind extends HTMLElement>(element: TrellisReporting, name: string): Kind =>
    root(element).querySelector(`[name=${name}]`) as Kind;
  const choose = async (element: TrellisReporting, name: string, value: string): Promise<void> => {
    const select = control<HTMLSelectElement>(element, name);
    select.value = value;
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
  };
  const type = (element: TrellisReporting, name: string, value: string): void => {
    const input = control<HTMLInputElement>(element, name);
    input.value = value;
    input.dispatchEvent(new Event('input'));
  };
  const button = (element: TrellisReporting, text: string): HTMLButtonElement =>
    [...root(element).querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === text,
    ) as HTMLButtonElement;
  const press = async (element: TrellisReporting, text: string): Promise<void> => {
    await waitUntil(() => button(element, text), `a button ${text} in ${said(element)}`);
    button(element, text).click();
    await element.updateComplete;
  };
  const headline = (element: TrellisReporting, figure: string): string =>
    root(element).querySelector(`[data-figure=${figure}]`)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const foot = (element: TrellisReporting): string[] =>
    [...root(element).querySelectorAll('.data tfoot tr > *')].map((cell) => cell.textContent?.trim() ?? '');
  const asked = (path = SALES): Record<string, string> =>
    Object.fromEntries(network.to(path).at(-1)?.query ?? []);
  const never = (): Promise<Response> => new Promise(() => {});

  describe('over time', () => {
    itRendersWell({ open: () => open() });
  });
  describe('by item', () => {
    itRendersWell({ open: () => open('ready', { view: 'items' }), names: ['Bean salad', 'شوربة عدس'] });
  });
  describe('by surface and location', () => {
    itRendersWell({ open: () => open('ready', { view: 'places' }), names: ['Harbour'] });
  });
  describe('by payment', () => {
    itRendersWell({ open: () => open('ready', { view: 'payments' }) });
  });
  describe('the taxes', () => {
    itRendersWell({ open: () => open('ready', { view: 'taxes' }) });
  });
  describe('with dates that are wrong', () => {
    itRendersWell({ open: () => open('error', { range: '2026-11-21/2026-11-01' }) });
  });

  describe('is accessible', () => {
    it('without a session, loading, empty, failed, and without its scope', async () => {
      const alone = await fixture<TrellisReporting>(html`<trellis-reporting></trellis-reporting>`);
      await reaches(alone, 'no-session');
      await expect(alone).to.be.accessible();
      network.route(SALES, never);
      await expect(await open('loading')).to.be.accessible();
      network.perDay = 0;
      network.route(SALES, ({ query }) => json(200, network.sales(query)));
      await expect(await open('empty')).to.be.accessible();
      network.route(SALES, () => fault(50301));
      await expect(await open('error')).to.be.accessible();
      network.session({ scopes: ['menus:read'] });
      await expect(await open('missing-scope')).to.be.accessible();
    });
    it('with the values open, and an item', async () => {
      const element = await open();
      root(element).querySelector('summary')?.click();
      await says(element, 'Total');
      await expect(element).to.be.accessible();
      await press(element, 'Items');
      await reaches(element, 'ready');
      await press(element, 'Bean salad');
      await expect(element).to.be.accessible();
    });
  });

  it('begins with the last seven days of the merchant’s calendar, compared with those before', async () => {
    const element = await open();
    expect(asked()).to.deep.equal({
      from: '2026-11-15',
      to: '2026-11-21',
      compare: 'previous',
      group: 'day',
    });
    expect(headline(element, 'collected')).to.equal('Collected £286.16 +100% vs 8 – 14 Nov');
    expect(headline(element, 'orders')).to.equal('Orders 14 +100% vs 8 – 14 Nov');
    await says(element, '15 – 21 Nov 2026');
    // The running day is compared with as much of the one before, and the page says so in the merchant's
    // zone.
    await says(
      element,
      'compared with 8 – 14 Nov 2026, up to 14 Nov 2026, 14:05: the last day is still running',
    );
    await says(element, 'Time zone: Europe/London · As of 21 Nov 2026, 14:05');
  });

  it('writes all moments in the merchant’s zone, and says where a location has another', async () => {
    Object.assign(network.options, {
      timezone: 'America/New_York',
      locations: [
        { id: 'loc_1', name: 'Harbour', timezone: 'America/New_York' },
        { id: 'loc_2', name: 'Pacific', timezone: 'America/Los_Angeles' },
      ],
    });
    const element = await open();
    await says(element, 'Time zone: America/New_York · As of 21 Nov 2026, 09:05');
    await says(element, 'up to 14 Nov 2026, 09:05');
    await says(element, 'Pacific: its business days are those of America/Los_Angeles');
    expect(said(element)).not.to.contain('Harbour: its');
  });

  it('adds up: the lines are those of the totals', async () => {
    const element = await open();
    const lines = [...root(element).querySelectorAll('.statement tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    );
    expect(lines.map(([label, now, before]) => [label, now, before])).to.deep.equal([
      ['Gross sales', '£280.00', '£140.00'],
      ['Discounts', '-£28.00', '-£14.00'],
      ['Charges', '£0.00', '£0.00'],
      ['Refunds', '£0.00', '£0.00'],
      ['Net sales', '£252.00', '£126.00'],
      ['Tax', '£20.16', '£10.08'],
      ['Tips', '£14.00', '£7.00'],
      ['Collected', '£286.16', '£143.08'],
    ]);
  });

  it('says in a sentence what the chart shows, with a bar for each day and a line of those before', async () => {
    const element = await open();
    const drawing = root(element).querySelector('svg[role=img]');
    expect(drawing?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).to.equal(
      'Collected. £286.16 in 15 – 21 Nov 2026. Highest: Sun 15 Nov, £40.88. Compared with 8 – 14 Nov ' +
        '2026: 100% more.',
    );
    expect(drawing?.querySelectorAll('rect').length).to.equal(7);
    expect(drawing?.querySelector('.line.before')?.getAttribute('points')?.split(' ').length).to.equal(7);
  });

  it('shows in the chart the total that was pressed', async () => {
    const element = await open();
    root(element).querySelector<HTMLElement>('[data-figure=orders]')?.click();
    await element.updateComplete;
    const drawing = root(element).querySelector('svg[role=img]');
    expect(drawing?.getAttribute('aria-label')).to.contain('14 in 15 – 21 Nov 2026.');
    expect(root(element).querySelector('[aria-pressed=true]')?.getAttribute('data-figure')).to.equal(
      'orders',
    );
  });

  it('draws what is below zero, and a line where there are many days', async () => {
    network.route(SALES, ({ query }) => {
      const report = network.sales(query);
      for (const row of report.rows) row.collected = -500;
      return json(200, report);
    });
    const element = await open('ready', { range: '2026-08-01/2026-11-20' });
    const lines = [...root(element).querySelectorAll('polyline')];
    expect(lines.length).to.equal(2);
    expect(lines[0]?.getAttribute('points')?.split(' ').length).to.equal(112);
    expect(lines[0]?.getAttribute('points')).not.to.match(/NaN|,-/);
    expect(root(element).querySelector('.ticks')?.textContent).to.contain('-£10');
  });

  it('says the value under the pointer', async () => {
    const element = await open();
    const drawing = root(element).querySelector('.drawing') as SVGElement;
    const { left, width } = drawing.getBoundingClientRect();
    drawing.dispatchEvent(new PointerEvent('pointermove', { clientX: left + width * 0.99 }));
    expect(root(element).querySelector('.readout')?.textContent).to.equal('Sat 21 Nov: £40.88 (£20.44)');
    drawing.dispatchEvent(new PointerEvent('pointerleave'));
    expect(root(element).querySelector('.readout')?.textContent).to.equal('');
  });

  it('says the values one by one by the arrow keys', async () => {
    const element = await open();
    const readout = (): string | null | undefined => root(element).querySelector('.readout')?.textContent;
    const reader = root(element).querySelector('.reader') as HTMLInputElement;
    reader.focus();
    expect(readout()).to.match(/^Sun 15 Nov: /);
    await userEvent.keyboard('{ArrowRight}');
    expect(readout()).to.match(/^Mon 16 Nov: /);
    expect(reader.getAttribute('aria-valuetext')).to.equal(readout());
    await userEvent.keyboard('{End}');
    expect(readout()).to.equal('Sat 21 Nov: £40.88 (£20.44)');
    reader.blur();
    expect(readout()).to.equal('');
  });

  it('asks for what is chosen, dims the figures of what was until then, and tells the page', async () => {
    const element = await open();
    let give: (response: Response) => void = () => {};
    network.route(SALES, () => new Promise((resolve) => (give = resolve)));
    const changed = oneEvent(element, 'trellis-filter-change');
    await choose(element, 'surface', 'pay_link');
    expect((await changed).detail).to.deep.equal({
      range: 'last-7-days',
      compare: 'previous',
      location: '',
      surface: 'pay_link',
      interval: 'auto',
      view: 'overview',
      from: '2026-11-15',
      to: '2026-11-21',
    });
    expect(element.surface).to.equal('pay_link');
    expect(asked()['surface']).to.equal('pay_link');
    await reaches(element, 'loading');
    expect(headline(element, 'orders')).to.match(/^Orders 14/);
    const totals = root(element).querySelector('.headlines') as HTMLElement;
    await waitUntil(() => getComputedStyle(totals).opacity === '0.5', 'dimmed');
    expect(root(element).querySelectorAll('[aria-busy=true]').length).to.equal(2);
    network.perDay = 5;
    give(json(200, network.sales(network.to(SALES).at(-1)?.query as URLSearchParams)));
    await reaches(element, 'ready');
    expect(headline(element, 'orders')).to.match(/^Orders 35/);
    expect(root(element).querySelector('[aria-busy=true]')).to.equal(null);
  });

  it('drops an answer to what is no longer asked', async () => {
    const element = await open();
    const answers: (() => void)[] = [];
    network.route(
      SALES,
      ({ query }) => new Promise((resolve) => answers.push(() => resolve(json(200, network.sales(query))))),
    );
    await choose(element, 'range', 'yesterday');
    await choose(element, 'range', 'last-30-days');
    await waitUntil(() => answers.length === 2, 'both questions');
    answers[1]?.();
    await reaches(element, 'ready');
    answers[0]?.();
    await new Promise(requestAnimationFrame);
    expect(headline(element, 'orders')).to.match(/^Orders 60/);
  });

  it('takes its filters from attributes, and where they say nothing from default-filters', async () => {
    const element = await open('ready', {
      'default-filters': 'range=last-month&compare=last_year&location=loc_2&nonsense=1',
      compare: '',
    });
    expect(asked()).to.deep.equal({ from: '2026-10-01', to: '2026-10-31', location: 'loc_2', group: 'day' });
    expect(said(element)).not.to.contain('compared with');
    expect(control<HTMLSelectElement>(element, 'range').value).to.equal('last-month');
    expect(control<HTMLSelectElement>(element, 'location').value).to.equal('loc_2');
    element.range = 'today';
    await waitUntil(() => asked()['group'] === 'hour');
    expect(asked()).to.include({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('takes dates of one’s own, says what is wrong with them at their field, and keeps them', async () => {
    const element = await open();
    await choose(element, 'range', 'custom');
    await waitUntil(() => root(element).activeElement?.id === 'from', 'the focus in the first date');
    type(element, 'from', '2026-11-20');
    type(element, 'to', '2026-11-01');
    await press(element, 'Show report');
    await waitUntil(() => root(element).activeElement?.id === 'from');
    await says(element, 'The start date is after the end date.');
    type(element, 'from', '2025-01-01');
    await press(element, 'Show report');
    await says(element, 'A report has at most 400 days. These are 670.');
    expect(control<HTMLInputElement>(element, 'from').value).to.equal('2025-01-01');
    expect(network.to(SALES).length).to.equal(1);
    type(element, 'from', '2025-09-28');
    await element.updateComplete;
    control<HTMLInputElement>(element, 'to').focus();
    await userEvent.keyboard('{Enter}');
    await waitUntil(() => element.range === '2025-09-28/2026-11-01', 'the range');
    await reaches(element, 'ready');
    expect(asked()).to.include({ from: '2025-09-28', to: '2026-11-01', group: 'week' });
    await choose(element, 'interval', 'day');
    await reaches(element, 'ready');
    expect(
      root(element).querySelector('polyline.line:not(.before)')?.getAttribute('points')?.split(' ').length,
    ).to.equal(400);
  });

  it.each([
    ['next-week', 'This page asks for dates that don’t exist.'],
    ['2026-11-21/2026-11-01', 'The start date is after the end date.'],
    ['2025-10-17/2026-11-21', 'A report has at most 400 days. These are 401.'],
  ])('explains the range %s instead of asking for it, and leads on', async (range, words) => {
    const element = await open('error', { range });
    await says(element, words);
    expect(network.to(SALES).length).to.equal(0);
    expect(said(element)).not.to.contain('£');
    await press(element, 'Cancel');
    await reaches(element, 'ready');
    expect(element.range).to.equal('last-7-days');
  });

  it('says that nothing was sold, and leads to more days', async () => {
    network.perDay = 0;
    const element = await open('empty');
    await says(element, 'Nothing was sold in these days');
    expect(headline(element, 'average')).to.match(/^Average order –/);
    network.perDay = 2;
    await press(element, 'Show the last 30 days');
    await reaches(element, 'ready');
    expect(element.range).to.equal('last-30-days');
  });

  it('says that there were no orders where there is nothing to compare with', async () => {
    network.perDayBefore = 0;
    const element = await open();
    expect(headline(element, 'collected')).to.equal('Collected £286.16 No orders before');
    const drawing = root(element).querySelector('svg[role=img]');
    expect(drawing?.getAttribute('aria-label')).not.to.contain('Compared with');
  });

  it('judges changes by color: more sales are better, more refunds are worse, more discounts neither', async () => {
    network.route(SALES, ({ query }) => {
      const report = network.sales(query);
      Object.assign(report.compare?.changes ?? {}, { refunds: { difference: 5, bps: 2740, is_new: false } });
      return json(200, report);
    });
    const element = await open();
    const change = (name: string): string => {
      const row = [...root(element).querySelectorAll('.statement tbody tr')].find(({ textContent }) =>
        textContent?.trim().startsWith(name),
      );
      const found = row?.querySelector('.delta');
      return `${found?.className.trim()} ${found?.textContent?.replaceAll(/\s+/g, '')}`;
    };
    expect(change('Net sales')).to.equal('delta better +100%');
    expect(change('Refunds')).to.equal('delta worse +27.4%');
    expect(change('Discounts')).to.equal('delta +100%');
  });

  it('takes its final room from the first, with bones in place of figures', async () => {
    let give: () => void = () => {};
    network.route(SALES, ({ query }) => {
      const report = network.sales(query);
      return json(200, { ...report, totals: { ...report.totals, included_tax: 100 } });
    });
    network.route(
      OPTIONS,
      () => new Promise((resolve) => (give = () => resolve(json(200, network.options)))),
    );
    const element = await open('loading');
    const before = element.getBoundingClientRect().height;
    expect(root(element).querySelectorAll('.bones').length).to.equal(2);
    for (const part of root(element).querySelectorAll('.headline, .zone, .period, .plot, .statement td'))
      expect(getComputedStyle(part).visibility, part.className).to.equal('hidden');
    await expect(element).to.be.accessible();
    give();
    await reaches(element, 'ready');
    expect(root(element).querySelector('.bones')).to.equal(null);
    expect(Math.abs(element.getBoundingClientRect().height - before)).to.be.lessThan(1);
  });

  it('has the values behind the chart, by pages; a day leads to its own report', async () => {
    const element = await open('ready', { 'page-size': '3', columns: 'orders, collected' });
    root(element).querySelector('summary')?.click();
    await says(element, '1–3 / 7');
    const heads = [...root(element).querySelectorAll('.data thead th')].map((one) => one.textContent?.trim());
    expect(heads).to.deep.equal(['Day', 'Orders', 'Collected', 'Difference']);
    expect(foot(element)).to.deep.equal(['Total', '14', '£286.16', '+100%']);
    await press(element, 'Next');
    await press(element, 'Next');
    await says(element, '7–7 / 7');
    const selected = oneEvent(element, 'trellis-record-select');
    await press(element, 'Sat 21 Nov');
    expect((await selected).detail).to.deep.equal({ object: 'dates', id: '2026-11-21/2026-11-21' });
    await waitUntil(() => asked()['group'] === 'hour');
    expect(asked()).to.include({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('finds items, sorts them, and sums what is left', async () => {
    const element = await open('ready', { view: 'items' });
    expect(asked(ITEMS)).to.deep.equal({ from: '2026-11-15', to: '2026-11-21', compare: 'previous' });
    const names = (): string[] =>
      [...root(element).querySelectorAll('.data tbody td:first-child')].map(
        (one) => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      );
    expect(names()).to.deep.equal(['Bean salad', 'شوربة عدس Large', 'Pay link amounts']);
    await press(element, 'Quantity');
    expect(names()[0]).to.equal('Pay link amounts');
    type(element, 'item-search', 'bean');
    await element.updateComplete;
    expect(names()).to.deep.equal(['Bean salad']);
    expect(foot(element).slice(0, 6)).to.deep.equal([
      'Total of these',
      '8',
      '£95.00',
      '£3.00',
      '£2.00',
      '£90.00',
    ]);
    type(element, 'item-search', 'nothing of the kind');
    await says(element, 'No matches.');
  });

  it('opens an item, unless the page has a place of its own for it', async () => {
    const element = await open('ready', { view: 'items' });
    await press(element, 'Bean salad');
    await waitUntil(() => root(element).activeElement?.id === 'record');
    await says(element, 'Share of net sales: 64.3%');
    await press(element, 'Close');
    await waitUntil(() => root(element).activeElement?.textContent?.includes('Bean salad'));
    element.addEventListener('trellis-record-select', (event) => event.preventDefault());
    const selected = oneEvent(element, 'trellis-record-select');
    await press(element, 'Bean salad');
    expect((await selected).detail).to.deep.equal({ object: 'item', id: 'itm_1' });
    expect(root(element).querySelector('#record')).to.equal(null);
  });

  it('leads from a surface and a location to their own reports', async () => {
    const element = await open('ready', { view: 'places' });
    await press(element, 'Ordering site');
    await waitUntil(() => element.surface === 'ordering');
    await reaches(element, 'ready');
    await press(element, 'Harbour');
    await waitUntil(() => element.location === 'loc_1');
    expect(asked()).to.include({ surface: 'ordering', location: 'loc_1' });
  });

  it('shows payments with what is left after fees, and a tender that it does not know by its own word', async () => {
    const element = await open('ready', { view: 'payments' });
    await says(element, 'voucher');
    const lines = [...root(element).querySelectorAll('.statement tbody tr')].map((row) =>
      row.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines).to.deep.equal([
      'Captured £286.16',
      'Refunded -£6.16',
      'Collected £280.00',
      'Fees -£10.00',
      'After fees £270.00',
    ]);
  });

  it('says what disputes took, only where there was one', async () => {
    network.disputed = 3500;
    const element = await open('ready', { view: 'payments' });
    await says(element, 'Disputed -£35.00 Collected £245.00');
    expect(said(element)).to.include('Refunded Disputed Collected');
  });

  it('shows net, tax and gross by rate and jurisdiction, over all dates or by the periods that are chosen', async () => {
    const element = await open('ready', { view: 'taxes' });
    await says(element, 'Net (without tax)');
    const rows = () =>
      [...root(element).querySelectorAll('table tbody tr, table tfoot tr')].map((row) =>
        [...row.querySelectorAll('th, td')]
          .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
          .join(' | '),
      );
    const taxes = [
      'VAT 20% GB | £121.80 | £24.36 | £146.16 | £12.00',
      'VAT 5% GB | £10.00 | £0.50 | £10.50 | £12.00',
      'Without tax | £8.00 | £0.00 | £8.00 | £0.00',
    ];
    expect(rows()).to.deep.equal([...taxes, 'Total | £139.80 | £24.86 | £164.66 | £24.00']);
    const select = root(element).querySelector('#interval') as HTMLSelectElement;
    select.value = 'day';
    select.dispatchEvent(new Event('change'));
    await waitUntil(() => rows().length > 4, 'a row for each day');
    expect(rows()[0]).to.equal('Sun 15 Nov VAT 20% · GB | £121.80 | £24.36 | £146.16 | £12.00');
    expect(network.to(TAXES).map(({ query }) => query.get('group'))).to.deep.equal(['tax', 'day']);
  });

  it('downloads the table of what is shown, as the service writes it, and only with the scope for it', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:report';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const labels: Record<string, string> = {
      'sales-surface': 'Download surfaces (CSV)',
      'sales-location': 'Download locations (CSV)',
    };
    const element = await open();
    for (const [view, kind, path, query] of [
      ['Over time', 'sales-day', SALES, { group: 'day' }],
      ['Items', 'items-', ITEMS, {}],
      ['Surfaces', 'sales-surface', SALES, { group: 'surface' }],
      ['Surfaces', 'sales-location', SALES, { group: 'location' }],
      ['Payments', 'payments-', PAYMENTS, {}],
      ['Taxes', 'taxes-tax', TAXES, { group: 'tax' }],
    ] as const) {
      await press(element, view);
      await reaches(element, 'ready');
      const before = saved.length;
      await press(element, labels[kind] ?? 'Download CSV');
      await waitUntil(() => saved.length > before);
      await reaches(element, 'ready');
      expect(names.at(-1)).to.equal(`${kind}-by-the-service.csv`);
      expect(
        Object.fromEntries(network.to(path).findLast(({ query: of }) => of.get('format'))?.query ?? []),
      ).to.deep.equal({
        from: '2026-11-15',
        to: '2026-11-21',
        format: 'csv',
        ...query,
      });
    }
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) as ArrayBuffer);
    expect(Array.from(bytes.slice(0, 3))).to.deep.equal([0xef, 0xbb, 0xbf]);
    network.session({ scopes: ['reports:read'] });
    expect(said(await open())).not.to.contain('Download CSV');
  });

  it('says that a download failed, and tries it again', async () => {
    const element = await open();
    network.route(SALES, () => fault(50301));
    const failed = oneEvent(element, 'trellis-error');
    await press(element, 'Download CSV');
    await reaches(element, 'error');
    expect((await failed).detail).to.include({ type: 'server', code: 50301 });
    expect(headline(element, 'orders')).to.match(/^Orders 14/);
    await says(element, 'req_1');
  });

  it('says what failed, shows no figures, and asks again', async () => {
    network.route(SALES, broken);
    const element = await open('error');
    expect(said(element)).not.to.contain('£');
    await says(element, 'Can’t reach');
    network.route(SALES, ({ query }) => json(200, network.sales(query)));
    await press(element, 'Try again');
    await reaches(element, 'ready');
  });

  it('asks for all of it again for news, its calendar first', async () => {
    const element = await open();
    network.options.today = '2026-11-22';
    network.perDay = 3;
    await press(element, 'Refresh');
    await waitUntil(() => asked()['to'] === '2026-11-22', 'the next day');
    await reaches(element, 'ready');
    expect(headline(element, 'orders')).to.match(/^Orders 21/);
  });

  it('does not take an answer that is none', async () => {
    network.route(OPTIONS, () => json(200, { object: 'something' }));
    const element = await open('error');
    await says(element, 'can’t be read');
    expect(network.to(SALES)).to.deep.equal([]);
  });

  it('says which scope it lacks', async () => {
    network.session({ scopes: ['menus:read'] });
    const element = await open('missing-scope');
    await says(element, 'This page isn’t allowed to show reports.');
    await says(element, 'reports:read');
    expect(network.to(OPTIONS)).to.deep.equal([]);
  });

  it('speaks German, and writes numbers as the page wants them', async () => {
    await setLanguage('de');
    try {
      const element = await open('ready', { locale: 'de-CH' });
      await says(element, 'Eingenommen');
      await says(element, 'Zeitzone: Europe/London');
      const other = await open('ready', { locale: 'not a tag' });
      expect(headline(other, 'collected')).to.match(/^Eingenommen 286,16\s£/);
    } finally {
      await setLanguage('en');
    }
  });

  it('leaves its heading out, or has another', async () => {
    const without = await open('ready', { 'hide-heading': '' });
    expect(root(without).querySelector('h2')).to.equal(null);
    const other = await open('ready', { heading: 'Takings' });
    expect(root(other).querySelector('h2')?.textContent).to.equal('Takings');
  });

  it('adds nothing up by itself: the totals are those that the service sent', async () => {
    network.route(SALES, ({ query }) => json(200, { ...network.sales(query), totals: sold(99) }));
    expect(headline(await open(), 'orders')).to.match(/^Orders 99/);
  });
});
