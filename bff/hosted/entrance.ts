import type { Router } from 'express';
import { hashOf } from '../identity/keys/secret.ts';
import type { HostedSurface } from '../contract/hosted-links.ts';
import { SESSION_MS } from '../pages/cookie.ts';
import { readForm } from '../pages/form.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { isPrefetch, requireCsrf, requireSameOrigin } from '../pages/same-origin.ts';
import { isSecret, newSecret } from '../pages/secrets.ts';
import type { HostedContext } from './context.ts';
import { DEAD_LINK, SIGNED_OUT } from './fault-page.ts';
import { deleteSession, useLink } from './hosted-records.ts';
import type { PageRenderer } from './page-renderer.ts';
import { SURFACES } from './surfaces.ts';
import { visitorIfAny } from './visitors.ts';

/** The ways in and out: a one-time link signs a person in, a button signs out. */
export function mountEntrance(router: Router, context: HostedContext, pages: PageRenderer): void {
  router
    .route('/enter/:code')
    .get(async (req, res) => {
      if (req.method === 'HEAD') return void res.end();
      // Nobody has opened it: a browser that is refused here comes again when somebody does.
      if (isPrefetch(req)) return void res.status(503).end();
      const surface = await enter(req.params.code);
      if (surface) return res.redirect(303, SURFACES[surface.name].path);
      const visitor = await visitorIfAny(req, context);
      const link = visitor && { href: '/hosted/create-plant', text: 'Go to the page that you have open' };
      return pages.say(res, 410, link ? { ...DEAD_LINK, link } : DEAD_LINK, visitor);

      async function enter(code: string): Promise<{ name: HostedSurface } | undefined> {
        if (!isSecret(code)) return undefined;
        const cookie = newSecret();
        const now = context.clock.now();
        const session = { hash: hashOf(cookie), expiresAt: new Date(now + SESSION_MS) };
        const row = await useLink(context.db, hashOf(code), session, new Date(now));
        if (!row) return undefined;
        context.cookie.write(res, cookie);
        return { name: row.surface as HostedSurface };
      }
    })
    .all(refuseMethod('GET, HEAD'));

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
