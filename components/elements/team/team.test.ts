import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { broken, fault, json } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later } from '../../records/load-later.ts';
import './team.ts';
import { latePanels } from './load-later.ts';
import type { TrellisTeam } from './team.ts';
import { DEVICE_LINK, DEVICES_PATH, FakeTeam, PEOPLE_PATH } from './testing/fake-team.ts';

describe('trellis-team', () => {
  let network: FakeTeam;

  beforeAll(async () => void (await Promise.all([later.load(), latePanels.load()])));
  beforeEach(() => {
    network = new FakeTeam();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
  });

  async function open(state: TrellisTeam['state'] = 'ready', address = ''): Promise<TrellisTeam> {
    const whole = await fixture(
      html`<trellis-session endpoint="/mint"
        ><trellis-team device-address=${address}></trellis-team
      ></trellis-session>`,
    );
    const element = whole.querySelector('trellis-team') as TrellisTeam;
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisTeam, state: TrellisTeam['state']): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}`);
    await element.updateComplete;
  };
  const root = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot;
  const textOf = (one: Element | null): string => one?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const said = (element: Element): string => root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: Element, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const rows = (element: Element): string[] =>
    [...root(element).querySelectorAll('.one')].map((one) => textOf(one));
  const row = (element: Element, name: string): HTMLElement => {
    const found = [...root(element).querySelectorAll<HTMLElement>('.rows > li')];
    return found.find((one) => textOf(one).includes(name)) as HTMLElement;
  };
  const control = (element: Element, id: string): HTMLInputElement =>
    root(element).querySelector(`[id="${id}"]`) as HTMLInputElement;
  /** Presses a button of a row, or of the whole element. */
  async function press(element: TrellisTeam, text: string, name?: string): Promise<void> {
    const place = (): ParentNode => (name === undefined ? root(element) : row(element, name));
    const found = (): HTMLButtonElement | undefined =>
      [...place().querySelectorAll('button')].find((one) => textOf(one) === text && !one.disabled);
    await waitUntil(() => !!found(), `a button ${text}`);
    found()?.click();
    await element.updateComplete;
  }
  async function submit(element: TrellisTeam): Promise<void> {
    root(element).querySelector<HTMLButtonElement>('[part~=submit]')?.click();
    await element.updateComplete;
  }
  async function type(element: TrellisTeam, id: string, text: string): Promise<void> {
    const input = control(element, id);
    input.value = text;
    input.dispatchEvent(new Event(input.matches('select') ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  }
  const focused = (element: Element): Element | null => root(element).activeElement;
  const focuses = (element: Element, selector: string): Promise<void> =>
    waitUntil(() => !!focused(element)?.matches(selector), `the focus on ${selector}`);
  const changesOf = (element: TrellisTeam, name: string): object[] => {
    const all: object[] = [];
    element.addEventListener(name, (event) => all.push((event as CustomEvent<object>).detail));
    return all;
  };

  describe('ready', () => {
    itRendersWell({ open: () => open(), names: ['Rosie Hart', 'شركة المحاسبة', 'Kitchen tablet'] });
  });

  describe('with the form of an invitation', () => {
    itRendersWell({
      open: async () => {
        const element = await open();
        await press(element, 'Invite someone');
        await submit(element);
        return element;
      },
    });
  });

  describe('with a question in a row', () => {
    itRendersWell({
      open: async () => {
        const element = await open();
        await press(element, 'Remove', 'Sam Okafor');
        return element;
      },
    });
  });

  describe('with the form of a device', () => {
    itRendersWell({
      open: async () => {
        const element = await open('ready', 'https://mill-lane.example/dashboard/device');
        await press(element, 'Add a device');
        return element;
      },
    });
  });

  describe('with the link of a device', () => {
    itRendersWell({
      open: async () => {
        const element = await open();
        await press(element, 'Add a device');
        await type(element, 'name', 'Till');
        await press(element, 'Make a link instead');
        await focuses(element, '#link');
        return element;
      },
    });
  });

  describe('read only', () => {
    itRendersWell({
      open: () => {
        network.session(['staff:read']);
        return open();
      },
    });
  });

  it('lists all people and devices with role and state, by the clock of the service', async () => {
    const element = await open();
    const shown = rows(element).map((text) => text.replaceAll(/ Manage .*/g, ''));
    expect(shown).to.deep.equal([
      'RH Rosie Hart rosie@mill-lane.example Owner Last active 20 Nov',
      'SO Sam Okafor sam@mill-lane.example Manager Some locations Last active 24 Dec 2025',
      'شا شركة المحاسبة books@ledger.example Accountant Not active yet',
      'AM ana@mill-lane.example Kitchen Invited until 28 Nov',
      'TD Theo Dunn theo@mill-lane.example Cashier Invitation expired',
      'Kitchen tablet Last used 21 Nov',
      'Bar Waits for the device',
      'Second till Was never opened. Remove it, and add it again.',
    ]);
    expect(said(element)).not.to.contain('Old counter');
  });

  it('changes nothing without the scope', async () => {
    network.session(['staff:read']);
    const element = await open();
    expect(rows(element)[0]).to.equal('RH Rosie Hart rosie@mill-lane.example Owner Last active 20 Nov');
    expect(root(element).querySelector('button, input, select')).to.equal(null);
  });

  it('shows no team without the scope for it', async () => {
    network.session(['menus:read']);
    const element = await open('missing-scope');
    await says(element, 'This page isn’t allowed to show the team.');
    expect(network.to(PEOPLE_PATH)).to.deep.equal([]);
  });

  it('says that there is nobody yet', async () => {
    network.people = [];
    network.devices = [];
    const element = await open('empty');
    expect(said(element)).to.contain('Nobody is on the team yet');
    expect(said(element)).to.contain('No shared devices yet.');
    await expect(element).to.be.accessible();
  });

  it('invites a person, and leaves the focus on the new row', async () => {
    const element = await open();
    const made = changesOf(element, 'trellis-changed');
    await press(element, 'Invite someone');
    await focuses(element, '#email');
    expect(said(element)).to.contain('Orders, pay links and loyalty');
    await type(element, 'email', 'lena@mill-lane.example ');
    await type(element, 'name', 'Lena Wirth');
    await type(element, 'role', 'manager');
    expect(said(element)).to.contain('Orders, refunds, menus, hours, reports and the team');
    await submit(element);
    await says(element, 'The invitation is sent.');
    expect(network.bodies('POST', PEOPLE_PATH)).to.deep.equal([
      { email: 'lena@mill-lane.example', name: 'Lena Wirth', role: 'manager' },
    ]);
    await focuses(element, '[popovertarget=more-stf_new]');
    expect(textOf(row(element, 'Lena Wirth'))).to.contain('Invited until 28 Nov');
    expect(control(element, 'email')).to.equal(null);
    expect(made).to.deep.equal([{ action: 'invite' }]);
  });

  it('puts a new invitation in the place of one that has expired', async () => {
    const element = await open();
    await press(element, 'Invite someone');
    await type(element, 'email', 'theo@mill-lane.example');
    await submit(element);
    await says(element, 'The invitation is sent.');
    expect(rows(element).filter((text) => text.includes('theo@'))).to.have.length(1);
  });

  it('checks what is typed before it sends anything', async () => {
    const element = await open();
    await press(element, 'Invite someone');
    await type(element, 'email', 'lena');
    await submit(element);
    await says(element, 'Must be an email address, such as rosie@example.com.');
    await focuses(element, '#email');
    await type(element, 'email', 'lena@mill-lane.example');
    expect(control(element, 'email').ariaInvalid).to.equal('false');
    await press(element, 'Cancel');
    await focuses(element, '[data-action=invite]');
    await press(element, 'Add a device');
    await submit(element);
    await says(element, 'Enter the 8 letters that the device shows.');
    expect(network.sent.filter(({ method, path }) => method !== 'GET' && path !== '/mint')).to.deep.equal([]);
  });

  it('says below the address that the person is on the team already', async () => {
    const element = await open();
    network.route(PEOPLE_PATH, () => fault(40902, { param: 'email' }));
    await press(element, 'Invite someone');
    await type(element, 'email', 'sam@mill-lane.example');
    await submit(element);
    await says(element, 'This person is on the team or invited already.');
    await focuses(element, '#email');
    expect(control(element, 'email').value).to.equal('sam@mill-lane.example');
  });

  it('refuses a role above the session’s own below the role, and misses no scope', async () => {
    const element = await open();
    const missing = changesOf(element, 'trellis-missing-scope');
    network.route(`${PEOPLE_PATH}/stf_sam`, () => fault(40301, { param: 'role' }));
    await press(element, 'Change role', 'Sam Okafor');
    await focuses(element, '#role');
    expect(control(element, 'role').value).to.equal('manager');
    await type(element, 'role', 'owner');
    await submit(element);
    await says(element, 'Only a person with the same or more rights can give or take this role.');
    await focuses(element, '#role');
    expect(control(element, 'role').ariaInvalid).to.equal('true');
    expect(missing).to.deep.equal([]);
    await expect(element).to.be.accessible();
  });

  it('says which scope is missing if the session has lost its own', async () => {
    const element = await open();
    const missing = changesOf(element, 'trellis-missing-scope');
    network.route(`${PEOPLE_PATH}/stf_sam`, () => fault(40301));
    await press(element, 'Change role', 'Sam Okafor');
    await submit(element);
    await says(element, 'This session isn’t allowed to do that.');
    expect(missing).to.deep.equal([{ needed: ['staff:write'] }]);
  });

  it('keeps the last owner: says so below the role, and beside a removal', async () => {
    const element = await open();
    network.route(`${PEOPLE_PATH}/stf_rosie`, () => fault(40902));
    await press(element, 'Change role', 'Rosie Hart');
    await type(element, 'role', 'cashier');
    await submit(element);
    await says(element, 'The last owner stays one. Make another person an owner first.');
    await focuses(element, '#role');
    await press(element, 'Cancel', 'Rosie Hart');
    expect(said(element)).not.to.contain('The last owner stays one.');
    await press(element, 'Remove', 'Rosie Hart');
    await submit(element);
    await says(element, 'This can’t be done.');
    expect(said(element)).to.contain('The last owner stays one. Make another person an owner first.');
    expect(rows(element)[0]).to.contain('Rosie Hart');
  });

  it('changes a role upon the newest version, after someone else has changed the person', async () => {
    const element = await open();
    network.edit('people', 'stf_sam', { name: 'Sam O’Kafor' });
    await press(element, 'Change role', 'Sam Okafor');
    await type(element, 'role', 'kitchen');
    await submit(element);
    await says(element, 'Someone else changed this meanwhile.');
    await says(element, 'Sam O’Kafor');
    expect(control(element, 'role').value).to.equal('kitchen');
    await submit(element);
    await says(element, 'Saved.');
    expect(network.bodies('PATCH', `${PEOPLE_PATH}/stf_sam`)).to.deep.equal([
      { role: 'kitchen', version: 1 },
      { role: 'kitchen', version: 2 },
    ]);
    await focuses(element, '[popovertarget=more-stf_sam]');
  });

  it('forgets a person whom someone else has removed', async () => {
    const element = await open();
    network.people = network.people.filter(({ id }) => id !== 'stf_sam');
    await press(element, 'Change role', 'Sam Okafor');
    await submit(element);
    await says(element, 'This no longer exists.');
    await waitUntil(() => !said(element).includes('Sam Okafor'), 'no Sam Okafor');
    expect(rows(element)).to.have.length(7);
  });

  it('sends an invitation again, and only that', async () => {
    const element = await open();
    const made = changesOf(element, 'trellis-changed');
    expect(textOf(row(element, 'Sam Okafor'))).not.to.contain('Send again');
    await press(element, 'Send again', 'Theo Dunn');
    await says(element, 'The invitation is sent.');
    expect(textOf(row(element, 'Theo Dunn'))).to.contain('Invited until 28 Nov');
    expect(network.bodies('POST', `${PEOPLE_PATH}/stf_theo/invitation`)).to.have.length(1);
    expect(made).to.deep.equal([{ action: 'invite-again', person: 'stf_theo' }]);
  });

  it('removes a person once it is confirmed', async () => {
    const element = await open();
    const sentTo = () => network.to(`${PEOPLE_PATH}/stf_sam`);
    await press(element, 'Remove', 'Sam Okafor');
    await focuses(element, '.panel .risky');
    expect(said(element)).to.contain('Remove this person?');
    await press(element, 'Cancel', 'Sam Okafor');
    await focuses(element, '[popovertarget=more-stf_sam]');
    expect(sentTo()).to.deep.equal([]);
    await press(element, 'Remove', 'Sam Okafor');
    await submit(element);
    await says(element, 'Removed.');
    expect(sentTo().map(({ method }) => method)).to.deep.equal(['DELETE']);
    expect(said(element)).not.to.contain('Sam Okafor');
    await focuses(element, '[data-action=invite]');
  });

  it('adds a device by its code, and notices that it was opened', async () => {
    const element = await open('ready', 'https://mill-lane.example/dashboard/device');
    await press(element, 'Add a device');
    expect(said(element)).to.contain('https://mill-lane.example/dashboard/device');
    await type(element, 'name', 'Terrace');
    await type(element, 'code', 'wdjb-mjht');
    network.route(DEVICES_PATH, () => fault(40025));
    await submit(element);
    await says(element, 'No device shows this code now.');
    await focuses(element, '#code');
    const made = { id: 'dev_new', name: 'Terrace', status: 'pending', last_used_at: null, version: 1 };
    const expires_at = '2026-11-21T12:15:00.000Z';
    let status = 'pending';
    network.route(DEVICES_PATH, ({ method }) =>
      method === 'POST'
        ? json(201, { ...made, expires_at })
        : json(200, { data: [{ ...made, status, expires_at }], has_more: false, next_cursor: null }),
    );
    await submit(element);
    await says(element, 'The device is added.');
    expect(network.bodies('POST', DEVICES_PATH).at(-1)).to.deep.equal({ name: 'Terrace', code: 'wdjb-mjht' });
    await says(element, 'Waits for the device');
    status = 'active';
    await waitUntil(() => said(element).includes('Not used yet'), 'the device that was opened');
  });

  it('adds a device by a link without a code, which is shown until the device is opened or left', async () => {
    const element = await open();
    const made = changesOf(element, 'trellis-changed');
    await press(element, 'Add a device');
    await press(element, 'Make a link instead');
    await says(element, 'Fill in this field.');
    expect(network.bodies('POST', DEVICES_PATH)).to.deep.equal([]);
    await type(element, 'name', 'Till');
    await press(element, 'Make a link instead');
    await focuses(element, '#link');
    expect(network.bodies('POST', DEVICES_PATH)).to.deep.equal([{ name: 'Till' }]);
    expect(control(element, 'link').value).to.equal(DEVICE_LINK);
    expect(control(element, 'link').readOnly).to.equal(true);
    expect(textOf(row(element, 'Till'))).to.contain('It works once, and is shown only now.');
    expect(JSON.stringify(made)).not.to.contain(DEVICE_LINK);
    await expect(element).to.be.accessible();
    await press(element, 'Add a device');
    expect(control(element, 'link')).to.equal(null);
    await press(element, 'Cancel');
    expect(control(element, 'link')).to.equal(null);
  });

  it('offers only roles that the session may give', async () => {
    network.session(['staff:read', 'staff:write'], ['kitchen', 'accountant']);
    const element = await open();
    await press(element, 'Invite someone');
    const roles = (): string[] =>
      [...root(element).querySelectorAll<HTMLOptionElement>('#role option')].map(({ value }) => value);
    expect(roles()).to.deep.equal(['kitchen', 'accountant']);
    expect(control(element, 'role').value).to.equal('kitchen');
    await press(element, 'Cancel');
    for (const name of ['Rosie Hart', 'Sam Okafor', 'Theo Dunn'])
      expect([name, row(element, name).querySelector('button')]).to.deep.equal([name, null]);
    await press(element, 'Change role', 'ana@mill-lane.example');
    expect(roles()).to.deep.equal(['kitchen', 'accountant']);
  });

  it('changes only the locations of a person in a role that the session can’t give', async () => {
    network.session(['staff:read', 'staff:write', 'merchants:read'], ['kitchen']);
    const element = await open();
    await waitUntil(() => textOf(row(element, 'Sam Okafor')).includes('Manager Mill Lane'), 'the location');
    await press(element, 'Locations', 'Sam Okafor');
    expect(control(element, 'role')).to.equal(null);
    root(element).querySelectorAll<HTMLInputElement>('[name=locations]')[1]?.click();
    await element.updateComplete;
    await submit(element);
    await says(element, 'Saved.');
    expect(network.bodies('PATCH', `${PEOPLE_PATH}/stf_sam`)).to.deep.equal([
      { locations: ['loc_mill', 'loc_station'], version: 1 },
    ]);
    expect(textOf(row(element, 'Sam Okafor'))).not.to.contain('Remove');
  });

  it('invites nobody where the session can give no role, and adds devices', async () => {
    network.session(['staff:read', 'staff:write'], []);
    const element = await open();
    await press(element, 'Add a device');
    expect(root(element).querySelector('[data-action=invite]')).to.equal(null);
  });

  it('renames and removes a device', async () => {
    const element = await open();
    await press(element, 'Rename', 'Kitchen tablet');
    expect(control(element, 'name').value).to.equal('Kitchen tablet');
    await type(element, 'name', '');
    await submit(element);
    await says(element, 'Fill in this field.');
    await type(element, 'name', 'Back kitchen');
    await submit(element);
    await says(element, 'Saved.');
    expect(network.bodies('PATCH', `${DEVICES_PATH}/dev_kitchen`)).to.deep.equal([
      { name: 'Back kitchen', version: 1 },
    ]);
    await press(element, 'Remove', 'Back kitchen');
    await submit(element);
    await says(element, 'Removed.');
    expect(said(element)).not.to.contain('Back kitchen');
  });

  it('tries again under the same key after a lost response, and keeps what was typed', async () => {
    const element = await open();
    network.route(PEOPLE_PATH, broken);
    await press(element, 'Invite someone');
    await type(element, 'email', 'lena@mill-lane.example');
    await submit(element);
    await reaches(element, 'error');
    expect(control(element, 'email').value).to.equal('lena@mill-lane.example');
    await submit(element);
    await reaches(element, 'error');
    const keys = network
      .to(PEOPLE_PATH)
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
  });

  it('says that the device is offline, and loads once it is back', async () => {
    network.route(DEVICES_PATH, broken);
    const element = await open('error');
    expect(said(element)).to.contain('Rosie Hart');
    await expect(element).to.be.accessible();
    dispatchEvent(new Event('offline'));
    await reaches(element, 'offline');
    network.route(DEVICES_PATH, () => json(200, { data: [], has_more: false, next_cursor: null }));
    dispatchEvent(new Event('online'));
    await says(element, 'No shared devices yet.');
    await reaches(element, 'ready');
  });

  it('limits people and devices to some of several locations, which it names', async () => {
    network.session(['staff:read', 'staff:write', 'merchants:read']);
    const element = await open();
    await waitUntil(() => textOf(row(element, 'Sam Okafor')).includes('Manager Mill Lane'), 'the location');
    await press(element, 'Role and locations', 'Sam Okafor');
    await expect(element).to.be.accessible();
    const places = (): HTMLInputElement[] => [
      ...root(element).querySelectorAll<HTMLInputElement>('[name=locations]'),
    ];
    expect(places().map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['loc_mill', true],
      ['loc_station', false],
    ]);
    places()[1]?.click();
    await element.updateComplete;
    await submit(element);
    await says(element, 'Saved.');
    expect(network.bodies('PATCH', `${PEOPLE_PATH}/stf_sam`)).to.deep.equal([
      { role: 'manager', locations: ['loc_mill', 'loc_station'], version: 1 },
    ]);
    await press(element, 'Name and locations', 'Kitchen tablet');
    await submit(element);
    await waitUntil(() => network.bodies('PATCH', `${DEVICES_PATH}/dev_kitchen`).length > 0, 'the change');
    expect(network.bodies('PATCH', `${DEVICES_PATH}/dev_kitchen`)).to.deep.equal([
      { name: 'Kitchen tablet', locations: null, version: 1 },
    ]);
  });

  it('sends nothing that the page prevents', async () => {
    const element = await open();
    element.addEventListener('trellis-before-change', (event) => event.preventDefault());
    await press(element, 'Send again', 'Theo Dunn');
    expect(network.to(`${PEOPLE_PATH}/stf_theo/invitation`)).to.deep.equal([]);
  });

  it('begins again with another merchant', async () => {
    const element = await open();
    await press(element, 'Invite someone');
    await type(element, 'email', 'lena@mill-lane.example');
    network.route('/v1/merchants/mer_2/members', () =>
      json(200, { data: [], has_more: false, next_cursor: null }),
    );
    network.route('/v1/sessions/current', () =>
      json(200, {
        object: 'session',
        merchant: 'mer_2',
        scopes: ['staff:read', 'staff:write'],
        environment: 'sandbox',
        expires_in: 900,
      }),
    );
    const session = element.closest('trellis-session');
    session?.setAttribute('endpoint', '/mint?other');
    await says(element, 'Nobody is on the team yet');
    expect(control(element, 'email')).to.equal(null);
    expect(said(element)).not.to.contain('Rosie Hart');
  });
});
