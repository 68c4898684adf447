import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { MILL_LANE, STATION } from '../../testing/samples/answers/sample-locations.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later } from '../../records/load-later.ts';
import './locations.ts';
import { lateEditor } from './load-later.ts';
import type { TrellisLocations } from './locations.ts';
import { FakeLocations, PATH } from './testing/fake-locations.ts';

describe('trellis-locations', () => {
  let network: FakeLocations;

  beforeAll(async () => void (await Promise.all([later.load(), lateEditor.load()])));
  beforeEach(() => {
    network = new FakeLocations();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  async function open(state: TrellisLocations['state'] = 'ready'): Promise<TrellisLocations> {
    const whole = await fixture(
      html`<trellis-session endpoint="/mint"><trellis-locations></trellis-locations></trellis-session>`,
    );
    const element = whole.querySelector('trellis-locations') as TrellisLocations;
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisLocations, state: TrellisLocations['state']): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
  };
  const root = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot;
  const said = (element: Element): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: Element, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const control = (element: Element, id: string): HTMLInputElement =>
    root(element).querySelector(`[id="${id}"]`) as HTMLInputElement;
  const button = (element: Element, action: string): HTMLButtonElement =>
    root(element).querySelector(`[data-action="${action}"]`) as HTMLButtonElement;
  async function press(element: TrellisLocations, action: string): Promise<void> {
    await waitUntil(() => !!button(element, action), `a button ${action}`);
    button(element, action).click();
    await element.updateComplete;
  }
  async function type(element: TrellisLocations, id: string, text: string): Promise<void> {
    const input = control(element, id);
    input.value = text;
    input.dispatchEvent(new Event(input.matches('select') ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  }
  async function toggle(element: TrellisLocations, id: string): Promise<void> {
    control(element, id).click();
    await element.updateComplete;
  }
  const saved = (element: TrellisLocations): Promise<void> => says(element, 'Saved.');
  const focused = (element: Element): string => root(element).activeElement?.id ?? '';

  describe('ready', () => {
    itRendersWell({ open: () => open(), names: ['Mill Lane'] });
  });

  describe('with entries that are open', () => {
    itRendersWell({
      open: async () => {
        network.edit('loc_mill', {
          hours: { pickup: MILL_LANE.hours.default },
          fulfillments: { dine_in: { enabled: true } },
          pause: { until: '2026-11-22T12:00:00.000Z', reason: 'Busy' },
        });
        const element = await open();
        await press(element, 'exceptions-2026-12-24');
        await press(element, 'taxes-0');
        return element;
      },
    });
  });

  describe('read only', () => {
    itRendersWell({
      open: () => {
        network.session(['merchants:read']);
        return open();
      },
    });
  });

  it('shows what is saved, at the clocks and in the currency of the place', async () => {
    const element = await open();
    expect(said(element)).to.contain('12 Mill Lane, Reading, RG1 2AB · Europe/London');
    expect(control(element, 'in-hours-default-3-0-close').value).to.equal('12:00');
    expect(control(element, 'in-hours-default-3-1-open').value).to.equal('13:00');
    expect(control(element, 'in-fulfillments-delivery-fee').value).to.equal('2.50');
    expect(control(element, 'in-tip_presets_bps-1').value).to.equal('12.5');
    expect(said(element)).to.contain('25 Dec 2026 – 27 Dec 2026');
    expect(button(element, 'save')).to.equal(null);
  });

  it('sends only what was changed, together', async () => {
    const element = await open();
    await type(element, 'in-hours-default-0-0-open', '730');
    await type(element, 'in-fulfillments-pickup-fee', '0.45');
    await toggle(element, 'in-slot-prep_before_open');
    await says(element, '3 unsaved changes');
    await press(element, 'save');
    await saved(element);
    expect(network.changes()).to.deep.equal([
      {
        hours: {
          default: [
            { day: 'monday', open: '07:30', close: '17:30' },
            ...MILL_LANE.hours.default
              .filter(({ day }) => day !== 'monday')
              .toSorted((one, other) => days.indexOf(one.day) - days.indexOf(other.day)),
          ],
        },
        fulfillments: { pickup: { fee: { amount: 45, currency: 'GBP' } } },
        slot: { prep_before_open: true },
        version: 3,
      },
    ]);
    expect(button(element, 'save')).to.equal(null);
  });
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

  it('counts nothing that is as it was again, and discards the rest', async () => {
    const element = await open();
    await type(element, 'in-name', 'Mill');
    await says(element, '1 unsaved change');
    await type(element, 'in-name', 'Mill Lane');
    expect(button(element, 'save')).to.equal(null);
    await type(element, 'in-phone', '123');
    await press(element, 'discard');
    expect(control(element, 'in-phone').value).to.equal('+441184960123');
    expect(network.changes()).to.deep.equal([]);
  });

  it('has several times on a day, closes and opens days, by the keyboard too', async () => {
    const element = await open();
    control(element, 'in-hours-default-6').focus();
    await userEvent.keyboard(' ');
    await element.updateComplete;
    expect(control(element, 'in-hours-default-6-0-open').value).to.equal('09:00');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await waitUntil(() => focused(element) === 'in-hours-default-6-1-open', 'the focus in the new time');
    await userEvent.keyboard('18:00{Tab}2');
    await says(element, 'next day');
    await toggle(element, 'in-hours-default-5');
    await press(element, 'save');
    await saved(element);
    const [{ hours }] = network.changes() as [{ hours: typeof MILL_LANE.hours }];
    expect(hours.default.filter(({ day }) => /sat|sun/.test(day))).to.deep.equal([
      { day: 'sunday', open: '09:00', close: '17:00' },
      { day: 'sunday', open: '18:00', close: '02:00' },
    ]);
  });

  it('refuses overlapping and malformed times next to the field, and sends nothing', async () => {
    const element = await open();
    await type(element, 'in-hours-default-3-1-open', '11:30');
    await press(element, 'save');
    await says(element, 'These hours overlap with others.');
    expect(focused(element)).to.equal('in-hours-default-3-1-open');
    expect(control(element, 'in-hours-default-3-1-open').ariaInvalid).to.equal('true');
    await expect(element).to.be.accessible();
    await type(element, 'in-hours-default-3-1-open', 'noon');
    await says(element, 'Enter a time such as 08:30.');
    await type(element, 'in-hours-default-3-1-open', '12');
    expect(said(element)).not.to.contain('Enter a time such as');
    expect(network.changes()).to.deep.equal([]);
  });

  it('gives a fulfillment hours of its own, and takes them away', async () => {
    const element = await open();
    await type(element, 'in-hours-delivery-own', 'own');
    await toggle(element, 'in-hours-delivery-0');
    await press(element, 'save');
    await saved(element);
    const [{ hours }] = network.changes() as [{ hours: { delivery: { day: string }[] } }];
    expect(hours.delivery.map(({ day }) => day)).not.to.include('monday');
    await type(element, 'in-hours-delivery-own', '');
    await press(element, 'save');
    await waitUntil(() => network.changes().length === 2, 'the second change');
    expect(network.changes()[1]).to.deep.equal({ hours: { delivery: null }, version: 4 });
  });

  it('adds several days with a reason at once, changes and removes others', async () => {
    const element = await open();
    await press(element, 'add-days');
    const id = (name: string): string => `exceptions-n2-${name}`;
    await type(element, id('from'), '2027-01-01');
    await type(element, id('to'), '2027-01-02');
    await type(element, id('reason'), 'New Year');
    await press(element, 'exceptions-2026-12-24');
    await type(element, 'exceptions-2026-12-24-hours-0-0-close', '14');
    await press(element, 'save');
    await saved(element);
    const [{ exceptions }] = network.changes() as [{ exceptions: object[] }];
    expect(exceptions[0]).to.deep.equal({
      date: '2026-12-24',
      ranges: [{ open: '08:00', close: '14:00' }],
      reason: 'Christmas Eve',
    });
    expect(exceptions.slice(4)).to.deep.equal([
      { date: '2027-01-01', closed: true, reason: 'New Year' },
      { date: '2027-01-02', closed: true, reason: 'New Year' },
    ]);
  });

  it('refuses a day that is in the list already, and one before the first', async () => {
    const element = await open();
    await press(element, 'add-days');
    await press(element, 'save');
    await says(element, 'Choose a day.');
    await type(element, 'exceptions-n2-from', '2026-12-26');
    await says(element, '26 Dec 2026 is in the list already.');
    await type(element, 'exceptions-n2-from', '2027-01-02');
    await type(element, 'exceptions-n2-to', '2027-01-01');
    await press(element, 'save');
    await says(element, 'Choose a day after the first one.');
    expect(network.changes()).to.deep.equal([]);
  });

  it('keeps days that are over, and shows them no longer', async () => {
    network.edit('loc_mill', {
      exceptions: [{ date: '2026-11-01', closed: true, ranges: [], reason: 'Inventory' }],
    });
    const element = await open();
    expect(said(element)).not.to.contain('Inventory');
    await press(element, 'add-days');
    await type(element, 'exceptions-n1-from', '2027-01-01');
    await press(element, 'save');
    await saved(element);
    const [{ exceptions }] = network.changes() as [{ exceptions: { date: string }[] }];
    expect(exceptions.map(({ date }) => date)).to.deep.equal(['2026-11-01', '2027-01-01']);
  });

  it('changes taxes exactly, and asks for tips or not', async () => {
    const element = await open();
    await press(element, 'add-tax');
    await type(element, 'taxes-n2-name', 'City tax');
    await type(element, 'taxes-n2-rate', '8.875');
    await type(element, 'taxes-n2-categories', 'books, toys');
    control(element, 'taxes-n2-ways').click();
    await toggle(element, 'tips-on');
    await press(element, 'save');
    await saved(element);
    const [{ taxes, tip_presets_bps: tips }] = network.changes() as [
      { taxes: object[]; tip_presets_bps: [] },
    ];
    expect(taxes.at(-1)).to.deep.equal({
      name: 'City tax',
      rate_ppm: 88_750,
      inclusive: false,
      categories: ['books', 'toys'],
      fulfillments: ['delivery', 'dine_in'],
    });
    expect(tips).to.deep.equal([]);
  });

  it('asks for the address in the words of its country, with its regions to choose from', async () => {
    const element = await open();
    await type(element, 'in-address-country', 'US');
    await says(element, 'ZIP code');
    await waitUntil(() => control(element, 'in-address-region').matches('select'), 'a choice of states');
    await type(element, 'in-address-region', 'CA');
    await type(element, 'in-address-postal_code', 'RG1 2A');
    await press(element, 'save');
    await says(element, 'Check this code. Example: ');
    await type(element, 'in-address-postal_code', '95014');
    await press(element, 'save');
    await saved(element);
    expect(network.changes()).to.deep.equal([
      { address: { country: 'US', region: 'CA', postal_code: '95014' }, version: 3 },
    ]);
  });

  it('shows a refusal of the API at its field, and keeps what was typed', async () => {
    const element = await open();
    network.route(`${PATH}/loc_mill`, () => fault(40003, { message: 'No such number.', param: 'phone' }));
    await type(element, 'in-phone', '+441184960124');
    await type(element, 'in-name', 'Mill');
    await press(element, 'save');
    await says(element, 'No such number.');
    await waitUntil(() => focused(element) === 'in-phone', 'the focus in the field');
    expect(control(element, 'in-phone').ariaInvalid).to.equal('true');
    expect(control(element, 'in-name').value).to.equal('Mill');
    expect(said(element)).to.contain('1 field is wrong');
  });

  it('opens the tax that the API refuses', async () => {
    const element = await open();
    network.route(`${PATH}/loc_mill`, () => fault(40003, { message: 'Taxes overlap.', param: 'taxes.1' }));
    await press(element, 'taxes-1');
    await type(element, 'taxes-1-categories', '');
    await press(element, 'taxes-1');
    expect(control(element, 'taxes-1-name')).to.equal(null);
    await press(element, 'save');
    await says(element, 'Taxes overlap.');
    await waitUntil(() => focused(element) === 'taxes-1-name', 'the focus in the tax');
  });

  it('sends a change upon what somebody else has changed besides', async () => {
    const element = await open();
    network.edit('loc_mill', { at_pickup: true });
    await type(element, 'in-name', 'Mill');
    await press(element, 'save');
    await saved(element);
    expect(network.changes().map(({ version }) => version)).to.deep.equal([3, 4]);
    expect(network.locations[0]).to.include({ name: 'Mill', at_pickup: true });
    expect(control(element, 'in-at_pickup').checked).to.equal(true);
  });

  it('shows both sides of what somebody else has changed too, and loses nothing', async () => {
    const element = await open();
    network.edit('loc_mill', { name: 'Mill Lane Café' });
    await type(element, 'in-name', 'Mill');
    await type(element, 'in-phone', '+441184960124');
    await press(element, 'save');
    await says(element, 'Someone else changed this meanwhile.');
    await says(element, 'Saved now: Mill Lane Café');
    await waitUntil(() => focused(element) === 'clash', 'the focus on the choice');
    await expect(element).to.be.accessible();
    expect(control(element, 'in-name').value).to.equal('Mill');
    await press(element, 'yield');
    expect(control(element, 'in-name').value).to.equal('Mill Lane Café');
    expect(control(element, 'in-phone').value).to.equal('+441184960124');
    await press(element, 'save');
    await saved(element);
    expect(network.changes().at(-1)).to.deep.equal({ phone: '+441184960124', version: 4 });
  });

  it('overwrites the other change if the person chooses so', async () => {
    const element = await open();
    network.edit('loc_mill', { name: 'Mill Lane Café' });
    await type(element, 'in-name', 'Mill');
    await press(element, 'save');
    await press(element, 'keep');
    await saved(element);
    expect(network.locations[0]?.name).to.equal('Mill');
  });

  it('tries again under the same key after a failure, and keeps what was typed', async () => {
    const element = await open();
    network.route(`${PATH}/loc_mill`, () => fault(50301));
    await type(element, 'in-name', 'Mill');
    await press(element, 'save');
    await reaches(element, 'error');
    network.route(`${PATH}/loc_mill`, () => json(200, { ...MILL_LANE, name: 'Mill', version: 4 }));
    await press(element, 'save');
    await saved(element);
    const keys = network.to(`${PATH}/loc_mill`).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).to.equal(1);
    expect(keys[0]).to.be.a('string');
  });

  it('changes nothing without the scope, and shows all that is saved in words', async () => {
    network.session(['merchants:read']);
    const element = await open();
    for (const text of [
      'Thu 08:00–12:00, 13:00–17:30',
      '£2.50',
      'RG1, RG2',
      '10%, 12.5%, 15%',
      'Takes orders',
    ])
      expect(said(element)).to.contain(text);
    expect(root(element).querySelector('input, select, textarea')).to.equal(null);
    expect(button(element, 'add-location')).to.equal(null);
  });

  it('pauses at once, until a time by the clock of the service, and resumes', async () => {
    const element = await open();
    await type(element, 'in-name', 'Mill');
    await type(element, 'pause-reason', 'Busy');
    await press(element, 'pause-30');
    await says(element, 'Paused until 21 Nov 2026, 12:30 GMT');
    const [sent] = network.changes() as [{ pause: { until: string } }];
    expect(Date.parse(sent.pause.until) - Date.parse('2026-11-21T12:30:00Z')).to.be.within(0, 60_000);
    expect(sent).to.deep.include({ pause: { until: sent.pause.until, reason: 'Busy' }, version: 3 });
    expect(control(element, 'in-name').value).to.equal('Mill');
    await press(element, 'resume');
    await says(element, 'Ordering is open again.');
    expect(network.locations[0]?.pause).to.equal(null);
  });

  it('keeps what was typed at a location while another one is shown', async () => {
    network.locations = [STATION, MILL_LANE];
    const element = await open();
    const choose = async (id: string): Promise<void> => {
      const select = root(element).querySelector('.top select') as HTMLSelectElement;
      select.value = id;
      select.dispatchEvent(new Event('change'));
      await element.updateComplete;
    };
    await type(element, 'in-name', 'Mill');
    await choose('loc_station');
    expect(control(element, 'in-name').value).to.equal('Station kiosk');
    expect(button(element, 'save')).to.equal(null);
    await choose('loc_mill');
    expect(control(element, 'in-name').value).to.equal('Mill');
  });

  it('adds a location by its name, and shows it', async () => {
    network.locations = [];
    const element = await open('empty');
    await expect(element).to.be.accessible();
    await press(element, 'add-location');
    root(element).querySelector<HTMLButtonElement>('[part~=submit]')?.click();
    await says(element, 'Fill in this field.');
    await type(element, 'name', 'Harbor');
    root(element).querySelector<HTMLButtonElement>('[part~=submit]')?.click();
    await says(element, 'The location is added.');
    expect(control(element, 'in-name').value).to.equal('Harbor');
    expect(JSON.parse(network.to(PATH).at(-1)?.body ?? '')).to.deep.equal({ name: 'Harbor' });
  });

  it('can be kept from a change by its page, and says what was changed', async () => {
    const element = await open();
    const changes: unknown[] = [];
    element.addEventListener('trellis-changed', (event) => changes.push((event as CustomEvent).detail));
    element.addEventListener('trellis-before-change', (event) => event.preventDefault(), { once: true });
    await type(element, 'in-name', 'Mill');
    await press(element, 'save');
    expect(network.changes()).to.deep.equal([]);
    await press(element, 'save');
    await saved(element);
    expect(changes).to.deep.equal([{ action: 'save', location: 'loc_mill' }]);
  });
});
