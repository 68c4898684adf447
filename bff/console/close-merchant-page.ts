import type { Request, Response, Router } from 'express';
import { closeMerchant } from '../contract/merchants/merchant-operations.ts';
import type { ApiError } from '../gateway/errors.ts';
import { html } from '../gateway/html.ts';
import { nameOf, plainNameOf } from '../pages/name.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { attempt } from './attempt.ts';
import type { ConsoleContext } from './context.ts';
import { problem } from '../pages/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../pages/forms/intent.ts';
import { readMerchant } from './merchant-page.ts';
import { MERCHANTS } from './merchants-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ConsoleSession } from './console-session.ts';

/** Closing a merchant, after a confirmation, because it can't be undone. */
export function mountCloseMerchantPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:id/close')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { id } = req.params;
      const call = { session, res, params: { id } };
      const idempotencyKey = idempotencyKeyOf(form, {});
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(closeMerchant, { ...call, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, refusal);
      return res.redirect(303, `${MERCHANTS}/${id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    refusal?: ApiError,
  ): Promise<void> {
    const merchant = await readMerchant(context, { session, res }, req.params.id);
    const path = `${MERCHANTS}/${merchant.id}`;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: `Close ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>Close ${nameOf(merchant.display_name)}</h1>
        </div>
        <form class="card sec narrow" method="post" action="${path}/close">
          ${csrfField(session)}${intentField()}${problem(refusal?.publicMessage)}
          <p>You can't reopen a closed merchant.</p>
          <ul>
            <li>
              Its sessions and hosted pages stop within a second, and no new session can be minted for it.
            </li>
            <li>Its records stay, and you can still read them.</li>
            <li>Your endpoints receive <span class="mono">merchant.closed</span>.</li>
          </ul>
          <p class="buttons">
            <button class="danger">Close merchant</button><a class="button quiet" href="${path}">Cancel</a>
          </p>
        </form>`,
    });
  }
}
