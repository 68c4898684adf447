import type { Request, RequestHandler } from 'express';
import { sessionHandler } from 'trellis/server/node';
import { scopesOf } from './back-office.ts';
import type { DemoConfig } from './config.ts';
import type { SignIn } from './sign-in.ts';

// #region server
/**
 * POST /trellis-session?page=payouts: a token for the merchant who is signed in, with the scopes that this
 * page of the app needs and no more.
 */
export function trellisSession({ key, apiUrl, origins }: DemoConfig, signIn: SignIn): RequestHandler {
  return sessionHandler({
    key,
    baseUrl: apiUrl,
    merchantOf: (request: Request) => signIn.merchantOf(request)?.id,
    scopes: (request) => scopesOf(request.query['page']),
    origins,
  });
}
// #endregion
