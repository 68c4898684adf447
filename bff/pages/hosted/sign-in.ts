import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Request, Response, Router } from 'express';
import type { HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { mountSignIn } from '../shell/one-time-sign-in.ts';
import { type HostedContext, hostedSessionIfAny } from './hosted-session.ts';
import { DEAD_LINK, SIGNED_OUT, type PageRenderer } from './page-renderer.ts';
import { hostedSignIn, type HostedLinkRow, SURFACES } from './hosted-links.ts';
import { html, type Html } from '../../core/text/html.ts';

/** The ways in and out of hosted pages. */
export function mountHostedSignIn(router: Router, context: HostedContext, pages: PageRenderer): void {
  mountSignIn(router, {
    ...context,
    signIn: hostedSignIn,
    base: '/hosted',
    linkPath: '/enter',
    isOfHere: ({ surface }) => surface === 'create-plant',
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

/** The description of a link before it is used. */
interface SignInView {
  readonly title: Words;
  /** The token that ties the form to this browser if nothing else proves which page sends it. */
  readonly token?: Html | undefined;
  readonly partner: string;
  readonly merchant: string | undefined;
  /** The page that is open in this browser already; it ends when the link is used. */
  readonly open: { readonly merchant: string; readonly partner: string; readonly path: string } | undefined;
}

export function signInContent({ title, token, partner, merchant, open }: SignInView): Html {
  const where = open && html`${nameOf(open.merchant)} (${nameOf(open.partner)})`;
  const invitation =
    merchant === undefined
      ? msg`${nameOf(partner)} invites you to this page.`
      : msg`${nameOf(partner)} invites you to this page for ${nameOf(merchant)}.`;
  return html`<form class="card" method="post">
    ${token}
    <h1>${title}</h1>
    <p>${invitation} ${msg`The link works once. You stay signed in on this browser for 8 hours.`}</p>
    ${
      open &&
      html`<p class="note">
        ${msg`You have a page open for ${where}. Opening this one signs you out there.`}
      </p>`
    }
    <p class="ways">
      <button>${msg`Open the page`}</button>
      ${open && html`<a href="${open.path}">${msg`Cancel`}</a>`}
    </p>
  </form>`;
}
