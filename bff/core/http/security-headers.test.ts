import type { Response } from 'express';
import { expect, test } from 'vitest';
import { setSecurityHeaders } from './responses.ts';

function headersOf(options: { https: boolean }): Record<string, string> {
  const headers: Record<string, string> = {};
  const res = { setHeader: (name: string, value: string) => void (headers[name] = value) };
  setSecurityHeaders(res as unknown as Response, options);
  return headers;
}

const ALWAYS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

test('a response is not stored, framed, guessed at or told of elsewhere', () => {
  expect(headersOf({ https: false })).toEqual(ALWAYS);
});

test('over https, two years of https follow', () => {
  expect(headersOf({ https: true })).toEqual({
    ...ALWAYS,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});
