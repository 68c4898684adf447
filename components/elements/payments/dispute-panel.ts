import { type LitElement, nothing, type TemplateResult } from 'lit';
import { countText } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { Dialog } from '../../kit/controls/overlays.ts';
import { notice } from '../../kit/loading/notice.ts';
import { html } from '../../session/base-element.ts';
import { EvidenceForm, evidenceLabel, sizeOf } from './evidence-form.ts';
import type { PanelContext } from './panel-context.ts';
import { known } from './payment-words.ts';
import { type Dispute, EVIDENCE_TEXTS, type PaymentDetail } from './records.ts';

const DAY_MS = 86_400_000;

/** The dispute of a payment: the deadline, the bank's reason, the evidence, and the way to give it up. */
export class DisputePanel {
  #host: LitElement;
  #of: PanelContext;
  #form: EvidenceForm | undefined;
  #dialog: Dialog | undefined;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
  }

  render(detail: PaymentDetail, dispute: Dispute): TemplateResult {
    const mayAnswer = this.#of.may('payments:refund') && this.#isAnswerable(dispute);
    return html`<section class="part dispute" aria-labelledby="dispute">
      <h3 id="dispute">${msg('Dispute')}</h3>
      ${this.#renderState(dispute)}
      <div class="small">
        <p>${msg('The reason that the bank gives:')} <b>${disputeReason(dispute.reason)}</b></p>
        ${dispute.funds_withdrawn ? html`<p>${heldBack(dispute, this.#money)}</p>` : nothing}
      </div>
      ${mayAnswer ? this.#renderForm(detail, dispute) : sentEvidence(dispute)}
    </section>`;
  }

  #renderForm(detail: PaymentDetail, dispute: Dispute): TemplateResult {
    this.#form ??= new EvidenceForm(this.#host, this.#of, detail, dispute);
    this.#dialog ??= new Dialog(this.#host, 'accept-loss');
    const said = this.#money(dispute.amount);
    const fee = dispute.fee && this.#money(dispute.fee);
    const loss = fee
      ? msg(
          str`The cardholder keeps ${said}, and the fee of ${fee} stays. No evidence is sent, and the dispute can’t be opened again.`,
        )
      : msg(str`The cardholder keeps ${said}. No evidence is sent, and the dispute can’t be opened again.`);
    return html`${this.#form.render(
      dispute,
      button({
        label: msg('Accept the loss'),
        kind: 'risky',
        action: 'accept',
        press: this.#dialog.open,
      }),
    )}
    ${this.#dialog.render({
      title: msg(str`Accept the loss of ${said}?`),
      body: html`<p>${loss}</p>`,
      action: button({
        label: msg('Accept the loss'),
        kind: 'risky',
        press: () => this.#accept(detail, dispute),
      }),
    })}`;
  }

  /** The deadline with the days that are left, or what became of the dispute. */
  #renderState(dispute: Dispute): TemplateResult {
    const { status, amount, fee, sending, respond_by: until } = dispute;
    const said = this.#money(amount);
    if (sending)
      return notice({
        kind: 'warning',
        title:
          sending === 'acceptance' ? msg('The loss is being accepted.') : msg('The evidence is being sent.'),
        advice: msg('The bank hasn’t confirmed it yet. It is sent again until it does.'),
      });
    if (status === 'needs_response' && until) {
      const leftMs = Date.parse(until) - this.#of.now();
      const left = countText(Math.max(0, Math.floor(leftMs / DAY_MS)), 'day');
      const by = this.#of.writer().moment(until);
      const cost = fee && this.#money(fee);
      return html`<div class="deadline">
        <p>
          <b>${leftMs > 0 ? msg(str`Answer by ${by}`) : msg(str`The time to answer ended ${by}`)}</b>
          <span class="small"
            >${
              cost
                ? msg(str`Without an answer the cardholder keeps ${said}, and the fee of ${cost} stays.`)
                : msg(str`Without an answer the cardholder keeps ${said}.`)
            }</span
          >
        </p>
        ${
          leftMs >= DAY_MS
            ? html`<p class="left">${msg(str`${left} left`)}</p>`
            : leftMs > 0
              ? html`<p class="left">${msg('Last day')}</p>`
              : nothing
        }
      </div>`;
    }
    if (status === 'won')
      return notice({
        kind: 'done',
        title: msg('You won the dispute.'),
        advice: msg(str`${said} is back in your balance.`),
      });
    if (status === 'under_review')
      return notice({
        kind: 'warning',
        title: msg('The bank has your evidence, and decides.'),
        advice: msg('That takes up to a few weeks. There is nothing to do until then.'),
      });
    if (status === 'needs_response')
      return notice({ kind: 'warning', title: msg('The bank takes no evidence for this dispute.') });
    return notice({
      kind: 'danger',
      title: status === 'accepted' ? msg('You accepted the loss.') : msg('You lost the dispute.'),
      advice: msg(str`The cardholder keeps ${said}.`),
    });
  }

  #isAnswerable({ status, sending, respond_by: until }: Dispute): boolean {
    return status === 'needs_response' && !sending && !!until && Date.parse(until) > this.#of.now();
  }

  #money = (of: Dispute['amount']): string => this.#of.writer().money(of);

  #accept({ payment }: PaymentDetail, { id }: Dispute): void {
    const { work, api, changed } = this.#of;
    void work.run({
      place: 'detail',
      action: 'accept-dispute',
      about: { payment: payment.id, dispute: id },
      scope: 'payments:refund',
      send: () => api.change<Dispute>('POST', `/v1/disputes/${id}/accept`, {}),
      done: () => {
        changed();
        return msg('The loss is accepted.');
      },
    });
    this.#dialog?.close();
  }
}

/** Returns the sentence about the amount that is held back until the dispute is decided. */
function heldBack({ amount, fee, status }: Dispute, money: (of: Dispute['amount']) => string): string {
  if (!/^(needs_response|under_review)$/.test(status)) return '';
  const said = money(amount);
  return fee
    ? msg(str`${said} and a fee of ${money(fee)} are held back until it decides. If you win, both come back.`)
    : msg(str`${said} is held back until it decides. If you win, it comes back.`);
}

/** The evidence where it can’t be changed. */
function sentEvidence({ evidence }: Dispute): TemplateResult | typeof nothing {
  const said = EVIDENCE_TEXTS.filter((name) => evidence[name]);
  if (said.length === 0 && evidence.files.length === 0) return nothing;
  return html`<h4>${msg('Evidence')}</h4>
    <dl class="said">
      ${said.map(
        (name) =>
          html`<div>
            <dt>${evidenceLabel(name)}</dt>
            <dd><bdi>${evidence[name]}</bdi></dd>
          </div>`,
      )}
      ${evidence.files.map(
        (file) =>
          html`<div>
            <dt>${msg('File')}</dt>
            <dd><bdi>${file.name}</bdi> <span class="muted">${sizeOf(file)}</span></dd>
          </div>`,
      )}
    </dl>`;
}

/** Why the bank disputes a payment, in words without a point. */
export const disputeReason = (reason: string): string =>
  known(
    {
      fraudulent: msg('The cardholder didn’t make this payment'),
      duplicate: msg('Paid twice'),
      product_not_received: msg('Order not received'),
      product_unacceptable: msg('Not as described, or broken'),
      credit_not_processed: msg('A refund didn’t come'),
      subscription_canceled: msg('A subscription was canceled'),
      unrecognized: msg('The cardholder doesn’t recognize the payment'),
      general: msg('Another reason'),
    },
    reason,
  );
