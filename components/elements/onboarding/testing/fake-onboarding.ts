import { FakeNetwork, fault, json, type Sent } from '../../../testing/fake-network.ts';
import type { Onboarding, Person } from '../onboarding-record.ts';

export const PATH = '/v1/merchants/mer_1/onboarding';
export const DOCUMENTS = `${PATH}/documents`;

const NOWHERE = { line1: null, line2: null, city: null, region: null, postal_code: null, country: null };

export const person = (more: Partial<Person> = {}): Person => ({
  id: 'psn_01M7YV6GX8T4R2N6K0Q5W9E3ZB',
  roles: ['representative', 'owner'],
  name: 'Alex Morgan',
  birth_date: '1984-05-17',
  email: 'alex@riverside.example',
  phone: '+442079460018',
  address: { ...NOWHERE, line1: '3 Weir Road', city: 'Reading', postal_code: 'RG1 4QT', country: 'GB' },
  id_last4: '6781',
  ownership: 100,
  ...more,
});

/** A merchant that has given nothing but its name. */
export const begun = (more: Partial<Onboarding> = {}): Onboarding => ({
  object: 'onboarding',
  merchant: 'mer_1',
  status: 'needs_data',
  timezone: 'Europe/London',
  steps: [],
  requirements: { currently_due: [], past_due: [], errors: [], deadline: null },
  business: {
    legal_name: 'Riverside Nursery Ltd',
    display_name: 'Riverside Nursery',
    type: null,
    url: null,
    mcc: null,
    founded_on: null,
    tax_registration: null,
    tax_id_last4: null,
  },
  support: { email: null, phone: null },
  address: { ...NOWHERE, country: 'GB', lines: [] },
  people: [],
  bank_account: { last4: null, country: null, status: 'none' },
  terms: { accepted_at: null, version: null },
  version: 1,
  ...more,
});

/** A merchant that has given everything. */
export const whole = (more: Partial<Onboarding> = {}): Onboarding =>
  begun({
    business: { ...begun().business, type: 'company', mcc: '5261', tax_id_last4: '4821' },
    address: {
      ...NOWHERE,
      line1: '12 Mill Lane',
      city: 'Reading',
      postal_code: 'RG1 2AB',
      country: 'GB',
      lines: ['12 Mill Lane', 'Reading', 'RG1 2AB'],
    },
    people: [person()],
    bank_account: { last4: '6819', country: 'GB', status: 'new' },
    terms: { accepted_at: '2026-11-01T10:00:00.000Z', version: '1' },
    ...more,
  });

const STEPS = {
  business: 'business',
  address: 'address',
  people: 'people',
  bank: 'bank_account',
  terms: 'terms',
};

/**
 * The part of the service that the element talks to: it saves, says what is due, and reviews when a test asks
 * for it.
 */
export class FakeOnboarding extends FakeNetwork {
  record: Onboarding = begun();

  constructor() {
    super();
    this.session({});
    this.route(PATH, (sent) => this.#answer(sent));
    this.route(DOCUMENTS, () =>
      json(201, { object: 'onboarding_document', token: 'doc_1', media_type: 'application/pdf', size: 9 }),
    );
  }

  /** The response about the session. */
  session({
    scopes = ['onboarding:read', 'onboarding:write'],
    merchant = 'mer_1',
  }: {
    scopes?: string[];
    merchant?: string | null;
  }): void {
    this.route('/v1/sessions/current', () =>
      json(200, { object: 'session', merchant, scopes, environment: 'sandbox', expires_in: 900 }),
    );
  }

  /** A review asks for a document. */
  demandDocument(): void {
    const requirement = 'business.document';
    this.record.requirements.errors = [
      { requirement, code: 'document_required', message: 'Send a document.' },
    ];
  }

  /** The payment processor asks for more, on its own form. */
  demandProcessor(): void {
    const requirement = 'processor_account';
    this.record.requirements.errors = [
      { requirement, code: 'processor_requires', message: 'The processor asks for more.' },
    ];
  }

  /** As the API shows it: what is due follows from what is there. */
  get shown(): Onboarding {
    const { record } = this;
    const due = dueOf(record);
    const steps: Onboarding['steps'] = Object.entries(STEPS).map(([name, start]) => {
      const missing = due.filter((path) => path.split('.')[0] === start);
      return { name: name as 'business', state: missing.length > 0 ? 'due' : 'complete', missing };
    });
    const open = due.length > 0 ? 'blocked' : 'due';
    const review = { needs_data: open, in_review: 'in_review', rejected: 'failed' } as const;
    const state = review[record.status as 'in_review'] ?? 'complete';
    return {
      ...record,
      steps: [...steps, { name: 'review', state, missing: [] }],
      requirements: { ...record.requirements, currently_due: due },
    };
  }

  #answer({ method, body }: Sent): Response {
    if (method === 'GET') return json(200, this.shown);
    if (method === 'POST') {
      if (dueOf(this.record).length > 0) return fault(40902, { param: 'business.tax_id' });
      this.record = { ...this.record, status: 'in_review', version: this.record.version + 1 };
      return json(200, this.shown);
    }
    const { version, ...change } = JSON.parse(body);
    if (version !== undefined && version !== this.record.version) return fault(40903);
    this.record = { ...changed(this.record, change), version: this.record.version + 1 };
    return json(200, this.shown);
  }
}

/** In the order of the API. */
function dueOf({ business, address, people, bank_account, terms, requirements }: Onboarding): string[] {
  const { line1, city, postal_code } = address;
  const has: Record<string, unknown> = {
    'business.type': business.type,
    'business.tax_id': business.tax_id_last4,
    'business.mcc': business.mcc,
    'address.line1': line1,
    'address.city': city,
    'address.postal_code': postal_code,
    'people.representative': people.some(({ roles }) => roles.includes('representative')),
    ...Object.fromEntries(people.map(({ id, birth_date }) => [`people.${id}.birth_date`, birth_date])),
    bank_account: bank_account.last4,
    terms: terms.accepted_at,
  };
  const missing = Object.keys(has).filter((path) => !has[path]);
  return [...missing, ...requirements.errors.map(({ requirement }) => requirement)];
}

type Change = Record<string, Record<string, unknown>> & {
  people?: (Partial<Person> & { id_number?: string; document?: string })[];
};

function changed(record: Onboarding, change: Change): Onboarding {
  const { tax_id, document, ...business } = change['business'] ?? {};
  const account = change['bank_account'];
  const sent = new Set([
    document && 'business.document',
    ...(change.people ?? []).map((one) => one.document && `people.${one.id}.document`),
  ]);
  const errors = record.requirements.errors.filter(({ requirement }) => !sent.has(requirement));
  return {
    ...record,
    business: {
      ...record.business,
      ...business,
      ...(tax_id !== undefined && { tax_id_last4: `${tax_id as string}`.slice(-4) }),
    },
    support: { ...record.support, ...change['support'] },
    address: { ...record.address, ...change['address'] },
    people: change.people?.map((sent, at) => personFrom(record.people, sent, at)) ?? record.people,
    ...(account && {
      bank_account: {
        country: account['country'] as string,
        last4: `${(account['iban'] ?? account['account_number']) as string}`.slice(-4),
        status: 'new',
      },
    }),
    ...(change['terms'] && {
      terms: { accepted_at: '2026-11-22T10:00:00.000Z', version: change['terms']['version'] as string },
    }),
    requirements: { ...record.requirements, errors },
  };
}

function personFrom(
  people: Person[],
  { id_number, ...sent }: Partial<Person> & { id_number?: string },
  at: number,
): Person {
  const there = people.find(({ id }) => id === sent.id);
  const blank = person({
    id: `psn_${at}`,
    birth_date: null,
    email: null,
    phone: null,
    id_last4: null,
    ownership: null,
  });
  const known = there ?? { ...blank, address: NOWHERE };
  return {
    ...known,
    ...sent,
    address: { ...known.address, ...sent.address },
    ...(id_number && { id_last4: id_number.slice(-4) }),
  };
}
