import type { Response, Router } from 'express';
import { createMerchant, updateMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import { NewMerchant, MerchantChange } from '../../../accounts/merchants/contract/merchant-requests.ts';
import {
  formFaults,
  lookBelow,
  NO_FAULTS,
  type FormFaults,
  problem,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import {
  bodyOf,
  isPlaced,
  merchantFields,
  NOTHING_TYPED,
  redrawn,
  typedIn,
  type TypedMerchant,
  typedOf,
} from './merchant-form.ts';
import { isRedrawn } from '../parts/country-fields.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { MERCHANTS } from '../parts/paths.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { readMerchant } from './merchant-page.ts';

/** Creating a merchant. */
export function mountNewMerchantPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createMerchant);
      await show(res, session, NOTHING_TYPED, NO_FAULTS);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const typed = typedIn(form);
      if (isRedrawn(form)) return show(res, session, redrawn(typed), NO_FAULTS);
      const body = bodyOf(typed);
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result: merchant, refusal } = await attempt(pages, res, () =>
        context.api.call(createMerchant, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, session, typed, formFaults(refusal, NewMerchant, body), refusal);
      return res.redirect(303, `${MERCHANTS}/${merchant.id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    typed: TypedMerchant,
    faults: FormFaults,
    refusal?: ApiError,
  ): Promise<void> {
    const { environment } = session.principal;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'New merchant',
      section: MERCHANTS,
      content: html`<div class="head"><h1>New merchant</h1></div>
        <form class="card sec narrow" method="post" action="${MERCHANTS}/new">
          ${csrfField(session)}${intentField()}
          ${problem(refusal && (isPlaced(refusal) ? lookBelow(faults) : refusal.publicMessage))}
          <p class="muted">
            ${
              environment === 'sandbox'
                ? 'A test merchant in the sandbox. You can mint sessions for it at once.'
                : 'A real merchant. You can mint sessions for it at once.'
            }
          </p>
          ${merchantFields(typed, faults)}
          <p class="buttons">
            <button>Create merchant</button><a class="button quiet" href="${MERCHANTS}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

/** Mounts the form that changes a merchant's details. */
export function mountEditMerchantPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:id/edit')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, updateMerchant);
      const merchant = await readMerchant(context, { session, res }, req.params.id);
      await show(res, session, merchant, typedOf(merchant), NO_FAULTS);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const typed = typedIn(form);
      const version = Number(form.get('version'));
      const body = { ...bodyOf(typed), ...(Number.isSafeInteger(version) && { version }) };
      const { id } = req.params;
      if (isRedrawn(form)) {
        const merchant = await readMerchant(context, { session, res }, id);
        return show(res, session, { ...merchant, version }, redrawn(typed), NO_FAULTS);
      }
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateMerchant, { session, res, params: { id }, body, idempotencyKey }),
      );
      if (!refusal) return res.redirect(303, `${MERCHANTS}/${id}`);
      const merchant = await readMerchant(context, { session, res }, req.params.id);
      const faults = formFaults(refusal, MerchantChange, body);
      return show(res, session, { ...merchant, version }, typed, faults, refusal);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    merchant: Merchant,
    typed: TypedMerchant,
    faults: FormFaults,
    refusal?: ApiError,
  ): Promise<void> {
    const path = `${MERCHANTS}/${merchant.id}`;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: `Edit ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>Edit ${nameOf(merchant.display_name)}</h1>
        </div>
        <form class="card sec narrow" method="post" action="${path}/edit">
          ${csrfField(session)}${intentField()}
          <input type="hidden" name="version" value="${merchant.version}" />
          ${problem(refusal && wordsOf(refusal, faults))} ${merchantFields(typed, faults)}
          <p class="buttons"><button>Save</button><a class="button quiet" href="${path}">Cancel</a></p>
        </form>`,
    });
  }
}

function wordsOf(refusal: ApiError, faults: FormFaults): string {
  if (refusal.code === 'version_stale') {
    return (
      'Nothing was saved. The merchant has changed since you opened this form. Open it again, then redo ' +
      'your changes.'
    );
  }
  return isPlaced(refusal) ? lookBelow(faults) : refusal.publicMessage;
}
