import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../bff/testing/service/service.ts';
import { Computer } from '../testing/command.ts';
import { Shop, type ShopSettings } from '../testing/shop.ts';
import { checkPolicy } from './check-policy.ts';
import { checkNode } from './check-service.ts';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

let service: Service;
let partner: SignedUp;
let shop: Shop;
let computer: Computer;
let project: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  const { url } = service;
  shop = new Shop({ url, key: partner.key, merchant: partner.active, secret: SECRET });
  await shop.open();
  await setOrigins([shop.origin]);
});
afterAll(async () => {
  shop.close();
  await service.stop();
});
beforeEach(() => {
  computer = new Computer();
  project = join(computer.folder, 'project');
  mkdirSync(join(project, 'src'), { recursive: true });
  execFileSync('git', ['init', '-q', project]);
  writeFileSync(join(project, '.gitignore'), '.env\nnode_modules\n');
  writeFileSync(join(project, '.env'), `TRELLIS_KEY=${partner.key}\n`);
  writeFileSync(join(project, 'src/app.js'), 'const key = process.env.TRELLIS_KEY;\n');
});
afterEach(async () => {
  shop.mistakes = {};
  await computer.leave();
});

async function setOrigins(origins: readonly string[]): Promise<void> {
  const set = await call(service, 'PUT /v1/partners/me/origins', {
    credential: partner.key,
    body: { origins },
  });
  expect(set.status).toBe(200);
}

async function keyWith(change: object): Promise<string> {
  const body = { name: 'Narrow', capability: ['orders:read'], ...change };
  const made = await call<{ secret: string }>(service, 'POST /v1/keys', { credential: partner.key, body });
  return made.body.secret;
}

interface Found {
  readonly check: string;
  readonly state: string;
  readonly message: string;
  readonly mend: string | null;
}

async function examine({
  env = {},
  args = [],
}: {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
} = {}): Promise<{ code: number | null; found: Found[] }> {
  const addresses = [
    '--page',
    `${shop.origin}/`,
    '--webhook',
    `${shop.origin}/hooks`,
    '--merchant',
    partner.active,
  ];
  const { code, stdout } = await computer.run(['doctor', '--json', '--dir', project, ...addresses, ...args], {
    env: { TRELLIS_KEY: partner.key, TRELLIS_URL: service.url, TRELLIS_WEBHOOK_SECRET: SECRET, ...env },
  });
  expect(stdout).not.toContain(partner.key);
  return {
    code,
    found: stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Found),
  };
}

const wrong = (found: readonly Found[]): Found[] =>
  found.filter(({ state }) => ['problem', 'warning'].includes(state));

test('a set-up without a mistake has none', async () => {
  const { code, found } = await examine();
  expect(wrong(found)).toEqual([]);
  expect(code).toBe(0);
  expect(found.map(({ check }) => check)).toEqual(
    expect.arrayContaining([
      'clock',
      'key',
      'origin',
      'csp',
      'endpoint',
      'scopes',
      'webhook',
      'webhook-forged',
      'env-file',
    ]),
  );
});

interface Planted {
  readonly plant: (shop: Shop) => unknown;
  readonly undo?: () => unknown;
  readonly env?: (
    settings: ShopSettings,
  ) => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly check: string;
  readonly mend: RegExp;
  /** Whether something else goes wrong because of it. */
  readonly hasEffects?: true;
}

/** Moves the clock of the command. */
const AHEAD = 'data:text/javascript,const%20now=Date.now;Date.now=()=>now()+600000';

const PLANTED: Readonly<Record<string, Planted>> = {
  'a service that is elsewhere': {
    plant: () => undefined,
    env: () => ({ TRELLIS_URL: 'http://127.0.0.1:9' }),
    check: 'service',
    mend: /TRELLIS_URL/,
  },
  'a clock that is ten minutes ahead': {
    plant: () => undefined,
    env: () => ({ NODE_OPTIONS: `--import=${AHEAD}` }),
    check: 'clock',
    mend: /NTP/,
    // The receiver refuses what is signed at a wrong time.
    hasEffects: true,
  },
  'a key that was revoked': {
    plant: () => undefined,
    env: async () => {
      const key = await keyWith({});
      await call(service, 'POST /v1/keys/current/revoke', { credential: key });
      return { TRELLIS_KEY: key };
    },
    check: 'key',
    mend: /trellis login/,
  },
  'a key in quotes': {
    plant: () => undefined,
    env: ({ key }) => ({ TRELLIS_KEY: `"${key}"` }),
    check: 'key',
    mend: /whole key/,
  },
  'a key that can mint no session': {
    plant: () => undefined,
    env: async () => ({ TRELLIS_KEY: await keyWith({ capability: ['webhooks:read', 'keys:read'] }) }),
    check: 'key',
    mend: /scopes of the elements/,
  },
  'an origin that isn’t registered': {
    plant: () => setOrigins(['https://pos.example']),
    undo: () => setOrigins([shop.origin]),
    check: 'origin',
    mend: /Origins/,
  },
  'a policy without the API': {
    plant: (at) => (at.mistakes = { policy: "default-src 'self'" }),
    check: 'csp',
    mend: /http:\/\/127\.0\.0\.1:\d+ to connect-src/,
  },
  'a page whose elements call another address': {
    plant: (at) => (at.mistakes = { api: 'https://trellis.example' }),
    check: 'session',
    mend: /api="http/,
  },
  'no session endpoint': {
    plant: (at) => (at.mistakes = { isEndpointMissing: true }),
    check: 'endpoint',
    mend: /sessionHandler/,
  },
  'a token that may be cached': {
    plant: (at) => (at.mistakes = { caching: 'max-age=600' }),
    check: 'endpoint-cache',
    mend: /no-store/,
  },
  'tokens for pages of other origins': {
    plant: (at) => (at.mistakes = { isOpen: true }),
    check: 'endpoint-foreign',
    mend: /Sec-Fetch-Site/,
  },
  'a merchant that the page chooses': {
    plant: (at) => (at.mistakes = { isMerchantBelieved: true }),
    check: 'endpoint-merchant',
    mend: /merchantOf/,
  },
  'a token of another merchant': {
    plant: () => undefined,
    args: ['--merchant', 'mer_01M7YV620N1M6B1H0E3S7A9X4C'],
    check: 'endpoint-merchant',
    mend: /merchantOf returns/,
  },
  'a scope that the elements need': {
    plant: (at) => (at.mistakes = { scopes: ['merchants:read'] }),
    check: 'scopes',
    mend: /orders:read/,
  },
  'a key in a script': {
    plant: (at) => (at.mistakes = { script: 'const key = "ppk_sandbox_abcdefgh12345678"' }),
    check: 'key-in-page',
    mend: /Revoke it now/,
  },
  'a cookie that scripts can read': {
    plant: (at) => (at.mistakes = { cookie: 'session=1' }),
    check: 'cookies',
    mend: /Set both/,
  },
  'a receiver that isn’t there': {
    plant: () => undefined,
    args: ['--webhook', 'http://127.0.0.1:9/hooks'],
    check: 'webhook',
    mend: /Start your receiver/,
  },
  'a receiver that takes forged events': {
    plant: (at) => (at.mistakes = { isUnverified: true }),
    check: 'webhook-forged',
    mend: /verifyWebhook/,
  },
  'a receiver with the secret of another endpoint': {
    plant: (at) => (at.mistakes = { secret: `whsec_${Buffer.alloc(32, 2).toString('base64')}` }),
    check: 'webhook',
    mend: /secret of this endpoint/,
  },
  'a receiver that redirects': {
    plant: (at) => (at.mistakes = { hookStatus: 308 }),
    check: 'webhook',
    mend: /redirects aren’t followed/,
  },
  'a key in the code': {
    plant: () => writeFileSync(join(project, 'src/pay.ts'), `const key = '${partner.key}';\n`),
    check: 'key-in-code',
    mend: /environment alone/,
  },
  'a key that a bundler makes public': {
    plant: () =>
      writeFileSync(join(project, 'src/pay.ts'), 'const key = import.meta.env.VITE_TRELLIS_KEY;\n'),
    check: 'key-in-code',
    mend: /environment alone/,
  },
  'an environment file that is committed': {
    plant: () => execFileSync('git', ['-C', project, 'add', '-f', '.env']),
    check: 'env-file',
    mend: /git rm --cached \.env/,
  },
  'an environment file that git doesn’t ignore': {
    plant: () => rmSync(join(project, '.gitignore')),
    check: 'env-file',
    mend: /\.gitignore/,
  },
};

describe('is found and named, with the mend', () => {
  test.each(Object.entries(PLANTED))(
    '%s',
    async (_name, { plant, undo, env, args, check, mend, hasEffects }) => {
      try {
        await plant(shop);
        const { code, found } = await examine({ env: (await env?.(shop.settings)) ?? {}, args: args ?? [] });
        const [first, ...others] = wrong(found);
        expect(first).toMatchObject({ check, mend: expect.stringMatching(mend) as string });
        expect(hasEffects ? [] : others).toEqual([]);
        expect(code).toBe(first?.state === 'problem' ? 1 : 0);
      } finally {
        await undo?.();
      }
    },
  );
});

test('a key that is pinned to an old version is found, and so is a deprecated one', async () => {
  const other = await signUp(service);
  const body = { name: 'Old', capability: ['orders:read', 'keys:read'], api_version: '2026-11-01' };
  const old = await call<{ secret: string }>(service, 'POST /v1/keys', { credential: other.key, body });
  const { found } = await examine({ env: { TRELLIS_KEY: old.body.secret } });
  const version = found.find(({ check }) => check === 'version');
  expect(version).toMatchObject({ state: 'warning', mend: expect.stringContaining('2026-11-26') as string });
  await expect
    .poll(async () => {
      await service.deps.uses.flush();
      const again = await examine({ env: { TRELLIS_KEY: old.body.secret } });
      return again.found.find(({ check }) => check === 'deprecations')?.state;
    })
    .toBe('warning');
});

test('an endpoint that was disabled is found', async () => {
  const other = await signUp(service);
  const endpoint = await call<{ id: string; url: string }>(service, 'POST /v1/webhook_endpoints', {
    credential: other.key,
    body: { url: `${shop.origin}/hooks`, events: ['ping'] },
  });
  await call(service, `PATCH /v1/webhook_endpoints/${endpoint.body.id}`, {
    credential: other.key,
    body: { status: 'disabled' },
  });
  const { code, found } = await examine({ env: { TRELLIS_KEY: other.key } });
  expect(code).toBe(1);
  expect(wrong(found).map(({ check }) => check)).toContain('endpoints');
});

test('what is refused because of a rate limit is not taken for a mistake', async () => {
  const secret = await keyWith({ capability: ['keys:read', 'webhooks:read', 'orders:read'] });
  await service.db.updateTable('keys').set({ per_minute: 1 }).where('name', '=', 'Narrow').execute();
  const { code, found } = await examine({ env: { TRELLIS_KEY: secret } });
  const states = found.filter(({ check }) => ['deprecations', 'endpoints', 'origin'].includes(check));
  expect(states.map(({ check, state }) => [check, state])).toEqual([
    ['deprecations', 'skipped'],
    ['endpoints', 'skipped'],
    ['origin', 'skipped'],
  ]);
  expect(found.find(({ check }) => check === 'endpoints')?.message).toContain('couldn’t be checked');
  expect([wrong(found), code]).toEqual([[], 0]);
});

test('Node.js 18 is too old, and 20 is not', () => {
  expect([checkNode('v18.20.0').state, checkNode('v20.0.0').state]).toEqual(['problem', 'ok']);
});

test.each([
  ["script-src 'self' https://api.example; connect-src *; img-src *", 'ok'],
  ["script-src 'nonce-abc'; connect-src 'self' https://*.example; img-src https:", 'ok'],
  ["default-src 'self' https://api.example", 'ok'],
  ["script-src 'none'; connect-src *; img-src *", 'problem'],
  ["script-src 'self'; connect-src *; img-src *", 'problem'],
  ["script-src *; connect-src 'self' https://api.example:8443; img-src *", 'problem'],
  ["script-src *; connect-src 'self' https://api.example; img-src 'self'", 'problem'],
])('the policy "%s" is a %s', (policy, state) => {
  const page = new URL('https://pos.example/');
  const found = checkPolicy({
    page,
    html: '<script src="https://api.example/trellis/trellis.js"></script>',
    headers: new Headers({ 'content-security-policy': policy }),
    api: new URL('https://api.example'),
    endpoint: new URL('/trellis-session', page),
  });
  expect(found.state).toBe(state);
});
