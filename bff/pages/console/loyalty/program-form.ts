import { html, type Content, type Html } from '../../../core/text/html.ts';
import { field, problem, selectField, textField, type Choice, type FieldView } from '../../shell/forms.ts';
import { group } from '../parts/form-pages.ts';
import { moneyExample } from '../parts/format.ts';
import { LIST, MOST_TIERS, type Faults, type TypedProgram } from './typed-program.ts';

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
      ${selectField({
        ...view('accrual.type', 'Members earn'),
        value: typed['accrual.type'],
        choices: ACCRUALS,
      })}
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
          ${textField({
            ...view(`${at}.name`, 'Name', 'What members read, such as “Free coffee”.'),
            value: tier.name,
            maxLength: 120,
          })}
          ${number(`${at}.points`, 'Costs', tier.points, 'In points.')}
          ${selectField({
            ...view(`${discount}.type`, 'Takes off'),
            value: tier['discount.type'],
            choices: DISCOUNTS,
          })}
          <div class="of-fixed">${money(`${discount}.amount`, 'Amount', tier['discount.amount'])}</div>
          <div class="of-percent">
            ${textField({
              ...view(`${discount}.bps`, 'Percentage', 'Such as 10.'),
              value: tier['discount.bps'],
              maxLength: 8,
            })}
          </div>
          <div class="of-item">
            ${itemsField(
              view(`${discount}.items`, 'Free items', SEVERAL_HINT),
              tier['discount.items'],
              items,
            )}
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
      ${number(
        'expiry_months',
        'Points expire after, optional',
        typed.expiry_months,
        'In months, at the end of the month. Empty: never.',
      )}
      ${text(
        'excluded_categories',
        'Tax categories that earn nothing, optional',
        'Separated by commas, such as alcohol, tobacco.',
      )}
      ${text('terms_url', 'Terms, optional', 'An https address that members can read.')}
      ${
        exists &&
        selectField({ ...view('status', 'Status', PAUSED_HINT), value: typed.status, choices: STATUSES })
      }
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
