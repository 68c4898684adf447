import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Merchant } from './config.ts';

/**
 * Who is signed in. Your app has accounts and passwords of its own; this demo makes up one account for each
 * of the partner's test merchants, without a password. What your app and this one have in common: the server
 * knows which merchant a request is from, whatever the browser says, and asks Trellis for a session of that
 * merchant only.
 */

const COOKIE = 'greenhouse_session';

export type Merchants = readonly [Merchant, ...Merchant[]];

export class SignIn {
  readonly #merchants: Merchants;
  /** Signs the cookie. A new start of the server ends all sessions. */
  readonly #secret = randomBytes(32);
  /** Where a redirect may lead to. */
  readonly #pages: ReadonlySet<string>;

  constructor(merchants: Merchants, pages: readonly string[]) {
    this.#merchants = merchants;
    this.#pages = new Set(pages);
  }

  /** The merchant whose account the request is from, if it is from one. */
  merchantOf(request: Request): Merchant | undefined {
    const [, id = '', mark = ''] = /^(.*)\.([\w-]+)$/.exec(cookie(request.get('Cookie'), COOKIE) ?? '') ?? [];
    const [given, right] = [Buffer.from(mark), Buffer.from(this.#markOf(id))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return this.#merchants.find((merchant) => merchant.id === id);
  }

  /** The merchant of a request that `required` has let through. */
  signedIn = (request: Request): Merchant => {
    const merchant = this.merchantOf(request);
    if (!merchant) throw new Error('nobody is signed in');
    return merchant;
  };

  /**
   * Lets signed-in users through. Others are led to the sign-in page, and other requests than for pages
   * refused.
   */
  required: RequestHandler = (request, response, next) => {
    if (this.merchantOf(request)) return next();
    const path = request.baseUrl + request.path;
    if (request.method === 'GET' && this.#pages.has(path)) {
      return response.redirect(303, `/sign-in?to=${encodeURIComponent(path)}`);
    }
    const message = 'Sign in to Greenhouse POS first.';
    response.status(401).set('Cache-Control', 'no-store').json({ error: 40101, message });
  };

  /** POST /sign-in with `merchant=mer_…`, also to change the account; leads on to `to`. */
  signIn: RequestHandler = (request, response) => {
    const { merchant, to } = Object(request.body) as Record<string, unknown>;
    const chosen = this.#merchants.find(({ id }) => id === merchant);
    if (!chosen) return response.redirect(303, '/sign-in');
    this.#setCookie(response, `${chosen.id}.${this.#markOf(chosen.id)}`);
    response.redirect(303, this.pageOr(to, '/'));
  };

  /** POST /sign-out */
  signOut: RequestHandler = (_request, response) => {
    response.clearCookie(COOKIE, { httpOnly: true, sameSite: 'strict', path: '/' });
    response.redirect(303, '/sign-in');
  };

  /** This app's page of that path, or the other one. */
  pageOr(path: unknown, other: string): string {
    return typeof path === 'string' && this.#pages.has(path) ? path : other;
  }

  #setCookie(response: Response, value: string): void {
    response.cookie(COOKIE, value, { httpOnly: true, sameSite: 'strict', path: '/' });
  }

  #markOf(id: string): string {
    return createHmac('sha256', this.#secret).update(id).digest('base64url');
  }
}

function cookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
