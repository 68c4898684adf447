import type { Router } from 'express';
import { revokeKey } from '../../accounts/identity/contract/keys/keys.ts';
import { html, type Content } from '../../core/text/html.ts';
import { ApiError } from '../../core/api/errors.ts';
import { nameOf, plainNameOf } from '../../core/text/message.ts';
import type { ConsoleContext } from './context.ts';
import type { KeyLineage } from './key-lineages.ts';
import { readKey } from './key-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { mountEndPage } from './parts/form-pages.ts';
import { KEYS } from './parts/paths.ts';

/** Revoking a key, which takes effect at once. */
export function mountRevokeKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/keys/:id/revoke',
    section: KEYS,
    async read(visit, id) {
      const found = await readKey(context, visit, id);
      if (!found.key.revoked_at) return found;
      throw new ApiError('state_forbids', { message: 'This key is already revoked.' });
    },
    title: ({ key }) => `Revoke ${plainNameOf(key.name)}`,
    heading: ({ key }) => html`Revoke “${nameOf(key.name)}”?`,
    consequence: ({ key, lineage }) =>
      html`<p>
          The key <span class="mono">ppk_${key.environment}_…${key.last_four}</span> stops working
          immediately, and the sessions it minted end. You can’t undo this.
        </p>
        ${othersOf(lineage, key.id)}`,
    button: 'Revoke key',
    back: () => KEYS,
    async end({ session, res, params }) {
      await context.api.call(revokeKey, { session, res, params });
      return `${KEYS}/${params.id}`;
    },
  });
}

function othersOf({ live }: KeyLineage, id: string): Content {
  const others = live.filter((key) => key.id !== id);
  return others.length > 0
    ? html`<p>The key it was rotated with, ending ${others[0]?.last_four}, keeps working.</p>`
    : html`<p class="notice warn">
        Servers that use this key can no longer call the API. To change the secret without downtime, rotate
        the key instead.
      </p>`;
}
