import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import { createPlant } from '../contract/plants.ts';
import { requireScope } from '../gateway/credential.ts';
import { ApiError } from '../gateway/errors.ts';
import { html } from '../gateway/html.ts';
import { spendQuota } from '../gateway/limits/spend-quota.ts';
import { asApiError } from '../gateway/render-error.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import { readForm } from '../pages/form.ts';
import { nameOf, plainNameOf } from '../pages/name.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { isPrefetch, requireCsrf, requireSameOrigin } from '../pages/same-origin.ts';
import { addPlantFromForm } from './add-plant.ts';
import type { HostedContext } from './context.ts';
import type { ElementView } from './element.ts';
import { leaveNotice, takeNotice } from './hosted-records.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plantFormOf, plantJson, type PlantForm } from './plant-form.ts';
import { visitorOf, type Visitor } from './visitors.ts';

const PATH = '/hosted/create-plant';

/** The page of the create-plant surface: an element that works at once, and a plain form for where no script runs. */
export function mountCreatePlantPage(router: Router, context: HostedContext, pages: PageRenderer): void {
  router
    .route('/create-plant')
    .get(async (req, res) => {
      const visitor = await welcome(req, res);
      const isSeen = req.method === 'GET' && !isPrefetch(req);
      const created = isSeen ? await createdBefore(visitor) : undefined;
      await show(res, 200, visitor, { created, failure: missingScope(visitor), intent: newIntent() });
    })
    .post(async (req, res) => {
      requireSameOrigin(req, context.publicOrigin);
      const visitor = await welcome(req, res);
      const fields = await readForm(req);
      requireCsrf(visitor.cookie, fields.get('csrf'));
      const form = plantFormOf(fields);
      const intent = intentOf(req);
      const refusal = await add(res, visitor, form, intent);
      if (!refusal) return res.redirect(303, PATH);
      return show(res, refusal.status, visitor, {
        form,
        failure: refusal.body,
        intent: isDefinite(refusal.status) ? newIntent() : intent,
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function welcome(req: Request, res: Response): Promise<Visitor> {
    const visitor = await visitorOf(req, context);
    scopeOf(res).principal = visitor.principal;
    return visitor;
  }

  /** The word that the request before left, once. */
  async function createdBefore({ hash, notice }: Visitor): Promise<string | undefined> {
    if (notice === null || !(await takeNotice(context.db, hash, notice))) return undefined;
    return (JSON.parse(notice) as { created: string }).created;
  }

  /** @returns undefined when the plant is in the store */
  async function add(
    res: Response,
    { principal, hash }: Visitor,
    form: PlantForm,
    intent: string,
  ): Promise<{ status: number; body: object } | undefined> {
    const body = plantJson(form);
    // Other values are another intent, as in the element.
    const idempotencyKey = createHash('sha256').update(intent).update(body).digest('base64url');
    const order = { principal, body, idempotencyKey, requestId: scopeOf(res).id };
    try {
      await spendQuota(res, principal, context.limiter);
      const { status = 200, body: answer } = await addPlantFromForm(context, order);
      if (status >= 400) return { status, body: answer as object };
    } catch (error) {
      const fault = asApiError(error);
      pages.noteFault(res, fault);
      for (const [name, value] of Object.entries(fault.headers)) res.setHeader(name, value);
      return { status: fault.status, body: fault.body() };
    }
    await leaveNotice(context.db, hash, JSON.stringify({ created: form.name }));
    return undefined;
  }

  async function show(
    res: Response,
    status: number,
    visitor: Visitor,
    { intent, ...view }: Omit<ElementView, 'csrf' | 'action'> & { intent: string },
  ): Promise<void> {
    const { renderElement } = await import('./element.ts');
    const element = renderElement({ ...view, csrf: visitor.csrf, action: `${PATH}?intent=${intent}` });
    await pages.send(res, {
      status,
      title: `Add a plant · ${plainNameOf(visitor.merchant.displayName)}`,
      content: html`${
          visitor.returnUrl !== null &&
          html`<p class="back">
            <a href="${visitor.returnUrl}">Back to ${nameOf(visitor.partner.name)}</a>
          </p>`
        }
        <div class="title">
          <div>
            <h1>Plants</h1>
            <p class="muted">${nameOf(visitor.merchant.displayName)}</p>
          </div>
          ${visitor.principal.environment === 'sandbox' && html`<span class="tag">Sandbox</span>`}
        </div>
        ${element}`,
      visitor,
      hasElement: true,
    });
  }
}

/** Known before anything is typed: the key has lost the scope since the link was made. */
function missingScope({ principal }: Visitor): object | undefined {
  try {
    requireScope(principal, createPlant);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.body();
    throw error;
  }
}

/**
 * A definite no ends the intent. Where it still runs, was not begun for want of quota, or nobody knows what happened,
 * trying again must be the same one.
 */
function isDefinite(status: number): boolean {
  return status < 500 && status !== 409 && status !== 429;
}

const INTENT = /^[A-Za-z0-9_-]{22}$/;

function newIntent(): string {
  return randomBytes(16).toString('base64url');
}

/** Names one intent of the person who has the form open: sent twice, it adds one plant. */
function intentOf(req: Request): string {
  const { intent } = req.query;
  return typeof intent === 'string' && INTENT.test(intent) ? intent : newIntent();
}
