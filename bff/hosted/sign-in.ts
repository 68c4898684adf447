import type { Response, Router } from 'express';
import { hashOf } from '../identity/keys/secret.ts';
import { readPartner } from '../identity/partners/partner-records.ts';
import type { HostedSurface } from '../contract/hosted-links.ts';
import { SESSION_MS } from '../pages/cookie.ts';
import { readForm } from '../pages/form.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { requireCsrf, requireSameOrigin } from '../pages/same-origin.ts';
import { isSecret, newSecret } from '../pages/secrets.ts';
import type { HostedContext } from './context.ts';
import { signInContent } from './sign-in-page.ts';
import { DEAD_LINK, SIGNED_OUT } from './fault-page.ts';
import { deleteSession, findLink, useLink } from './hosted-records.ts';
import type { PageRenderer } from './page-renderer.ts';
import { SURFACES } from './surfaces.ts';
import { hostedSessionIfAny, type HostedSession } from './hosted-session.ts';

/** The ways in and out: a one-time link signs a person in, a button signs out. */
export function mountSignIn(router: Router, context: HostedContext, pages: PageRenderer): void {
  /**
   * Opening a link uses nothing up and changes nobody's session: mail scanners, browsers that fetch ahead and pages of
   * other sites open it too. The button does, on a page of ours.
   */
  router
    .route('/enter/:code')
    .get(async (req, res) => {
      const { code } = req.params;
      const now = new Date(context.clock.now());
      const link = isSecret(code) ? await findLink(context.db, hashOf(code), now) : undefined;
      const session = await hostedSessionIfAny(req, context);
      if (!link) return refuse(res, session);
      const partner = await readPartner(context.db, link.partner_id, link.environment);
      const merchant = await context.findMerchant(link.merchant_id);
      const title = SURFACES[link.surface as HostedSurface].title;
      const content = signInContent({
        title,
        partner: partner.name,
        merchant: merchant?.displayName,
        session,
      });
      return pages.send(res, { status: 200, title, content, session: undefined });
    })
    .post(async (req, res) => {
      requireSameOrigin(req, context.publicOrigin);
      const { code } = req.params;
      const before = context.cookie.read(req);
      const cookie = newSecret();
      const now = context.clock.now();
      const session = {
        hash: hashOf(cookie),
        expiresAt: new Date(now + SESSION_MS),
        insteadOf: before === undefined ? undefined : hashOf(before),
      };
      const row = isSecret(code)
        ? await useLink(context.db, hashOf(code), session, new Date(now))
        : undefined;
      if (!row) return refuse(res, await hostedSessionIfAny(req, context));
      context.cookie.write(res, cookie);
      return res.redirect(303, SURFACES[row.surface as HostedSurface].path);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  function refuse(res: Response, session: HostedSession | undefined): Promise<void> {
    const link = session && { href: '/hosted/create-plant', text: 'Go to the page you have open' };
    return pages.say(res, 410, link ? { ...DEAD_LINK, link } : DEAD_LINK, session);
  }

  router
    .route('/sign-out')
    .post(async (req, res) => {
      requireSameOrigin(req, context.publicOrigin);
      const cookie = context.cookie.read(req);
      if (cookie !== undefined) {
        requireCsrf(cookie, (await readForm(req)).get('csrf'));
        await deleteSession(context.db, hashOf(cookie));
        context.cookie.clear(res);
      }
      res.redirect(303, '/hosted/signed-out');
    })
    .all(refuseMethod('POST'));

  router.get('/signed-out', async (_req, res) => pages.say(res, 200, SIGNED_OUT));
}
