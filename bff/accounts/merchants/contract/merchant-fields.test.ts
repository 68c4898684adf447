import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRIES, CURRENCIES } from '../../../core/contract/iso-codes.ts';
import { isDate } from '../../../core/contract/dates.ts';
import {
  canonicalLanguage,
  isEmail,
  isHttpsUrl,
  isLanguage,
  isTimezone,
} from '../../../core/contract/field-rules.ts';

test('countries and currencies are those of the standards, each of which the runtime can name', () => {
  expect([COUNTRIES.size, CURRENCIES.size]).toEqual([249, 154]);
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect([...COUNTRIES].filter((code) => regions.of(code) === undefined)).toEqual([]);
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect([...CURRENCIES].filter((code) => !known.has(code))).toEqual([]);
});

test('every time zone of the runtime is one, and so is an alias', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimezone(name))).toEqual([]);
  expect(['UTC', 'Asia/Kolkata', 'Europe/Kyiv'].map(isTimezone)).toEqual([true, true, true]);
});

test.each([
  '',
  'GMT',
  'EST5EDT',
  '+01:00',
  'europe/london',
  'EUROPE/LONDON',
  'Mars/Base',
  'UTC\n',
  '__proto__',
])('%j is no time zone', (text) => expect(isTimezone(text)).toBe(false));

test.each(['en', 'EN-gb', 'de-CH', 'zh-Hant-TW', 'es-419', 'sr-Cyrl'])('%s is a language', (text) =>
  expect(isLanguage(text)).toBe(true),
);
test.each(['', 'xx', 'en-XX', 'en_GB', 'x-foo', 'i-klingon', 'en-u-ca-buddhist', 'English', 'en-'])(
  '%j is no language',
  (text) => expect(isLanguage(text)).toBe(false),
);

test.each(['a@b.example', 'first.last+tag@sub.b.example', `${'x'.repeat(64)}@b.example`])(
  '%s is an email address',
  (text) => expect(isEmail(text)).toBe(true),
);
test.each([
  '',
  'a',
  'a@b',
  '@b.example',
  'a@b..example',
  'a@-b.example',
  'a b@c.example',
  '.a@b.example',
  'a@b.example\n',
])('%j is no email address', (text) => expect(isEmail(text)).toBe(false));
test('the addresses that mail systems agree on are taken', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (address) => {
      expect(isEmail(address)).toBe(true);
    }),
  );
});

test('an email address has at most 254 characters, 64 of them before the @', () => {
  const ofLength = (length: number): string => {
    const labels = `${'d'.repeat(60)}.`.repeat(3) + 'd'.repeat(length - 65 - 3 * 61);
    return `${'x'.repeat(64)}@${labels}`;
  };
  expect([ofLength(254), ofLength(255)].map((text) => [text.length, isEmail(text)])).toEqual([
    [254, true],
    [255, false],
  ]);
  expect(isEmail(`${'x'.repeat(65)}@b.example`)).toBe(false);
});

test('a web address has at most 2,000 characters', () => {
  const ofLength = (length: number): string => 'https://riverside.example/'.padEnd(length, 'x');
  expect([2000, 2001].map((length) => isHttpsUrl(ofLength(length)))).toEqual([true, false]);
});

test('the stored spelling of a language is the canonical one', () => {
  expect(['EN-gb', 'zh-hant-tw', 'de'].map(canonicalLanguage)).toEqual(['en-GB', 'zh-Hant-TW', 'de']);
});

test.each([
  'https://riverside.example',
  'HTTPS://riverside.example/menu?day=1#top',
  'https://münchen.example',
])('%s is a web address', (text) => expect(isHttpsUrl(text)).toBe(true));
test.each([
  'http://riverside.example',
  'https:riverside.example',
  'https://',
  'https://me@riverside.example',
  'https://riverside.example\\@evil.example',
  ' https://riverside.example',
  'https://riverside.example/\u202E',
  'javascript:alert(1)',
  `https://riverside.example/${'x'.repeat(2000)}`,
])('%j is none', (text) => expect(isHttpsUrl(text)).toBe(false));

test('dates are days that the calendar has', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(isDate(date.toISOString().slice(0, 10))).toBe(true);
      },
    ),
  );
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '2026-01-01T00:00:00Z', '']) {
    expect(isDate(text)).toBe(false);
  }
  expect(isDate('2024-02-29')).toBe(true);
});
