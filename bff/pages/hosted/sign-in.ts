import { msg } from '../../core/text/message.ts';
import type { Request, Response, Router } from 'express';
import type { HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { mountSignIn } from '../shell/sign-in/mount-sign-in.ts';
import type { HostedContext } from './context.ts';
import { DEAD_LINK, SIGNED_OUT } from './fault-words.ts';
import { hostedSignIn, type HostedLinkRow } from './hosted-records.ts';
import { hostedSessionIfAny } from './hosted-session.ts';
import type { PageRenderer } from './page-renderer.ts';
import { signInContent } from './sign-in-page.ts';
import { SURFACES } from './surfaces.ts';

/** The ways in and out of hosted pages. */
export function mountHostedSignIn(router: Router, context: HostedContext, pages: PageRenderer): void {
  mountSignIn(router, {
    ...context,
    signIn: hostedSignIn,
    base: '/hosted',
    linkPath: '/enter',
    isOfHere: ({ surface }) => surface !== 'dashboard',
    startOf: ({ surface }) => SURFACES[surface as HostedSurface].path,
    showLink,
    showDeadLink,
    showSignedOut: (res) => pages.say(res, 200, SIGNED_OUT),
  });

  async function showLink(req: Request, res: Response, link: HostedLinkRow): Promise<void> {
    const partner = await readPartner(context.db, link.partner_id, link.environment);
    const merchant = await context.findMerchant(link.merchant_id);
    const session = await hostedSessionIfAny(req, context);
    const { title } = SURFACES[link.surface as HostedSurface];
    const content = signInContent({
      title,
      partner: partner.name,
      merchant: merchant?.displayName,
      open: session && {
        merchant: session.merchant.displayName,
        partner: session.partner.name,
        path: SURFACES['create-plant'].path,
      },
    });
    await pages.send(res, { status: 200, title, content, session: undefined });
  }

  async function showDeadLink(req: Request, res: Response): Promise<void> {
    const session = await hostedSessionIfAny(req, context);
    const link = session && { href: '/hosted/create-plant', text: msg`Go to the page you have open` };
    await pages.say(res, 410, link ? { ...DEAD_LINK, link } : DEAD_LINK, session);
  }
}
