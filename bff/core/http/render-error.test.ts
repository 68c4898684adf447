import { expect, test } from 'vitest';
import { DatabaseAway } from '../database/database.ts';
import { ApiError } from '../api/errors.ts';
import { asApiError, faultHeaders } from './render-error.ts';

test.each([
  ['credential_missing', 'Bearer'],
  ['credential_invalid', 'Bearer error="invalid_token"'],
  ['credential_revoked', 'Bearer error="invalid_token"'],
  ['scope_insufficient', 'Bearer error="insufficient_scope"'],
] as const)('%s has the challenge %s', (code, challenge) => {
  expect(faultHeaders(new ApiError(code))).toEqual({ 'WWW-Authenticate': challenge });
});

test('an error keeps its own headers, also in place of the challenge', () => {
  expect(faultHeaders(new ApiError('not_found'))).toEqual({});
  const headers = { 'WWW-Authenticate': 'Bearer scope="plants:write"', 'Retry-After': '1' };
  expect(faultHeaders(new ApiError('scope_insufficient', { headers }))).toEqual(headers);
});

test('an ApiError stays as it is', () => {
  const error = new ApiError('not_found');
  expect(asApiError(error)).toBe(error);
});

test('an unavailable database is 503, to be tried again in a second', () => {
  const cause = new DatabaseAway('no connection');
  expect(asApiError(cause)).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '1' }, cause });
});

const withStatus = (status: unknown): Error => Object.assign(new Error('a fault'), { status });

test.each([
  [withStatus(400), 'request_malformed'],
  [withStatus(499), 'request_malformed'],
  [withStatus(399), 'internal'],
  [withStatus(500), 'internal'],
  [withStatus('404'), 'internal'],
  [new Error('a bug'), 'internal'],
  [{ status: 404 }, 'internal'],
  [undefined, 'internal'],
])('%o is %s', (thrown, code) => {
  expect(asApiError(thrown)).toMatchObject({ code, cause: thrown });
});
