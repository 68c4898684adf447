import { ask, reasonOf } from '../client.ts';
import { checkPolicy } from './check-policy.ts';
import { KEY_IN_TEXT } from './check-project.ts';
import type { ServiceReport } from './check-service.ts';
import { isLocal, ok, problem, skipped, warning, type Finding } from './finding.ts';

export interface PageWanted {
  readonly url: string;
  readonly page: URL;
  /** `undefined`: as the page names it. */
  readonly endpoint: string | undefined;
  /** The cookie of a person who is signed in to the app. */
  readonly cookie: string | undefined;
  readonly merchant: string | undefined;
}

const PATIENCE_MS = 15_000;
const MOST_SCRIPTS = 20;

/** The scope without which an element shows nothing. */
const SCOPES: Readonly<Record<string, string>> = {
  'create-plant': 'plants:write',
  onboarding: 'onboarding:read',
  'notification-banner': 'onboarding:read',
  reporting: 'reports:read',
  'menu-editor': 'menus:read',
  locations: 'merchants:read',
  team: 'staff:read',
  payments: 'payments:read',
  payouts: 'payouts:read',
  balance: 'payouts:read',
  dashboard: 'orders:read',
};

/** Checks a page of the partner’s app with elements on it, and the endpoint that gives it tokens. */
export async function checkPage(wanted: PageWanted, service: ServiceReport): Promise<readonly Finding[]> {
  const { page, url, cookie } = wanted;
  const response = await fetch(page, {
    headers: cookie === undefined ? {} : { cookie },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => reasonOf(error));
  if (typeof response === 'string' || !response.ok) {
    const what = typeof response === 'string' ? response : `it answered ${response.status}`;
    return [
      problem('page', `${page.href} can’t be read: ${what}.`, 'Start your app, and look at the address.'),
    ];
  }
  const html = await response.text();
  const session = attributesOf('trellis-session', html);
  const endpoint = new URL(wanted.endpoint ?? session?.['endpoint'] ?? '/trellis-session', page);
  return [
    checkHttps(page),
    ...checkCookies(page, response.headers),
    checkOrigin(page, service.origins),
    checkSession(session, url, wanted.endpoint),
    await checkLeaks(page, html),
    checkPolicy({ page, html, headers: response.headers, api: new URL(url), endpoint }),
    ...(await checkEndpoint({ ...wanted, endpoint }, service, elementsIn(html))),
  ];
}

function checkHttps(page: URL): Finding {
  if (page.protocol === 'https:' || isLocal(page)) return ok('https', 'Browsers take the page for safe.');
  return problem(
    'https',
    `${page.origin} isn’t https.`,
    'Serve the page by https: production registers no other origins.',
  );
}

function checkCookies(page: URL, headers: Headers): readonly Finding[] {
  const open = headers.getSetCookie().filter((line) => {
    const has = (flag: string): boolean => new RegExp(`;\\s*${flag}\\b`, 'i').test(line);
    const isForAll = /^[^=]*(?:theme|lang|locale|csrf)/i.test(line);
    return !isForAll && (!has('HttpOnly') || (page.protocol === 'https:' && !has('Secure')));
  });
  if (open.length === 0) return [];
  const names = open.map((line) => line.split('=', 1)[0]).join(', ');
  return [
    warning(
      'cookies',
      `These cookies lack HttpOnly or Secure: ${names}.`,
      'Set both on the cookie of your session, and SameSite=Lax.',
    ),
  ];
}

function checkOrigin({ origin }: URL, origins: readonly string[] | undefined): Finding {
  if (!origins)
    return skipped('origin', 'Your origins couldn’t be read.', 'Look at what is said of the key.');
  if (origins.some((one) => covers(one, origin))) return ok('origin', `${origin} is registered.`);
  return problem(
    'origin',
    `${origin} isn’t registered: its tokens are refused.`,
    'Add it in the console under Origins, or by PUT /v1/partners/me/origins.',
  );
}

/** Whether a registered origin is this one; in the sandbox `https://*.example` is every name below. */
function covers(registered: string, origin: string): boolean {
  const [before = '', after] = registered.split('*');
  return after === undefined
    ? registered === origin
    : origin.startsWith(before) && origin.endsWith(after) && origin.length > registered.length - 1;
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string, html: string): Attributes | undefined {
  const found = new RegExp(`<${tag}(\\s[^>]*)?>`, 'i').exec(html);
  if (!found) return undefined;
  const pairs = (found[1] ?? '').matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return Object.fromEntries([...pairs].map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']));
}

const elementsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<trellis-([a-z-]+)/g)].map(([, name = '']) => name)),
];

function checkSession(session: Attributes | undefined, url: string, endpoint: string | undefined): Finding {
  if (!session) {
    const mend =
      'Put your elements into <trellis-session endpoint="/trellis-session" api="…">. If a script writes it, name --endpoint.';
    return endpoint === undefined
      ? warning('session', 'The page as it is served has no <trellis-session>.', mend)
      : skipped('session', 'A script writes <trellis-session>.', 'Nothing.');
  }
  const { api } = session;
  if (session['endpoint'] === undefined && endpoint === undefined)
    return warning(
      'session',
      '<trellis-session> has no endpoint.',
      'Add endpoint="/trellis-session", or set fetchToken in script.',
    );
  if (api !== undefined && api.replace(/\/+$/, '') !== url)
    return problem(
      'session',
      `The page’s elements call ${api}, and you work with ${url}.`,
      `Set api="${url}" on <trellis-session>.`,
    );
  return ok('session', '<trellis-session> names its endpoint and the API.');
}

/** Looks for keys in the page and in the scripts of its own origin. */
async function checkLeaks(page: URL, html: string): Promise<Finding> {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc=["']?([^"'\s>]+)/gi)]
    .map(([, src = '']) => new URL(src, page))
    .filter(({ origin }) => origin === page.origin)
    .slice(0, MOST_SCRIPTS);
  const texts = await Promise.all(
    scripts.map(async (src) => {
      const response = await fetch(src, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
      return { name: src.pathname, text: (await response?.text()) ?? '' };
    }),
  );
  const leak = [{ name: page.pathname, text: html }, ...texts].find(({ text }) => KEY_IN_TEXT.test(text));
  if (!leak) return ok('key-in-page', 'No key is in the page or its scripts.');
  return problem(
    'key-in-page',
    `A partner key is in ${leak.name}, where everybody can read it.`,
    'Revoke it now in the console, and keep the new one in the environment of your server alone.',
  );
}

interface EndpointWanted extends Omit<PageWanted, 'endpoint'> {
  readonly endpoint: URL;
}

async function checkEndpoint(
  wanted: EndpointWanted,
  { key }: ServiceReport,
  elements: readonly string[],
): Promise<readonly Finding[]> {
  const { endpoint, page, url, merchant } = wanted;
  const mint = async (origin: string, target = endpoint, body?: object) =>
    mintFrom(wanted, origin, target, body);
  const own = await mint(page.origin);
  if (typeof own === 'string')
    return [problem('endpoint', `${endpoint.href} can’t be reached: ${own}.`, 'Start your server.')];
  const name = `POST ${endpoint.pathname}`;
  if (own.status === 401) {
    const mend =
      'Set TRELLIS_COOKIE to the cookie of a person who is signed in to your app, and run it again.';
    return [skipped('endpoint', `${name} asks for a sign-in.`, mend)];
  }
  if (own.status !== 200 || own.token === undefined) return [unusable(name, own)];
  const findings: Finding[] = [ok('endpoint', `${name} answers with a token.`)];
  if (!/no-store/.test(own.cacheControl))
    findings.push(
      problem(
        'endpoint-cache',
        'The token’s response may be cached.',
        'Send Cache-Control: no-store with it, as sessionHandler does.',
      ),
    );
  const foreign = await mint('https://elsewhere.example');
  if (typeof foreign !== 'string' && foreign.token !== undefined)
    findings.push(
      problem(
        'endpoint-foreign',
        'A page of another origin gets a token with your visitors’ cookies.',
        'Refuse requests whose Origin or Sec-Fetch-Site isn’t your own, as sessionHandler does.',
      ),
    );
  const current = await ask({ url, key: own.token }, '/v1/sessions/current', {
    headers: { origin: page.origin },
  });
  const held = current.body as { merchant?: string; scopes?: readonly string[] };
  if (current.status === 200)
    findings.push(...(await checkMerchant(held.merchant)), ...checkScopes(held.scopes ?? []));
  return findings;

  async function checkMerchant(actual: string | undefined): Promise<readonly Finding[]> {
    const asked = 'mer_00000000000000000000000000';
    const target = new URL(endpoint);
    for (const param of ['merchant', 'merchantId']) target.searchParams.set(param, asked);
    const chosen = await mint(page.origin, target, { merchant: asked, merchantId: asked });
    // A made-up merchant: an endpoint that believes the page asks for it, and is refused.
    const isBelieved = typeof chosen !== 'string' && chosen.token === undefined && chosen.status !== 429;
    if (isBelieved)
      return [
        problem(
          'endpoint-merchant',
          'The endpoint takes the merchant from what the page sends: anybody acts for any merchant.',
          'Take the merchant from your own session, in merchantOf.',
        ),
      ];
    if (merchant !== undefined && actual !== merchant)
      return [
        problem(
          'endpoint-merchant',
          `The token is for ${actual}, not for ${merchant}.`,
          'Look at what merchantOf returns for this person.',
        ),
      ];
    return [ok('endpoint-merchant', `The token is for ${actual}, whatever the page sends.`)];
  }

  function checkScopes(scopes: readonly string[]): readonly Finding[] {
    const missing = [...new Set(elements.flatMap((element) => SCOPES[element] ?? []))].filter(
      (scope) => !scopes.includes(scope),
    );
    if (missing.length === 0) return [ok('scopes', `The token has ${scopes.join(', ')}.`)];
    const lacking = missing.filter((scope) => key && !key.capability.includes(scope));
    const mend =
      lacking.length > 0
        ? `The key lacks ${lacking.join(', ')}: make one that has it.`
        : `Add ${missing.join(', ')} to the scopes of your endpoint.`;
    return [
      problem('scopes', `Elements of the page need ${missing.join(', ')}, which the token lacks.`, mend),
    ];
  }
}

interface Minted {
  readonly status: number;
  readonly cacheControl: string;
  readonly token: string | undefined;
  readonly message: string | undefined;
}

async function mintFrom(
  { cookie, page }: EndpointWanted,
  origin: string,
  target: URL,
  body?: object,
): Promise<Minted | string> {
  try {
    const response = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        origin,
        'sec-fetch-site': origin === page.origin ? 'same-origin' : 'cross-site',
        ...(cookie !== undefined && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    const answer = (await response.json().catch(() => ({}))) as { token?: unknown; message?: unknown } | null;
    return {
      status,
      cacheControl: headers.get('cache-control') ?? '',
      token: status === 200 && typeof answer?.token === 'string' ? answer.token : undefined,
      message: typeof answer?.message === 'string' ? answer.message : undefined,
    };
  } catch (error) {
    return reasonOf(error);
  }
}

function unusable(name: string, { status, message }: Minted): Finding {
  const mend =
    status === 404 || status === 405
      ? `Mount sessionHandler of trellis/server there, or name another with --endpoint.`
      : status === 200
        ? 'Answer with what POST /v1/sessions returned, as JSON: {"token": …, "expires_in": …}.'
        : 'Look at the log of your server: its key, TRELLIS_URL, and the merchant that merchantOf returns.';
  const what = status === 200 ? 'has no token in its answer' : `answered ${status}`;
  return problem('endpoint', `${name} ${what}${message === undefined ? '' : `: ${message}`}`, mend);
}
