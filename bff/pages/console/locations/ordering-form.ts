import { group } from '../parts/form-pages.ts';
import {
  moneyInField,
  moneyTyped,
  numberTyped,
  percentText,
  percentTyped,
  fulfillmentName,
} from '../parts/format.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, type Choice, textArea } from '../../shell/forms.ts';
import { FULFILLMENTS, type Fulfillment } from '../../../catalog/locations/contract/fulfillments.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import { checkbox, typedField, type Faults, type Typed, type SettingsForm } from './settings-form.ts';

const TIP_DIGITS = 2;
const MONEY = ['min_subtotal', 'fee'] as const;

const NAMES = [
  ...FULFILLMENTS.flatMap((name) => ['enabled', 'lead_minutes', ...MONEY].map((field) => `${name}.${field}`)),
  'delivery.postal_prefixes',
  'dine_in.table_required',
  'slot.minutes',
  'slot.horizon_days',
  'slot.capacity',
  'slot.prep_before_open',
  'accept.mode',
  'accept.within_minutes',
  'at_pickup',
  'tips',
];

/** The form for ordering: fulfillment types, available times, how orders are accepted. */
export const orderingForm: SettingsForm = {
  path: 'ordering',
  title: 'Ordering at',
  names: NAMES,
  typedOf,
  read,
  fieldOf: (param) => {
    if (param === 'tip_presets_bps') return 'tips';
    const name = param
      .replace(/^fulfillments\./, '')
      .replace(/^(\w+\.(?:fee|min_subtotal|postal_prefixes)).*$/, '$1');
    return NAMES.includes(name) ? name : undefined;
  },
  fields: orderingFields,
};

const yes = (is: boolean): string => (is ? 'yes' : '');

function typedOf({ fulfillments, slot, accept, at_pickup, tip_presets_bps }: Location): Typed {
  const typed: Record<string, string> = {};
  for (const name of FULFILLMENTS) {
    const { enabled, lead_minutes, ...settings } = fulfillments[name];
    typed[`${name}.enabled`] = yes(enabled);
    typed[`${name}.lead_minutes`] = String(lead_minutes);
    for (const field of MONEY) {
      typed[`${name}.${field}`] = moneyInField(settings[field]);
    }
  }
  return {
    ...typed,
    'delivery.postal_prefixes': fulfillments.delivery.postal_prefixes.join(', '),
    'dine_in.table_required': yes(fulfillments.dine_in.table_required),
    'slot.minutes': String(slot.minutes),
    'slot.horizon_days': String(slot.horizon_days),
    'slot.capacity': slot.capacity === null ? '' : String(slot.capacity),
    'slot.prep_before_open': yes(slot.prep_before_open),
    'accept.mode': accept.mode,
    'accept.within_minutes': String(accept.within_minutes),
    at_pickup: yes(at_pickup),
    tips: tip_presets_bps.map((bps) => percentText(bps, TIP_DIGITS)).join(', '),
  };
}

function read(typed: Typed, location: Location) {
  const faults = new Map<string, string>();
  const { currency } = location.fulfillments.pickup.fee;
  /** Parses digits only; the API decides which numbers it accepts. */
  const number = (name: string): number => {
    const value = numberTyped(typed[name] ?? '');
    if (value === undefined) faults.set(name, 'Enter a whole number.');
    return value ?? 0;
  };
  const money = (name: string) => {
    const amount = moneyTyped(typed[name] || '0', currency);
    if (typeof amount === 'number') return { amount, currency };
    faults.set(name, amount);
    return { amount: 0, currency };
  };
  const fulfillment = (name: Fulfillment) => ({
    enabled: typed[`${name}.enabled`] === 'yes',
    lead_minutes: number(`${name}.lead_minutes`),
    min_subtotal: money(`${name}.min_subtotal`),
    fee: money(`${name}.fee`),
  });
  const tips = listed(typed['tips']).map((text) => percentTyped(text, TIP_DIGITS));
  if (tips.includes(undefined))
    faults.set('tips', 'Enter three percentages with commas between, such as 10, 12.5, 15.');
  const body = {
    fulfillments: {
      pickup: fulfillment('pickup'),
      delivery: { ...fulfillment('delivery'), postal_prefixes: parts(typed['delivery.postal_prefixes']) },
      dine_in: { ...fulfillment('dine_in'), table_required: typed['dine_in.table_required'] === 'yes' },
    },
    slot: {
      minutes: number('slot.minutes'),
      horizon_days: number('slot.horizon_days'),
      capacity: typed['slot.capacity'] ? number('slot.capacity') : null,
      prep_before_open: typed['slot.prep_before_open'] === 'yes',
    },
    accept: { mode: typed['accept.mode'] ?? '', within_minutes: number('accept.within_minutes') },
    at_pickup: typed['at_pickup'] === 'yes',
    tip_presets_bps: tips.map((bps) => bps ?? 0),
  };
  return { body, faults };
}

/**
 * Numbers one after another. A comma without a space is the decimal sign where something else is between
 * them.
 */
function listed(text = ''): string[] {
  if (text.includes(';')) return parts(text, ';');
  return parts(text, /,\s|\n/.test(text.trim()) ? /,\s|\n/ : ',');
}

function parts(text = '', separator: RegExp | string = /[,\n]/): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const MODES: readonly Choice[] = [
  { value: 'manual', label: 'By the merchant' },
  { value: 'auto', label: 'At once, when paid' },
];

function orderingFields(typed: Typed, faults: Faults, location: Location): Html {
  const { currency } = location.fulfillments.pickup.fee;
  const text = (name: string, label: string, hint?: string) =>
    typedField(name, { label, ...(hint !== undefined && { hint }) }, typed, faults);
  return html`${FULFILLMENTS.map((name) =>
    group(
      fulfillmentName(name),
      html`${checkbox(`${name}.enabled`, `Offer ${fulfillmentName(name).toLowerCase()}`, typed)}
        <div class="pairs">
          ${text(
            `${name}.lead_minutes`,
            'Lead time in minutes',
            name === 'delivery' ? '0–240, to prepare and deliver.' : '0–240, to prepare.',
          )}
          ${text(`${name}.min_subtotal`, `Smallest subtotal, ${currency}`)}
          ${text(`${name}.fee`, `Fee per order, ${currency}`)}
        </div>
        ${
          name === 'delivery' &&
          textArea({
            name: 'delivery.postal_prefixes',
            label: 'Delivers to postal codes that begin with',
            hint: 'With commas between, such as RG1, RG2. Empty: everywhere.',
            error: faults.get('delivery.postal_prefixes'),
            value: typed['delivery.postal_prefixes'] ?? '',
            rows: 2,
          })
        }
        ${name === 'dine_in' && checkbox('dine_in.table_required', 'Orders need a table', typed)}`,
    ),
  )}
  ${group(
    'Times to choose',
    html`<div class="pairs">
        ${text('slot.minutes', 'Minutes between times', '5–120.')}
        ${text('slot.horizon_days', 'Days ahead', '0 (today only)–30.')}
        ${text('slot.capacity', 'Orders for one time', 'Empty: any number.')}
      </div>
      ${checkbox('slot.prep_before_open', 'Orders are prepared before opening', typed)}`,
  )}
  ${group(
    'Accepting and paying',
    html`<div class="pairs">
        ${selectField({
          name: 'accept.mode',
          label: 'Orders are accepted',
          choices: MODES,
          value: typed['accept.mode'] ?? '',
          error: faults.get('accept.mode'),
        })}
        ${text('accept.within_minutes', 'Minutes to accept', '2–60. After that, the order is rejected.')}
        ${text('tips', 'Tips to choose from, %', 'Three, such as 10, 12.5, 15. Empty: none.')}
      </div>
      ${checkbox('at_pickup', 'Customers can pay when they get their order', typed)}`,
  )}`;
}
