import type { HostedLink } from '../../accounts/surfaces/contract/hosted-links.ts';
import type { Key } from '../../accounts/identity/contract/keys/key.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { copyableBlock } from './parts/pieces.ts';
import { problem, selectField } from '../shell/forms/field.ts';
import { csrfField, intentField } from '../shell/forms/intent.ts';
import type { ConsoleSession } from './console-session.ts';
import { timeOf } from './parts/format.ts';
import { KEYS, MERCHANTS } from './parts/paths.ts';

export interface LinkView {
  readonly merchant: Merchant;
  /** Keys that a link can act with. */
  readonly keys: readonly Key[];
  readonly link?: HostedLink | undefined;
  readonly refusal?: ApiError | undefined;
}

/** A one-time link to the merchant's hosted page: how to make one, or the one that was made. */
export function linkSection(session: ConsoleSession, { merchant, keys, link, refusal }: LinkView): Html {
  if (link) {
    return html`<section class="card sec narrow">
      <h2>Hosted link</h2>
      <p class="notice ok" role="status">
        The link works once, until ${timeOf(link.expires_at)}. Send it to one person at the merchant.
      </p>
      ${copyableBlock(link.url, 'the link')}
    </section>`;
  }
  if (keys.length === 0) {
    return html`<section class="card sec narrow">
      <h2>Hosted link</h2>
      <p>
        A hosted page acts with one of your keys. <a href="${KEYS}/new">Create a key</a> with
        <span class="mono">plants:write</span> first.
      </p>
    </section>`;
  }
  return html`<form class="card sec narrow" method="post" action="${MERCHANTS}/${merchant.id}">
    <h2>Hosted link</h2>
    ${csrfField(session)}${intentField()}${problem(refusal?.publicMessage)}
    <p class="muted">
      Signs one person in to this merchant's page for adding plants. Your server creates these links with
      <span class="mono">POST /v1/hosted_links</span>.
    </p>
    ${selectField({
      name: 'key',
      label: 'Key',
      hint: 'The page acts with this key. When you revoke the key, the page stops.',
      value: keys[0]?.id ?? '',
      choices: keys.map(({ id, name, last_four }) => ({ value: id, label: `${name} (…${last_four})` })),
    })}
    <p class="buttons"><button class="quiet">Create link</button></p>
  </form>`;
}
