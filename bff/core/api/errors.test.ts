import { expect, test } from 'vitest';
import { ApiError, refusalAgain } from './errors.ts';

test.each([
  new ApiError('plant_id_taken'),
  new ApiError('field_invalid', { message: 'name must be a name.', param: 'name' }),
  new ApiError('card_declined', { details: { decline_code: 'lost_card' } }),
])('a stored refusal is thrown again as it was: $code', (refusal) => {
  const again = refusalAgain(refusal.body());
  expect(again).toMatchObject({ code: refusal.code, status: refusal.status, upstreamCode: undefined });
  expect(again.body()).toEqual(refusal.body());
});

test("an upstream's own number is kept, as the refusal of a field", () => {
  const refusal = new ApiError('field_invalid', { message: 'No ferns today.', upstreamCode: 7 });
  const again = refusalAgain(refusal.body());
  expect(again).toMatchObject({ code: 'field_invalid', status: 400, upstreamCode: 7 });
  expect(again.body()).toEqual({ error: 7, message: 'No ferns today.' });
});

test('a stored refusal has only the members that its code has', () => {
  const stored = { error: 40011, message: 'Taken.', decline_code: 'lost_card' };
  expect(refusalAgain(stored).body()).toEqual({ error: 40011, message: 'Taken.' });
});

test('what is for the log only is not sent', () => {
  const refusal = new ApiError('internal', { detail: 'a secret' });
  expect(refusal.message).toBe('a secret');
  expect(JSON.stringify(refusal.body())).not.toContain('a secret');
});
