import type { RequestHandler, Response } from 'express';
import { ApiError } from '../api/errors.ts';

/** The sources that a page needs beyond the service's own files. */
export interface PagePolicy {
  /** CSP sources of styles that are inside the page. */
  readonly styleSources?: readonly string[] | undefined;
  /** The payment processor that the page gives cards to. */
  readonly cards?: CardSources | undefined;
  /** Whether its address is a secret: if so, no request has a referrer, not even one to this service. */
  readonly isSecret?: boolean | undefined;
  /** The origin of the only pages that may frame it. Defaults to none. */
  readonly framedBy?: string | undefined;
  /** The origin of pages shown in a frame. */
  readonly frames?: string | undefined;
}

/** The origins of a payment processor, for a page that takes cards. */
export interface CardSources {
  /** The origin that forms and scripts send cards to. */
  readonly sentTo?: string;
  /** Those of its own script and of what that calls and shows. */
  readonly scripts?: readonly string[];
  readonly connects?: readonly string[];
  /** Those that forms lead on to. */
  readonly forms?: readonly string[];
  readonly frames?: readonly string[];
}

/**
 * Sets the policy of a page. Only the service's own files run and load; forms go only to the service, and
 * cards to the processor; no page may frame it, except that the console may frame a preview. The referrer is
 * sent within the service's origin only: without one, a browser sends forms with `Origin: null` (see
 * `requireSameOrigin`).
 */
export function setPageHeaders(res: Response, policy: PagePolicy = {}): void {
  const { styleSources = [], cards = {}, isSecret = false, framedBy, frames } = policy;
  const styles = ["'self'", ...styleSources].join(' ');
  const { sentTo = '', scripts = [], connects = [], forms = [] } = cards;
  const shown = [...(frames === undefined ? [] : [frames]), ...(cards.frames ?? [])];
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src ${sourced(...scripts)}; style-src ${styles}; img-src 'self'; ` +
      `connect-src ${sourced(sentTo, ...connects)}; form-action ${sourced(sentTo, ...forms)}; ` +
      (shown.length === 0 ? '' : `frame-src ${shown.join(' ')}; `) +
      `base-uri 'none'; frame-ancestors ${framedBy ?? "'none'"}`,
  );
  res.setHeader('Referrer-Policy', isSecret ? 'no-referrer' : 'same-origin');
  setIsolation(res);
  if (scripts.length > 0) allowWallets(res, scripts);
  // This header can't name an origin, and would block the one that may frame the page.
  if (framedBy !== undefined) res.removeHeader('X-Frame-Options');
}

/** Browser features that no page asks for. Copying, and keeping a tablet's screen on, are not among them. */
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

/** Returns the value of a directive: this service's own files, and other origins. */
function sourced(...origins: readonly string[]): string {
  return ["'self'", ...origins].filter(Boolean).join(' ');
}

/** Lets the processor's script open wallets: the browser's own payment sheet, or a window. */
function allowWallets(res: Response, scripts: readonly string[]): void {
  const origins = scripts.filter((origin) => !origin.includes('*')).map((origin) => JSON.stringify(origin));
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  res.setHeader(
    'Permissions-Policy',
    NOTHING_ASKED_FOR.replace('payment=()', `payment=(self ${origins.join(' ')})`),
  );
}

/** Refuses other methods, in `.all()` after the methods of a path. */
export function refuseMethod(allow: string): () => never {
  return () => {
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}

/**
 * Returns a handler that is created by its first request, so that a start does not wait for its code. If
 * creating it fails, that request fails, and the next one tries again.
 */
export function lazyHandler(make: () => Promise<RequestHandler>): RequestHandler {
  let making: Promise<RequestHandler> | undefined;
  let made: RequestHandler | undefined;
  return async (req, res, next) => {
    if (!made) {
      making ??= make().finally(() => (making = undefined));
      made = await making;
    }
    return made(req, res, next);
  };
}
