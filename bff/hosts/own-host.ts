import { hostOf, isAddress } from './host-name.ts';

/** What answers at any host, for what watches over the service. */
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Whether a request is for the API, the console and the reference: it names our own host, this machine, or an address instead of a host.
 * One comparison decides it for nearly all.
 */
export function ownHost(publicUrl: string): (header: string | undefined, path: () => string) => boolean {
  const { host, hostname } = new URL(publicUrl);
  return (header, path) => header === host || isOwn(header, hostname) || HEALTH.has(path());
}

function isOwn(header: string | undefined, hostname: string): boolean {
  if (header === undefined) return false;
  const name = hostOf(header)?.name;
  return name === hostname || name === 'localhost' || isAddress(header);
}
