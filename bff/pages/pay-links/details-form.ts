import { tipLimit, tipOf } from '../../core/arithmetic/quote.ts';
import { holdsCardNumber } from '../../core/contract/card-numbers.ts';
import { everyFault } from '../../core/api/validate.ts';
import type { JsonObject } from '../../core/api/json.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { Form } from '../shell/forms.ts';
import { moneyIn, typedAmount, type MoneyPlace } from '../../core/text/guest-money.ts';
import { readPhone } from '../../core/phones/phones.ts';
import type { GuestPayLink } from '../../orders/pay-links/contract/guest-pay-link.ts';
import { CONTACT_FIELDS } from '../../orders/pay-links/contract/pay-link-fields.ts';
import { LinkPayment } from '../../orders/pay-links/contract/pay-link-requests.ts';
import { DETAILS, type Detail, type TypedDetails } from '../../orders/pay-links/link-visit.ts';

/** The tip presets, in basis points of the amount without tax and charges. */
export const TIP_PRESETS_BPS = [1000, 1500, 2000] as const;

/** The values for the API request, in minor units. */
export interface Details {
  readonly amount: number;
  /** The tip; null for that of the order, or none. */
  readonly tip: number | null;
  readonly contact: NonNullable<LinkPayment['contact']>;
}

export type DetailFaults = ReadonlyMap<Detail, Words>;

export const NOTHING_TYPED: TypedDetails = {
  amount: '',
  own_amount: '',
  tip: '',
  own_tip: '',
  name: '',
  email: '',
  phone: '',
};

export function detailsIn(form: Form): TypedDetails {
  const typed = DETAILS.map((name) => [name, (form.get(name) ?? '').trim()]);
  return Object.fromEntries(typed) as TypedDetails;
}

/** Whether a guest has anything to fill in other than the card. */
export function asksDetails({ guest_amount: range, tip_enabled: takesTip, collect }: GuestPayLink): boolean {
  return range !== null || takesTip || CONTACT_FIELDS.some((name) => collect[name] !== 'no');
}

export interface ReadDetails {
  readonly details: Details;
  /** Empty: the details can be paid with. */
  readonly faults: DetailFaults;
}

export interface LinkToPay {
  readonly link: GuestPayLink;
  readonly money: MoneyPlace;
  /** The country of the merchant, whose phone numbers need no prefix. */
  readonly country: string;
  /** The order's current cost without tip, in minor units; null for the link's amount. */
  readonly due: number | null;
}

/** Returns the input as the API takes it, and its errors. The API decides. */
export async function readDetails(to: LinkToPay, typed: TypedDetails): Promise<ReadDetails> {
  const faults = new Map<Detail, Words>();
  const amount = amountOf(to, typed, faults);
  const tip = to.link.tip_enabled ? tipIn(to, typed, amount, faults) : null;
  const contact = await contactOf(to, typed, faults);
  return { details: { amount, tip, contact }, faults };
}

function amountOf(
  { link, money, due }: LinkToPay,
  { amount, own_amount: own }: TypedDetails,
  faults: Map<Detail, Words>,
): number {
  const { guest_amount: range } = link;
  if (!range) return due ?? link.amount?.amount ?? 0;
  const preset = range.presets.find((one) => String(one) === amount);
  const chosen = preset === undefined ? typedAmount(own, money) : { amount: preset };
  if ('amount' in chosen && chosen.amount >= range.min && chosen.amount <= range.max) return chosen.amount;
  const bounds = msg`Enter an amount from ${moneyIn(money, range.min)} to ${moneyIn(money, range.max)}.`;
  faults.set('own_amount', 'fault' in chosen && chosen.isUnclear ? chosen.fault : bounds);
  return 0;
}

function tipIn(
  { link, money }: LinkToPay,
  { tip, own_tip: own }: TypedDetails,
  amount: number,
  faults: Map<Detail, Words>,
): number | null {
  if (tip === 'keep' && link.order) return null;
  if (tip === 'own') {
    const chosen = typedAmount(own, money);
    const limit = tipLimit(amount, money.currency);
    if ('amount' in chosen && (amount === 0 || chosen.amount <= limit)) return chosen.amount;
    const bounds = msg`Enter an amount up to ${moneyIn(money, limit)}, or choose no tip.`;
    faults.set('own_tip', 'fault' in chosen && chosen.isUnclear ? chosen.fault : bounds);
    return 0;
  }
  const bps = TIP_PRESETS_BPS.find((one) => String(one) === tip);
  return bps === undefined ? 0 : tipAt(link, money.currency, amount, bps);
}

/** A percentage of the amount, of an order without tax and charges. In minor units. */
export function tipAt({ order }: GuestPayLink, currency: string, amount: number, bps: number): number {
  const net = order ? order.subtotal.amount - order.discount_total.amount : amount;
  return tipOf({ bps }, { currency, net, total: Math.max(net, amount) });
}

/** A value that no field takes: the form reports the error. */
const NO_NUMBER = '';

async function contactOf(
  { link: { collect }, country }: LinkToPay,
  typed: TypedDetails,
  faults: Map<Detail, Words>,
): Promise<Details['contact']> {
  const contact: Details['contact'] = {};
  for (const name of CONTACT_FIELDS) {
    if (collect[name] === 'no') continue;
    const text = typed[name];
    if (text !== '')
      contact[name] = name === 'phone' ? ((await readPhone(text, country)) ?? NO_NUMBER) : text;
    else if (collect[name] === 'required') faults.set(name, MESSAGES[name]);
  }
  const sent = { source: { token: 'tok_paid' }, contact } as JsonObject;
  for (const { param } of everyFault(LinkPayment, sent)) {
    const name = CONTACT_FIELDS.find((field) => param === `contact.${field}`);
    if (name) faults.set(name, MESSAGES[name]);
  }
  for (const name of CONTACT_FIELDS) {
    if (holdsCardNumber(typed[name])) faults.set(name, NO_CARD);
  }
  return contact;
}

const NO_CARD = msg`Don’t write a card number here. You pay on the next page.`;

const MESSAGES = {
  name: msg`Enter your name, up to 80 characters.`,
  email: msg`Enter an email address such as ada@example.com.`,
  phone: msg`Enter a phone number, such as +44 20 7946 0018.`,
} as const;
