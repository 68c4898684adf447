import type { Request, Response, Router } from 'express';
import { allOf } from '../parts/read-lists.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { isInService } from '../../../accounts/merchants/merchants.ts';
import { problem } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { createPayLink } from '../../../orders/pay-links/contract/pay-links.ts';
import {
  fieldOf,
  linkFields,
  linkIn,
  NOTHING_TYPED,
  typedIn,
  type LinkFaults,
  type TypedLink,
} from './link-form.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';

/** Creating a pay link. */
export function mountNewLinkPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/pay-links/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { merchant } = req.query;
      const typed = { ...NOTHING_TYPED, ...(typeof merchant === 'string' && { merchant }) };
      await show(res, session, { typed });
    })
    .post(async (req: Request, res) => {
      const { session, form } = await pages.receive(req, res);
      const typed = typedIn(form);
      const merchants = await merchantsOf(context, { session, res });
      const payee = merchants.find(({ id }) => id === typed['merchant']);
      if (!payee) return show(res, session, { typed, faults: new Map([['merchant', 'Choose a merchant.']]) });
      const nowMs = await nowIn(context.db, context.clock, session.principal);
      const { body, faults } = linkIn(typed, payee, nowMs);
      if (faults.size > 0) return show(res, session, { typed, faults });
      // The time of day is no part of the intent.
      const idempotencyKey = idempotencyKeyOf(form, typed);
      const { result: link, refusal } = await attempt(pages, res, () =>
        context.api.call(createPayLink, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, session, { typed, ...said(refusal), status: refusal.status });
      return res.redirect(303, payLinkPath(link.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(res: Response, session: ConsoleSession, shown: Shown): Promise<void> {
    const merchants = await merchantsOf(context, { session, res });
    const { faults = new Map() } = shown;
    await pages.send(res, session, {
      status: shown.status ?? (faults.size > 0 ? 400 : 200),
      title: 'New pay link',
      section: PAY_LINKS,
      content: html`<div class="head"><h1>New pay link</h1></div>
        ${merchants.length === 0 ? NO_MERCHANTS : form(session, shown, merchants)}`,
    });
  }
}

interface Shown {
  readonly typed: TypedLink;
  readonly faults?: LinkFaults;
  readonly problem?: string;
  readonly status?: number;
}

function form(
  session: ConsoleSession,
  { typed, faults = new Map(), problem: words }: Shown,
  merchants: readonly Merchant[],
): Html {
  return html`<form class="card sec narrow" method="post" action="${PAY_LINKS}/new">
    ${csrfField(session)}${intentField()}
    ${problem(words ?? (faults.size > 0 ? 'Nothing was saved. Correct the marked fields.' : undefined))}
    ${linkFields(typed, faults, merchants)}
    <p class="buttons">
      <button>Create pay link</button><a class="button quiet" href="${PAY_LINKS}">Cancel</a>
    </p>
  </form>`;
}

const NO_MERCHANTS = html`<section class="card sec empty">
  <h2>No merchant can be paid</h2>
  <p>Pay links belong to a merchant. <a href="/console/merchants">Create one</a> first.</p>
</section>`;

/** Returns a refusal at its field if the form has it. */
function said(refusal: ApiError): Pick<Shown, 'faults' | 'problem'> {
  const name = refusal.param === undefined ? undefined : fieldOf(refusal.param);
  return name === undefined
    ? { problem: refusal.publicMessage }
    : { faults: new Map([[name, refusal.publicMessage]]) };
}

async function merchantsOf(context: ConsoleContext, visit: PageVisit): Promise<Merchant[]> {
  const merchants = await allOf(context, listMerchants, visit);
  return merchants.filter(isInService);
}
