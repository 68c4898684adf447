import { isIP } from 'node:net';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/**
 * Which addresses an endpoint may have: the public internet's, and in a sandbox this machine's loopback if that is
 * allowed.
 */
export interface TargetRules {
  readonly environment: EnvironmentName;
  readonly isLoopbackAllowed: boolean;
}

/** Where a message is sent. */
export interface Target {
  readonly url: URL;
  /** A name, or an address without brackets, in the single spelling that URL parsing produces. */
  readonly host: string;
  readonly port: number;
  readonly isLoopback: boolean;
}

/** A URL to which no message may be sent. The message is for the partner. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}

/** Ports below 1024 belong to other services; so do these above. */
const ALLOWED_LOW_PORTS: ReadonlySet<number> = new Set([443]);
const OTHER_SERVICES: ReadonlySet<number> = new Set([
  1080, 1433, 1521, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3260, 3306, 3389, 4369, 4444, 5060, 5061,
  5432, 5672, 5900, 5901, 5984, 5985, 5986, 6000, 6379, 6443, 6566, 6660, 6661, 6662, 6663, 6664, 6665, 6666,
  6667, 6668, 6669, 6697, 7000, 7001, 8500, 8600, 9042, 9092, 9100, 9160, 9200, 9300, 10250, 10255, 11211,
  15672, 25565, 26379, 27017, 27018, 28017, 50000, 61613, 61616,
]);
/** RFC 1123, and the underscore that some hosts have; a final dot, or two in a row, would be an empty label. */
const NAME =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)+$/;
/**
 * Names that mean a place inside a network, whatever a resolver there returns: special-use domains (RFC 6761 and its
 * registry), those that ICANN reserves for private networks, and what routers and clusters use.
 */
const INNER_NAME =
  /(?:^|\.)(?:alt|arpa|consul|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|mail|onion|private|svc|test)$/;
/** RFC 2606: for documentation. In a sandbox it is a placeholder for an endpoint that is still to be built. */
const EXAMPLE_NAME = /\.example$/;

/**
 * The target of a URL. Nothing is resolved here: the addresses are checked when the connection is made.
 * @throws {TargetRefused}
 */
export function targetOf(text: string, rules: TargetRules): Target {
  const url = URL.parse(text);
  if (!url) throw new TargetRefused('must be a URL such as https://pos.example/webhooks');
  if (url.username || url.password) throw new TargetRefused('must not contain a username or password');
  if (url.hash) throw new TargetRefused('must not contain a fragment (#)');
  // URL parsing has written decimal, octal, hexadecimal and short IPv4 as four numbers, and IPv6 in its shortest form.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const target = {
    url,
    host,
    port: portOf(url),
    isLoopback: isLoopbackHost(host) && rules.isLoopbackAllowed && rules.environment === 'sandbox',
  };
  if (target.isLoopback) checkLoopback(target);
  else checkPublic(target, rules.environment);
  return target;
}

function checkPublic({ url, host, port }: Target, environment: EnvironmentName): void {
  if (url.protocol !== 'https:') throw new TargetRefused('must use https');
  if (!isIP(host) && !NAME.test(host)) {
    throw new TargetRefused(
      'must have a complete domain name such as pos.example.com, without a dot at its end',
    );
  }
  if (isIP(host) ? !isPublicAddress(host) : !isPublicName(host, environment)) {
    throw new TargetRefused('must have a host on the public internet');
  }
  const isOpen = port >= 1024 ? !OTHER_SERVICES.has(port) : ALLOWED_LOW_PORTS.has(port);
  if (!isOpen)
    throw new TargetRefused(
      "must use port 443, or a port from 1024 up that isn't reserved for another service",
    );
}

function checkLoopback({ url, port }: Target): void {
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isHttp) throw new TargetRefused('must use http or https');
  if (port < 1024 || OTHER_SERVICES.has(port)) {
    throw new TargetRefused("must use a port from 1024 up that isn't reserved for another service");
  }
}

function isPublicName(name: string, environment: EnvironmentName): boolean {
  return !INNER_NAME.test(name) && (environment === 'sandbox' || !EXAMPLE_NAME.test(name));
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host);
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
