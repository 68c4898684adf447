import type { Request, Response, Router } from 'express';
import { createPlant } from '../../providers/plants/contract/plants.ts';
import { requireScope } from '../../core/api/credential.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { spendQuota } from '../../core/api/limits/quota.ts';
import { asApiError } from '../../core/http/render-error.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { msg, nameOf, plainNameOf } from '../../core/text/message.ts';
import { type Form, idempotencyKeyFor, intentOf, newIntent, readForm, receiveForm } from '../shell/forms.ts';
import { wantedLanguage } from '../shell/language-choice.ts';
import type { Caller } from '../shell/page-api.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { isPrefetch } from '../shell/same-origin.ts';
import { type HostedContext, hostedSessionOf, type HostedSession } from './hosted-session.ts';
import type { ElementView, PlantForm } from './element.ts';
import { leaveNotice, takeNotice } from './hosted-links.ts';
import type { PageRenderer } from './page-renderer.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { SessionPrincipal } from '../../core/api/principal.ts';
import { setHeaderOf } from '../../core/http/responses.ts';

const PATH = '/hosted/create-plant';

/**
 * The page of the create-plant surface: an element that works at once, and a plain form for where no script
 * runs.
 */
export function mountCreatePlantPage(router: Router, context: HostedContext, pages: PageRenderer): void {
  router
    .route('/create-plant')
    .get(async (req, res) => {
      const session = await welcome(req, res);
      const isSeen = req.method === 'GET' && !isPrefetch(req);
      const created = isSeen ? await createdBefore(session) : undefined;
      await show(res, 200, session, { created, failure: missingScope(session), intent: newIntent() });
    })
    .post(async (req, res) => {
      const sent = await receiveForm(
        req,
        context.publicOrigin,
        () => welcome(req, res),
        () => readForm(req),
      );
      const { session } = sent;
      const form = plantFormOf(sent.form);
      const intent = intentOf(req.query['intent']);
      const refusal = await add(res, session, form, intent);
      if (!refusal) return res.redirect(303, PATH);
      return show(res, refusal.status, session, {
        form,
        failure: refusal.body,
        intent: isDefinite(refusal.status) ? newIntent() : intent,
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function welcome(req: Request, res: Response): Promise<HostedSession> {
    const session = await hostedSessionOf(req, context);
    scopeOf(res).principal = session.principal;
    return session;
  }

  /** The message that the previous request left, shown once. */
  async function createdBefore({ hash, notice }: HostedSession): Promise<string | undefined> {
    if (notice === null || !(await takeNotice(context.db, hash, notice))) return undefined;
    return (JSON.parse(notice) as { created: string }).created;
  }

  /** @returns undefined when the plant is in the store */
  async function add(
    res: Response,
    session: HostedSession,
    form: PlantForm,
    intent: string,
  ): Promise<{ status: number; body: object } | undefined> {
    const body = plantJson(form);
    // Other values are another intent, as in the element.
    const idempotencyKey = idempotencyKeyFor(intent, body);
    try {
      await spendQuota(setHeaderOf(res), session.principal, context.limiter);
      await addPlantFromForm({ session, res, idempotencyKey }, body, context);
    } catch (error) {
      const fault = asApiError(error);
      pages.noteFault(res, fault);
      return { status: fault.status, body: fault.body() };
    }
    await leaveNotice(context.db, session.hash, JSON.stringify({ created: form.name }));
    return undefined;
  }

  async function show(
    res: Response,
    status: number,
    session: HostedSession,
    { intent, ...view }: Omit<ElementView, 'csrf' | 'action'> & { intent: string },
  ): Promise<void> {
    const { renderElement } = await import('./element.ts');
    const element = await renderElement(
      { ...view, csrf: session.csrf, action: `${PATH}?intent=${intent}` },
      wantedLanguage(res.req) ?? 'en',
    );
    await pages.send(res, {
      status,
      title: msg`Add a plant · ${plainNameOf(session.merchant.displayName)}`,
      content: html`${
          session.returnUrl !== null &&
          html`<p class="back">
            <a href="${session.returnUrl}">${msg`Back to ${nameOf(session.partner.name)}`}</a>
          </p>`
        }
        <div class="title">
          <div>
            <h1>${msg`Plants`}</h1>
            <p class="muted">${nameOf(session.merchant.displayName)}</p>
          </div>
          ${session.principal.environment === 'sandbox' && html`<span class="tag">${msg`Sandbox`}</span>`}
        </div>
        ${element}`,
      session,
      hasElement: true,
    });
  }
}

/** Known before anything is typed: the key has lost the scope since the link was made. */
function missingScope({ principal }: HostedSession): object | undefined {
  try {
    requireScope(principal, createPlant);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.body();
    throw error;
  }
}

/**
 * A definite refusal ends the intent. If it is still running, was not started for want of quota, or its
 * outcome is unknown, a retry must be the same intent.
 */
function isDefinite(status: number): boolean {
  return status < 500 && status !== 409 && status !== 429;
}

const RETRY_EVERY_MS = 150;
const WAIT_AT_MOST_MS = 6_000;

/**
 * Calls `POST /plants` for a form, whose second submit has no use for "still running": it waits for the first
 * one's response.
 * @throws {ApiError} as that operation
 */
async function addPlantFromForm(
  call: Caller<SessionPrincipal> & { readonly idempotencyKey: string },
  plant: Buffer,
  { api }: Pick<HostedContext, 'api'>,
): Promise<void> {
  const giveUpAt = performance.now() + WAIT_AT_MOST_MS;
  for (;;) {
    try {
      await api.callWithJson(createPlant, call, plant);
      return;
    } catch (error) {
      const running = error instanceof ApiError && error.code === 'idempotency_in_progress';
      if (!running || performance.now() > giveUpAt) throw error;
    }
    await delay(RETRY_EVERY_MS);
  }
}

function plantFormOf(fields: Form): PlantForm {
  return { id: fields.get('id') ?? '', name: fields.get('name') ?? '', tag: fields.get('tag') ?? '' };
}

/** A whole number of bounded length: a longer run of digits is never an int64. */
const WHOLE_NUMBER = /^-?\d{1,400}$/;

/**
 * Returns the form as the JSON of a NewPlant, whose rules then decide. The number is copied digit by digit,
 * never through a float; an invalid number is passed on as text, to be rejected. An empty field is omitted.
 */
export function plantJson({ id, name, tag }: PlantForm): Buffer {
  const digits = id.trim();
  const members = [
    digits === '' ? '' : `"id":${WHOLE_NUMBER.test(digits) ? BigInt(digits) : JSON.stringify(digits)}`,
    name.trim() === '' ? '' : `"name":${JSON.stringify(name)}`,
    tag === '' ? '' : `"tag":${JSON.stringify(tag)}`,
  ];
  return Buffer.from(`{${members.filter(Boolean).join(',')}}`);
}
