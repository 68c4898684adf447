import { describe, expect, it } from 'vitest';
import { readPhone } from './phone-field.ts';

describe('readPhone', () => {
  it('sends what people write without what stands between the digits', () => {
    for (const typed of [
      '+49 30 1234567',
      '+49 (30) 123-45.67',
      '0049301234567',
      '\u202A+49\u00A030\u20111234567\u202C',
      '\uFF0B49 30/1234567\uFEFF',
    ])
      expect(readPhone(typed)).toBe('+49301234567');
  });

  it('leaves it to the service which country a national number is of', () => {
    expect(readPhone('030 1234567')).toBe('0301234567');
    expect(readPhone('\uFF10\uFF13-1234-5678')).toBe('0312345678');
    expect(readPhone('\u0660\u0665\u0660 \u06F1\u06F2\u06F3 4567')).toBe('0501234567');
    expect(readPhone('+44 (0)20 7946 0018')).toBe('+4402079460018');
  });

  it('refuses a number that is too long or short, or has letters', () => {
    const typed = ['123', '+4930', '+12345678901234567', '+49 30 ABC', '+0301234567', '', '(+)'];
    expect(typed.filter(readPhone)).toEqual([]);
  });
});
