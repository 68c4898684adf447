import { html, type Content } from './html.ts';
import { msg, nameOf, Written, type Message, type Words } from './message.ts';

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

type Allergens = readonly (keyof typeof ALLERGEN_WORDS)[];

const COMMAS: Readonly<Record<string, string>> = { ja: '、', ar: '، ' };
const COMMA = new Written(({ tag }) => COMMAS[tag] ?? ', ');

/** Lists allergens. Those that somebody declared are marked. */
export function allergenList(names: Allergens, declared: Allergens = []): Content {
  return names.map((name, at) => {
    const words = ALLERGEN_WORDS[name];
    return [at > 0 && COMMA, declared.includes(name) ? html`<mark>${words}</mark>` : words];
  });
}

/** Returns what somebody who eats an order is allergic to. */
export function allergyWords(declared: Allergens): Words {
  return msg`Allergies: ${allergenList(declared)}`;
}

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
