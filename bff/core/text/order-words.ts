import { msg, nameOf, type Message, type Words } from './message.ts';

/** The names of an order's fulfillment. */
export const FULFILLMENT_WORDS = {
  pickup: msg`Pickup`,
  delivery: msg`Delivery`,
  dine_in: msg`Dine in`,
} as const;

export const CHARGE_WORDS = {
  delivery: msg`Delivery`,
  service: msg`Service`,
  packaging: msg`Packaging`,
} as const;

export const ALLERGEN_WORDS = {
  celery: msg`celery`,
  crustaceans: msg`crustaceans`,
  eggs: msg`eggs`,
  fish: msg`fish`,
  gluten: msg`gluten`,
  lupin: msg`lupin`,
  milk: msg`milk`,
  molluscs: msg`molluscs`,
  mustard: msg`mustard`,
  peanuts: msg`peanuts`,
  sesame: msg`sesame`,
  soy: msg`soy`,
  sulphites: msg`sulphites`,
  tree_nuts: msg`tree nuts`,
} as const;

/** Returns how many units of a line aren't available. */
export function unavailableWords({
  name,
  unavailable_quantity: units,
}: {
  readonly name: string;
  readonly unavailable_quantity: number;
}): Words {
  return msg`Not available: ${units} × ${nameOf(name)}`;
}

/** Returns a merchant's tax registration, with its country's name for it. */
export function registrationWords({
  type,
  number,
}: {
  readonly type: string;
  readonly number: string;
}): Message | string {
  switch (type) {
    case 'vat':
      return msg`VAT no. ${number}`;
    case 'gst':
      return msg`GST no. ${number}`;
    case 'abn':
      return `ABN ${number}`;
    default:
      return msg`Registration no. ${number}`;
  }
}
