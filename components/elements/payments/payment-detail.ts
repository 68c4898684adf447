import { type LitElement, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { tag } from '../../kit/controls/tag.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import { addDetailStyles } from './detail.styles.ts';
import { DisputePanel, disputeReason } from './dispute-panel.ts';
import { cardText, known, type PaymentWriter, statusText, statusTone } from './payment-words.ts';
import type { PanelContext } from './panel-context.ts';
import { RefundForm, reasonText } from './refund-form.ts';
import {
  type Dispute,
  isRefundable,
  type Money,
  type Payment,
  type PaymentDetail,
  type Refund,
  takenOf,
} from './records.ts';

/**
 * A payment beside the list: what happened, what the merchant keeps, and the forms to refund and to answer.
 */
export class PaymentPanels {
  #host: LitElement;
  #of: PanelContext;
  #refund: RefundForm | undefined;
  /** The answers that were begun, by the dispute: they stay while other payments are looked at. */
  #disputes = new Map<string, DisputePanel>();

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
    addDetailStyles(host);
  }

  /** Whether a payment can be shown. */
  shows(detail: PaymentDetail | undefined): boolean {
    return !!detail;
  }

  render(detail: PaymentDetail): TemplateResult {
    const { payment, dispute } = detail;
    const writer = this.#of.writer();
    const mayRefund = this.#of.may('payments:refund') && isRefundable(detail);
    return html`${header(detail, writer, this.#of.close)}
      ${dispute ? this.#disputePanel(dispute).render(detail, dispute) : nothing}
      <section class="part" aria-labelledby="happened">
        <h3 id="happened">${msg('What happened')}</h3>
        <ol class="timeline">
          ${stepsOf(detail, writer).map(
            ({ text, notes = [], when, kind }) =>
              html`<li class=${kind ?? ''}>
                <span
                  >${text}${notes.map((note) => note && html`<bdi class="muted small">${note}</bdi>`)}</span
                >
                <span class="muted">${when}</span>
              </li>`,
          )}
        </ol>
      </section>
      ${payment.captured ? keep(detail, writer) : nothing}
      ${mayRefund ? this.#refundForm(detail).render() : nothing}`;
  }

  #refundForm(detail: PaymentDetail): RefundForm {
    if (this.#refund?.id !== detail.payment.id) this.#refund = new RefundForm(this.#host, this.#of, detail);
    this.#refund.follow(detail);
    return this.#refund;
  }

  #disputePanel({ id }: Dispute): DisputePanel {
    const panel = this.#disputes.get(id) ?? new DisputePanel(this.#host, this.#of);
    this.#disputes.set(id, panel);
    return panel;
  }
}

function header(
  { payment, order }: PaymentDetail,
  { money }: PaymentWriter,
  close: () => void,
): TemplateResult {
  const name = order?.customer?.name ?? payment.purchase?.customer_name;
  const number = order?.number ?? payment.purchase?.order_number;
  return html`<div class="head">
    <div class="title">
      <p class="muted small">${name ? html`<bdi>${name}</bdi> · ` : nothing}${cardText(payment)}</p>
      <h2 class="big" data-record tabindex="-1"><bdi>${money(takenOf(payment))}</bdi></h2>
      <p class="row small">
        ${tag(statusTone(payment), statusText(payment, money(payment.refunded)))}
        <span>${number ? msg(str`Order ${number}`) : payment.order ? nothing : msg('Pay link')}</span>
      </p>
    </div>
    ${button({
      label: html`<span class="unseen">${msg('Close')}</span
        ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6.500 6.500 11 11m0-11-11 11"></path></svg>`,
      isSlim: true,
      action: 'close',
      press: close,
    })}
  </div>`;
}

/** One thing that happened, or will. */
interface Step {
  /** RFC 3339, or a calendar date. */
  at: string;
  text: unknown;
  notes?: readonly (string | null)[];
  when: string;
  kind?: 'next' | 'stop';
}

function stepsOf(detail: PaymentDetail, writer: PaymentWriter): Step[] {
  const { payment, refunds, dispute, payout } = detail;
  const { money, exact } = writer;
  const steps: Omit<Step, 'when'>[] = [];
  const add = (at: string | null, text: string, more: Partial<Step> = {}): void => {
    if (at) steps.push(own({ at, text, ...more }));
  };
  const held = money(payment.amount);
  add(payment.authorized_at, msg(str`${held} held on the card`));
  if (payment.captured) add(payment.captured_at, msg(str`${money(payment.captured)} charged`));
  add(payment.canceled_at, msg('The hold was released. The guest was not charged.'), { kind: 'stop' });
  if (payment.status === 'failed')
    add(payment.created_at, msg('Declined'), { notes: [failedText(payment)], kind: 'stop' });
  if (payment.status === 'unpaid')
    add(payment.created_at, msg('Begun. The guest hasn’t finished paying.'), { kind: 'next' });
  for (const refund of refunds)
    add(refund.created_at, refundText(refund, writer), {
      notes: [reasonText(refund.reason), refund.note],
      ...(refund.status === 'succeeded' ? {} : { kind: refund.status === 'pending' ? 'next' : 'stop' }),
    });
  if (dispute) {
    const { status } = dispute;
    add(dispute.created_at, msg('Disputed'), { notes: [disputeReason(dispute.reason)], kind: 'stop' });
    add(dispute.evidence_submitted_at, msg('Evidence sent to the bank'));
    if (status === 'won') add(dispute.closed_at, msg('Dispute won'));
    else
      add(dispute.closed_at, status === 'lost' ? msg('Dispute lost') : msg('Loss accepted'), {
        kind: 'stop',
      });
  }
  const written = steps
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((step) => own({ ...step, when: exact(step.at) }));
  if (!payout) return written;
  const isBack = /^(failed|canceled)$/.test(payout.status);
  const day = writer.date(payout.arrival_date);
  return [
    ...written,
    own({
      at: payout.arrival_date,
      when: day,
      text: isBack ? msg(str`The payout of ${day} came back`) : msg(str`In the payout of ${day}`),
      ...(payout.status === 'paid' ? {} : { kind: isBack ? 'stop' : 'next' }),
    } as const),
  ];
}

function refundText({ amount, status }: Refund, { money }: PaymentWriter): string {
  const said = money(amount);
  if (status === 'pending') return msg(str`${said} is being refunded`);
  return status === 'failed' ? msg(str`The refund of ${said} failed`) : msg(str`${said} refunded`);
}

/** Why a card was declined, in words; of a code that isn't known, the code. */
function failedText({ failure_code: failure, decline_code: code }: Payment): string {
  if (failure === 'challenge_failed') return msg('The cardholder didn’t confirm the payment.');
  if (failure === 'expired') return msg('The guest didn’t finish in time.');
  return known(
    {
      generic_decline: msg('The bank gave no reason.'),
      insufficient_funds: msg('There wasn’t enough money.'),
      lost_card: msg('The card was reported lost.'),
      stolen_card: msg('The card was reported stolen.'),
      expired_card: msg('The card has expired.'),
      incorrect_cvc: msg('The security code was wrong.'),
      incorrect_number: msg('The card number was wrong.'),
      processing_error: msg('The bank had a fault.'),
    },
    code ?? 'generic_decline',
  );
}

/** Renders how much of a payment the merchant keeps, from the amounts of its records. */
function keep({ payment, dispute }: PaymentDetail, { money }: PaymentWriter): TemplateResult {
  const taken = takenOf(payment);
  const isTaken = dispute?.funds_withdrawn === true;
  const lines: (readonly [string, Money | null | undefined])[] = [
    [msg('Refunded'), payment.refunded],
    [msg('Disputed'), isTaken ? dispute.amount : undefined],
    [msg('Dispute fee'), isTaken ? dispute.fee : undefined],
    [msg('Fees'), payment.fee?.total],
  ];
  const away = lines.filter((line): line is readonly [string, Money] => !!line[1]?.amount);
  const net = away.reduce((left, [, { amount }]) => left - amount, taken.amount);
  return html`<section class="part" aria-labelledby="keep">
    <h3 id="keep">${msg('What you keep')}</h3>
    <dl class="keep">
      <div>
        <dt>${msg('Charged')}</dt>
        <dd><bdi>${money(taken)}</bdi></dd>
      </div>
      ${away.map(
        ([label, of]) =>
          html`<div>
            <dt>${label}</dt>
            <dd><bdi>${money({ ...of, amount: -of.amount })}</bdi></dd>
          </div>`,
      )}
      <div class="total">
        <dt>${msg('Net')}</dt>
        <dd><bdi>${money({ ...taken, amount: net })}</bdi></dd>
      </div>
    </dl>
  </section>`;
}
