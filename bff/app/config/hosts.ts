import { isIP } from 'node:net';
import { ConfigError, text, type Env } from './setting.ts';

const DOMAIN =
  /^(?=.{1,180}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/;

export function hostedDomain(env: Env): string | undefined {
  const value = text(env, 'HOSTED_DOMAIN')?.toLowerCase();
  if (value === undefined || DOMAIN.test(value)) return value;
  throw new ConfigError(
    'HOSTED_DOMAIN must be a domain such as sites.example.com, with its port if it has one',
  );
}

/** An address with a port, or in brackets; alone it needs neither. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::[1-9]\d{0,4})?$/;

function isNameServer(server: string): boolean {
  const [, bracketed, plain] = WITH_PORT.exec(server) ?? [];
  return isIP(bracketed ?? plain ?? server) !== 0;
}

/** More in a row than anyone has. */
const MOST_PROXIES = 9;

export function trustedProxies(env: Env): number {
  const value = text(env, 'TRUSTED_PROXIES') ?? '0';
  if (/^\d$/.test(value)) return Number(value);
  throw new ConfigError(`TRUSTED_PROXIES must be a whole number from 0 to ${MOST_PROXIES}`);
}

export function dnsServers(env: Env): readonly string[] {
  const servers = (text(env, 'DNS_SERVERS') ?? '').split(',').flatMap((server) => server.trim() || []);
  if (servers.every(isNameServer)) return servers;
  throw new ConfigError('DNS_SERVERS must be addresses, separated by commas, such as 10.0.0.2,10.0.0.3:5353');
}
