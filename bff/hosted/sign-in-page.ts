import { html, type Html } from '../gateway/html.ts';
import { nameOf } from '../pages/name.ts';
/** What a link says of itself before it is used. */
export interface SignInView {
  readonly title: string;
  readonly partner: string;
  readonly merchant: string | undefined;
  /** The page that is open in this browser already; it ends when the link is used. */
  readonly open: { readonly merchant: string; readonly partner: string; readonly path: string } | undefined;
}

export function signInContent({ title, partner, merchant, open }: SignInView): Html {
  const where = open && html`${nameOf(open.merchant)} (${nameOf(open.partner)})`;
  return html`<form class="card" method="post">
    <h1>${title}</h1>
    <p>
      ${nameOf(partner)} invites you to this page${merchant !== undefined && html` for ${nameOf(merchant)}`}.
      The link works once. You stay signed in on this browser for 8 hours.
    </p>
    ${
      open &&
      html`<p class="note">You have a page open for ${where}. Opening this one signs you out there.</p>`
    }
    <p class="ways">
      <button>Open the page</button>
      ${open && html`<a href="${open.path}">Cancel</a>`}
    </p>
  </form>`;
}
