import { describe, expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { refuseCardNumbers } from './checks.ts';

describe('a body', () => {
  const paramOf = (body: Parameters<typeof refuseCardNumbers>[0]): string | undefined => {
    try {
      refuseCardNumbers(body);
      return 'none';
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      expect(JSON.stringify((error as ApiError).body())).not.toContain('4242424242424242');
      expect((error as ApiError).code).toBe('field_invalid');
      return (error as ApiError).param;
    }
  };

  test('is refused by the place of the number, whatever its type', () => {
    expect(paramOf({ lines: [{ note: 'ok' }, { note: 'use 4242424242424242' }] })).toBe('lines.1.note');
    expect(paramOf({ metadata: { card: '4242 4242 4242 4242' } })).toBe('metadata.card');
    expect(paramOf({ card: { number: 4242424242424242 } })).toBe('card.number');
    expect(paramOf({ card: { number: 4000000000000000006n } })).toBe('card.number');
  });

  test('is not repeated, also if it is the name of a field', () => {
    expect(paramOf({ metadata: { '4242424242424242': 'mine' } })).toBeUndefined();
  });

  test('without one is accepted', () => {
    expect(
      paramOf({ note: 'no onions', customer: { phone: '+8613800138000' }, total: 3648, tip: null }),
    ).toBe('none');
  });
});
