import type { RequestHandler } from 'express';
import { lazyHandler } from '../../core/http/page-headers.ts';
import type { SitesDeps } from './site-pages.ts';
import { hostOf, isAddress } from './find-site.ts';

export { findSite } from './find-site.ts';
export { PageMemory } from './page-memory.ts';
export { SiteAddresses } from './find-site.ts';

/** Serves partners' sites, at hosts other than the service's own. */
export function sites(deps: SitesDeps): RequestHandler {
  return lazyHandler(async () => (await import('./site-pages.ts')).sitePages(deps));
}

/** The health checks, which respond at any host, for monitoring. */
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Whether a request is for the API, the console and the reference: it names the service's host, an IP
 * address, or a single label, which no public domain is: this machine, or the service in a private network.
 * HTTP/1.0 names none. One comparison decides nearly all requests, also those by another of its names: the
 * last name found to be the service's is kept.
 */
export function ownHost(publicUrl: string): (header: string | undefined, path: () => string) => boolean {
  const { host, hostname } = new URL(publicUrl);
  let lastOwn: string | undefined = host;
  return (header, path) => {
    if (header === host || header === lastOwn) return true;
    if (!isOwn(header, hostname)) return HEALTH.has(path());
    lastOwn = header;
    return true;
  };
}

function isOwn(header: string | undefined, hostname: string): boolean {
  if (header === undefined || isAddress(header)) return true;
  const name = hostOf(header)?.name;
  return name !== undefined && (name === hostname || !name.includes('.'));
}
