import type { Router } from 'express';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { mountSignIn } from '../shell/sign-in/mount-sign-in.ts';
import { consoleSignIn, replaceSession } from './console-records.ts';
import type { ConsoleContext } from './context.ts';
import { DEAD_LINK, SIGNED_OUT } from './fault-words.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The ways in and out of the console. */
export function mountConsoleSignIn(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountSignIn(router, {
    ...context,
    signIn: consoleSignIn,
    base: '/console',
    linkPath: '/sign-in',
    startOf: () => '/console',
    showLink: (_req, res) => pages.sendPlain(res, 200, 'Sign in to the partner console', SIGN_IN_FORM),
    showDeadLink: (_req, res) => pages.say(res, 410, DEAD_LINK),
    showSignedOut: (res) => pages.say(res, 200, SIGNED_OUT),
  });
}

const SIGN_IN_FORM = html`<form class="card sec said" method="post">
  <h1>Partner console</h1>
  <p>This link works once. You stay signed in on this browser for 8 hours.</p>
  <p><button>Sign in</button></p>
</form>`;

/**
 * The way from one environment to the other, which gets a session of its own in this one's place: a form that is still
 * open in another window, made for the first, is then refused instead of acting in the second.
 */
export function mountEnvironmentSwitch(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/environment')
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const environment = environmentOf(form.get('environment'));
      const { row, partner } = session;
      const isFree = row.opened_in === 'sandbox' && partner.status === 'published';
      if (environment !== row.environment) {
        if (!isFree)
          throw new ApiError('not_published', { message: 'You can’t switch to this environment.' });
        context.cookie.write(res, await replaceSession(context.db, row, environment));
      }
      res.redirect(303, '/console');
    })
    .all(refuseMethod('POST'));
}

/** @throws {ApiError} field_invalid */
function environmentOf(text: string | undefined): EnvironmentName {
  if (text === 'sandbox' || text === 'production') return text;
  throw new ApiError('field_invalid', { message: 'environment must be sandbox or production.' });
}
