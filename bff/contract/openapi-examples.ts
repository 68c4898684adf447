import { WEBHOOK_EXAMPLES } from './openapi-examples-webhooks.ts';
import { SESSION_SECONDS } from './sessions.ts';
import { ALL_SCOPES } from './scopes.ts';
import { NEWEST_VERSION } from './versions/versions.ts';

/** The example of one operation in the document and on the reference page. All values are fictional. */
export interface OperationExample {
  readonly path?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly response: unknown;
}

/** A documented key that never works: 32 times `A`, with a valid checksum. */
export const EXAMPLE_KEY = `ppk_sandbox_${'A'.repeat(32)}2QkeAT`;

/** Well formed, and its signature is the word `signature`. */
export const EXAMPLE_TOKEN =
  'eyJhbGciOiJFUzI1NiIsInR5cCI6InNlc3Npb24rand0In0.eyJzdWIiOiJtZXJfMDFNN1lWNVowMFdSUDQxUVc0NVNEV1dZNEgifQ.c2lnbmF0dXJl';

const MERCHANT_ID = 'mer_01M7YV5Z00WRP41QW45SDWWY4H';
const KEY_ID = 'key_01M7YV5ZZ8Z50CWMT5SV22CV35';

const times = { created_at: '2026-11-21T10:42:07Z', updated_at: '2026-11-21T10:42:07Z' };

const partner = {
  id: 'par_01M7YV5Y0RPWEBCACEH1KP19TM',
  object: 'partner',
  name: 'Greenhouse POS',
  slug: 'greenhouse-pos',
  status: 'sandbox',
  sandbox_name: 'greenhouse-pos-sandbox',
  origins: [],
  version: 1,
  metadata: {},
  ...times,
};

const key = {
  id: KEY_ID,
  object: 'key',
  environment: 'sandbox',
  name: 'Counter app',
  last_four: EXAMPLE_KEY.slice(-4),
  lineage: KEY_ID,
  capability: ['plants:write', 'merchants:read'],
  api_version: NEWEST_VERSION,
  status: 'live',
  expires_at: null,
  revoked_at: null,
  last_used_at: '2026-11-21T10:42:00.000Z',
  version: 1,
  metadata: {},
  ...times,
};

const merchant = {
  id: MERCHANT_ID,
  object: 'merchant',
  environment: 'sandbox',
  slug: 'riverside-nursery',
  display_name: 'Riverside Nursery',
  legal_name: 'Riverside Nursery Ltd',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
  language: 'en-GB',
  support: { email: 'help@riverside.example', phone: '+442079460018' },
  address: {
    line1: '12 Mill Lane',
    line2: null,
    city: 'Reading',
    region: null,
    postal_code: 'RG1 2AB',
    country: 'GB',
  },
  business: { type: 'company', url: 'https://riverside.example', mcc: '5261', founded_on: '1998-03-14' },
  plan: null,
  status: 'active',
  version: 1,
  metadata: {},
  ...times,
};

const page = (record: unknown): object => ({ data: [record], has_more: false, next_cursor: null });

/** By operation id. */
export const EXAMPLES: Readonly<Record<string, OperationExample>> = {
  createPlant: {
    request: { id: 41, name: 'Monstera deliciosa', tag: 'indoor' },
    response: { name: 'Monstera deliciosa', tag: 'indoor' },
  },
  createSession: {
    request: { merchant: MERCHANT_ID, scopes: ['plants:write'] },
    response: { token: EXAMPLE_TOKEN, expires_in: SESSION_SECONDS },
  },
  getCurrentSession: {
    response: {
      object: 'session',
      merchant: MERCHANT_ID,
      merchant_name: 'Riverside Nursery',
      scopes: ['plants:write'],
      environment: 'sandbox',
      expires_in: 872,
    },
  },
  createPartner: {
    request: { name: 'Greenhouse POS' },
    response: {
      partner,
      sandbox: { name: 'greenhouse-pos-sandbox' },
      key: { ...key, name: 'First key', capability: [...ALL_SCOPES], secret: EXAMPLE_KEY },
      merchants: [
        { id: MERCHANT_ID, display_name: 'Riverside Nursery', status: 'active' },
        { id: 'mer_01M7YV60YGBK02FS9V3QCCQ21Y', display_name: 'Harbour Florist', status: 'needs_data' },
        {
          id: 'mer_01M7YV61XRDARWA85N29P6SMKX',
          display_name: 'Old Mill Garden Centre',
          status: 'restricted',
        },
      ],
    },
  },
  getPartner: { response: { ...partner, origins: ['https://pos.example'], version: 2 } },
  updatePartner: {
    request: { name: 'Greenhouse Retail', version: 2 },
    response: { ...partner, name: 'Greenhouse Retail', version: 3 },
  },
  setOrigins: {
    request: { origins: ['https://pos.example'] },
    response: { ...partner, origins: ['https://pos.example'], version: 2 },
  },
  publishPartner: { response: { ...partner, status: 'published', version: 2 } },
  createKey: {
    request: { name: 'Counter app', capability: ['plants:write', 'merchants:read'] },
    response: { ...key, secret: EXAMPLE_KEY },
  },
  listKeys: { response: page(key) },
  getCurrentKey: {
    response: { ...key, partner: { id: partner.id, name: partner.name }, limits: { per_minute: 1500 } },
  },
  getKey: { path: { id: KEY_ID }, response: key },
  updateKey: {
    path: { id: KEY_ID },
    request: { name: 'Front counter', capability: ['plants:write'], version: 1 },
    response: { ...key, name: 'Front counter', capability: ['plants:write'], version: 2 },
  },
  rotateKey: {
    path: { id: KEY_ID },
    request: { overlap_seconds: 3600 },
    response: {
      ...key,
      id: 'key_01M7YV620N1M6B1H0E3S7A9X4C',
      secret: EXAMPLE_KEY,
      previous_id: KEY_ID,
      previous_expires_at: '2026-11-21T11:42:07Z',
    },
  },
  revokeKey: {
    path: { id: KEY_ID },
    response: { ...key, status: 'revoked', revoked_at: '2026-11-21T11:30:00Z', version: 2 },
  },
  createMerchant: {
    request: {
      legal_name: 'Riverside Nursery Ltd',
      display_name: 'Riverside Nursery',
      country: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
      language: 'en-GB',
      support: { email: 'help@riverside.example', phone: '+442079460018' },
      address: { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
      business: { type: 'company', url: 'https://riverside.example', mcc: '5261', founded_on: '1998-03-14' },
    },
    response: { ...merchant, status: 'needs_data' },
  },
  listMerchants: { response: page(merchant) },
  getMerchant: { path: { id: MERCHANT_ID }, response: merchant },
  updateMerchant: {
    path: { id: MERCHANT_ID },
    request: { display_name: 'Riverside', support: { phone: null }, version: 1 },
    response: {
      ...merchant,
      display_name: 'Riverside',
      support: { ...merchant.support, phone: null },
      version: 2,
    },
  },
  closeMerchant: { path: { id: MERCHANT_ID }, response: { ...merchant, status: 'closed', version: 2 } },
  ...WEBHOOK_EXAMPLES,
  simulateEvent: {
    request: { type: 'merchant.activated' },
    response: {
      data: (
        [
          ['merchant.created', 'needs_data'],
          ['merchant.onboarding_updated', 'in_review'],
          ['merchant.activated', 'active'],
        ] as const
      ).map(([type, status], index) => ({
        id: `evt_01M7YV66E8${index}N5B2K7Q4X9D3ZC`,
        object: 'event',
        environment: 'sandbox',
        type,
        merchant: MERCHANT_ID,
        data: { ...merchant, status, version: index + 1 },
        created_at: times.created_at,
      })),
    },
  },
  getSandboxClock: {
    response: {
      object: 'sandbox_clock',
      now: '2026-11-21T10:42:07.000Z',
      offset_seconds: 0,
      advancing_to: null,
    },
  },
  advanceSandboxClock: {
    request: { to: '2026-11-22T10:42:07Z' },
    response: {
      object: 'sandbox_clock',
      now: '2026-11-22T10:42:07.000Z',
      offset_seconds: 86_400,
      advancing_to: null,
    },
  },
  createHostedLink: {
    request: { merchant: MERCHANT_ID, surface: 'create-plant', return_url: 'https://pos.example/plants' },
    response: {
      object: 'hosted_link',
      url: 'https://trellis.example/hosted/enter/one-time-code',
      expires_at: '2026-11-21T10:52:07Z',
    },
  },
  getHealth: { response: { status: 'ok' } },
  getReadiness: { response: { status: 'ok', checks: { database: 'ok', plant_api: 'ok' } } },
  getSigningKeys: {
    response: {
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
          y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
          alg: 'ES256',
          use: 'sig',
          kid: 'example',
        },
      ],
    },
  },
  getOpenApi: { response: { openapi: '3.1.0', info: { title: 'Trellis', version: '1.0.0' }, paths: {} } },
};
