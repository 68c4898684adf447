import { ask, messageOf, reasonOf, request, type Answer } from '../client.ts';
import type { Access } from '../store.ts';
import { ok, problem, skipped, warning, type Finding } from './finding.ts';

/** The key, as the service describes it. */
export interface KnownKey {
  readonly environment: string;
  readonly capability: readonly string[];
  readonly api_version: string;
}

/** What the checks of a page need to know of the service. */
export interface ServiceReport {
  readonly findings: readonly Finding[];
  readonly key: KnownKey | undefined;
  /** The origins that are registered; `undefined` if they can’t be read. */
  readonly origins: readonly string[] | undefined;
}

const OLDEST_NODE = 20;
/** Webhooks are refused beyond five minutes, and tokens end after fifteen. */
const SKEW = { problemMs: 60_000, warningMs: 5_000 } as const;

export function checkNode(version: string): Finding {
  const major = Number(/^v?(\d+)/.exec(version)?.[1]);
  return major >= OLDEST_NODE
    ? ok('node', `Node.js ${version} runs the package.`)
    : problem(
        'node',
        `Node.js ${version} is too old.`,
        `Install Node.js ${OLDEST_NODE} or later, the newest LTS if you can.`,
      );
}

/** Checks that the service is there, this machine’s clock, and the key. */
export async function checkService(url: string, access: Access | undefined): Promise<ServiceReport> {
  const none = { key: undefined, origins: undefined };
  const sentMs = Date.now();
  const health = await request({ url }, '/healthz').catch((error: unknown) => reasonOf(error));
  if (typeof health === 'string' || health.status !== 200) {
    const what =
      typeof health === 'string' ? health : `${url} answered ${health.status}, and not as Trellis does.`;
    const mend = 'Set TRELLIS_URL, or --url, to the address of Trellis, and look whether it is up.';
    return { findings: [problem('service', what, mend)], ...none };
  }
  await health.body?.cancel();
  const findings = [ok('service', `Trellis answers at ${url}.`), checkClock(health.headers, sentMs)];
  if (!access) {
    const mend = 'Run trellis login, or set TRELLIS_KEY to the key that your server has.';
    return { findings: [...findings, problem('key', 'There is no key.', mend)], ...none };
  }
  const current = await ask(access, '/v1/keys/current');
  if (current.status !== 200) {
    const refused = isOfCaller(current) ? refusedKey(current) : unchecked('key', current, url);
    return { findings: [...findings, refused], ...none };
  }
  const key = current.body as unknown as KnownKey;
  const [partner, document, deprecations] = await Promise.all([
    ask(access, '/v1/partners/me'),
    ask({ url }, '/openapi.json'),
    ask(access, '/v1/deprecations'),
  ]);
  const { origins } = partner.body as { origins?: readonly string[] };
  const versions = [
    document.status === 200 ? checkVersion(key, document) : unchecked('version', document, url),
    checkDeprecations(deprecations, url),
  ];
  return { findings: [...findings, checkKey(key), ...versions], key, origins };
}

function checkClock(headers: Headers, sentMs: number): Finding {
  const theirs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(theirs))
    return skipped('clock', 'The service sends no Date.', 'Look at what is in front of it.');
  // The header has whole seconds, and was written while the request was under way.
  const aheadMs = (sentMs + Date.now()) / 2 - theirs - 500;
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  const message = `This machine’s clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the service’s.`;
  const mend = 'Turn on time synchronization (NTP): webhooks are refused when clocks differ by five minutes.';
  if (Math.abs(aheadMs) > SKEW.problemMs) return problem('clock', message, mend);
  if (Math.abs(aheadMs) > SKEW.warningMs) return warning('clock', message, mend);
  return ok('clock', 'This machine’s clock is right.');
}

/** Whether a refusal says something about the key, and not that the service is busy or down. */
const isOfCaller = ({ status }: Answer): boolean => status === 401 || status === 403;

/** Returns what is said of a check that could not be made this time. */
function unchecked(check: string, answer: Answer, url: string): Finding {
  const message = `This couldn’t be checked: ${messageOf(answer, url)}`;
  return skipped(check, message, 'Run trellis doctor again in a minute.');
}

function refusedKey({ status, body }: Answer): Finding {
  const { message } = body as { message?: string };
  return problem(
    'key',
    `The key is refused: ${message ?? `the service answered ${status}`}`,
    'Run trellis login, or make a key in the console and set TRELLIS_KEY to it. Look for quotes around it.',
  );
}

/** Scopes that a session never has. */
const OF_KEYS =
  /^(?:keys|members|events|webhooks|audit|domains|branding|surfaces|pricing|sandbox):|^merchants:create$/;

function checkKey({ environment, capability }: KnownKey): Finding {
  if (!capability.some((scope) => !OF_KEYS.test(scope))) {
    return problem(
      'key',
      `The key works in the ${environment}, but no session can have any of its scopes: ${capability.join(', ')}.`,
      'Make a key with the scopes of the elements that you show, such as orders:read.',
    );
  }
  return ok('key', `The key works in the ${environment}, with ${capability.length} scopes.`);
}

function checkVersion(key: KnownKey, document: Answer): Finding {
  const { description = '' } = (document.body['info'] ?? {}) as { description?: string };
  const newest = /dated version (\d{4}-\d\d-\d\d)/.exec(description)?.[1];
  if (newest === undefined || key.api_version >= newest)
    return ok('version', `The key is pinned to ${key.api_version}, the newest version.`);
  return warning(
    'version',
    `The key is pinned to ${key.api_version}; the newest version is ${newest}.`,
    `Read what changed at /docs/reference/versions, then send PATCH /v1/keys/{id} with "api_version": "${newest}".`,
  );
}

function checkDeprecations(answer: Answer, url: string): Finding {
  if (isOfCaller(answer))
    return skipped(
      'deprecations',
      'The key can’t read deprecations.',
      'Give it keys:read, or look in the console.',
    );
  if (answer.status !== 200) return unchecked('deprecations', answer, url);
  const { data: used = [] } = answer.body as { data?: readonly { name: string }[] };
  if (used.length === 0) return ok('deprecations', 'Nothing that you use is deprecated.');
  const names = used.map(({ name }) => name).join(', ');
  return warning(
    'deprecations',
    `What you use is deprecated: ${names}.`,
    'The console’s page “Versions” says which key or page uses it, and what to change.',
  );
}

/** Checks the webhook endpoints that are registered. */
export async function checkEndpoints(access: Access, key: KnownKey): Promise<Finding> {
  if (!key.capability.includes('webhooks:read')) {
    return skipped(
      'endpoints',
      'The key can’t read webhook endpoints.',
      'Give it webhooks:read, or look in the console.',
    );
  }
  const answer = await ask(access, '/v1/webhook_endpoints?limit=100');
  if (answer.status !== 200) return unchecked('endpoints', answer, access.url);
  const { data: all = [] } = answer.body as { data?: readonly { url: string; status: string }[] };
  const disabled = all.filter(({ status }) => status === 'disabled').map(({ url }) => url);
  if (disabled.length === 0)
    return ok('endpoints', `Of the registered webhook endpoints (${all.length}), none is disabled.`);
  return problem(
    'endpoints',
    `Disabled, and gets no events: ${disabled.join(', ')}.`,
    'Mend the receiver, enable the endpoint in the console, and replay what it missed.',
  );
}
