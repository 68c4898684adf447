import type { Request, RequestHandler } from 'express';

/**
 * Admits only this app's own pages. Otherwise any page on the web could make a visitor's browser request a
 * token. A browser says where a request comes from in `Sec-Fetch-Site`, which a page can't set, and in
 * `Origin`, which it sends with every POST; a request with neither is not from our pages.
 */
export function ownPagesOnly(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (isFromOwnPage(request, origins)) return next();
    const message = 'Only this app’s own pages can make this request.';
    response.status(403).set('Cache-Control', 'no-store').json({ error: 40305, message });
  };
}

function isFromOwnPage(request: Request, origins: readonly string[]): boolean {
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origins.includes(origin);
  return site === 'same-origin' && isOwnHost(request, origins);
}

/**
 * Refuses every host name but this app's own: a foreign name that points at this address (DNS rebinding)
 * would make a foreign page same-origin. `/healthz` is served before this check.
 */
export function ownHostOnly(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (isOwnHost(request, origins)) return next();
    response.status(421).type('text/plain').send(`Open this app at ${origins[0]}\n`);
  };
}

function isOwnHost(request: Request, origins: readonly string[]): boolean {
  return origins.some((origin) => new URL(origin).host === request.get('Host'));
}
