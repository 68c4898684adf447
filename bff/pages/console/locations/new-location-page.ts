import type { Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchant-operations.ts';
import { problem } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import { nameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { createLocation } from '../../../catalog/locations/contract/location-operations.ts';
import { NewLocation } from '../../../catalog/locations/contract/location-requests.ts';
import { bodyOf, detailsFields, detailsForm } from './details-form.ts';
import { isRedrawn } from '../parts/country-fields.ts';
import type { Faults, Typed } from './fields.ts';
import { locationPath, merchantPath, MERCHANTS, newLocationPath } from '../parts/paths.ts';
import { faultsOf, wordsOf } from './settings-form.ts';

/** Creating a location. What else it has is set on its pages. */
export function mountNewLocationPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/locations/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(res, session, req.params.merchant, { faults: new Map() });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant } = req.params;
      const typed = Object.fromEntries(detailsForm.names.map((name) => [name, form.get(name)?.trim() ?? '']));
      if (isRedrawn(form)) return show(res, session, merchant, { typed, faults: new Map(), isRedrawn: true });
      const body = bodyOf(typed);
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result: location, refusal } = await attempt(pages, res, () =>
        context.api.call(createLocation, { session, res, params: { merchant }, body, idempotencyKey }),
      );
      if (location) return res.redirect(303, `${locationPath(location)}/hours`);
      const faults = faultsOf(detailsForm, {
        refusal,
        schema: NewLocation,
        typed,
        body: body as unknown as JsonObject,
      });
      return show(res, session, merchant, {
        typed,
        faults,
        problem: wordsOf(refusal, faults),
        status: refusal.status,
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    id: string,
    {
      faults,
      ...said
    }: {
      readonly typed?: Typed;
      readonly isRedrawn?: boolean;
      readonly faults: Faults;
      readonly problem?: string;
      readonly status?: number;
    },
  ): Promise<void> {
    const merchant = await context.api.call(getMerchant, { session, res, params: { id } });
    const at = { timezone: merchant.timezone, day_starts_at: '00:00' };
    const given = said.typed ?? at;
    const typed = (said.isRedrawn && detailsForm.redrawn?.(given, merchant.country)) || given;
    await pages.send(res, session, {
      status: said.status ?? 200,
      title: 'New location',
      section: MERCHANTS,
      content: html`<div class="head"><h1>New location</h1></div>
        <form class="card sec narrow" method="post" action="${newLocationPath(id)}">
          ${csrfField(session)}${intentField()}${problem(said.problem)}
          <p class="muted">
            Of ${nameOf(merchant.display_name)}. It takes orders once it has opening hours: they come next.
          </p>
          ${detailsFields(typed, faults, merchant.country)}
          <p class="buttons">
            <button>Create location</button><a class="button quiet" href="${merchantPath(id)}">Cancel</a>
          </p>
        </form>`,
    });
  }
}
