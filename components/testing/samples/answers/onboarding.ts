import type { Routes, SampleResponse } from '../routes.ts';

/**
 * A Trellis for the gallery of the onboarding: it returns what the element requests, always the same, and
 * keeps nothing. The shop's name in the URL selects where its merchant stands.
 */

const MERCHANT = 'mer_gallery';
const SCOPES = ['onboarding:read', 'onboarding:write'];

export function onboardingAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  const onboarding = `${api}/merchants/${MERCHANT}/onboarding`;
  routes.get(`${api}/sessions/current`, ({ params: { shop } }, response) => {
    const scopes = shop === 'no-scope' ? ['menus:read'] : shop === 'read-only' ? SCOPES.slice(0, 1) : SCOPES;
    response.set('Cache-Control', 'no-store');
    response.json({ object: 'session', merchant: MERCHANT, scopes, environment: 'sandbox', expires_in: 900 });
  });
  routes.get(onboarding, ({ params: { shop } }, response) => {
    if (shop === 'failed')
      return refuse(
        response,
        50301,
        'The service is temporarily unavailable. Repeat a change with the same Idempotency-Key.',
      );
    if (shop === 'held') return undefined; // the response never comes
    return void response.json(recordOf(shop));
  });
  routes.patch(onboarding, ({ params: { shop } }, response) => {
    if (shop === 'busy') return undefined; // as above
    return refuse(
      response,
      50301,
      'The service is temporarily unavailable. Repeat a change with the same Idempotency-Key.',
    );
  });
  routes.post(onboarding, (_request, response) => {
    refuse(
      response,
      50301,
      'The service is temporarily unavailable. Repeat a change with the same Idempotency-Key.',
    );
  });
}

const ADDRESS = {
  line1: '12 Mill Lane',
  line2: null,
  city: 'Reading',
  region: null,
  postal_code: 'RG1 2AB',
  country: 'GB',
  lines: ['12 Mill Lane', 'Reading', 'RG1 2AB'],
};
const NOWHERE = {
  line1: null,
  line2: null,
  city: null,
  region: null,
  postal_code: null,
  country: 'GB',
  lines: [],
};

const person = (name: string, more: object = {}): object => ({
  id: `psn_${name.replaceAll(/\W/g, '')}`,
  roles: ['representative', 'owner'],
  name,
  birth_date: '1984-05-17',
  email: 'alex@riverside.example',
  phone: '+442079460018',
  address: ADDRESS,
  id_last4: '6781',
  ownership: 60,
  ...more,
});

const WHOLE = {
  object: 'onboarding',
  merchant: MERCHANT,
  status: 'needs_data',
  timezone: 'Europe/London',
  business: {
    legal_name: 'Riverside Nursery Ltd',
    display_name: 'Riverside Nursery',
    type: 'company',
    url: 'https://riverside.example',
    mcc: '5261',
    founded_on: '1998-03-14',
    tax_id_last4: '4821',
  },
  support: { email: 'help@riverside.example', phone: null },
  address: ADDRESS,
  people: [person('Alex Morgan'), person('Sam O’Neill', { roles: ['owner', 'director'], ownership: 40 })],
  bank_account: { last4: '6819', country: 'GB', status: 'verified' },
  terms: { accepted_at: '2026-11-01T10:00:00.000Z', version: '2026-11-01' },
  version: 7,
};

const DOCUMENT = { requirement: 'business.document', code: 'document_required', message: 'Send a document.' };
const BANK = {
  requirement: 'bank_account',
  code: 'bank_account_unverified',
  message: 'The bank returned a payout.',
};

interface Standing {
  readonly more?: object;
  readonly due?: readonly string[];
  readonly errors?: readonly object[];
  readonly pastDue?: readonly string[];
  readonly deadline?: string;
}

/** A merchant that has given its names only. */
const BEGUN: Standing = {
  more: {
    business: { ...WHOLE.business, type: null, url: null, mcc: null, founded_on: null, tax_id_last4: null },
    support: { email: null, phone: null },
    address: NOWHERE,
    people: [],
    bank_account: { last4: null, country: null, status: 'none' },
    terms: { accepted_at: null, version: null },
  },
  due: [
    'business.type',
    'business.tax_id',
    'business.mcc',
    'address.line1',
    'address.city',
    'address.postal_code',
    'people.representative',
    'bank_account',
    'terms',
  ],
};
const NO_BANK = { last4: null, country: null, status: 'none' };
const NO_TERMS = { accepted_at: null, version: null };

const STANDINGS: Readonly<Record<string, Standing>> = {
  address: { more: { address: NOWHERE }, due: ['address.line1', 'address.city', 'address.postal_code'] },
  person: { more: { people: [] }, due: ['people.representative'] },
  people: {
    more: { people: [person('Alex Morgan', { birth_date: null }), ...WHOLE.people.slice(1)] },
    due: ['people.psn_AlexMorgan.birth_date'],
  },
  bank: { more: { bank_account: NO_BANK }, due: ['bank_account'] },
  terms: { more: { terms: NO_TERMS }, due: ['terms'] },
  review: {},
  document: { due: ['business.document'], errors: [DOCUMENT] },
  'in-review': { more: { status: 'in_review' } },
  active: { more: { status: 'active' } },
  deadline: {
    more: { status: 'active' },
    due: ['business.document'],
    errors: [DOCUMENT],
    deadline: '2026-12-05T12:00:00.000Z',
  },
  restricted: {
    more: { status: 'restricted', bank_account: { ...WHOLE.bank_account, status: 'failed' } },
    due: ['bank_account'],
    pastDue: ['bank_account'],
    errors: [BANK],
  },
  rejected: { more: { status: 'rejected' } },
  suspended: { more: { status: 'suspended' } },
  closed: { more: { status: 'closed' } },
};

const PLACES = {
  business: 'business',
  address: 'address',
  people: 'people',
  bank: 'bank_account',
  terms: 'terms',
};

/** The record of a shop's merchant; of the others, one that has just begun. */
function recordOf(shop: string): object {
  const { more, due = [], errors = [], pastDue = [], deadline = null } = STANDINGS[shop] ?? BEGUN;
  const record = { ...WHOLE, ...more };
  const steps = Object.entries(PLACES).map(([name, place]) => {
    const missing = due.filter((path) => path.split('.')[0] === place);
    return { name, state: missing.length > 0 ? 'due' : 'complete', missing };
  });
  const open = due.length > 0 ? 'blocked' : 'due';
  const state = { needs_data: open, in_review: 'in_review', rejected: 'failed' }[record.status] ?? 'complete';
  return {
    ...record,
    steps: [...steps, { name: 'review', state, missing: [] }],
    requirements: { currently_due: due, past_due: pastDue, errors, deadline },
  };
}

function refuse(response: SampleResponse, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
