import { type LitElement, nothing, type TemplateResult } from 'lit';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { button, disclosure } from '../../kit/controls/button.ts';
import { dateField } from '../../kit/forms/date-field.ts';
import { textField } from '../../kit/forms/field.ts';
import { fileField } from '../../kit/forms/file-field.ts';
import { FormState } from '../../kit/forms/form-state.ts';
import { textArea } from '../../kit/forms/typed-fields.ts';
import { sizeText, Upload, uploadProgress } from '../../kit/loading/upload.ts';
import { underway } from '../../kit/loading/work.ts';
import { textProblem } from '../../records/typed-problems.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { IntentKey } from '../../session/intent-key.ts';
import { own, type TrellisError } from '../../session/trellis-error.ts';
import type { PanelContext } from './panel-context.ts';
import {
  type Dispute,
  EVIDENCE_TEXTS,
  type EvidenceText,
  type Order,
  type PaymentDetail,
} from './records.ts';

/** 2 MiB, as the API takes them. */
const MAX_BYTES = 2 * 1024 * 1024;
const MOST_FILES = 3;
const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const LONGEST: Readonly<Record<EvidenceText, number>> = {
  explanation: 5000,
  customer_name: 200,
  customer_email: 254,
  service_date: 10,
  receipt: 2000,
  refund_policy: 2000,
  refund_refusal_explanation: 2000,
};

type Field = EvidenceText | 'evidence-file';

/**
 * The form for texts and files about a dispute: kept as a draft, and sent once. Texts from the order are
 * filled in where nothing was kept yet. Files go to the bank as soon as they are chosen.
 */
export class EvidenceForm {
  #host: LitElement;
  #of: PanelContext;
  #payment: string;
  #dispute: Dispute;
  #texts: Record<EvidenceText, string>;
  #form: FormState<Field>;
  #upload: Upload | undefined;
  #uploads = new IntentKey(true);
  /** Whether the order filled something in. */
  #isFilled: boolean;

  constructor(host: LitElement, of: PanelContext, { payment, order }: PaymentDetail, dispute: Dispute) {
    this.#host = host;
    this.#of = of;
    this.#payment = payment.id;
    this.#dispute = dispute;
    const { evidence } = dispute;
    const isKept = EVIDENCE_TEXTS.some((name) => evidence[name]);
    const known = order && !isKept ? textsOf(order, (amount) => of.writer().money(amount)) : {};
    this.#isFilled = Object.keys(known).length > 0;
    this.#texts = own(
      Object.fromEntries(EVIDENCE_TEXTS.map((name) => [name, evidence[name] ?? own(known)[name] ?? ''])),
    ) as Record<EvidenceText, string>;
    this.#form = new FormState(host, {
      names: [...EVIDENCE_TEXTS, 'evidence-file'],
      check: () =>
        Object.fromEntries(
          EVIDENCE_TEXTS.map((name) => [name, textProblem(this.#texts[name], LONGEST[name])]),
        ),
      refused: (_, name) =>
        name === 'customer_email'
          ? msg('Must be an email address, such as lee@example.com.')
          : msg('This isn’t accepted. Check what you entered.'),
    });
  }

  /** @param giveUp the button that accepts the loss */
  render(dispute: Dispute, giveUp: TemplateResult): TemplateResult {
    this.#dispute = dispute;
    const { work } = this.#of;
    const isBusy = !!work.busy;
    return html`<form
      class="evidence"
      novalidate
      aria-labelledby="evidence-title"
      aria-busy=${isBusy}
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        this.#save(true);
      }}
    >
      <h4 id="evidence-title">${msg('Your evidence')}</h4>
      ${this.#renderArea('explanation', msg(str`The bank reads this, at most ${counted(5000)} characters.`))}
      ${this.#renderFiles()}
      <div class="pair">
        ${textField(this.#field('customer_name'), this.#changed('customer_name'))}
        ${textField({ ...this.#field('customer_email'), type: 'email' }, this.#changed('customer_email'))}
        ${dateField({ ...this.#field('service_date'), type: 'date' }, this.#changed('service_date'))}
      </div>
      ${this.#renderArea('receipt')}
      ${disclosure(
        msg('Refunds'),
        html`${this.#renderArea('refund_policy')} ${this.#renderArea('refund_refusal_explanation')}`,
        !!this.#texts.refund_policy || !!this.#texts.refund_refusal_explanation,
      )}
      <p class="muted small">
        ${this.#isFilled ? msg('What the order says is filled in.') : nothing}
        ${msg('Evidence is sent once, with its files. A draft can be changed until then.')}
      </p>
      <div class="row">
        ${button({
          label: msg('Save draft'),
          isSlim: true,
          isBusy,
          action: 'draft',
          press: () => this.#save(false),
        })}
      </div>
      <div class="foot">
        ${giveUp}
        <button part="button submit" class="primary" aria-disabled=${isBusy}>${msg('Send evidence')}</button>
        ${underway(/evidence/.test(work.busy ?? '') ? work.busyText : '')}
      </div>
    </form>`;
  }

  #field(name: EvidenceText) {
    const error = this.#form.problems[name];
    return { name, label: evidenceLabel(name), value: this.#texts[name], error };
  }

  #changed = (name: EvidenceText) => (text: string) => {
    this.#texts[name] = text;
    this.#form.changed(name);
  };

  #renderArea(name: EvidenceText, hint?: string): TemplateResult {
    return textArea(
      { ...this.#field(name), rows: name === 'explanation' ? 5 : 3, hint },
      this.#changed(name),
    );
  }

  #renderFiles(): TemplateResult {
    const { files } = this.#dispute.evidence;
    const upload = this.#upload?.isRunning ? this.#upload : undefined;
    return html`${
      files.length > 0
        ? html`<ul class="files" aria-label=${msg('Your files')}>
            ${files.map(
              (file) =>
                html`<li>
                  <span><bdi>${file.name}</bdi> <span class="muted small">${sizeOf(file)}</span></span>
                  ${button({
                    label: html`${msg('Remove')}<span class="unseen"> ${file.name}</span>`,
                    isSlim: true,
                    isBusy: !!this.#of.work.busy,
                    press: () => this.#remove(file.id),
                  })}
                </li>`,
            )}
          </ul>`
        : nothing
    }
    ${
      files.length < MOST_FILES
        ? fileField(
            {
              name: 'evidence-file',
              label: msg('Add a file'),
              hint: msg(
                str`JPEG, PNG or PDF of at most 2 MB, up to ${MOST_FILES} files. It is kept with the bank as soon as you choose it, and can’t be opened here again.`,
              ),
              accept: TYPES.join(','),
              disabled: !!upload,
              error: this.#form.problems['evidence-file'],
            },
            ([file]) => file && this.#choose(file),
          )
        : nothing
    }
    ${
      upload
        ? html`<div class="row">
            ${uploadProgress(upload, msg('Uploading the file…'))}
            ${button({ label: msg('Cancel'), isSlim: true, press: upload.cancel })}
          </div>`
        : nothing
    }`;
  }

  #choose(file: File): void {
    this.#form.problems = { 'evidence-file': fileProblem(file) };
    this.#host.requestUpdate();
    if (this.#form.wrong) this.#form.focusWrong();
    else this.#send(file);
  }

  #send(file: File): void {
    const { work, api, changed } = this.#of;
    const { id } = this.#dispute;
    const upload = (this.#upload = new Upload(this.#host, file.size));
    const name = [...file.name.trim()].slice(0, 100).join('') || 'file';
    const path = `/v1/disputes/${id}/files?${new URLSearchParams({ name })}`;
    void work.run({
      place: 'detail',
      action: 'add-file',
      about: { payment: this.#payment, dispute: id },
      scope: 'payments:refund',
      send: () =>
        upload.while(() =>
          this.#uploads.send(`${path} ${file.size} ${file.lastModified}`, (idempotencyKey) =>
            api.request({ method: 'POST', path, body: file, idempotencyKey, ...upload.request }),
          ),
        ),
      done: () => {
        this.#empty();
        changed();
        return undefined;
      },
      refused: (error) => this.#refuseFile(error, upload),
    });
  }

  /** The upload was canceled, or files of this type aren't accepted. */
  #refuseFile(error: TrellisError, { isCanceled }: Upload): boolean {
    this.#empty();
    if (isCanceled) return true;
    if (error.type !== 'input') return false;
    this.#form.problems = { 'evidence-file': msg('This file can’t be read as a PDF, JPEG or PNG.') };
    return true;
  }

  /** The chosen file leaves its field, so that it can be chosen again. */
  #empty(): void {
    const field = this.#host.renderRoot.querySelector<HTMLInputElement>('#evidence-file');
    if (field) field.value = '';
  }

  #remove(file: string): void {
    const { work, api, changed } = this.#of;
    const { id } = this.#dispute;
    void work.run({
      place: 'detail',
      action: 'remove-file',
      about: { payment: this.#payment, dispute: id },
      scope: 'payments:refund',
      send: () => api.request({ method: 'DELETE', path: `/v1/disputes/${id}/files/${file}` }),
      done: () => {
        changed();
        void focusOn(this.#host, '#evidence-file');
        return undefined;
      },
    });
  }

  #save(submit: boolean): void {
    const { work, api, changed } = this.#of;
    const { id, evidence } = this.#dispute;
    if (work.busy || !this.#form.validate()) return;
    const texts = EVIDENCE_TEXTS.map((name) => [name, this.#texts[name].trim() || null] as const);
    if (submit && evidence.files.length === 0 && texts.every(([, text]) => !text)) {
      this.#form.problems = { explanation: msg('Say what happened, or add a file.') };
      this.#host.requestUpdate();
      this.#form.focusWrong();
      return;
    }
    void work.run({
      place: 'detail',
      action: submit ? 'send-evidence' : 'save-evidence',
      about: { payment: this.#payment, dispute: id },
      scope: 'payments:refund',
      send: () =>
        api.change<Dispute>('POST', `/v1/disputes/${id}/evidence`, { ...Object.fromEntries(texts), submit }),
      done: () => {
        changed();
        return submit ? msg('The evidence is sent.') : msg('The draft is saved.');
      },
      refused: (error) => this.#refuse(error),
    });
  }

  #refuse(error: TrellisError): boolean {
    const isOfField = this.#form.refuse(error);
    if (isOfField) this.#form.focusWrong();
    return isOfField;
  }
}

function fileProblem({ size, type }: File): string | undefined {
  if (!TYPES.includes(type)) return msg('Choose a PDF, JPEG or PNG file.');
  if (size > MAX_BYTES) return msg('This file is larger than 2 MB. Choose a smaller one.');
  return size === 0 ? msg('This file is empty.') : undefined;
}

/** Returns the texts that the order has, so that they need no copying. */
function textsOf(
  { customer, lines, total, closed_at: closed, status }: Order,
  money: (of: Order['total']) => string,
): Partial<Record<EvidenceText, string>> {
  const sold = lines.map(
    ({ quantity, name, variation_name: variation, total: cost }) =>
      `${quantity} × ${name}${variation === null ? '' : ` (${variation})`}: ${money(cost)}`,
  );
  return {
    ...(customer && { customer_name: customer.name }),
    ...(customer?.email && { customer_email: customer.email }),
    ...(status === 'completed' && closed && { service_date: closed.slice(0, 10) }),
    receipt: [...sold, money(total)].join('\n').slice(0, LONGEST.receipt),
  };
}

/** The size of a file, as people write it. */
export const sizeOf = ({ size }: { size: number }): string => sizeText(size);

/** The name of a part of the evidence. */
export const evidenceLabel = (name: EvidenceText): string =>
  ({
    explanation: msg('What happened, in your words'),
    customer_name: msg('Name of the customer'),
    customer_email: msg('Email of the customer'),
    service_date: msg('When the customer got it'),
    receipt: msg('What was sold'),
    refund_policy: msg('Your refund policy'),
    refund_refusal_explanation: msg('Why you refunded nothing'),
  })[name];
