import { ok, problem, type Finding } from './finding.ts';

interface PageSeen {
  readonly page: URL;
  readonly html: string;
  readonly headers: Headers;
  readonly api: URL;
  readonly endpoint: URL;
}

type Directives = ReadonlyMap<string, readonly string[]>;

/** Checks that the Content-Security-Policy of a page allows what its elements load and call. */
export function checkPolicy({ page, html, headers, api, endpoint }: PageSeen): Finding {
  const texts = [headers.get('content-security-policy') ?? '', ...metaPolicies(html)];
  const policies = texts
    .flatMap((text) => text.split(','))
    .map(directivesIn)
    .filter(({ size }) => size > 0);
  if (policies.length === 0) return ok('csp', 'The page has no Content-Security-Policy.');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc=["']?([^"'\s>]*trellis[^"'\s>]*)/gi)].map(
    ([, src = '']) => new URL(src, page),
  );
  const needs: readonly (readonly [directive: string, url: URL])[] = [
    ...scripts.map((src) => ['script-src-elem', src] as const),
    ['connect-src', api],
    ['connect-src', endpoint],
    ['img-src', api],
  ];
  const missing = needs.filter(([name, url]) => !policies.every((policy) => allows(policy, name, url, page)));
  if (missing.length === 0) return ok('csp', 'The Content-Security-Policy allows what the elements need.');
  const words = missing.map(([name, url]) => {
    const source = url.origin === page.origin ? "'self'" : url.origin;
    return `${source} to ${name === 'script-src-elem' ? 'script-src' : name}`;
  });
  return problem(
    'csp',
    'The Content-Security-Policy of the page blocks what its elements need.',
    `Add ${[...new Set(words)].join(', ')}.`,
  );
}

function metaPolicies(html: string): readonly string[] {
  return [...html.matchAll(/<meta[^>]*http-equiv=["']?content-security-policy["']?[^>]*>/gi)].map(
    ([tag]) => (/content="([^"]*)"/i.exec(tag) ?? /content='([^']*)'/i.exec(tag))?.[1] ?? '',
  );
}

function directivesIn(text: string): Directives {
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    parts.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

/** What a directive falls back to (CSP Level 3, section 6.8.3). */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src-elem', 'script-src', 'default-src'],
};

function allows(policy: Directives, name: string, url: URL, page: URL): boolean {
  const names = FALLBACKS[name] ?? [name, 'default-src'];
  const sources = names.map((one) => policy.get(one)).find((one) => one !== undefined);
  if (!sources) return true;
  // A nonce or a hash can allow any script; only the browser knows whether this one has it.
  if (name === 'script-src-elem' && sources.some((one) => /^'(?:nonce|sha\d+)-|^'strict-dynamic'/.test(one)))
    return true;
  return sources.some((source) => matches(source, url, page));
}

/** Whether a source expression matches an address (CSP Level 3, section 6.7.2). */
function matches(source: string, url: URL, page: URL): boolean {
  if (source === "'self'") return url.origin === page.origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  const ownPort = url.port || (url.protocol === 'https:' ? '443' : '80');
  const isScheme =
    scheme === undefined
      ? url.protocol === page.protocol || url.protocol === 'https:'
      : `${scheme}:` === url.protocol || (scheme === 'http' && url.protocol === 'https:');
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1)) && url.hostname.length > host.length - 1
    : host === url.hostname;
  const isPort = port === '*' || (port === undefined ? url.port === '' : port === ownPort);
  const isPath =
    path === undefined ||
    path === '/' ||
    (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isScheme && isHost && isPort && isPath;
}
