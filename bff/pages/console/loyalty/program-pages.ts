import type { Response, Router } from 'express';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { getMerchant, listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import {
  createLoyaltyProgram,
  getLoyaltyProgram,
  listLoyaltyPrograms,
  updateLoyaltyProgram,
} from '../../../orders/loyalty/contract/loyalty.ts';
import {
  LoyaltyProgramChange,
  NewLoyaltyProgram,
} from '../../../orders/loyalty/contract/program-requests.ts';
import {
  csrfField,
  formFaults,
  idempotencyKeyOf,
  intentField,
  problem,
  selectField,
  type Choice,
} from '../../shell/forms.ts';
import type { Unchecked } from '../../shell/page-api.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { itemsOnMenus } from '../../shell/popular-items.ts';
import { attempt, LOOK_AT_FIELDS } from '../parts/form-pages.ts';
import { LOYALTY, MERCHANTS, NEW_PROGRAM_PAGE, programPath, PROGRAMS } from '../parts/paths.ts';
import { allOf } from '../parts/read-lists.ts';
import { programFields } from './program-form.ts';
import {
  bodyOf,
  faultsOf,
  hasField,
  NEW_PROGRAM,
  SEVERAL,
  typedIn,
  typedOf,
  withAnotherTier,
  type Faults,
  type TypedProgram,
} from './typed-program.ts';

const NO_FAULTS: Faults = new Map();

/** The typed values, and why they were refused. */
interface Said {
  readonly typed: TypedProgram;
  readonly faults?: Faults;
  readonly refusal?: ApiError | undefined;
}

/** Mounts the form for a merchant's program; first the choice of the merchant, whose currency it has. */
export function mountNewProgramPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/loyalty/programs/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createLoyaltyProgram);
      const merchant = await merchantNamed(context, { session, res }, req.query['merchant']);
      if (!merchant) return choose(res, session);
      return show(res, session, merchant, { typed: NEW_PROGRAM });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res, SEVERAL);
      const merchant = await merchantNamed(context, { session, res }, form.get('merchant'));
      if (!merchant) return res.redirect(303, NEW_PROGRAM_PAGE);
      const typed = typedIn(form);
      if (form.get('act') === 'add') return show(res, session, merchant, { typed: withAnotherTier(typed) });
      const { body: terms, faults } = bodyOf(typed, merchant.currency);
      if (faults.size > 0) return show(res, session, merchant, { typed, faults });
      const body = { merchant: merchant.id, ...terms };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        context.api.call(createLoyaltyProgram, {
          session,
          res,
          body: body as unknown as Unchecked<NewLoyaltyProgram>,
          idempotencyKey,
        }),
      );
      if (!refusal) return res.redirect(303, `${programPath(result.id)}?saved=yes`);
      const said = { typed, faults: faultsOf(formFaults(refusal, NewLoyaltyProgram, body)), refusal };
      return show(res, session, merchant, said);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(res: Response, session: ConsoleSession, merchant: Merchant, said: Said): Promise<void> {
    const { id, display_name: name } = merchant;
    const items = await itemsOnMenus(context.api, { session, res }, id);
    await pages.send(res, session, {
      status: statusOf(said),
      title: 'New loyalty program',
      section: LOYALTY,
      content: html`<div class="head"><h1>New loyalty program</h1></div>
        <form class="card sec narrow" method="post" action="${NEW_PROGRAM_PAGE}">
          <button hidden></button>${csrfField(session)}${intentField()}
          <input type="hidden" name="merchant" value="${id}" />
          ${problemOf(said)}
          <p class="muted">For ${nameOf(name)}. Members earn points when an order of theirs is completed.</p>
          ${fieldsOf(said, { items, currency: merchant.currency, exists: false })}
          <p class="buttons">
            <button>Create program</button><a class="button quiet" href="${PROGRAMS}">Cancel</a>
          </p>
        </form>`,
    });
  }

  /** Shows the merchants that have no program. */
  async function choose(res: Response, session: ConsoleSession): Promise<void> {
    const visit = { session, res };
    const [merchants, programs] = [
      await allOf(context, listMerchants, visit),
      await allOf(context, listLoyaltyPrograms, visit),
    ];
    const taken = new Set(programs.map(({ merchant }) => merchant));
    const free = merchants.filter(({ id, status }) => !taken.has(id) && status !== 'closed');
    await pages.send(res, session, {
      title: 'New loyalty program',
      section: LOYALTY,
      content: html`<div class="head"><h1>New loyalty program</h1></div>
        ${
          free.length === 0
            ? html`<section class="card sec empty">
                <h2>Every merchant has a program</h2>
                <p>A merchant has at most one. Change it, or pause it.</p>
                <p class="buttons">
                  <a class="button" href="${PROGRAMS}">Open programs</a
                  ><a class="button quiet" href="${MERCHANTS}/new">Add merchant</a>
                </p>
              </section>`
            : html`<form class="card sec narrow" method="get" action="${NEW_PROGRAM_PAGE}">
                ${selectField({
                  name: 'merchant',
                  label: 'Merchant',
                  hint: 'A merchant has at most one program, in its own currency.',
                  value: '',
                  choices: free.map(({ id, display_name: name }) => ({
                    value: id,
                    label: plainNameOf(name),
                  })),
                })}
                <p class="buttons">
                  <button>Continue</button><a class="button quiet" href="${PROGRAMS}">Cancel</a>
                </p>
              </form>`
        }`,
    });
  }
}

/** Mounts the form that changes a program, or pauses it. */
export function mountProgramPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/loyalty/programs/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(res, session, req.params.id, { isSaved: req.query['saved'] !== undefined });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res, SEVERAL);
      const { id } = req.params;
      const visit = { session, res };
      const typed = typedIn(form);
      const version = Number(form.get('version'));
      if (form.get('act') === 'add')
        return show(res, session, id, { typed: withAnotherTier(typed), version });
      const { merchant: of } = await context.api.call(getLoyaltyProgram, { ...visit, params: { id } });
      const { currency } = await context.api.call(getMerchant, { ...visit, params: { id: of } });
      const { body: terms, faults } = bodyOf(typed, currency);
      if (faults.size > 0) return show(res, session, id, { typed, faults, version });
      const body = { ...terms, status: typed.status, ...(Number.isSafeInteger(version) && { version }) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateLoyaltyProgram, {
          ...visit,
          params: { id },
          // The paths of the fields are those of its properties.
          body: body as unknown as Unchecked<LoyaltyProgramChange>,
          idempotencyKey,
        }),
      );
      if (!refusal) return res.redirect(303, `${programPath(id)}?saved=yes`);
      const refused = faultsOf(formFaults(refusal, LoyaltyProgramChange, body));
      return show(res, session, id, { typed, faults: refused, refusal, version });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    id: string,
    said: Partial<Said> & { readonly version?: number; readonly isSaved?: boolean },
  ): Promise<void> {
    const visit = { session, res };
    const program = await context.api.call(getLoyaltyProgram, { ...visit, params: { id } });
    const merchant = await context.api.call(getMerchant, { ...visit, params: { id: program.merchant } });
    const items = await itemsOnMenus(context.api, visit, merchant.id);
    const all = { ...said, typed: said.typed ?? typedOf(program) };
    const name = merchant.display_name;
    await pages.send(res, session, {
      status: statusOf(all),
      title: `Loyalty program of ${plainNameOf(name)}`,
      section: LOYALTY,
      content: html`<div class="head"><h1>Loyalty program of ${nameOf(name)}</h1></div>
        <form class="card sec narrow" method="post" action="${programPath(id)}">
          <button hidden></button>${csrfField(session)}${intentField()}
          <input type="hidden" name="version" value="${said.version ?? program.version}" />
          ${said.isSaved && html`<p class="notice ok" role="status">Saved.</p>`} ${problemOf(all)}
          <p class="muted">What has been earned and issued stays as it was.</p>
          ${fieldsOf(all, { items, currency: merchant.currency, exists: true })}
          <p class="buttons"><button>Save</button><a class="button quiet" href="${PROGRAMS}">Programs</a></p>
        </form>`,
    });
  }
}

const statusOf = ({ faults, refusal }: Said): number => refusal?.status ?? (faults?.size ? 400 : 200);

function problemOf({ faults = NO_FAULTS, refusal }: Said): Content {
  const isElsewhere = refusal && ![...faults.keys()].some(hasField);
  return problem(isElsewhere ? refusal.publicMessage : faults.size > 0 ? LOOK_AT_FIELDS : undefined);
}

function fieldsOf(
  { typed, faults = NO_FAULTS }: Said,
  view: { readonly items: readonly Choice[]; readonly currency: string; readonly exists: boolean },
): Content {
  return programFields({ typed, faults, ...view });
}

/** Returns the merchant with an ID that came with the request. @throws {ApiError} not_found */
async function merchantNamed(
  { api }: ConsoleContext,
  visit: PageVisit,
  id: unknown,
): Promise<Merchant | undefined> {
  if (typeof id !== 'string' || id === '') return undefined;
  return api.call(getMerchant, { ...visit, params: { id } });
}
