import type { Request, RequestHandler } from 'express';
import type { Merchant } from './config.ts';

/**
 * The merchant who is signed in. In your app, that comes from your sign-in; this demo has no accounts, so a cookie
 * holds which of the partner's test merchants the visitor chose. Whatever the cookie contains, only a merchant of the
 * list is returned.
 */

const COOKIE = 'greenhouse_merchant';

/** Where a choice may redirect to. */
const PAGES = ['/', '/webhooks', '/endpoints', '/gallery', '/gallery/webhooks'];

export type Merchants = readonly [Merchant, ...Merchant[]];

export function signedInMerchant(request: Request, merchants: Merchants): Merchant {
  const chosen = cookie(request.get('Cookie'), COOKIE);
  return merchants.find(({ id }) => id === chosen) ?? merchants[0];
}

/** POST /merchant with `merchant=mer_…` from the header's menu; redirects to the page it was sent from. */
export function switchMerchant(merchants: Merchants): RequestHandler {
  return (request, response) => {
    const { merchant, back } = Object(request.body) as Record<string, unknown>;
    const chosen = merchants.find(({ id }) => id === merchant) ?? merchants[0];
    response.cookie(COOKIE, chosen.id, { httpOnly: true, sameSite: 'strict', path: '/' });
    response.redirect(303, PAGES.find((page) => page === back) ?? '/');
  };
}

function cookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
