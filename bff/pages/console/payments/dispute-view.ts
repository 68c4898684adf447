import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { DisputeReason } from '../../../providers/processor/contract/dispute.ts';
import {
  EVIDENCE_TEXT_NAMES,
  type Dispute,
  type DisputeStatus,
  type EvidenceText,
} from '../../../money/disputes/contract/dispute.ts';
import { dayOf, moneyText, sizeText, timeOf } from '../parts/format.ts';
import { merchantPath, orderPath, payLinkPath, paymentPath } from '../parts/paths.ts';
import { chip, copyable, fact, type Tone } from '../parts/pieces.ts';

export const STATUS_WORDS: Readonly<Record<DisputeStatus, string>> = {
  needs_response: 'Needs a response',
  under_review: 'Under review',
  won: 'Won',
  lost: 'Lost',
  accepted: 'Accepted',
};

const TONES: Readonly<Record<DisputeStatus, Tone>> = {
  needs_response: 'danger',
  under_review: 'warn',
  won: 'success',
  lost: 'plain',
  accepted: 'plain',
};

export const statusTag = ({ status }: Pick<Dispute, 'status'>): Html =>
  chip(TONES[status], STATUS_WORDS[status]);

export const REASON_WORDS: Readonly<Record<DisputeReason, string>> = {
  fraudulent: 'Fraud: the cardholder didn’t pay this',
  duplicate: 'Paid twice',
  product_not_received: 'Order not received',
  product_unacceptable: 'Not as described, or broken',
  credit_not_processed: 'A refund that didn’t come',
  subscription_canceled: 'A subscription that was canceled',
  unrecognized: 'The cardholder doesn’t recognize it',
  general: 'Another reason',
};

export const EVIDENCE_WORDS: Readonly<Record<EvidenceText, string>> = {
  explanation: 'What happened, in the merchant’s words',
  customer_name: 'Name of the customer',
  customer_email: 'Email address of the customer',
  service_date: 'When the customer got it',
  receipt: 'What was sold, as the customer was told',
  refund_policy: 'Refund policy, as the customer was told',
  refund_refusal_explanation: 'Why nothing was refunded',
};

export const titleOf = ({ amount }: Dispute): string => `Dispute of ${moneyText(amount)}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Renders what is at stake, and what happens next. */
export function stakesNotice(dispute: Dispute, nowMs: number): Content {
  const { status, amount, fee, sending, respond_by: until } = dispute;
  const money = moneyText(amount);
  const stays = fee ? ` and the fee of ${moneyText(fee)} stays` : '';
  const both = fee ? `${money} and the fee of ${moneyText(fee)} come` : `${money} comes`;
  if (sending !== null) {
    const what = sending === 'evidence' ? 'The evidence' : 'That the dispute is accepted';
    return html`<p class="notice warn">
      ${what} is being sent. The processor hasn’t confirmed it yet, and gets it again until it does.
    </p>`;
  }
  switch (status) {
    case 'needs_response': {
      if (until === null)
        return html`<p class="notice warn">The bank takes no evidence for this dispute.</p>`;
      const days = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / DAY_MS));
      return html`<p class="notice danger">
        <b>Answer by ${timeOf(until)}.</b> ${days} ${days === 1 ? 'day' : 'days'} left. Without an answer, the
        cardholder keeps ${money}${stays}. If the dispute is won, ${both} back.
      </p>`;
    }
    case 'under_review':
      return html`<p class="notice warn">
        The bank has the evidence, and decides. If the dispute is won, ${both} back.
      </p>`;
    case 'won':
      return html`<p class="notice ok">The dispute was won. ${both} back to the balance.</p>`;
    case 'lost':
    case 'accepted':
      return html`<p class="notice warn">
        The dispute was ${status}. The cardholder keeps ${money}${stays}.
      </p>`;
  }
}

/** Renders the dispute's details. */
export function factsSection(dispute: Dispute): Html {
  const { order, pay_link: link, fee, network_reason_code: code } = dispute;
  return html`<section class="card sec">
    <h2>Dispute</h2>
    <dl class="facts">
      ${fact('Status', statusTag(dispute))}
      ${fact(
        'Reason',
        html`${REASON_WORDS[dispute.reason]}${code !== null && html` <span class="muted">(${code})</span>`}`,
      )}
      ${fact('Amount', html`<b>${moneyText(dispute.amount)}</b>`)} ${fact('Fee', fee && moneyText(fee))}
      ${fact('Taken from the balance', dispute.funds_withdrawn ? 'Yes' : 'No')}
      ${fact('Opened', timeOf(dispute.created_at))}
      ${fact('Answer by', dispute.respond_by && timeOf(dispute.respond_by))}
      ${fact('Evidence sent', dispute.evidence_submitted_at && timeOf(dispute.evidence_submitted_at))}
      ${fact('Closed', dispute.closed_at && timeOf(dispute.closed_at))}
      ${fact('ID', copyable(dispute.id, 'the dispute’s ID'))}
      ${fact('Payment', copyable(dispute.payment, 'the payment’s ID', paymentPath(dispute.payment)))}
      ${fact('Order', order !== null && copyable(order, 'the order’s ID', orderPath(order)))}
      ${fact('Pay link', link !== null && copyable(link, 'the pay link’s ID', payLinkPath(link)))}
      ${fact('Merchant', copyable(dispute.merchant, 'the merchant’s ID', merchantPath(dispute.merchant)))}
    </dl>
  </section>`;
}

/** Renders the evidence where it can't be changed; nothing where there is none. */
export function evidenceSection({ evidence }: Dispute): Content {
  const { files } = evidence;
  const said = EVIDENCE_TEXT_NAMES.filter((name) => evidence[name] !== null);
  if (said.length === 0 && files.length === 0) return false;
  return html`<section class="card sec">
    <h2>Evidence</h2>
    <dl class="facts">
      ${said.map((name) => fact(EVIDENCE_WORDS[name], textOf(name, evidence[name] ?? '')))}
      ${files.map(({ name, size }) => fact('File', html`<bdi>${name}</bdi>, ${sizeText(size)}`))}
    </dl>
  </section>`;
}

function textOf(name: EvidenceText, text: string): Html {
  if (name === 'service_date') return dayOf(text);
  const lines = text.split('\n');
  return html`<bdi>${lines.map((line, at) => html`${at > 0 && html`<br />`}${line}`)}</bdi>`;
}
