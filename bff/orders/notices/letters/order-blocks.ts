import type { Block, LetterSum, Said } from '../../../core/letters/letter.ts';
import { msg, plainNameOf, type Message } from '../../../core/text/message.ts';
import { CHARGE_WORDS } from '../../../core/text/order-words.ts';
import { isReducedInJapan, rateText, saysRate, taxRowsOf } from '../../../core/text/tax-table.ts';
import type { CardBrand } from '../../../providers/processor/contract/card.ts';
import type { OrderLine } from '../../orders/contract/order-parts.ts';
import { amountOf, type OrderFacts } from './order-facts.ts';

/** A message of a step: as an email, and in one line. */
export interface StepMessage {
  readonly subject: Said;
  readonly preview: Said;
  readonly parts: readonly (readonly Block[])[];
  /** The line of a text message. The order's address follows it. */
  readonly line: Message;
}

const BRANDS: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: '',
};

/** `Visa •••• 4242`; `''` if the card isn't known. */
export const cardName = ({ card }: OrderFacts): string =>
  card ? `${BRANDS[card.brand]} ••••\u00A0${card.last4}`.trim() : '';

/** The guest's first name; `''` if there is none. */
export const firstName = ({ order }: OrderFacts): string =>
  plainNameOf(order.customer?.name.split(' ', 1)[0] ?? '');

export const nameOfSender = ({ sender }: OrderFacts): string => sender.brand.name;

/** Names the order and the place above everything else. */
export function kickerOf({ order, place }: OrderFacts): Block {
  return { kind: 'kicker', words: msg`Order ${order.number} · ${place.name}` };
}

/** Leads to the order's page. */
export const followButton = ({ url }: OrderFacts, isPlain = false): Block => ({
  kind: 'button',
  label: isPlain ? msg`See your order` : msg`Follow your order`,
  href: url,
  isPlain,
});

/** Calls the place; nothing if it has no phone. */
export function callButton({ phone }: OrderFacts): readonly Block[] {
  if (phone === null) return [];
  return [{ kind: 'button', label: msg`Call ${phone.shown}`, href: `tel:${phone.number}`, isPlain: true }];
}

/** The items that were ordered, as far as they are available. */
export function linesOf(facts: OrderFacts): Block {
  const lines = facts.order.lines.map((line) => ({
    quantity: line.quantity - line.unavailable_quantity,
    name: plainNameOf(line.name),
    details: detailsOf(line),
    amount: amountOf(facts, line.gross.amount),
  }));
  return { kind: 'lines', lines: lines.filter(({ quantity }) => quantity > 0) };
}

/** Returns the blocks about unavailable items and the lower price. */
export function unavailableOf(facts: OrderFacts): readonly Block[] {
  const { lines, total, unavailable_total: less } = facts.order;
  const [now, before] = [total.amount, total.amount + less.amount].map((amount) => amountOf(facts, amount));
  const words: Said[] = [
    ...lines
      .filter((line) => line.unavailable_quantity > 0)
      .map((line) => msg`Not available: ${line.unavailable_quantity} × ${plainNameOf(line.name)}`),
    ...(less.amount > 0 ? [msg`You pay ${now ?? ''} instead of ${before ?? ''}.`] : []),
  ];
  return words.map((one) => ({ kind: 'text', words: one }));
}

function detailsOf({ variation_name: variation, modifiers, note }: OrderLine): string {
  const choices = [
    ...(variation === null ? [] : [variation]),
    ...modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ...(note === null ? [] : [`“${note}”`]),
  ];
  return choices.map(plainNameOf).join(', ');
}

/** How the total came about, from the items to what was charged, or is still to be. */
export function sumsOf(facts: OrderFacts): Block {
  const { order } = facts;
  const sum = (words: Said, amount: number, sign = ''): LetterSum => ({
    words,
    amount: `${sign}${amountOf(facts, amount)}`,
  });
  const added = order.taxes.filter(({ inclusive }) => !inclusive);
  const isChanged = order.total.amount !== order.subtotal.amount;
  const sums: LetterSum[] = [
    ...(isChanged ? [sum(msg`Subtotal`, order.subtotal.amount)] : []),
    ...order.discounts.map(({ name, amount }) =>
      sum(name === null ? msg`Discount` : plainNameOf(name), amount.amount, '−'),
    ),
    ...order.charges.map(({ type, amount }) => sum(CHARGE_WORDS[type], amount.amount)),
    ...added.map(({ name, rate_ppm: rate, amount }) =>
      sum(namedRate(plainNameOf(name), rateText(facts.locale, rate)), amount.amount),
    ),
    ...(order.tip.amount > 0 ? [sum(msg`Tip`, order.tip.amount)] : []),
    { ...sum(totalWords(facts), order.total.amount), isTotal: true },
    ...(order.refunded.amount > 0 ? [sum(msg`Refunded`, order.refunded.amount, '−')] : []),
  ];
  return { kind: 'sums', sums };
}

/** Says what the total is: charged, held, or to be paid. */
function totalWords(facts: OrderFacts): Said {
  const { status, payment_state: state, payment, total } = facts.order;
  if (status === 'canceled' || total.amount === 0 || payment === null) return msg`Total`;
  const card = cardName(facts);
  if (card === '') return msg`Total`;
  return state === 'authorized' ? msg`Held on ${card}` : msg`Charged to ${card}`;
}

const namedRate = (name: string, rate: string): string => (saysRate(name) ? name : `${name} ${rate}`);

/** Net, tax and gross by rate; nothing where receipts show no such table. */
export function taxesOf(facts: OrderFacts): readonly Block[] {
  const { order, sender, locale } = facts;
  const { country } = sender.merchant;
  const rows = taxRowsOf(order.taxes);
  const isAdded = order.taxes.every(({ inclusive }) => !inclusive);
  if (rows.length === 0 || (isAdded && (country === 'US' || country === 'CA'))) return [];
  const rateOf = (ratePpm: number, name: string): Said => {
    const rate = rateText(locale, ratePpm);
    if (country !== 'JP') return namedRate(plainNameOf(name), rate);
    return msg`${isReducedInJapan(country, ratePpm) ? `※ ${rate}` : rate} taxable`;
  };
  return [
    { kind: 'heading', words: msg`Taxes` },
    {
      kind: 'table',
      head: [msg`Rate`, msg`Net`, msg`Tax`, msg`Gross`],
      rows: rows.map(({ name, ratePpm, net, tax, gross }) => [
        rateOf(ratePpm, name),
        ...[net, tax, gross].map((minor) => amountOf(facts, minor)),
      ]),
    },
  ];
}
