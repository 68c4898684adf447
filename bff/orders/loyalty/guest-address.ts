import { isIPv6 } from 'node:net';

/** What of an address counts as one guest: all of IPv4, and the network of IPv6, in which one household has billions. */
export function guestAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** Its first 64 bits. */
function networkOf(address: string): string {
  // A URL writes it in its shortest form.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]/`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const groups = [...(before ?? []), ...Array<string>(8).fill('0')].slice(0, 8 - (after?.length ?? 0));
  return [...groups, ...(after ?? [])].slice(0, 4).join(':');
}
