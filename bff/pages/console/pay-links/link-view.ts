import { chip, type Tone, copyable, copyableBlock, fact } from '../parts/pieces.ts';
import { moneyText, timeOf } from '../parts/format.ts';
import { type Html, html, type Content } from '../../../core/text/html.ts';
import { type PayLinkStatus, CONTACT_FIELDS } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import type { PayLinkPayment } from '../../../orders/pay-links/contract/payment-receipt.ts';
import { qrImage } from '../../../orders/pay-links/qr-code.ts';
import { merchantPath, orderPath, payLinkPath, paymentPath } from '../parts/paths.ts';

export const STATUS_WORDS: Readonly<Record<PayLinkStatus, string>> = {
  active: 'Open',
  payment_pending: 'Being paid',
  completed: 'Paid',
  expired: 'Expired',
  canceled: 'Canceled',
};

const TONES: Readonly<Record<PayLinkStatus, Tone>> = {
  active: 'plain',
  payment_pending: 'warn',
  completed: 'success',
  expired: 'plain',
  canceled: 'danger',
};

export const statusTag = ({ status }: Pick<PayLink, 'status'>): Html =>
  chip(TONES[status], STATUS_WORDS[status]);

/** Returns the amount that a guest pays. */
export function amountText({ amount, guest_amount: range, currency }: PayLink): string {
  if (amount) return moneyText(amount);
  if (!range) return 'The order’s due';
  const { min, max } = range;
  return `${moneyText({ amount: min, currency })} – ${moneyText({ amount: max, currency })}`;
}

/** Renders how often a link was paid, if its status doesn't imply it. */
export function countText({ reusable, paid_count: count, max_payments: most }: PayLink): string | undefined {
  if (!reusable) return undefined;
  const times = `${count} ${count === 1 ? 'payment' : 'payments'}`;
  return most === null ? times : `${count} of ${most} payments`;
}

export function isOpen({ status }: Pick<PayLink, 'status'>): boolean {
  return status === 'active' || status === 'payment_pending';
}

/** Renders the address and its QR code while the link can be paid. */
export function shareSection(link: PayLink): Content {
  if (!isOpen(link)) return false;
  return html`<section class="card sec">
    <h2>Give it to the guest</h2>
    <div class="qr-code">
      ${qrImage(link.url, 'QR code of the address beside it')}
      <div>
        ${copyableBlock(link.url, 'the address of the link')}
        <p class="muted">Anyone who has this address can pay, and can read what the link is for.</p>
        <p class="buttons">
          <a class="button" href="${link.url}" target="_blank" rel="noreferrer">Open the page</a>
          <a class="button quiet" href="${payLinkPath(link.id)}/qr.svg">Download the QR code</a>
        </p>
      </div>
    </div>
  </section>`;
}

/** Renders the link's details. */
export function factsSection(link: PayLink): Html {
  const { order } = link;
  return html`<section class="card sec">
    <h2>Pay link</h2>
    <dl class="facts">
      ${fact('What for', html`<bdi class="lines">${link.description}</bdi>`)}
      ${fact('Status', statusTag(link))} ${fact('Amount', html`<b>${amountText(link)}</b>`)}
      ${fact('To choose from', presetsText(link))} ${fact('Paid', countText(link))}
      ${fact('Tip', link.tip_enabled ? 'The guest may add one' : 'No')} ${fact('Asks for', askedText(link))}
      ${fact('Expires', link.expires_at === null ? 'Never' : timeOf(link.expires_at))}
      ${fact('Given up if not paid by', link.pending_until && timeOf(link.pending_until))}
      ${fact('Ended', link.closed_at && timeOf(link.closed_at))}
      ${fact('Then says', link.inactive_message && html`<bdi class="lines">${link.inactive_message}</bdi>`)}
      ${fact('Leads to', link.redirect_url && html`<bdi class="mono">${link.redirect_url}</bdi>`)}
      ${fact('Created', timeOf(link.created_at))} ${fact('ID', copyable(link.id, 'the pay link’s ID'))}
      ${fact('Order', order !== null && copyable(order, 'the order’s ID', orderPath(order)))}
      ${fact('Merchant', copyable(link.merchant, 'the merchant’s ID', merchantPath(link.merchant)))}
    </dl>
  </section>`;
}

function presetsText({ guest_amount: range, currency }: PayLink): string | false {
  if (!range || range.presets.length === 0) return false;
  return range.presets.map((amount) => moneyText({ amount, currency })).join(', ');
}

const ASKED = { name: 'name', email: 'email address', phone: 'phone number' } as const;

function askedText({ collect }: PayLink): string {
  const asked = CONTACT_FIELDS.filter((field) => collect[field] !== 'no').map(
    (field) => `${ASKED[field]}${collect[field] === 'optional' ? ' (optional)' : ''}`,
  );
  const text = asked.join(', ');
  return text === '' ? 'Nothing' : `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** Renders the link's payments, with payer and payment method. */
export function paymentsSection(payments: readonly PayLinkPayment[], hasMore: boolean): Html {
  return html`<section class="card sec">
    <h2>Payments</h2>
    ${payments.length === 0 ? html`<p class="muted">Nobody has paid it yet.</p>` : table(payments)}
    ${hasMore && html`<p class="muted">Only the newest are shown. The API has all of them.</p>`}
  </section>`;
}

function table(payments: readonly PayLinkPayment[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Guest</th>
        <th scope="col">Card</th>
        <th scope="col">Status</th>
        <th scope="col">Time</th>
        <th scope="col" class="end">Tip</th>
        <th scope="col" class="end">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${payments.map(
        ({ payment, contact }) =>
          html`<tr>
            <td data-label="Guest">${guestOf(contact)}</td>
            <td data-label="Card" class="fixed">
              <a href="${paymentPath(payment.id)}"
                >${payment.card ? `•••• ${payment.card.last4}` : 'No card yet'}</a
              >
            </td>
            <td data-label="Status">${paymentTag(payment.status)}</td>
            <td data-label="Time" class="fixed">${timeOf(payment.captured_at ?? payment.created_at)}</td>
            <td data-label="Tip" class="end fixed">
              ${payment.tip.amount > 0 ? moneyText(payment.tip) : '–'}
            </td>
            <td data-label="Amount" class="end fixed">${moneyText(payment.captured ?? payment.amount)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function guestOf(contact: PayLinkPayment['contact']): Content {
  const known = Object.values(contact ?? {}).filter((value) => value !== null);
  return known.length === 0 ? html`<span class="muted">–</span>` : html`<bdi>${known.join(', ')}</bdi>`;
}

function paymentTag(status: PayLinkPayment['payment']['status']): Html {
  const words = status === 'unpaid' ? 'Not finished' : status.replaceAll('_', ' ');
  const tone = status === 'captured' ? 'success' : status === 'failed' ? 'danger' : 'plain';
  return chip(tone, `${words[0]?.toUpperCase()}${words.slice(1)}`);
}

/** Left out where nothing is known. */
