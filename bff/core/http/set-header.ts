import type { ServerResponse } from 'node:http';
import type { Response } from 'express';

/** Sets a header of a response that has not begun. */
export type SetHeader = (name: string, value: string) => void;

export function setHeaderOf(res: ServerResponse): SetHeader {
  return (name, value) => void res.setHeader(name, value);
}

/** On every response of the API; a page that the service renders sets its own content policy over this one. */
export function setSecurityHeaders(res: Response, options: { readonly https: boolean }): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'no-referrer');
  if (options.https) res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}
