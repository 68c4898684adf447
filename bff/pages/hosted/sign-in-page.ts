import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
/** What a link says of itself before it is used. */
export interface SignInView {
  readonly title: Words;
  /** What ties the form to this browser, where nothing else says whose page sends it. */
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
