import type { Response } from 'express';
import { ApiError } from '../gateway/errors.ts';

/**
 * The policy of a page. Nothing runs or loads but our own files; forms go to us only; nobody may frame it. The referrer
 * is kept within our origin: without one a browser would send forms with `Origin: null`.
 * @param styleSources CSP sources of styles that are inside the page
 */
export function setPageHeaders(res: Response, styleSources: readonly string[] = []): void {
  const styles = ["'self'", ...styleSources].join(' ');
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src ${styles}; img-src 'self'; connect-src 'self'; ` +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  res.setHeader('Referrer-Policy', 'same-origin');
  setIsolation(res);
}

/** What a browser could give a page and ours never ask for. Copying to the clipboard is not among it. */
const NOTHING_ASKED_FOR = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Keeps a page apart from others: no window of another origin has a hold on it, nobody frames it (in older browsers too,
 * which `frame-ancestors` alone does not tell), and it asks for no device.
 */
export function setIsolation(res: Response): void {
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('Permissions-Policy', NOTHING_ASKED_FOR);
  res.setHeader('X-Frame-Options', 'DENY');
}

/** For `.all()` behind the methods that a path has. */
export function refuseMethod(allow: string): () => never {
  return () => {
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}
