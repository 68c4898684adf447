import type { RequestHandler } from 'express';
import type { DemoConfig } from './config.ts';
import { choices, readPage } from './pages.ts';
import type { SignIn } from './sign-in.ts';
import { fill } from './template.ts';

/** GET /sign-in: one account for each merchant. */
export function signInPage({ merchants }: DemoConfig, signIn: SignIn): RequestHandler {
  const page = readPage('sign-in.html');
  return (request, response) => {
    const to = signIn.pageOr(request.query['to'], '/');
    const values = { to, merchant_choices: choices(merchants, signIn.merchantOf(request)) };
    response.type('html').set('Cache-Control', 'no-cache').send(fill(page, values).markup);
  };
}
