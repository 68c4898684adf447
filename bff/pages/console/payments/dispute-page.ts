import { decodeTime } from 'ulid';
import type { Request, Response, Router } from 'express';
import type { ApiError } from '../../../core/api/errors.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import {
  EVIDENCE_TEXT_NAMES,
  type Dispute,
  type EvidenceText,
} from '../../../money/disputes/contract/dispute.ts';
import {
  acceptDispute,
  deleteDisputeFile,
  getDispute,
  submitDisputeEvidence,
  uploadDisputeFile,
} from '../../../money/disputes/contract/disputes.ts';
import {
  EVIDENCE_FILE_TYPES,
  MAX_EVIDENCE_FILE_BYTES,
  MOST_EVIDENCE_FILES,
} from '../../../providers/processor/contract/dispute.ts';
import {
  csrfField,
  field,
  idempotencyKeyFor,
  idempotencyKeyOf,
  intentField,
  intentOf,
  problem,
  textArea,
  textField,
  type UploadForm,
} from '../../shell/forms.ts';
import { getOrder } from '../../../orders/orders/contract/order-operations.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { attempt, faultText, mountEndPage } from '../parts/form-pages.ts';
import { moneyText, sizeText } from '../parts/format.ts';
import { disputePath, DISPUTES } from '../parts/paths.ts';
import { may, timelineSection } from '../parts/pieces.ts';
import { EVIDENCE_WORDS, evidenceSection, factsSection, stakesNotice, titleOf } from './dispute-view.ts';

/** A file and the texts. */
const MAX_FORM_BYTES = MAX_EVIDENCE_FILE_BYTES + 128 * 1024;

/** The typed values and why they were refused. */
interface Typed {
  /** Texts from the order, for a form without a draft. */
  readonly known?: KnownTexts;
  readonly form?: UploadForm;
  readonly refusal?: ApiError | undefined;
}

/** Mounts the page of a dispute: what is at stake and by when, the evidence, and what happened. */
export function mountDisputePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/disputes/:id')
    .get(async (req, res) => {
      await show(req, res, await pages.welcome(req, res), {});
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receiveUpload(req, res, MAX_FORM_BYTES);
      const visit = { session, res };
      const { refusal } = await attempt(pages, res, () => save(context, visit, req.params.id, form));
      if (refusal) return show(req, res, session, { form, refusal });
      return res.redirect(303, disputePath(req.params.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  router
    .route('/disputes/:id/files/:file/remove')
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { id, file } = req.params;
      const { refusal } = await attempt(pages, res, () =>
        api.call(deleteDisputeFile, {
          session,
          res,
          params: { id, file },
          idempotencyKey: idempotencyKeyOf(form, file),
        }),
      );
      if (refusal) return show(req, res, session, { refusal });
      return res.redirect(303, disputePath(id));
    })
    .all(refuseMethod('POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    typed: Typed,
  ): Promise<void> {
    const dispute = await readDispute(context, { session, res }, req.params.id);
    const { id, merchant } = dispute;
    const sinceMs = decodeTime(id.slice(id.indexOf('_') + 1));
    const events = await eventsAround(context.db, session.principal, {
      merchantId: merchant,
      record: id,
      sinceMs,
    });
    const isOpen = isAnswerable(dispute, session.nowMs) && may(session, submitDisputeEvidence);
    const known = isOpen ? await knownTexts(context, { session, res }, dispute) : {};
    await pages.send(res, session, {
      status: typed.refusal?.status ?? 200,
      title: titleOf(dispute),
      section: DISPUTES,
      content: html`<div class="head">
          <h1>${titleOf(dispute)}</h1>
          ${
            isOpen &&
            html`<p class="buttons">
              <a class="button danger quiet" href="${disputePath(id)}/accept">Accept the loss</a>
            </p>`
          }
        </div>
        ${stakesNotice(dispute, session.nowMs)} ${factsSection(dispute)}
        ${
          isOpen
            ? evidenceForm(session, dispute, { known, ...typed })
            : html`${problem(typed.refusal?.publicMessage)} ${evidenceSection(dispute)}`
        }
        ${timelineSection(events)}`,
    });
  }
}

type KnownTexts = Readonly<Partial<Record<EvidenceText, string>>>;

/**
 * Returns what the order says, so that nobody has to copy it: of evidence in which nothing was kept yet, and
 * as far as the session may read orders.
 */
async function knownTexts(
  { api }: ConsoleContext,
  visit: PageVisit,
  { order: id, evidence }: Dispute,
): Promise<KnownTexts> {
  const isKept = EVIDENCE_TEXT_NAMES.some((name) => evidence[name] !== null);
  if (id === null || isKept || !api.allows(getOrder, visit.session.principal)) return {};
  const {
    customer,
    lines,
    total,
    closed_at: closedAt,
    status,
  } = await api.call(getOrder, {
    ...visit,
    params: { id },
  });
  const sold = lines.map(
    ({ quantity, name, variation_name: variation, total: cost }) =>
      `${quantity} × ${name}${variation === null ? '' : ` (${variation})`}: ${moneyText(cost)}`,
  );
  return {
    ...(customer && { customer_name: customer.name }),
    ...(customer && customer.email !== null && { customer_email: customer.email }),
    ...(status === 'completed' && closedAt !== null && { service_date: closedAt.slice(0, 10) }),
    receipt: [...sold, `Total: ${moneyText(total)}`].join('\n').slice(0, MOST_OF_RECEIPT),
  };
}

/** The longest receipt that is sent, in characters. */
const MOST_OF_RECEIPT = 2000;

/** @throws {ApiError} not_found: also for one of another partner or environment */
function readDispute({ api }: ConsoleContext, visit: PageVisit, id: string): Promise<Dispute> {
  return api.call(getDispute, { ...visit, params: { id } });
}

function isAnswerable({ status, sending, respond_by: until }: Dispute, nowMs: number): boolean {
  return status === 'needs_response' && sending === null && until !== null && Date.parse(until) > nowMs;
}

/** Uploads the file that was chosen, and then keeps the texts, or sends all of it. */
async function save(
  { api }: ConsoleContext,
  visit: PageVisit,
  id: string,
  form: UploadForm,
): Promise<Dispute> {
  const file = form.file('file');
  if (file) {
    const name = (form.fileName('file') ?? '').trim().slice(0, 100) || 'file';
    const idempotencyKey = idempotencyKeyFor(intentOf(form.get('intent')), file);
    await api.call(uploadDisputeFile, { ...visit, params: { id }, query: { name }, file, idempotencyKey });
  }
  const texts = EVIDENCE_TEXT_NAMES.map((name) => [name, form.get(name)?.trim() || null] as const);
  const body = {
    ...(Object.fromEntries(texts) as Record<EvidenceText, string | null>),
    submit: form.get('act') === 'send',
  };
  const idempotencyKey = idempotencyKeyOf(form, body);
  return api.call(submitDisputeEvidence, { ...visit, params: { id }, body, idempotencyKey });
}

const LONG: ReadonlySet<EvidenceText> = new Set([
  'explanation',
  'receipt',
  'refund_policy',
  'refund_refusal_explanation',
]);

function evidenceForm(session: ConsoleSession, dispute: Dispute, { known, form, refusal }: Typed): Html {
  const { id, evidence } = dispute;
  const isOfField = EVIDENCE_TEXT_NAMES.some((name) => name === refusal?.param);
  const valueOf = (name: EvidenceText): string => form?.get(name) ?? evidence[name] ?? known?.[name] ?? '';
  const errorAt = (name: string) => refusal?.param === name && { error: faultText(refusal, name) };
  return html`<form
      class="card sec narrow"
      method="post"
      enctype="multipart/form-data"
      action="${disputePath(id)}"
    >
      <h2>Your evidence</h2>
      ${csrfField(session)}${intentField()}${problem(isOfField ? undefined : refusal?.publicMessage)}
      ${EVIDENCE_TEXT_NAMES.map((name) => {
        const view = { name, label: EVIDENCE_WORDS[name], value: valueOf(name), ...errorAt(name) };
        if (name === 'service_date') {
          return field(view, (attributes) => html`<input ${attributes} type="date" value="${view.value}" />`);
        }
        if (LONG.has(name)) return textArea({ ...view, rows: name === 'explanation' ? 6 : 3 });
        return textField({ ...view, maxLength: 254 });
      })}
      ${filesPart(dispute)}
      <p class="buttons">
        <button class="quiet" name="act" value="draft">Save draft</button>
        <button name="act" value="send">Send evidence</button>
      </p>
      <p class="small muted">
        Evidence is sent once, with its files. A draft can be changed until the deadline.
        ${Object.keys(known ?? {}).length > 0 && 'What the order says is filled in.'}
      </p>
    </form>
    ${evidence.files.map(
      (file) =>
        html`<form
          id="remove-${file.id}"
          hidden
          method="post"
          action="${disputePath(id)}/files/${file.id}/remove"
        >
          ${csrfField(session)}${intentField()}
        </form>`,
    )}`;
}

/** The files, each with a button of a form of its own, so that Enter in a field keeps the draft. */
function filesPart({ evidence: { files } }: Dispute): Content {
  return html`${
    files.length > 0 &&
    html`<ul class="plain">
      ${files.map(
        ({ id, name, size }) =>
          html`<li>
            <bdi>${name}</bdi> <span class="muted">${sizeText(size)}</span>
            <button class="quiet slim" form="remove-${id}">Remove<span class="unseen"> ${name}</span></button>
          </li>`,
      )}
    </ul>`
  }
  ${
    files.length < MOST_EVIDENCE_FILES &&
    field(
      {
        name: 'file',
        label: 'Add a file',
        hint:
          `PDF, JPEG or PNG, up to 2 MB; at most ${MOST_EVIDENCE_FILES} files. It goes to the bank, ` +
          'and can’t be opened here again.',
      },
      (attributes) => html`<input ${attributes} type="file" accept="${EVIDENCE_FILE_TYPES.join(',')}" />`,
    )
  }`;
}

/** The page that asks before a dispute is given up. */
export function mountAcceptPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/disputes/:id/accept',
    section: DISPUTES,
    operation: acceptDispute,
    read: (visit, id) => readDispute(context, visit, id),
    title: (dispute) => `Accept the loss: ${titleOf(dispute)}`,
    heading: ({ amount }) => `Accept the loss of ${moneyText(amount)}`,
    consequence: ({ amount, fee }) =>
      html`<p>
        The cardholder keeps
        ${moneyText(amount)}${fee !== null && html`, and the fee of ${moneyText(fee)} stays`}. No evidence is
        sent, and the dispute can’t be opened again.
      </p>`,
    button: 'Accept the loss',
    back: ({ id }) => disputePath(id),
    end: async (call) => disputePath((await context.api.call(acceptDispute, call)).id),
  });
}
