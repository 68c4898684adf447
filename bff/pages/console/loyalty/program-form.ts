import type { Money } from '../../../core/contract/money.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { LoyaltyProgram } from '../../../orders/loyalty/contract/program.ts';
import {
  field,
  problem,
  selectField,
  textField,
  type Choice,
  type FieldView,
  type Form,
  type FormFaults,
} from '../../shell/forms.ts';
import { faultText, group } from '../parts/form-pages.ts';
import {
  moneyExample,
  moneyInField,
  moneyTyped,
  numberTyped,
  percentText,
  percentTyped,
} from '../parts/format.ts';

const FIELDS = [
  'status',
  'accrual.type',
  'accrual.points',
  'accrual.amount',
  'terminology.one',
  'terminology.other',
  'expiry_months',
  'excluded_categories',
  'terms_url',
] as const;
const TIER_FIELDS = [
  'id',
  'name',
  'points',
  'discount.type',
  'discount.bps',
  'discount.amount',
  'discount.cap',
] as const;

/** The most rewards of a program. */
const MOST_TIERS = 20;
const LIST = 'reward_tiers';

/** The names of fields that may occur several times: lists of items. */
export const SEVERAL: readonly string[] = [
  'accrual.items',
  ...Array.from({ length: MOST_TIERS }, (_, index) => `${LIST}.${index}.discount.items`),
];

interface TypedTier extends Readonly<Record<(typeof TIER_FIELDS)[number], string>> {
  readonly 'discount.items': readonly string[];
}

/** The typed values, by the paths of the request. */
export interface TypedProgram extends Readonly<Record<(typeof FIELDS)[number], string>> {
  readonly 'accrual.items': readonly string[];
  readonly tiers: readonly TypedTier[];
}

const NEW_TIER: TypedTier = {
  id: '',
  name: '',
  points: '',
  'discount.type': 'fixed',
  'discount.bps': '',
  'discount.amount': '',
  'discount.cap': '',
  'discount.items': [],
};

export const NEW_PROGRAM: TypedProgram = {
  status: 'active',
  'accrual.type': 'spend',
  'accrual.points': '1',
  'accrual.amount': '',
  'accrual.items': [],
  'terminology.one': 'point',
  'terminology.other': 'points',
  expiry_months: '12',
  excluded_categories: '',
  terms_url: '',
  tiers: [NEW_TIER],
};

/** Returns the form with room for another reward. */
export const withAnotherTier = (typed: TypedProgram): TypedProgram => ({
  ...typed,
  tiers: [...typed.tiers, NEW_TIER].slice(0, MOST_TIERS),
});

/** Reads the submitted form. Rewards that were left empty, or are to be removed, are gone. */
export function typedIn(form: Form): TypedProgram {
  const text = (name: string): string => form.get(name)?.trim() ?? '';
  const tiers = Array.from({ length: MOST_TIERS }, (_, index) => `${LIST}.${index}`)
    .filter((at) => form.get(`${at}.name`) !== undefined && form.get(`${at}.remove`) === undefined)
    .map((at) => ({
      ...(named(TIER_FIELDS, (name) => text(`${at}.${name}`)) as TypedTier),
      'discount.items': form.all(`${at}.discount.items`),
    }))
    .filter((tier) => [tier.name, tier.points, tier['discount.bps'], tier['discount.amount']].some(Boolean));
  return { ...named(FIELDS, text), 'accrual.items': form.all('accrual.items'), tiers };
}

/** Returns the record as it would have been typed. */
export function typedOf(program: LoyaltyProgram): TypedProgram {
  const { accrual, terminology, expiry_months: months, excluded_categories: excluded } = program;
  return {
    status: program.status,
    'accrual.type': accrual.type,
    'accrual.points': String(accrual.points),
    'accrual.amount': inField(accrual.amount),
    'accrual.items': accrual.items,
    'terminology.one': terminology.one,
    'terminology.other': terminology.other,
    expiry_months: months === null ? '' : String(months),
    excluded_categories: excluded.join(', '),
    terms_url: program.terms_url ?? '',
    tiers: program.reward_tiers.map(({ id, name, points, discount }) => ({
      id,
      name,
      points: String(points),
      'discount.type': discount.type,
      'discount.bps': discount.bps === null ? '' : percentText(discount.bps, 2),
      'discount.amount': inField(discount.amount),
      'discount.cap': inField(discount.cap),
      'discount.items': discount.items,
    })),
  };
}

const inField = (money: Money | null): string => (money === null ? '' : moneyInField(money));

function named<Name extends string>(
  names: readonly Name[],
  valueOf: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
}

/**
 * Returns the request of a form, and why fields can't be part of one. Fields of another kind of earning or
 * discount are left out.
 */
export function bodyOf(typed: TypedProgram, currency: string) {
  const faults = new Map<string, string>();
  const whole = (path: string, text: string): number => {
    const value = numberTyped(text);
    if (value === undefined) faults.set(path, 'Enter a whole number, such as 10.');
    return value ?? 0;
  };
  const money = (path: string, text: string): Money => {
    const amount = moneyTyped(text, currency);
    if (typeof amount === 'string') faults.set(path, amount);
    else if (amount === 0) faults.set(path, 'Enter an amount above zero.');
    return { amount: typeof amount === 'number' ? amount : 0, currency };
  };
  const discountOf = (tier: TypedTier, at: string): JsonObject => {
    const type = tier['discount.type'];
    const cap = tier['discount.cap'] === '' ? null : money(`${at}.cap`, tier['discount.cap']);
    if (type === 'fixed') return { type, amount: { ...money(`${at}.amount`, tier['discount.amount']) } };
    const most = cap && { cap: { ...cap } };
    if (type === 'item') return { type, items: [...tier['discount.items']], ...most };
    const bps = percentTyped(tier['discount.bps'], 2);
    if (bps === undefined) faults.set(`${at}.bps`, 'Enter a percentage, such as 10.');
    return { type, bps: bps ?? 0, ...most };
  };
  const type = typed['accrual.type'];
  const body: JsonObject = {
    accrual: {
      type,
      points: whole('accrual.points', typed['accrual.points']),
      ...(type === 'spend' && { amount: { ...money('accrual.amount', typed['accrual.amount']) } }),
      ...(type === 'item' && { items: [...typed['accrual.items']] }),
    },
    reward_tiers: typed.tiers.map((tier, index) => ({
      ...(tier.id !== '' && { id: tier.id }),
      name: tier.name,
      points: whole(`${LIST}.${index}.points`, tier.points),
      discount: discountOf(tier, `${LIST}.${index}.discount`),
    })),
    terminology: { one: typed['terminology.one'], other: typed['terminology.other'] },
    expiry_months: typed.expiry_months === '' ? null : whole('expiry_months', typed.expiry_months),
    excluded_categories: typed.excluded_categories
      .split(',')
      .map((category) => category.trim())
      .filter(Boolean),
    terms_url: typed.terms_url === '' ? null : typed.terms_url,
  };
  return { body, faults };
}

/** Why fields were refused, by the path of the field. */
export type Faults = ReadonlyMap<string, string>;

/** Returns the faults of the API by field: one inside a list or an amount is that of its field. */
export function faultsOf(faults: FormFaults): Faults {
  return new Map(
    [...faults].map(([param, fault]) => {
      const inList = param.replace(/(\.items|excluded_categories)\.\d+$/, '$1');
      return [inList.replace(/(\.(?:amount|cap))\.(?:amount|currency)$/, '$1'), faultText(fault, param)];
    }),
  );
}

/** Whether a fault is shown at a field of the form. */
export function hasField(path: string): boolean {
  return path.startsWith(LIST) || path === 'accrual.items' || FIELDS.some((name) => name === path);
}

interface ProgramFields {
  readonly typed: TypedProgram;
  readonly faults: Faults;
  readonly currency: string;
  /** The items on the merchant's published menus. */
  readonly items: readonly Choice[];
  /** Whether the program exists, so that it can be paused. */
  readonly exists: boolean;
}

/** Renders the fields of a program in the order in which a guest meets them. */
export function programFields({ typed, faults, currency, items, exists }: ProgramFields): Html {
  const view = (name: string, label: string, hint?: string): FieldView => ({
    name,
    label,
    ...(hint !== undefined && { hint }),
    ...(faults.has(name) && { error: faults.get(name) }),
  });
  const number = (name: string, label: string, value: string, hint?: string) =>
    textField({ ...view(name, label, hint), value, maxLength: 10, isNumeric: true });
  const money = (name: string, label: string, value: string) =>
    textField({
      ...view(name, label.replace(/,|$/, ` (${currency})$&`), `Such as ${moneyExample(currency)}.`),
      value,
      maxLength: 24,
    });
  const text = (
    name: 'terminology.one' | 'terminology.other' | 'excluded_categories' | 'terms_url',
    label: string,
    hint?: string,
  ) => textField({ ...view(name, label, hint), value: typed[name], maxLength: 2000 });
  return html`${group(
    'Earning',
    html`<div class="pairs by-kind">
      ${selectField({ ...view('accrual.type', 'Members earn'), value: typed['accrual.type'], choices: ACCRUALS })}
      ${number('accrual.points', 'Points each time', typed['accrual.points'])}
      <div class="of-spend">${money('accrual.amount', 'For each amount spent', typed['accrual.amount'])}</div>
      <div class="of-item">
        ${itemsField(view('accrual.items', 'Items that earn', SEVERAL_HINT), typed['accrual.items'], items)}
      </div>
    </div>`,
  )}
  ${group(
    'Rewards',
    html`${problem(faults.get(LIST))}
    ${typed.tiers.map((tier, index) => {
      const at = `${LIST}.${index}`;
      const discount = `${at}.discount`;
      return html`<fieldset class="tier group by-kind">
        <legend>Reward ${index + 1}</legend>
        <input type="hidden" name="${at}.id" value="${tier.id}" />
        <div class="pairs">
          ${textField({ ...view(`${at}.name`, 'Name', 'What members read, such as “Free coffee”.'), value: tier.name, maxLength: 120 })}
          ${number(`${at}.points`, 'Costs', tier.points, 'In points.')}
          ${selectField({ ...view(`${discount}.type`, 'Takes off'), value: tier['discount.type'], choices: DISCOUNTS })}
          <div class="of-fixed">${money(`${discount}.amount`, 'Amount', tier['discount.amount'])}</div>
          <div class="of-percent">
            ${textField({ ...view(`${discount}.bps`, 'Percentage', 'Such as 10.'), value: tier['discount.bps'], maxLength: 8 })}
          </div>
          <div class="of-item">
            ${itemsField(view(`${discount}.items`, 'Free items', SEVERAL_HINT), tier['discount.items'], items)}
          </div>
          <div class="of-percent of-item">
            ${money(`${discount}.cap`, 'At most, optional', tier['discount.cap'])}
          </div>
        </div>
        ${
          typed.tiers.length > 1 &&
          html`<label class="choice"
            ><input type="checkbox" name="${at}.remove" value="yes" /> Remove this reward</label
          >`
        }
      </fieldset>`;
    })}
    ${
      typed.tiers.length < MOST_TIERS &&
      html`<p class="buttons"><button class="quiet slim" name="act" value="add">Add a reward</button></p>`
    }`,
  )}
  ${group(
    'Terms',
    html`<div class="pairs">
      ${text('terminology.one', 'One point is called')} ${text('terminology.other', 'Several are called')}
      ${number('expiry_months', 'Points expire after, optional', typed.expiry_months, 'In months, at the end of the month. Empty: never.')}
      ${text('excluded_categories', 'Tax categories that earn nothing, optional', 'Separated by commas, such as alcohol, tobacco.')}
      ${text('terms_url', 'Terms, optional', 'An https address that members can read.')}
      ${exists && selectField({ ...view('status', 'Status', PAUSED_HINT), value: typed.status, choices: STATUSES })}
    </div>`,
  )}`;
}

const SEVERAL_HINT = 'Choose several with Ctrl or ⌘.';
const PAUSED_HINT = 'While paused, nothing is earned and no reward is issued. Points and rewards stay.';
const ACCRUALS: readonly Choice[] = [
  { value: 'spend', label: 'For what they spend' },
  { value: 'visit', label: 'For each order' },
  { value: 'item', label: 'For some items' },
];
const DISCOUNTS: readonly Choice[] = [
  { value: 'fixed', label: 'An amount off the order' },
  { value: 'percent', label: 'A percentage off the order' },
  { value: 'item', label: 'An item for nothing' },
];
const STATUSES: readonly Choice[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Paused' },
];

/** Items that are on no menu anymore stay in the choice, so that nothing is lost unseen. */
function itemsField(view: FieldView, chosen: readonly string[], items: readonly Choice[]): Content {
  const gone = chosen.filter((id) => !items.some(({ value }) => value === id));
  const choices = [...items, ...gone.map((id) => ({ value: id, label: `${id}, on no menu` }))];
  if (choices.length === 0) return html`<p class="hint">The merchant has no published menu yet.</p>`;
  return field(
    view,
    (attributes) =>
      html`<select ${attributes} multiple size="4">
        ${choices.map(
          ({ value, label }) =>
            html`<option value="${value}" ${chosen.includes(value) && html` selected`}>${label}</option>`,
        )}
      </select>`,
  );
}
