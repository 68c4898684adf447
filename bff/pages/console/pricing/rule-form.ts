import {
  moneyExample,
  moneyTyped,
  percentTyped,
  LAYER_WORDS,
  LINE_WORDS,
  rateText,
  SURFACE_WORDS,
} from '../parts/format.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { plainText } from '../../../core/money/plain-text.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { selectField, textField } from '../../shell/forms.ts';
import { PRICE_LINES, PRICED_SURFACES } from '../../../money/pricing/contract/price-fields.ts';
import { LAYERS } from '../../../money/pricing/contract/price-rule.ts';
import type { PricesView } from './calculator.ts';

export const RULE_FIELDS = [
  'currency',
  'layer',
  'plan',
  'merchant',
  'surface',
  'line',
  'mode',
  'percent',
  'fixed',
  'from',
] as const;
export type TypedRule = Readonly<Record<(typeof RULE_FIELDS)[number], string>>;

export const EMPTY_RULE: TypedRule = {
  currency: '',
  layer: '1',
  plan: '',
  merchant: '',
  surface: 'ordering',
  line: 'order.online',
  mode: 'set',
  percent: '',
  fixed: '',
  from: '',
};

const TARGETS = { '2': 'plan', '3': 'merchant', '4': 'surface' } as const;

/** The request of a form; without a body where something can't be one. */
export function readRule(typed: TypedRule) {
  const { currency, layer, line, mode, from } = typed;
  const target = TARGETS[layer as keyof typeof TARGETS] as 'plan' | 'merchant' | 'surface' | undefined;
  const bps = signedTyped(typed.percent, (text) => percentTyped(text, 2));
  const fixed = signedTyped(typed.fixed || '0', (text) => moneyTyped(text, currency));
  const faults = new Map<string, string>();
  if (bps === undefined) faults.set('percent', 'Enter a percentage such as 2.7.');
  if (typeof fixed === 'string') faults.set('fixed', fixed);
  if (target === 'plan' && typed.plan === '') faults.set('plan', 'Enter the name of the plan.');
  if (bps === undefined || typeof fixed === 'string' || faults.size > 0) return { faults };
  const body = {
    layer: Number(layer),
    ...(target && { target: typed[target] }),
    line,
    currency,
    mode,
    bps,
    fixed,
    ...(from !== '' && { active_from: `${from}:00Z` }),
  };
  return { body, faults };
}

/** Reads what may begin with a plus or a minus. */
function signedTyped<Fault>(typed: string, read: (text: string) => number | Fault): number | Fault {
  const [, sign = '', text = ''] = /^([-+]?)(.*)$/.exec(plainText(typed)) ?? [];
  const value = read(text);
  return typeof value === 'number' && sign === '-' ? 0 - value : value;
}

const FIELD_OF: Readonly<Record<string, string>> = { bps: 'percent', fixed: 'fixed', active_from: 'from' };

/** Returns the field that shows a refusal; without one, it is shown above the form. */
export function faultOf({ param, publicMessage }: ApiError, { layer }: TypedRule): Map<string, string> {
  const target = TARGETS[layer as keyof typeof TARGETS] as string | undefined;
  const field = param === 'target' ? target : FIELD_OF[param ?? ''];
  return new Map(field === undefined ? [] : [[field, publicMessage]]);
}

export function ruleFields(
  typed: TypedRule,
  faults: ReadonlyMap<string, string>,
  { currency, merchants, inForce }: PricesView,
): Html {
  const error = (name: string) => {
    const said = faults.get(name);
    return said === undefined ? {} : { error: said };
  };
  const line = inForce?.lines.find((one) => one.line === typed.line);
  return html`${selectField({
      name: 'line',
      label: 'Line',
      value: typed.line,
      choices: PRICE_LINES.map((value) => ({ value, label: LINE_WORDS[value] })),
      ...(line && { hint: `The floor of this line is ${rateText(line.floor, currency)} now.` }),
    })}
    ${selectField({
      name: 'layer',
      label: 'For',
      value: typed.layer,
      choices: LAYERS.map((value) => ({ value: String(value), label: `${value}. ${LAYER_WORDS[value]}` })),
      hint: 'Each layer changes the rate of those before it.',
    })}
    <div class="pairs">
      ${textField({
        name: 'plan',
        label: 'Plan',
        value: typed.plan,
        maxLength: 63,
        hint: 'Only for “2. A plan”.',
        ...error('plan'),
      })}
      ${selectField({
        name: 'merchant',
        label: 'Merchant',
        value: typed.merchant,
        choices: merchants
          .filter((merchant) => merchant.currency === currency)
          .map(({ id, display_name: name }) => ({ value: id, label: plainNameOf(name) })),
        hint: 'Only for “3. One merchant”.',
        ...error('merchant'),
      })}
      ${selectField({
        name: 'surface',
        label: 'Surface',
        value: typed.surface,
        choices: PRICED_SURFACES.map((value) => ({ value, label: SURFACE_WORDS[value] })),
        hint: 'Only for “4. A surface”.',
        ...error('surface'),
      })}
    </div>
    ${selectField({
      name: 'mode',
      label: 'Change',
      value: typed.mode,
      choices: [
        { value: 'set', label: 'Set the rate' },
        { value: 'add', label: 'Add to the rate' },
      ],
    })}
    <div class="pairs">
      ${textField({
        name: 'percent',
        label: 'Percentage',
        value: typed.percent,
        maxLength: 8,
        hint: 'Such as 2.7. To add, it can be negative.',
        ...error('percent'),
      })}
      ${textField({
        name: 'fixed',
        label: `Fixed part (${currency})`,
        value: typed.fixed,
        maxLength: 24,
        hint: `Such as ${moneyExample(currency)}. To add, it can be negative.`,
        ...error('fixed'),
      })}
    </div>
    ${fromField(typed.from, error('from'))}`;
}

function fromField(value: string, fault: { readonly error?: string }): Html {
  return html`${textField({
    name: 'from',
    label: 'From (UTC)',
    value,
    maxLength: 16,
    hint: 'Empty: now. Such as 2026-12-01T00:00.',
    ...fault,
  })}`;
}
