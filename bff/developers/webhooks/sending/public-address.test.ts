import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { isPublicAddress } from './target.ts';

/** The first and last addresses of the ranges, from the registries of IANA. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
] as const;

const numberOf = (address: string): number =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
const addressOf = (number: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.');

const ranges = new BlockList();
for (const [first, last] of NOT_PUBLIC_V4) ranges.addRange(first, last, 'ipv4');

test.each(NOT_PUBLIC_V4)('%s to %s is not public, and what is beside it is', (first, last) => {
  const middle = Math.floor((numberOf(first) + numberOf(last)) / 2);
  for (const address of [first, addressOf(middle), last])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  const beside = [numberOf(first) - 1, numberOf(last) + 1].filter(
    (number) => number >= 0 && number < 2 ** 32,
  );
  for (const address of beside.map(addressOf))
    expect([address, isPublicAddress(address)]).toEqual([address, !ranges.check(address)]);
});

const FULL = 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff';
/** Returns an address that ends with ones: `2001:1ff` → `2001:1ff:ffff:…`. */
const lastOf = (start: string): string => [...start.split(':'), ...FULL.split(':')].slice(0, 8).join(':');

test.each([
  ['the unicast space', '2000::', lastOf('3ffe'), lastOf('1fff'), '4000::'],
  ['before protocol assignments', lastOf('2000'), '2001:200::', '2001::', lastOf('2001:1ff')],
  ['beside documentation', lastOf('2001:db7'), '2001:db9::', '2001:db8::', lastOf('2001:db8')],
  ['beside 6to4', lastOf('2001'), '2003::', '2002::', lastOf('2002')],
  ['beside AS112', lastOf('2620:4f:7fff'), '2620:4f:8001::', '2620:4f:8000::', lastOf('2620:4f:8000')],
  ['beside the newer documentation', lastOf('3ffe'), '3fff:1000::', '3fff::', lastOf('3fff:fff')],
])('%s: %s and %s are public, %s and %s are not', (_, ...addresses) => {
  expect(addresses.map(isPublicAddress)).toEqual([true, true, false, false]);
});
