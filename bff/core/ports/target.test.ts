import { describe, expect, test } from 'vitest';
import { targetOf, TargetRefused, type TargetRules, isPublicAddress } from './target.ts';
import { BlockList } from 'node:net';

const SANDBOX: TargetRules = { environment: 'sandbox', isLoopbackAllowed: false };
const PRODUCTION: TargetRules = { environment: 'production', isLoopbackAllowed: false };
const LOCAL: TargetRules = { environment: 'sandbox', isLoopbackAllowed: true };

/** Returns the fault of a URL; `undefined` if a message may be sent there. */
function refusalOf(url: string, rules: TargetRules = PRODUCTION): string | undefined {
  try {
    targetOf(url, rules);
    return undefined;
  } catch (error) {
    if (error instanceof TargetRefused) return error.message;
    throw error;
  }
}

const NOT_PUBLIC = /public internet/;
const NOT_A_NAME = /complete domain name/;
const OTHER_SERVICE = /reserved for another service/;

describe('host names', () => {
  test.each([
    'pos.example.com',
    'a.b.c.d.e.pos.example.com',
    'xn--bcher-kva.example.com',
    'bücher.example.com',
    'POS.Example.COM',
    'my_hooks.example.com',
    'a-b--c.example.com',
    '1.example.com',
    'local.example.com',
    'internal.example.com',
    'svc.example.com',
    'localhost.example.com',
    'thelocal.se',
    'homecorp.io',
    'mylan.net',
    `${'a'.repeat(63)}.example.com`,
  ])('%s is public', (name) => {
    expect(refusalOf(`https://${name}/hooks`)).toBeUndefined();
  });

  test.each([
    'svc',
    'internal',
    'intranet',
    'private',
    'local',
    'localhost',
    'localdomain',
    'lan',
    'home',
    'home.arpa',
    'corp',
    'mail',
    'cluster.local',
    'svc.cluster.local',
    'consul',
    'arpa',
    'in-addr.arpa',
    'onion',
    'alt',
    'test',
    'invalid',
  ])('that end with .%s are places inside a network', (suffix) => {
    for (const rules of [SANDBOX, PRODUCTION, LOCAL]) {
      expect(refusalOf(`https://hooks.${suffix}/`, rules)).toMatch(NOT_PUBLIC);
      expect(refusalOf(`https://a.b.HOOKS.${suffix.toUpperCase()}/`, rules)).toMatch(NOT_PUBLIC);
    }
  });

  test.each(['pos', 'metadata', 'kubernetes', 'localdomain'])('of one label are refused: %s', (name) => {
    for (const rules of [SANDBOX, PRODUCTION]) {
      expect(refusalOf(`https://${name}/`, rules)).toMatch(/complete domain name|public internet/);
    }
  });

  test.each([
    'pos.example.com.',
    'pos.example.com..',
    'pos..example.com',
    '.pos.example.com',
    'localhost.',
    'hooks.internal.',
    '-pos.example.com',
    'pos-.example.com',
    "po's.example.com",
    'pos*.example.com',
    'pos~1.example.com',
    `${'a'.repeat(64)}.example.com`,
    `${'a.'.repeat(124)}example.com`,
  ])('must be written as one: %s', (name) => {
    for (const rules of [SANDBOX, PRODUCTION, LOCAL]) {
      expect(refusalOf(`https://${name}/`, rules)).toMatch(NOT_A_NAME);
    }
  });

  test('may have 253 characters and not 254', () => {
    const name = (length: number): string => `${'a.'.repeat(120)}${'b'.repeat(length - 244)}.com`;
    expect([name(253).length, name(254).length]).toEqual([253, 254]);
    expect(refusalOf(`https://${name(253)}/`)).toBeUndefined();
    expect(refusalOf(`https://${name(254)}/`)).toMatch(NOT_A_NAME);
  });

  test('of the documentation are for the sandbox only', () => {
    for (const host of ['pos.example', 'a.b.example']) {
      expect(refusalOf(`https://${host}/webhooks`, SANDBOX)).toBeUndefined();
      expect(refusalOf(`https://${host}/webhooks`, PRODUCTION)).toMatch(NOT_PUBLIC);
    }
  });
});

/** Repeated here, so that a changed digit is noticed. */
const OTHER_SERVICES = [
  1080, 1433, 1521, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3260, 3306, 3389, 4369, 4444, 5060, 5061,
  5432, 5672, 5900, 5901, 5984, 5985, 5986, 6000, 6379, 6443, 6566, 6660, 6661, 6662, 6663, 6664, 6665, 6666,
  6667, 6668, 6669, 6697, 7000, 7001, 8500, 8600, 9042, 9092, 9100, 9160, 9200, 9300, 10250, 10255, 11211,
  15672, 25565, 26379, 27017, 27018, 28017, 50000, 61613, 61616,
];

describe('ports', () => {
  test.each(OTHER_SERVICES)('of other services are refused: %i', (port) => {
    expect(refusalOf(`https://pos.example.com:${port}/`)).toMatch(OTHER_SERVICE);
    expect(refusalOf(`http://localhost:${port}/`, LOCAL)).toMatch(OTHER_SERVICE);
  });

  test('from 1024 that no other service uses are allowed, and 443', () => {
    const isOpen = (port: number): boolean => refusalOf(`https://pos.example.com:${port}/`) === undefined;
    const open = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(isOpen);
    const listed = new Set(OTHER_SERVICES);
    const expected = Array.from({ length: 65_535 - 1023 }, (_, index) => index + 1024).filter(
      (port) => !listed.has(port),
    );
    expect(open).toEqual([443, ...expected]);
  });

  test('below 1024 are refused on loopback', () => {
    for (const port of [1, 80, 443, 1023]) {
      expect(refusalOf(`http://localhost:${port}/`, LOCAL)).toMatch(OTHER_SERVICE);
    }
    for (const port of [1024, 3000, 65_535]) {
      expect(refusalOf(`http://localhost:${port}/`, LOCAL)).toBeUndefined();
    }
  });

  test("default to the protocol's", () => {
    expect(targetOf('https://pos.example.com/', PRODUCTION).port).toBe(443);
    expect(targetOf('https://pos.example.com:8443/', PRODUCTION).port).toBe(8443);
    expect(refusalOf('http://127.0.0.1/', LOCAL)).toMatch(OTHER_SERVICE);
  });
});

describe('parts that a URL may not have', () => {
  test.each([
    ['not a url', /must be a URL/],
    ['https://', /must be a URL/],
    ['https://user@pos.example.com/', /username or password/],
    ['https://:word@pos.example.com/', /username or password/],
    ['https://pos.example.com/#part', /fragment/],
    ['http://pos.example.com/', /https/],
    ['ftp://pos.example.com/', /https/],
  ])('%s', (url, message) => {
    expect(refusalOf(url)).toMatch(message);
  });

  test('loopback allows http and https, and nothing else', () => {
    expect(refusalOf('ftp://localhost:3000/', LOCAL)).toMatch(/http or https/);
    for (const scheme of ['http', 'https']) {
      expect(targetOf(`${scheme}://localhost:3000/`, LOCAL)).toMatchObject({
        host: 'localhost',
        port: 3000,
        isLoopback: true,
      });
    }
    expect(targetOf('http://[::1]:3000/', LOCAL).host).toBe('::1');
    expect(refusalOf('https://localhost:3000/', SANDBOX)).toBeDefined();
  });
});

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
