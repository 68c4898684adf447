import { html, type Html } from '../gateway/html.ts';
import { nameOf } from '../pages/name.ts';
import type { Visitor } from './visitors.ts';

/** What a link says of itself before it is used. */
export interface Entrance {
  readonly title: string;
  readonly partner: string;
  readonly merchant: string | undefined;
  /** Who has a page open in this browser already; that page ends when the link is used. */
  readonly visitor: Visitor | undefined;
}

export function entranceContent({ title, partner, merchant, visitor }: Entrance): Html {
  return html`<form class="card" method="post">
    <h1>${title}</h1>
    <p>
      ${nameOf(partner)} invites you to this page${merchant !== undefined && html` for ${nameOf(merchant)}`}.
      The link works once. You stay signed in on this browser for 8 hours.
    </p>
    ${
      visitor &&
      html`<p class="note">
        You have a page open for ${nameOf(visitor.merchant.displayName)} (${nameOf(visitor.partner.name)}).
        Opening this one signs you out there.
      </p>`
    }
    <p class="ways">
      <button class="primary">Open the page</button>
      ${visitor && html`<a href="/hosted/create-plant">Cancel</a>`}
    </p>
  </form>`;
}
