import { expect, test } from 'vitest';
import { addressQuota, guestQuota, keyQuota, merchantQuota } from './quota.ts';

test.each([
  ['production', 6000, 1200],
  ['sandbox', 1500, 600],
] as const)('in %s a key has %i requests a minute, and a merchant %i', (environment, ofKey, ofMerchant) => {
  expect(keyQuota(environment, 'key_1', null)).toEqual({ name: 'key', subject: 'key_1', limit: ofKey });
  const quota = { name: 'merchant', subject: 'mer_1', limit: ofMerchant };
  expect(merchantQuota(environment, 'mer_1', null)).toEqual(quota);
});

test('what is stored comes before the default, also none at all', () => {
  expect([keyQuota('sandbox', 'key_1', 7).limit, keyQuota('sandbox', 'key_1', 0).limit]).toEqual([7, 0]);
  expect(merchantQuota('production', 'mer_1', 7).limit).toBe(7);
});

test('an address has 100 sign-ups a minute, and 60 requests about one record', () => {
  expect(addressQuota('::1')).toEqual({ name: 'address', subject: 'address ::1', limit: 100 });
  const guest = { name: 'address', subject: 'guest pl_1 ::1', limit: 60 };
  expect(guestQuota('pl_1', '::1')).toEqual(guest);
});
