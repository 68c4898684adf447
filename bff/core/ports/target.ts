import { isIP, BlockList, isIPv4, isIPv6 } from 'node:net';
import type { EnvironmentName } from '../contract/fields.ts';

/**
 * IPv4 outside the public internet: the IANA registry of special-purpose addresses (RFC 6890 and its
 * successors), with multicast and the reserved rest.
 */
const NOT_PUBLIC_V4 = blocksOf('ipv4', [
  '0.0.0.0/8', // this network; 0.0.0.0 reaches this machine
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carriers' NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local; clouds serve their machines' secrets here
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
]);

/**
 * IPv6 that is public, within 2000::/3 only. That excludes every other notation of an IPv4 address (mapped,
 * compatible, translated by NAT64) and loopback, link-local, unique local, site-local and multicast. Within
 * it, these are not public; 6to4 and Teredo also contain an IPv4 address.
 */
const GLOBAL_V6 = blocksOf('ipv6', ['2000::/3']);
const NOT_PUBLIC_V6 = blocksOf('ipv6', [
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarks
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]);

const LOOPBACK_V4 = blocksOf('ipv4', ['127.0.0.0/8']);

/** Whether an address, as written by a resolver or a socket, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_V4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return GLOBAL_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
}

/** Whether an address is loopback in its plain notation; translated addresses don't count. */
export function isLoopbackAddress(address: string): boolean {
  return isIPv4(address) ? LOOPBACK_V4.check(address, 'ipv4') : address === '::1';
}

function blocksOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    blocks.addSubnet(network, Number(bits), family);
  }
  return blocks;
}

/**
 * The allowed addresses of an endpoint: the public internet's and, in a sandbox, this machine's loopback if
 * that is allowed.
 */
export interface TargetRules {
  readonly environment: EnvironmentName;
  readonly isLoopbackAllowed: boolean;
}

/** The destination of a message. */
export interface Target {
  readonly url: URL;
  /** A name, or an address without brackets, in the single spelling that URL parsing produces. */
  readonly host: string;
  readonly port: number;
  readonly isLoopback: boolean;
}

/** The error for a URL to which no message may be sent. Its text is for the partner. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}

/** The allowed ports below 1024. All others there belong to other services, as do those in the next list. */
const ALLOWED_LOW_PORTS: ReadonlySet<number> = new Set([443]);
const OTHER_SERVICES: ReadonlySet<number> = new Set([
  1080, 1433, 1521, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3260, 3306, 3389, 4369, 4444, 5060, 5061,
  5432, 5672, 5900, 5901, 5984, 5985, 5986, 6000, 6379, 6443, 6566, 6660, 6661, 6662, 6663, 6664, 6665, 6666,
  6667, 6668, 6669, 6697, 7000, 7001, 8500, 8600, 9042, 9092, 9100, 9160, 9200, 9300, 10250, 10255, 11211,
  15672, 25565, 26379, 27017, 27018, 28017, 50000, 61613, 61616,
]);
/**
 * RFC 1123, with the underscore that some hosts have; a final dot, or two in a row, would be an empty label.
 */
const NAME =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)+$/;
/**
 * The last labels of names inside a network, whatever a resolver there returns: special-use domains (RFC 6761
 * and its registry), those that ICANN reserves for private networks, and those that routers and clusters use.
 */
const INNER_NAMES: ReadonlySet<string> = new Set(
  (
    'alt arpa consul corp home internal intranet invalid lan local localdomain localhost mail onion ' +
    'private svc test'
  ).split(' '),
);
/**
 * RFC 2606: reserved for documentation. In a sandbox it is a placeholder for an endpoint that is still to be
 * built.
 */
const EXAMPLE_NAME = /\.example$/;

/**
 * Returns the target of a URL. Nothing is resolved here: the addresses are checked when the connection is
 * made.
 * @throws {TargetRefused}
 */
export function targetOf(text: string, rules: TargetRules): Target {
  const url = URL.parse(text);
  if (!url) throw new TargetRefused('must be a URL such as https://pos.example/webhooks');
  if (url.username || url.password) throw new TargetRefused('must not contain a username or password');
  if (url.hash) throw new TargetRefused('must not contain a fragment (#)');
  // URL parsing has rewritten decimal, octal, hexadecimal and short IPv4 as four numbers, and IPv6 in its
  // shortest form.
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
  const last = name.slice(name.lastIndexOf('.') + 1);
  return !INNER_NAMES.has(last) && (environment === 'sandbox' || !EXAMPLE_NAME.test(name));
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host);
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
