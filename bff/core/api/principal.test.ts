import { expect, test } from 'vitest';
import { merchantOf, type Principal } from './principal.ts';

const session = { kind: 'session', merchantId: 'mer_1' } as Principal;
const key = { kind: 'key' } as Principal;

test('a session creates for its own merchant, named or not', () => {
  expect([merchantOf(session, undefined), merchantOf(session, 'mer_1')]).toEqual(['mer_1', 'mer_1']);
  expect(() => merchantOf(session, 'mer_2')).toThrow(
    expect.objectContaining({
      code: 'not_found',
      param: 'merchant',
      message: "This merchant doesn't exist.",
    }),
  );
});

test('a key names the merchant', () => {
  expect(merchantOf(key, 'mer_2')).toBe('mer_2');
  expect(() => merchantOf(key, undefined)).toThrow(
    expect.objectContaining({ code: 'field_missing', param: 'merchant', message: 'merchant is required.' }),
  );
});
