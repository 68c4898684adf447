import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 that is not the public internet's: the IANA registry of special-purpose addresses (RFC 6890 and its
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
 * IPv6 is public only within 2000::/3. That excludes every other notation of an IPv4 address (mapped, compatible,
 * translated by NAT64) and loopback, link-local, unique local, site-local and multicast. Within it, these are not
 * public; 6to4 and Teredo contain an IPv4 address too.
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

/** Whether an address is on the public internet, as a resolver or a socket writes it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_V4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return GLOBAL_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
}

/** Loopback in its plain notation; no translated addresses. */
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
