import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import { problem } from '../../shell/forms/field.ts';
import { idempotencyKeyOf } from '../../shell/forms/intent.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { listSlots, updateLocation } from '../../../catalog/locations/contract/location-operations.ts';
import type { Slots } from '../../../catalog/locations/contract/slots.ts';
import { factsSection, hoursSection, orderingSection, taxesSection } from './location-facts.ts';
import { orderingState } from './ordering-state.ts';
import { locationPath, merchantPath, MERCHANTS } from '../parts/paths.ts';
import { readLocation } from './settings-form.ts';

/** One location: what it is set to, and what is done with it at once: a pause, closing, opening again. */
export function mountLocationPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/locations/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const body = changeOf(form, session.nowMs);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateLocation, {
          session,
          res,
          params: req.params,
          body,
          idempotencyKey: idempotencyKeyOf(form, form.get('action')),
        }),
      );
      if (!refusal) return res.redirect(303, locationPath(req.params));
      return show(req, res, session, { status: refusal.status, problem: refusal.publicMessage });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ merchant: string; id: string }>,
    res: Response,
    session: ConsoleSession,
    said: { readonly status?: number; readonly problem?: string } = {},
  ): Promise<void> {
    const visit = { session, res };
    const location = await readLocation(context, visit, req);
    const slots = await Promise.all(
      FULFILLMENTS.filter((fulfillment) => location.fulfillments[fulfillment].enabled).map(
        (fulfillment): Promise<Slots> =>
          context.api.call(listSlots, { ...visit, params: req.params, query: { fulfillment, days: 1 } }),
      ),
    );
    await pages.send(res, session, {
      status: said.status ?? 200,
      title: plainNameOf(location.name),
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>${nameOf(location.name)}</h1>
          <p class="buttons">
            <a class="button quiet" href="${merchantPath(location.merchant)}">To the merchant</a>
            <a class="button" href="${locationPath(location)}/edit">Edit</a>
          </p>
        </div>
        ${problem(said.problem)} ${orderingState(session, location, slots)} ${factsSection(location)}
        ${hoursSection(location)} ${orderingSection(location)} ${taxesSection(location)}`,
    });
  }
}

/** What the buttons of the page do. Of an unknown one, nothing. */
function changeOf(form: Form, nowMs: number) {
  const minutes = Number(form.get('minutes'));
  switch (form.get('action')) {
    case 'pause':
      return {
        pause: {
          until: minutes > 0 ? new Date(nowMs + minutes * 60_000).toISOString() : null,
          reason: form.get('reason')?.trim() || null,
        },
      };
    case 'resume':
      return { pause: null };
    case 'close':
      return { status: 'closed' };
    case 'open':
      return { status: 'active' };
    default:
      return {};
  }
}
