import { expect, test } from 'vitest';
import { NewPlant } from '../contract/plants.ts';
import { NewSession } from '../contract/sessions.ts';
import { readJson } from './json.ts';
import { checkOf } from './validate.ts';

const fault = (schema: Parameters<typeof checkOf>[0], text: string) => {
  try {
    checkOf(schema)(readJson(text));
    return 'accepted';
  } catch (error) {
    return error;
  }
};

test.each(['0', '9223372036854775807', '-9223372036854775808', '9007199254740993'])(
  'id %s is accepted',
  (id) => {
    expect(fault(NewPlant, `{"id":${id},"name":"Fern"}`)).toBe('accepted');
  },
);

test.each([
  '-0',
  '9223372036854775808',
  '-9223372036854775809',
  '1.0',
  '1e3',
  '"1"',
  'true',
  'null',
  '[1]',
  '{}',
])('id %s is refused with a clear message', (id) => {
  expect(fault(NewPlant, `{"id":${id},"name":"Fern"}`)).toMatchObject({
    code: 'field_invalid',
    param: 'id',
    publicMessage:
      'id must be an integer from -9223372036854775808 to 9223372036854775807, without quotes, a fraction or an exponent.',
  });
});

test.each([
  '""',
  '"  "',
  '"\\u00a0"',
  '7',
  'null',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(256)}"`,
  `"${'🌱'.repeat(256)}"`,
])('name %s is refused with a clear message', (name) => {
  expect(fault(NewPlant, `{"id":1,"name":${name}}`)).toMatchObject({
    code: 'field_invalid',
    param: 'name',
    publicMessage: 'name must be 1–255 characters and not blank.',
  });
});

test('255 characters are counted as people count them', () => {
  expect(fault(NewPlant, `{"id":1,"name":"${'🌱'.repeat(255)}","tag":"${'é'.repeat(255)}"}`)).toBe(
    'accepted',
  );
});

test('a missing field is named', () => {
  expect(fault(NewPlant, '{"id":1}')).toMatchObject({ code: 'field_missing', param: 'name' });
  expect(fault(NewSession, '{"scopes":["a:b"]}')).toMatchObject({ publicMessage: 'merchant is required.' });
});

test('an invalid nested field is named by its path', () => {
  expect(fault(NewSession, '{"merchant":"m","scopes":["a:b",7]}')).toMatchObject({ param: 'scopes.1' });
});
