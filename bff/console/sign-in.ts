import type { Router } from 'express';
import type { EnvironmentName } from '../contract/fields.ts';
import { newId } from '../database/ids.ts';
import { ApiError } from '../gateway/errors.ts';
import { html } from '../gateway/html.ts';
import { hashOf } from '../identity/keys/secret.ts';
import { SESSION_MS } from '../pages/cookie.ts';
import { readForm } from '../pages/form.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { requireCsrf, requireSameOrigin } from '../pages/same-origin.ts';
import { isSecret, newSecret } from '../pages/secrets.ts';
import { deleteSession, isOpen, replaceSession, useLink } from './console-records.ts';
import type { ConsoleContext } from './context.ts';
import { DEAD_LINK, SIGNED_OUT } from './fault-words.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The ways in, out, and from one environment to the other. */
export function mountSignIn(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { db, clock, cookie } = context;

  /** Opening the page uses nothing up: mail scanners and browsers that fetch ahead open it too. The button does. */
  router
    .route('/sign-in/:code')
    .get(async (req, res) => {
      const { code } = req.params;
      const open = isSecret(code) && (await isOpen(db, hashOf(code), new Date(clock.now())));
      if (!open) return pages.say(res, 410, DEAD_LINK);
      return pages.sendPlain(
        res,
        200,
        'Sign in to the partner console',
        html`<form class="card sec said" method="post">
          <h1>Partner console</h1>
          <p>This link works once. You stay signed in on this browser for 8 hours.</p>
          <p><button>Sign in</button></p>
        </form>`,
      );
    })
    .post(async (req, res) => {
      requireSameOrigin(req, context.publicOrigin);
      const { code } = req.params;
      const secret = newSecret();
      const now = clock.now();
      const row = { id: newId('con'), hash: hashOf(secret), expiresAt: new Date(now + SESSION_MS) };
      const isIn = isSecret(code) && (await useLink(db, hashOf(code), row, new Date(now)));
      if (!isIn) return pages.say(res, 410, DEAD_LINK);
      // Whoever was signed in here before is no longer.
      const before = cookie.read(req);
      if (before !== undefined) await deleteSession(db, hashOf(before));
      cookie.write(res, secret);
      return res.redirect(303, '/console');
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/sign-out')
    .post(async (req, res) => {
      requireSameOrigin(req, context.publicOrigin);
      const value = cookie.read(req);
      if (value !== undefined) {
        requireCsrf(value, (await readForm(req)).get('csrf'));
        await deleteSession(db, hashOf(value));
        cookie.clear(res);
      }
      res.redirect(303, '/console/signed-out');
    })
    .all(refuseMethod('POST'));

  router.get('/signed-out', async (_req, res) => pages.say(res, 200, SIGNED_OUT));

  /**
   * The other environment gets a session of its own in this one's place, so that a form that is still open in another
   * window, made for the first, is refused instead of acting in the second.
   */
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
        const secret = newSecret();
        await replaceSession(db, row, { id: newId('con'), hash: hashOf(secret) }, environment);
        cookie.write(res, secret);
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
