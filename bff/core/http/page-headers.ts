import type { Response } from 'express';
import { ApiError } from '../api/errors.ts';

/** The sources that a page needs beyond the service's own files. */
export interface PagePolicy {
  /** CSP sources of styles that are inside the page. */
  readonly styleSources?: readonly string[] | undefined;
  /** Origin of the payment processor, which the page sends cards to. */
  readonly processor?: string | undefined;
  /** Whether its address is a secret: then no request says where it comes from, not even one to ourselves. */
  readonly isSecret?: boolean | undefined;
  /** Origin of the only pages that may frame it. Left out: none. */
  readonly framedBy?: string | undefined;
  /** Origin of what it shows in a frame. */
  readonly frames?: string | undefined;
}

/**
 * The policy of a page. Only our own files run and load; what is sent goes only to us, and a card to the
 * processor; no page may frame it, but for the console a preview. The referrer is sent within our origin
 * only: without one, a browser sends forms with `Origin: null` (see `requireSameOrigin`).
 */
export function setPageHeaders(res: Response, policy: PagePolicy = {}): void {
  const { styleSources = [], processor, isSecret = false, framedBy, frames } = policy;
  const styles = ["'self'", ...styleSources].join(' ');
  const sentTo = processor === undefined ? "'self'" : `'self' ${processor}`;
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src ${styles}; img-src 'self'; connect-src ${sentTo}; ` +
      `form-action ${sentTo}; ${frames === undefined ? '' : `frame-src ${frames}; `}` +
      `base-uri 'none'; frame-ancestors ${framedBy ?? "'none'"}`,
  );
  res.setHeader('Referrer-Policy', isSecret ? 'no-referrer' : 'same-origin');
  setIsolation(res);
  // It can't name an origin, and would keep the page from the one that may frame it.
  if (framedBy !== undefined) res.removeHeader('X-Frame-Options');
}

/** Browser features that no page asks for. Copying to the clipboard is not among them. */
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
 * Isolates a page: no window of another origin has a reference to it, no page frames it (also in older
 * browsers, which don't know `frame-ancestors`), and it uses no device.
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
