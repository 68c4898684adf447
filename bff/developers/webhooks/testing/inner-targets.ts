import { networkInterfaces } from 'node:os';

/** Returns every known way to write the four bytes of an IPv4 address as a host. */
function spellingsOf(a: number, b: number, c: number, d: number): string[] {
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  return [
    `${a}.${b}.${c}.${d}`,
    String(whole),
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    `${a}.${b}.${(c << 8) | d}`,
    `${a}.${(b << 16) | (c << 8) | d}`,
    `${octal(a)}.${hex((b << 16) | (c << 8) | d)}`,
    `${a}.${b}.${c}.${d}.`,
    [a, b, c, d].join('%2E'),
    [a, b, c, d].join('。'),
    `${a}.${b}.${c}.${d}`.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `[::ffff:${a}.${b}.${c}.${d}]`,
    `[::${a}.${b}.${c}.${d}]`,
    `[64:ff9b::${a}.${b}.${c}.${d}]`,
    `[64:ff9b:1::${a}.${b}.${c}.${d}]`,
    `[2002:${hexPair(a, b)}:${hexPair(c, d)}::1]`,
    `[2001:0:${hexPair(a, b)}:${hexPair(c, d)}::1]`,
  ];
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}

function octal(value: number): string {
  return `0${value.toString(8)}`;
}

function hexPair(high: number, low: number): string {
  return ((high << 8) | low).toString(16);
}

const SPELLED: readonly [number, number, number, number][] = [
  [127, 0, 0, 1],
  [10, 0, 0, 1],
  [169, 254, 169, 254],
  [172, 16, 0, 1],
  [192, 168, 1, 1],
  [100, 64, 0, 1],
];

const PLAIN_V4 = [
  '0.0.0.0',
  '0',
  '0.1.2.3',
  '127.1',
  '127.255.255.254',
  '10.255.255.255',
  '100.127.255.254',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.254',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
];

const PLAIN_V6 = [
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:0:0]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[ff0e::1]',
  '[2001:db8::1]',
  '[2001:2::1]',
  '[2001:10::1]',
  '[2001:20::1]',
  '[3fff::1]',
  '[100::1]',
  '[5f00::1]',
  '[4000::1]',
  '[fd00:ec2::254]',
];

const INNER_NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'metadata',
  'metadata.google.internal',
  'printer.local',
  'db.internal',
  'router.lan',
  'intranet',
  '1.0.0.127.in-addr.arpa',
];

/** Returns this machine's addresses, at which a listener on all addresses would be reached. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ scopeid }) => !scopeid)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}

/** Returns hosts that no message may reach, as they can be written in a URL. */
export function innerHosts(): string[] {
  const spelled = SPELLED.flatMap((bytes) => spellingsOf(...bytes));
  return [...new Set([...spelled, ...PLAIN_V4, ...PLAIN_V6, ...INNER_NAMES, ...ownAddresses()])];
}

/** Well-known ports of other services, where an HTTP request can do harm. */
export const OTHER_PORTS = [
  22, 25, 53, 80, 111, 139, 445, 587, 993, 2375, 3306, 5432, 6379, 9200, 11211, 27017,
];

/** Addresses that a name may resolve to and that are not public. */
export const INNER_ANSWERS: readonly string[][] = [
  ['127.0.0.1'],
  ['::1'],
  ['0.0.0.0'],
  ['::'],
  ['10.1.2.3'],
  ['172.20.0.2'],
  ['192.168.0.10'],
  ['100.100.100.200'],
  ['169.254.169.254'],
  ['fd00:ec2::254'],
  ['fe80::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['::127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::'],
  ['2001:0:7f00:1::'],
  ['224.0.0.251'],
  ['255.255.255.255'],
  ['93.184.216.34', '127.0.0.1'],
  ['127.0.0.1', '93.184.216.34'],
  ['2606:2800:220:1:248:1893:25c8:1946', '::1'],
  ['not an address'],
  ['127.0.0.1%lo'],
];
