import type { Router } from 'express';
import { revokeKey } from '../contract/keys/key-operations.ts';
import { csrfField } from '../pages/forms/intent.ts';
import { html, type Content } from '../gateway/html.ts';
import { ApiError } from '../gateway/errors.ts';
import { nameOf, plainNameOf } from '../pages/name.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import type { ConsoleContext } from './context.ts';
import type { KeyLineage } from './key-lineages.ts';
import { readKey } from './key-page.ts';
import { KEYS } from './keys-page.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Revoking a key, after a confirmation, because it takes effect at once and can't be undone. */
export function mountRevokeKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys/:id/revoke')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { key, line } = await readKey(context, { session, res }, req.params.id);
      if (key.revoked_at) throw new ApiError('state_forbids', { message: 'This key is already revoked.' });
      await pages.send(res, session, {
        title: `Revoke ${plainNameOf(key.name)}`,
        section: KEYS,
        content: html`<div class="head"><h1>Revoke “${nameOf(key.name)}”?</h1></div>
          <form class="card sec narrow" method="post" action="${KEYS}/${key.id}/revoke">
            ${csrfField(session)}
            <p>
              The key <span class="mono">ppk_${key.environment}_…${key.last_four}</span> stops working
              immediately, and the sessions it minted end. You can’t undo this.
            </p>
            ${consequence(line, key.id)}
            <p class="buttons">
              <button class="danger">Revoke key</button><a class="button quiet" href="${KEYS}">Cancel</a>
            </p>
          </form>`,
      });
    })
    .post(async (req, res) => {
      const { session } = await pages.receive(req, res);
      const params = { id: req.params.id };
      await context.api.call(revokeKey, { session, res, params });
      res.redirect(303, `${KEYS}/${params.id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));
}

function consequence({ live }: KeyLineage, id: string): Content {
  const others = live.filter((key) => key.id !== id);
  return others.length > 0
    ? html`<p>The key it was rotated with, ending ${others[0]?.last_four}, keeps working.</p>`
    : html`<p class="notice warn">
        Servers that use this key can no longer call the API. To change the secret without downtime, rotate
        the key instead.
      </p>`;
}
