import type { Response, Router } from 'express';
import {
  createLimitRequest,
  listLimitRequests,
  NewLimitRequest,
  type LimitRequest,
  type LimitRequestStatus,
} from '../../../accounts/limits/contract/limit-requests.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import {
  csrfField,
  formFaults,
  idempotencyKeyOf,
  intentField,
  problem,
  selectField,
  textArea,
  textField,
  type Choice,
} from '../../shell/forms.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt, faultText } from '../parts/form-pages.ts';
import { dayOf, numberOf, numberTyped } from '../parts/format.ts';
import { LIMITS, NEW_LIMIT } from '../parts/paths.ts';
import { chip, type Tone } from '../parts/pieces.ts';
import { allOf } from '../parts/read-lists.ts';
import { readLineages } from './keys-page.ts';

/** How many requests the page of limits lists. */
const MOST_LISTED = 20;

const STATUS: Readonly<Record<LimitRequestStatus, readonly [tone: Tone, words: string]>> = {
  open: ['warn', 'Open'],
  granted: ['success', 'Granted'],
  refused: ['danger', 'Refused'],
};

/** Renders the requests for higher limits with their answers, newest first; nothing without any. */
export async function limitRequestsSection(context: ConsoleContext, visit: PageVisit): Promise<Content> {
  const { data } = await context.api.call(listLimitRequests, { ...visit, query: { limit: MOST_LISTED } });
  if (data.length === 0) return undefined;
  const nameFor = await limitNames(context, visit);
  return html`<section class="card sec" id="requests">
    <h2>Requests for higher limits</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col">Per minute</th>
          <th scope="col">Status</th>
          <th scope="col">Answer</th>
          <th scope="col" class="end">Asked</th>
        </tr>
      </thead>
      <tbody>
        ${data.map(
          (one) =>
            html`<tr>
              <td data-label="Limit">${nameOf(nameFor(one))}</td>
              <td data-label="Per minute" class="fixed">
                ${numberOf(one.current_per_minute)} → ${numberOf(one.granted_per_minute ?? one.per_minute)}
              </td>
              <td data-label="Status">${chip(...STATUS[one.status])}</td>
              <td data-label="Answer">${one.answer ?? '–'}</td>
              <td data-label="Asked" class="end fixed">${dayOf(one.created_at)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Returns what names the limit of a request to a person. */
async function limitNames(
  context: ConsoleContext,
  visit: PageVisit,
): Promise<(request: LimitRequest) => string> {
  const choices = new Map((await limitChoices(context, visit)).map(({ value, label }) => [value, label]));
  return ({ key, merchant }) => String(choices.get(valueOf({ key, merchant })) ?? key ?? merchant);
}

const valueOf = ({ key, merchant }: Pick<LimitRequest, 'key' | 'merchant'>): string =>
  key === null ? `merchant:${merchant}` : `key:${key}`;

/** Returns the limits of live keys and of merchants, as choices of a form. */
async function limitChoices(context: ConsoleContext, visit: PageVisit): Promise<readonly Choice[]> {
  const lineages = await readLineages(context, visit);
  const merchants = await allOf(context, listMerchants, visit);
  return [
    ...lineages.flatMap(({ name, live }) =>
      live.map(({ id, last_four }) => ({
        value: `key:${id}`,
        label: `Key ${plainNameOf(name)} …${last_four}`,
      })),
    ),
    ...merchants.map(({ id, display_name }) => ({
      value: `merchant:${id}`,
      label: plainNameOf(display_name),
    })),
  ];
}

interface TypedRequest {
  readonly limit: string;
  readonly perMinute: string;
  readonly reason: string;
}

/** The form that asks the operator for a higher limit. */
export function mountNewLimitPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/limits/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createLimitRequest);
      const limit = typeof req.query['limit'] === 'string' ? req.query['limit'] : '';
      await show(res, session, { limit, perMinute: '', reason: '' });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const [limit = '', perMinute = '', reason = ''] = ['limit', 'per_minute', 'reason'].map(form.get);
      const [kind = '', id = ''] = limit.split(':');
      const body = {
        ...(kind === 'key' ? { key: id } : { merchant: id }),
        per_minute: numberTyped(perMinute) ?? 0,
        reason: reason.trim(),
      };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(createLimitRequest, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, session, { limit, perMinute, reason }, body, refusal);
      return res.redirect(303, `${LIMITS}#requests`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    typed: TypedRequest,
    body: Parameters<typeof formFaults>[2] = {},
    refusal?: ApiError,
  ): Promise<void> {
    const choices = await limitChoices(context, { session, res });
    const faults = formFaults(refusal, NewLimitRequest, body);
    const errorAt = (param: string) => {
      const fault = faults.get(param);
      return fault && { error: faultText(fault, param) };
    };
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Ask for a higher limit',
      section: LIMITS,
      content: html`<div class="head"><h1>Ask for a higher limit</h1></div>
        <form class="card sec narrow" method="post" action="${NEW_LIMIT}">
          ${csrfField(session)}${intentField()}${problem(
            faults.size === 0 ? refusal?.publicMessage : undefined,
          )}
          <p>The operator of the platform answers. You get an email, and see the answer under Rate limits.</p>
          ${selectField({
            name: 'limit',
            label: 'Limit',
            value: typed.limit,
            choices,
            ...errorAt('merchant'),
          })}
          ${textField({
            name: 'per_minute',
            label: 'Requests per minute',
            hint: 'The most that you need in a minute.',
            value: typed.perMinute,
            maxLength: 12,
            isNumeric: true,
            ...errorAt('per_minute'),
          })}
          ${textArea({
            name: 'reason',
            label: 'Reason',
            hint: 'What happens then, and from when on, such as the opening of 40 shops on Monday.',
            value: typed.reason,
            rows: 4,
            ...errorAt('reason'),
          })}
          <p class="buttons">
            <button>Send request</button><a class="button quiet" href="${LIMITS}">Cancel</a>
          </p>
        </form>`,
    });
  }
}
