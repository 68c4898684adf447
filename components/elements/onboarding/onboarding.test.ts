import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/localize.ts';
import { broken, fault, json } from '../../testing/fake-network.ts';
import { FakeUpload } from '../../testing/samples/fake-upload.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { KNOWN_COUNTRIES, partsOf } from '../../../bff/core/addresses/formats.ts';
import { hasNumericCodes, postalCodeExample } from '../../../bff/core/addresses/postal-codes.ts';
import { regionChoices } from '../../../bff/core/addresses/regions.ts';
import { accountFields, isNumericPart } from '../../../bff/core/bank-accounts/formats.ts';
import { later } from '../../records/load-later.ts';
import { lateRegions, countryCodes } from '../../records/address-words.ts';
import { lateForms } from './load-later.ts';
import type { TrellisOnboarding } from './onboarding.ts';
import './onboarding.ts';
import { begun, DOCUMENTS, FakeOnboarding, PATH, person, whole } from './testing/fake-onboarding.ts';

describe('trellis-onboarding', () => {
  let network: FakeOnboarding;

  beforeAll(async () => {
    await later.load();
    await lateForms.load();
  });
  beforeEach(() => {
    network = new FakeOnboarding();
    sessionStorage.clear();
  });
  afterEach(() => {
    // One that is left on the page would go on looking.
    fixtureCleanup();
    network.restore();
    vi.restoreAllMocks();
  });

  async function open(
    state: TrellisOnboarding['state'] = 'ready',
    attributes: Partial<TrellisOnboarding> = {},
  ): Promise<TrellisOnboarding> {
    const page = await fixture(html`
      <trellis-session endpoint="/mint"><trellis-onboarding></trellis-onboarding></trellis-session>
    `);
    const element = Object.assign(page.querySelector('trellis-onboarding') as TrellisOnboarding, attributes);
    await reaches(element, state);
    return element;
  }
  const reaches = async (element: TrellisOnboarding, state: TrellisOnboarding['state']): Promise<void> => {
    await waitUntil(() => element.state === state, `${state}, not ${element.state}: ${said(element)}`);
    await element.updateComplete;
  };
  const root = (element: TrellisOnboarding): ShadowRoot => element.shadowRoot as ShadowRoot;
  const said = (element: TrellisOnboarding): string =>
    root(element).textContent?.replaceAll(/\s+/g, ' ') ?? '';
  const says = (element: TrellisOnboarding, text: string): Promise<void> =>
    waitUntil(() => said(element).includes(text), `“${text}” in: ${said(element)}`);
  const title = (element: TrellisOnboarding): string =>
    root(element).querySelector('.step h3')?.textContent ?? '';
  const press = async (element: TrellisOnboarding, text: string): Promise<void> => {
    const find = (): HTMLElement | undefined =>
      [...root(element).querySelectorAll<HTMLElement>('button, a')].find(
        (one) => one.textContent?.replaceAll(/\s+/g, ' ').trim() === text,
      );
    await waitUntil(find, `a button ${text} in ${said(element)}`);
    find()?.click();
    await element.updateComplete;
  };
  const input = (element: TrellisOnboarding, id: string): HTMLInputElement =>
    root(element).querySelector(`#${id}`) as HTMLInputElement;
  const type = async (element: TrellisOnboarding, values: Record<string, string>): Promise<void> => {
    for (const [id, text] of Object.entries(values)) {
      const control = input(element, id);
      control.value = text;
      control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input'));
      await element.updateComplete;
    }
  };
  const choose = (element: TrellisOnboarding, value: string): void =>
    root(element).querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
  const patches = (): Record<string, unknown>[] =>
    network
      .to(PATH)
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const keys = (method: string): (string | null)[] =>
    network
      .to(PATH)
      .filter((sent) => sent.method === method)
      .map(({ headers }) => headers.get('idempotency-key'));
  const stored = (): string => JSON.stringify({ ...sessionStorage });
  const BUSINESS = { 'business-trade': '5261', 'business-business-tax_id': '12 3456 4821' };

  describe('ready', () => {
    itRendersWell({ open: () => open() });
  });
  describe('on one page, with everything given', () => {
    itRendersWell({
      open: () => {
        network.record = whole();
        return open('ready', { layout: 'page', exit: true, termsUrl: 'https://pos.example/terms' });
      },
      names: ['Alex Morgan'],
    });
  });
  describe('people', () => {
    itRendersWell({
      open: async () => {
        network.record = begun({ people: [person({ birth_date: null })] });
        const element = await open();
        await press(element, 'People To do');
        return element;
      },
      names: ['Alex Morgan'],
    });
  });

  describe('what the payment processor asks for on its own form', () => {
    const LINKS = `${PATH}/links`;
    const CONTINUE = 'Continue at the payment processor';
    const opened = async (more: Parameters<typeof whole>[0] = {}): Promise<TrellisOnboarding> => {
      network.record = whole(more);
      network.demandProcessor();
      return open();
    };
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));

    itRendersWell({ open: () => opened() });

    it('opens in place of the page, by a new link each time', async () => {
      const here = location.href.replace(/#.*/, '');
      network.route(LINKS, () => json(201, { object: 'onboarding_link', url: `${here}#form` }));
      const element = await opened();
      await says(element, 'The payment processor asks for more than this form does.');
      expect(network.to(LINKS)).to.deep.equal([]);
      await press(element, CONTINUE);
      await waitUntil(() => location.hash === '#form', said(element));
      const [sent] = network.to(LINKS);
      expect([sent?.method, JSON.parse(sent?.body ?? '')]).to.deep.equal(['POST', { return_url: here }]);
      history.replaceState(null, '', here);
      await press(element, CONTINUE);
      await waitUntil(() => location.hash === '#form', said(element));
      expect(network.to(LINKS).length).to.equal(2);
    });

    it('is busy until the link is there, and asks for one at a time', async () => {
      let answer: (response: Response) => void = () => {};
      network.route(LINKS, () => new Promise((resolve) => (answer = resolve)));
      const element = await opened();
      await press(element, CONTINUE);
      await reaches(element, 'busy');
      expect(said(element)).to.include('Opening the payment processor’s form…');
      const button = root(element).querySelector('[data-action=open-processor]');
      expect(button?.ariaDisabled).to.equal('true');
      await press(element, CONTINUE);
      expect(network.to(LINKS).length).to.equal(1);
      answer(json(201, { object: 'onboarding_link', url: `${location.href.replace(/#.*/, '')}#form` }));
      await waitUntil(() => location.hash === '#form', said(element));
      await reaches(element, 'ready');
    });

    it('shows a refusal, and leads nowhere', async () => {
      network.route(LINKS, () => fault(40902, { param: 'merchant' }));
      const element = await opened();
      await press(element, CONTINUE);
      await says(element, 'This isn’t possible right now.');
      expect(location.hash).to.equal('');
      expect(element.state).to.equal('error');
      await expect(element).to.be.accessible();
    });

    it('takes only a web address for a link', async () => {
      network.route(LINKS, () => json(201, { object: 'onboarding_link', url: 'javascript:void 0' }));
      const element = await opened();
      await press(element, CONTINUE);
      await reaches(element, 'error');
      expect(location.hash).to.equal('');
    });

    it('can’t be opened by a session that may only read', async () => {
      network.session({ scopes: ['onboarding:read'] });
      const element = await opened();
      await says(element, 'The payment processor asks for more than this form does.');
      expect(said(element)).not.to.include(CONTINUE);
    });
  });

  describe('is accessible', () => {
    it.each(['Business', 'Address', 'People', 'Bank account', 'Terms', 'Review'])(
      'in the step %s, and with what is wrong there',
      async (step) => {
        const element = await open();
        const button = [...root(element).querySelectorAll<HTMLElement>('.steps button')].find((one) =>
          one.textContent?.includes(step),
        );
        button?.click();
        await element.updateComplete;
        await expect(element).to.be.accessible();
        await press(element, 'Save and continue').catch(() => {});
        await expect(element).to.be.accessible();
      },
    );
    it.each(['in_review', 'active', 'restricted', 'rejected', 'suspended', 'closed', 'frozen'])(
      'as %s',
      async (status) => {
        network.record = whole({ status: status as 'active' });
        const element = await open(status === 'active' ? 'done' : 'ready');
        await expect(element).to.be.accessible();
      },
    );
    it('without a session, without its scope, failed', async () => {
      const alone = await fixture<TrellisOnboarding>(html`<trellis-onboarding></trellis-onboarding>`);
      await reaches(alone, 'no-session');
      await expect(alone).to.be.accessible();
      network.route(PATH, () => fault(50301));
      await expect(await open('error')).to.be.accessible();
      network.session({ scopes: ['menus:read'] });
      await expect(await open('missing-scope')).to.be.accessible();
    });
  });

  it('leads from step to step to the review, and follows it until the merchant is active', async () => {
    const told: string[] = [];
    const element = await open('ready', { termsVersion: '2026-11' });
    for (const name of ['trellis-step-change', 'trellis-submitted', 'trellis-status-change'])
      element.addEventListener(name, (event) =>
        told.push(`${name} ${Object.values((event as CustomEvent<object>).detail)[0]}`),
      );
    expect(title(element)).to.equal('Business');
    choose(element, 'company');
    await type(element, BUSINESS);
    await press(element, 'Save and continue');
    await waitUntil(() => title(element) === 'Address');
    await type(element, {
      'business-address-line1': '12 Mill Lane',
      'business-address-city': 'Reading',
      'business-address-postal_code': 'RG1 2AB',
    });
    await press(element, 'Save and continue');
    await waitUntil(() => title(element) === 'Add a person');
    await press(element, 'Use the address of the business');
    await type(element, {
      'person-name': 'Alex Morgan',
      'person-ownership': '100',
      'person-birth_date': '17',
      'person-birth_date-month': '5',
      'person-birth_date-year': '1984',
      'person-email': 'alex@riverside.example',
      'person-phone': '+44 20 7946 0018',
      'person-id_number': 'AB 12 67 81',
    });
    await press(element, 'Save this person');
    await press(element, 'Continue');
    await waitUntil(() => title(element) === 'Bank account');
    await type(element, {
      'bank-bank_account-sort_code': '60-16-13',
      'bank-bank_account-account_number': '31926819',
    });
    await press(element, 'Save and continue');
    await waitUntil(() => title(element) === 'Terms');
    input(element, 'terms-terms').click();
    await press(element, 'Save and continue');
    await waitUntil(() => title(element) === 'Review');
    expect(patches()).to.deep.equal([
      { business: { type: 'company', tax_id: '12 3456 4821', mcc: '5261' }, version: 1 },
      { address: { line1: '12 Mill Lane', postal_code: 'RG1 2AB', city: 'Reading' }, version: 2 },
      {
        people: [
          {
            roles: ['representative', 'owner'],
            ownership: 100,
            name: 'Alex Morgan',
            birth_date: '1984-05-17',
            email: 'alex@riverside.example',
            phone: '+442079460018',
            id_number: 'AB 12 67 81',
            address: { country: 'GB', line1: '12 Mill Lane', postal_code: 'RG1 2AB', city: 'Reading' },
          },
        ],
        version: 3,
      },
      { bank_account: { country: 'GB', sort_code: '60-16-13', account_number: '31926819' }, version: 4 },
      { terms: { version: '2026-11' }, version: 5 },
    ]);
    await press(element, 'Submit for review');
    await says(element, 'We’re reviewing your details.');
    expect(element.status).to.equal('in_review');
    network.record = { ...network.record, status: 'active' };
    await waitUntil(() => element.state === 'done', 'done', { timeout: 15_000 });
    await says(element, 'You’re set up.');
    expect(told).to.deep.equal([
      'trellis-step-change address',
      'trellis-step-change people',
      'trellis-step-change bank',
      'trellis-step-change terms',
      'trellis-step-change review',
      'trellis-status-change in_review',
      'trellis-submitted in_review',
      'trellis-status-change active',
    ]);
  });

  it('leads to what is wrong, from a summary', async () => {
    const element = await open();
    await press(element, 'Save and continue');
    await reaches(element, 'error');
    const summary = root(element).querySelector('#business-problems');
    expect(root(element).activeElement).to.equal(summary);
    expect(summary?.textContent?.replaceAll(/\s+/g, ' ')).to.include('Tax number: Fill in this field.');
    expect(patches()).to.deep.equal([]);
    await press(element, 'Tax number');
    expect(root(element).activeElement).to.equal(input(element, 'business-business-tax_id'));
    await type(element, BUSINESS);
    choose(element, 'company');
    await reaches(element, 'ready');
    expect(root(element).querySelector('#business-problems')).to.equal(null);
  });

  it('shows a refusal on the field that it is about', async () => {
    const element = await open();
    choose(element, 'company');
    await type(element, BUSINESS);
    network.route(PATH, () => fault(40003, { param: 'business.tax_id' }));
    await press(element, 'Save and continue');
    await reaches(element, 'error');
    expect(input(element, 'business-business-tax_id').getAttribute('aria-invalid')).to.equal('true');
    expect(input(element, 'business-business-tax_id').value).to.equal('12 3456 4821');
  });

  it('keeps what was typed through a failed request and a reload, and no number in storage', async () => {
    let element = await open();
    choose(element, 'company');
    await type(element, { ...BUSINESS, 'business-support-email': 'help@riverside.example' });
    const service = (): Response => json(200, network.shown);
    network.route(PATH, (sent) => (sent.method === 'PATCH' ? broken() : service()));
    await press(element, 'Save and continue');
    await says(element, 'Try again');
    expect(element.state).to.equal('error');
    await press(element, 'Try again');
    await waitUntil(() => patches().length === 2);
    expect(new Set(keys('PATCH')).size).to.equal(1);
    expect(stored()).not.to.contain('3456');
    expect(stored()).to.contain('help@riverside.example');
    fixtureCleanup();
    element = await open();
    expect(input(element, 'business-support-email').value).to.equal('help@riverside.example');
    expect(input(element, 'business-business-tax_id').value).to.equal('');
    expect(input(element, 'business-trade').value).to.equal('5261');
  });

  it('keeps no number of a bank or a person in storage, nor a birthday', async () => {
    network.route(PATH, (sent) => (sent.method === 'PATCH' ? broken() : json(200, network.shown)));
    const element = await open();
    await press(element, 'Bank account To do');
    await type(element, {
      'bank-bank_account-sort_code': '60-16-13',
      'bank-bank_account-account_number': '31926819',
    });
    await press(element, 'Save and continue');
    await says(element, 'Try again');
    await press(element, 'People To do');
    await type(element, {
      'person-birth_date-year': '1984',
      'person-id_number': 'AB 12 67 81',
      'person-name': 'Alex',
    });
    expect(stored()).not.to.match(/31926819|60-16-13|1984|67 81|trellis-intent/);
    expect(stored()).to.contain('Alex');
  });

  it('shows saved numbers by their end, and asks for another one', async () => {
    network.record = whole();
    const element = await open();
    await press(element, 'Business Done');
    expect(said(element)).to.include('•••• 4821');
    expect(input(element, 'business-business-tax_id')).to.equal(null);
    await press(element, 'Change Tax number');
    await waitUntil(() => root(element).activeElement === input(element, 'business-business-tax_id'));
    await type(element, { 'business-business-tax_id': '98 7654 3210' });
    await press(element, 'Save and continue');
    await waitUntil(() => patches().length === 1);
    expect(patches()[0]).to.deep.equal({ business: { tax_id: '98 7654 3210' }, version: 1 });
    await press(element, 'Bank account Done');
    await says(element, 'GB •••• 6819');
    await press(element, 'Change Bank account');
    expect(input(element, 'bank-bank_account-account_number').value).to.equal('');
    await press(element, 'Keep the saved account');
    await says(element, 'GB •••• 6819');
  });

  it('asks for a document as soon as it is due, and uploads it at once', async () => {
    network.record = whole();
    network.demandDocument();
    const element = await open();
    expect(title(element)).to.equal('Business');
    await says(element, 'Send a document that shows the registered name');
    await choosesFile(element, new File(['x'], 'x.txt', { type: 'text/plain' }));
    await says(element, 'Choose a PDF, JPEG or PNG file.');
    expect(network.to(DOCUMENTS)).to.deep.equal([]);
    await choosesFile(element, new File(['%PDF-1.4'], 'extract.pdf', { type: 'application/pdf' }));
    await waitUntil(() => title(element) === 'Review');
    expect(patches()).to.deep.equal([{ business: { document: 'doc_1' } }]);
    expect(said(element)).not.to.include('Send a document');
  });

  it('asks for a document of a person, and names it in the list of people', async () => {
    const requirement = `people.${person().id}.document`;
    network.record = whole({ people: [person(), person({ id: 'psn_2', name: 'Sam Reed' })] });
    network.record.requirements.errors = [
      { requirement, code: 'requested', message: 'Send a passport or an identity card.' },
    ];
    const element = await open();
    expect(title(element)).to.equal('People');
    await press(element, 'Go to it');
    await waitUntil(() => root(element).querySelector('#person-document'), 'the field');
    expect(root(element).activeElement?.id).to.equal('person-document');
    await says(element, 'Send a passport or an identity card.');
    await expect(element).to.be.accessible();
    await choosesFile(
      element,
      new File(['%PDF-1.4'], 'passport.pdf', { type: 'application/pdf' }),
      'person-document',
    );
    await waitUntil(() => patches().length === 1);
    expect(patches()).to.deep.equal([{ people: [{ id: person().id, document: 'doc_1' }, { id: 'psn_2' }] }]);
    await waitUntil(() => title(element) === 'Review', 'on to the review');
  });

  it('does not send a document twice whose name could not be saved', async () => {
    network.record = whole();
    network.demandDocument();
    const element = await open();
    network.route(PATH, (sent) => (sent.method === 'PATCH' ? broken() : json(200, network.shown)));
    await choosesFile(element, new File(['%PDF-1.4'], 'extract.pdf', { type: 'application/pdf' }));
    await press(element, 'Try again');
    await waitUntil(() => patches().length === 2);
    expect(network.to(DOCUMENTS)).to.have.length(1);
  });

  it('says how far an upload is, and cancels it', async () => {
    network.record = whole();
    network.demandDocument();
    FakeUpload.halfWay = new Promise(() => {});
    const element = await open();
    void choosesFile(element, new File(['%PDF-1.4'], 'extract.pdf', { type: 'application/pdf' }));
    await reaches(element, 'busy');
    await says(element, '50% of 1 kB');
    expect(root(element).querySelector('progress')?.value).to.equal(0.5);
    await expect(element).to.be.accessible();
    await press(element, 'Cancel');
    await reaches(element, 'ready');
    expect(root(element).activeElement?.id).to.equal('business-business-document');
    expect(network.to(DOCUMENTS)).to.deep.equal([]);
    expect(root(element).querySelector('progress')).to.equal(null);
  });

  it('sends nothing more of a file once it is gone from the page', async () => {
    network.record = whole();
    network.demandDocument();
    let goOn = (): void => {};
    FakeUpload.halfWay = new Promise((resolve) => (goOn = resolve));
    const element = await open();
    void choosesFile(element, new File(['%PDF-1.4'], 'extract.pdf', { type: 'application/pdf' }));
    await reaches(element, 'busy');
    element.remove();
    goOn();
    await waitUntil(() => !element.isUpdatePending);
    expect(network.to(DOCUMENTS)).to.deep.equal([]);
  });

  it('keeps the file of an upload that broke off, and sends it again', async () => {
    network.record = whole();
    network.demandDocument();
    network.route(DOCUMENTS, (_, before) => (before ? json(201, { token: 'doc_1' }) : broken()));
    const element = await open();
    void choosesFile(element, new File(['%PDF-1.4'], 'extract.pdf', { type: 'application/pdf' }));
    await says(element, 'Can’t reach');
    await press(element, 'Try again');
    await waitUntil(() => title(element) === 'Review');
    expect(network.to(DOCUMENTS)).to.have.length(2);
  });

  const choosesFile = async (
    element: TrellisOnboarding,
    file: File,
    field = 'business-business-document',
  ): Promise<void> => {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const control = input(element, field);
    control.files = transfer.files;
    control.dispatchEvent(new Event('change'));
    await element.updateComplete;
  };

  it('shows both sides of a field that somebody else changed, and merges what nobody did', async () => {
    const element = await open();
    await press(element, 'Address To do');
    await type(element, {
      'business-address-line1': '1 New Street',
      'business-address-city': 'Bath',
      'business-address-postal_code': 'BA1 1AA',
    });
    network.record = { ...network.record, version: 7, address: { ...network.record.address, city: 'York' } };
    await press(element, 'Save and continue');
    await says(element, 'Someone else changed this meanwhile.');
    const cells = [...root(element).querySelectorAll('.sides td bdi')].map(({ textContent }) => textContent);
    expect(cells).to.deep.equal(['York', 'Bath']);
    await expect(element).to.be.accessible();
    await press(element, 'Save what I typed');
    await waitUntil(() => network.record.address.city === 'Bath');
    // Now somebody changes what was not typed here.
    await press(element, 'Terms To do');
    network.record = { ...network.record, version: 20, support: { email: 'a@b.example', phone: null } };
    input(element, 'terms-terms').click();
    await press(element, 'Save and continue');
    await waitUntil(() => network.record.terms.accepted_at);
    expect(network.record.support.email).to.equal('a@b.example');
  });

  it('takes what is saved, where a person wants that', async () => {
    const element = await open();
    await press(element, 'Address To do');
    await type(element, {
      'business-address-line1': '1 New Street',
      'business-address-city': 'Bath',
      'business-address-postal_code': 'BA1 1AA',
    });
    network.record = { ...network.record, version: 7, address: { ...network.record.address, city: 'York' } };
    await press(element, 'Save and continue');
    await press(element, 'Take what is saved');
    expect(input(element, 'business-address-city').value).to.equal('York');
    expect(input(element, 'business-address-line1').value).to.equal('1 New Street');
  });

  it('changes a person and keeps the others, and removes one after a question', async () => {
    const second = person({ id: 'psn_2', name: 'Sam O’Neill', roles: ['director'], ownership: null });
    network.record = whole({ people: [person(), second] });
    const element = await open();
    await press(element, 'People Done');
    await press(element, 'Change Sam O’Neill');
    await type(element, { 'person-name': 'Sam Neill' });
    await press(element, 'Save this person');
    await says(element, 'Sam Neill');
    await press(element, 'Remove Sam Neill');
    expect(patches()).to.have.length(1);
    await press(element, 'Remove this person');
    await says(element, 'The person was removed.');
    expect(patches()).to.deep.equal([
      { people: [{ id: person().id }, { name: 'Sam Neill', id: 'psn_2' }], version: 1 },
      { people: [{ id: person().id }], version: 2 },
    ]);
  });

  it('never shows a failure as a success', async () => {
    network.record = whole();
    const element = await open();
    await press(element, 'Review Ready');
    let submitted = 0;
    element.addEventListener('trellis-submitted', () => submitted++);
    for (const answer of [() => fault(50301), () => json(200, { ok: true }), broken]) {
      network.route(PATH, (sent) => (sent.method === 'POST' ? answer() : json(200, network.shown)));
      await press(element, 'Submit for review');
      await waitUntil(() => element.state === 'error');
      expect(said(element)).not.to.include('In review');
    }
    expect(new Set(keys('POST')).size).to.equal(1);
    expect(submitted).to.equal(0);
  });

  it('says what is due again after a review, and leads there', async () => {
    network.record = whole({ status: 'in_review' });
    const element = await open();
    network.record = { ...network.record, status: 'needs_data' };
    network.demandDocument();
    await waitUntil(() => said(element).includes('We need something more.'), 'asked again', {
      timeout: 15_000,
    });
    expect(title(element)).to.equal('Business');
    await press(element, 'Go to it');
    expect(root(element).activeElement).to.equal(input(element, 'business-business-document'));
  });

  it('names the day of a deadline by the merchant’s calendar', async () => {
    network.record = whole({ status: 'active', timezone: 'Pacific/Auckland' });
    network.demandDocument();
    network.record.requirements.deadline = '2026-12-05T23:30:00.000Z';
    expect(said(await open())).to.contain('Something is due by 6 Dec 2026.');
  });

  it('says that it was declined, also where its session ends with that', async () => {
    network.record = whole({ status: 'rejected' });
    const element = await open();
    await says(element, 'Your application was declined.');
    expect(root(element).querySelector('form')).to.equal(null);
    fixtureCleanup();
    network.route('/mint', () => fault(40902));
    const late = await open('error');
    await says(late, 'This account was declined or closed.');
    await expect(late).to.be.accessible();
  });

  it('shows what was given and no control without onboarding:write', async () => {
    network.session({ scopes: ['onboarding:read'] });
    network.record = whole({ bank_account: { last4: null, country: null, status: 'none' } });
    const element = await open();
    await says(element, '12 Mill Lane, Reading, RG1 2AB, United Kingdom');
    await says(element, 'Still due: Bank account');
    expect(root(element).querySelectorAll('button, input')).to.have.length(0);
  });

  it('shows only the steps that are wanted, and only what is due', async () => {
    const steps = (element: TrellisOnboarding): string =>
      [...root(element).querySelectorAll('.steps button span:first-of-type')]
        .map((one) => one.textContent)
        .join();
    const element = await open('ready', { only: 'people bank' });
    await waitUntil(() => steps(element) === 'People,Bank account');
    expect(title(element)).to.equal('Add a person');
    Object.assign(element, { only: undefined, exclude: 'terms,review' });
    await waitUntil(() => steps(element) === 'Business,Address,People,Bank account');
    network.record = whole({ terms: { accepted_at: null, version: null } });
    const due = await open('ready', { collect: 'due' });
    await waitUntil(() => steps(due) === 'Terms,Review');
  });

  it('reads an onboarding of a newer server', async () => {
    network.record = whole({ status: 'paused' as 'active' });
    network.record.requirements.errors = [
      { requirement: 'business.permit', code: 'permit', message: 'Send a permit.' },
    ];
    const element = await open();
    await says(element, 'paused');
    network.record.status = 'needs_data';
    fixtureCleanup();
    const again = await open();
    await says(again, 'Send a permit.');
    expect(title(again)).to.equal('Business');
  });

  it('speaks German', async () => {
    await setLanguage('de');
    try {
      const element = await open();
      await says(element, 'Unternehmen einrichten');
      expect(said(element)).not.to.match(/Save|Tax number|Website\b.*optional$/);
    } finally {
      await setLanguage('en');
    }
  });

  it('lets people leave where the page asks for that', async () => {
    const element = await open('ready', { exit: true });
    const left = new Promise<CustomEvent>((resolve) => {
      element.addEventListener('trellis-exit', resolve, { once: true });
    });
    await press(element, 'Finish later');
    expect((await left).detail).to.deep.equal({ status: 'needs_data' });
  });

  describe('by country', () => {
    const controls = (element: TrellisOnboarding, prefix: string): HTMLInputElement[] => [
      ...root(element).querySelectorAll<HTMLInputElement>(`.step [id^="${prefix}"]:is(input, select)`),
    ];
    const namesOf = (element: TrellisOnboarding, prefix: string): string[] =>
      controls(element, prefix).map(({ id }) => id.slice(prefix.length));
    const problemOf = (element: TrellisOnboarding, id: string): string =>
      input(element, id).closest('.field')?.querySelector('.error, [part~=error]')?.textContent?.trim() ?? '';
    const COUNTRIES = KNOWN_COUNTRIES.filter((code) => countryCodes().includes(code));
    const AT = 'business-address-';
    const save = (element: TrellisOnboarding): Promise<void> => press(element, 'Save and continue');

    beforeAll(async () => {
      await lateRegions.load();
    });

    it('asks for the parts of each country in its order, its regions as a choice, its codes by their form', async () => {
      network.record = begun({ address: { ...begun().address, country: null } });
      const element = await open();
      await press(element, 'Address To do');
      for (const country of COUNTRIES) {
        await type(element, { [`${AT}country`]: country });
        const parts = partsOf(country);
        expect([country, ...namesOf(element, AT)]).to.deep.equal([
          country,
          'country',
          ...parts.map(({ name }) => name),
        ]);
        for (const { name, isRequired } of parts) {
          const control = input(element, `${AT}${name}`);
          expect([country, name, control.required]).to.deep.equal([country, name, isRequired]);
          const label = root(element).querySelector(`label[for="${control.id}"]`)?.textContent ?? '';
          expect([country, name, label.includes('optional')]).to.deep.equal([country, name, !isRequired]);
          const regions = name === 'region' ? regionChoices(country, 'en') : [];
          const values = regions.map(({ value }) => value);
          const offered = [...control.querySelectorAll('option')].map(({ value }) => value);
          expect([country, ...offered]).to.deep.equal(
            regions.length === 0 ? [country] : [country, '', ...values],
          );
          const isNumeric = name === 'postal_code' && hasNumericCodes(country);
          expect([country, name, control.inputMode]).to.deep.equal([
            country,
            name,
            isNumeric ? 'numeric' : '',
          ]);
        }
        const example = postalCodeExample(country);
        if (!parts.some(({ name }) => name === 'postal_code') || !example) continue;
        await type(element, { [`${AT}postal_code`]: '?!' });
        await save(element);
        const words = problemOf(element, `${AT}postal_code`);
        expect([country, words]).to.deep.equal([country, `Check this code. Example: ${example}`]);
        await type(element, { [`${AT}postal_code`]: example });
        expect([country, problemOf(element, `${AT}postal_code`)]).to.deep.equal([country, '']);
      }
      expect(patches()).to.deep.equal([]);
    });

    it.each([
      ['US', { line1: '45 Main St', city: 'Brooklyn', region: 'NY', postal_code: '11201' }],
      ['JP', { postal_code: '１５０－０００１', region: 'Tokyo', line1: '1-2-3' }],
      ['AE', { line1: 'Corniche 1', region: 'Dubai' }],
      ['HK', { region: 'Kowloon', line1: '1 Nathan Road' }],
    ])('saves an address in %s', async (country, parts) => {
      const element = await open();
      await press(element, 'Address To do');
      await type(element, { [`${AT}country`]: country });
      const typed = Object.entries(parts).map(([name, value]) => [`${AT}${name}`, value]);
      await type(element, Object.fromEntries(typed) as Record<string, string>);
      await save(element);
      await waitUntil(() => patches().length === 1, said(element));
      expect(patches()[0]).to.deep.equal({ address: { country, ...parts }, version: 1 });
    });

    it('takes no region of the country before, and keeps one that the list lacks', async () => {
      network.record = begun({ address: { ...begun().address, country: 'US', region: 'New Sweden' } });
      const element = await open();
      await press(element, 'Address To do');
      expect(input(element, `${AT}region`).value).to.equal('New Sweden');
      await type(element, { [`${AT}region`]: 'NY', [`${AT}country`]: 'CA' });
      expect(input(element, `${AT}region`).value).to.equal('');
      await save(element);
      expect(problemOf(element, `${AT}region`)).to.equal('Choose one.');
    });

    it('asks for the numbers of each country’s banks, with digits on a phone where there are no letters', async () => {
      const element = await open();
      await press(element, 'Bank account To do');
      const at = 'bank-bank_account-';
      for (const country of countryCodes()) {
        await type(element, { [`${at}country`]: country });
        const asked = accountFields(country).filter(({ isRequired, choices }) => isRequired || choices);
        expect([country, ...namesOf(element, at)]).to.deep.equal([
          country,
          'country',
          ...asked.map(({ name }) => name),
        ]);
        for (const field of asked) {
          const { inputMode } = input(element, at + field.name);
          const isNumeric = !field.choices && isNumericPart(field);
          expect([country, field.name, inputMode]).to.deep.equal([
            country,
            field.name,
            isNumeric ? 'numeric' : '',
          ]);
        }
      }
    });

    it.each([
      ['JP', '漢字', 'Write the name in katakana.'],
      ['SG', '***', 'Enter the name of the account holder.'],
      ['SG', 'x'.repeat(71), 'This is too long.'],
      ['SG', '株式会社', ''],
    ])('says of the holder of an account in %s, %s: %s', async (country, holder, words) => {
      const element = await open();
      await press(element, 'Bank account To do');
      await type(element, { 'bank-bank_account-country': country, 'bank-bank_account-holder': holder });
      await save(element);
      expect(problemOf(element, 'bank-bank_account-holder')).to.equal(words);
    });
  });
});
