import { expect, test } from 'vitest';
import { phoneOf } from './phone.ts';

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
