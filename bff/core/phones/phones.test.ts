import { describe, expect, test } from 'vitest';
import { phoneOf, readablePhone, readPhone, storedPhone } from './phones.ts';

test.each(['07700 900123 ext. 5', '07700 900123#5', '+447700900123;ext=5', '12'])(
  '%s is no phone of a member: no text message reaches it',
  async (text) => {
    await expect(phoneOf(text, 'GB')).rejects.toMatchObject({ code: 'field_invalid', param: 'phone' });
  },
);

test('what stands around a number doesn’t count', async () => {
  await expect(phoneOf('see 07700 900123', 'GB')).rejects.toMatchObject({ code: 'field_invalid' });
  expect(await phoneOf(' (07700) 900-123 ', 'GB')).toBe('+447700900123');
});

describe('one number, however it was written', () => {
  test.each([
    ['+44 (0)20 7946 0018', 'US', '+442079460018'],
    ['+4402079460018', 'JP', '+442079460018'],
    ['(+44) 20 7946 0018', 'GB', '+442079460018'],
    ['020 7946 0018', 'GB', '+442079460018'],
    ['020.7946.0018', 'GB', '+442079460018'],
    ['020/7946-0018', 'GB', '+442079460018'],
    ['0044 20 7946 0018', 'GB', '+442079460018'],
    ['0044 20 7946 0018', 'US', '+442079460018'],
    ['011 44 20 7946 0018', 'US', '+442079460018'],
    ['(212) 555-0100', 'US', '+12125550100'],
    ['1 212 555 0100', 'CA', '+12125550100'],
    ['03-1234-5678', 'JP', '+81312345678'],
    ['０３－１２３４－５６７８', 'JP', '+81312345678'],
    ['＋８１（０）３－１２３４－５６７８', 'GB', '+81312345678'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['+49 (0)30 123456', 'GB', '+4930123456'],
    ['+33 (0)1 23 45 67 89', 'GB', '+33123456789'],
    ['06 1 234 5678', 'HU', '+3612345678'],
    // In Italy the zero belongs to the number.
    ['+39 06 6982 1234', 'GB', '+390669821234'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['8 (495) 123-45-67', 'RU', '+74951234567'],
  ])('%s in %s is %s', async (typed, country, phone) => {
    expect(await readPhone(typed, country)).toBe(phone);
  });

  const marks: readonly (readonly [number, number])[] = [
    [0x200b, 0x200f],
    [0x202a, 0x202e],
    [0x2066, 0x2069],
    [0xfe00, 0xfe0f],
    [0xfeff, 0xfeff],
  ];
  const invisible = marks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  test.each(invisible)('a mark that cannot be seen is ignored: %j', async (mark) => {
    for (const typed of [`${mark}+44 20 7946 0018`, `+44${mark}2079460018${mark}`, `020${mark} 7946 0018`]) {
      expect(await readPhone(typed, 'GB')).toBe('+442079460018');
    }
  });
});

test.each([
  '',
  '+',
  '()',
  '+44',
  '123',
  '020 7946',
  '020',
  '0800 FLOWERS',
  '+44 20 7946 0018 / 0019',
  '+9991234567',
])('%j is none', async (typed) => {
  expect(await readPhone(typed, 'GB')).toBeUndefined();
});

test('a number in E.164 that its country cannot have stays as it was sent, where it always did', async () => {
  expect(await storedPhone('+9991234567', 'GB', 'phone')).toBe('+9991234567');
  expect(await storedPhone('+4402079460018', 'GB', 'phone')).toBe('+442079460018');
  expect(await storedPhone(null, 'GB', 'phone')).toBeNull();
  await expect(storedPhone('999', 'GB', 'support.phone')).rejects.toMatchObject({
    code: 'field_invalid',
    param: 'support.phone',
  });
});

test('a stored number is written as people read one', async () => {
  expect(await readablePhone('+442079460018')).toBe('+44 20 7946 0018');
  expect(await readablePhone('+9991234567')).toBe('+9991234567');
});
