import { addressOf } from '../parts/list-page.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { field, problem, selectField, type Choice, type FieldView } from '../../shell/forms/field.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { SURFACES } from '../../../orders/reports/contract/report-query.ts';
import { REPORTS } from '../parts/paths.ts';
import { GROUPS, KINDS, presets, type ReportChoice } from './report-choice.ts';
import { SURFACE_WORDS } from './report-words.ts';

/** The options on the page. */
export interface Choices {
  readonly merchants: readonly Merchant[];
  readonly locations: readonly Location[];
  readonly today: string;
}

export function reportForm(
  choice: ReportChoice,
  { merchants, locations, today }: Choices,
  refusal: ApiError | undefined,
): Html {
  const error = (name: string) => (refusal?.param === name ? { error: refusal.publicMessage } : {});
  const isOfField = ['from', 'to'].includes(refusal?.param ?? '');
  const select = (name: keyof ReportChoice, label: string, choices: readonly Choice[]) =>
    selectField({ name, label, value: choice[name], choices });
  return html`<form
    class="card sec report-form"
    method="get"
    action="${REPORTS}"
    role="search"
    aria-label="Report"
  >
    ${problem(isOfField ? undefined : refusal?.publicMessage)}
    <input type="hidden" name="kind" value="${choice.kind}" />
    ${select(
      'merchant',
      'Merchant',
      merchants.map(({ id, display_name }) => ({ value: id, label: plainNameOf(display_name) })),
    )}
    ${dateField({ name: 'from', label: 'From', ...error('from') }, choice.from)}
    ${dateField({ name: 'to', label: 'To', ...error('to') }, choice.to)}
    ${select('group', 'Rows', named(GROUPS[choice.kind]))}
    ${select('compare', 'Compare with', [
      { value: 'previous', label: 'The days before' },
      { value: 'last_year', label: 'A year before' },
      { value: '', label: 'Nothing' },
    ])}
    ${choice.kind !== 'payouts' && ofSales(choice, locations)}
    <p class="buttons"><button class="quiet">Show</button></p>
    <p class="small presets">
      ${presets(today).map(({ name, ...period }) => html`<a href="${REPORTS}${addressOf({ ...choice, ...period })}">${name}</a> `)}
    </p>
  </form>`;
}

/** The filters for sales only. */
function ofSales(choice: ReportChoice, locations: readonly Location[]): Html {
  return html`${selectField({
    name: 'location',
    label: 'Location',
    value: choice.location,
    choices: [
      { value: '', label: 'All' },
      ...locations.map(({ id, name }) => ({ value: id, label: plainNameOf(name) })),
    ],
  })}
  ${selectField({
    name: 'surface',
    label: 'Surface',
    value: choice.surface,
    choices: [
      { value: '', label: 'All' },
      ...SURFACES.map((value) => ({ value, label: SURFACE_WORDS[value] ?? value })),
    ],
  })}`;
}

/** The reports of the same time. */
export function kindTabs(choice: ReportChoice): Html {
  return html`<nav class="tabs" aria-label="Reports">
    ${Object.entries(KINDS).map(
      ([kind, name]) =>
        html`<a
          href="${REPORTS}${addressOf({ ...choice, kind, group: '' })}"
          ${kind === choice.kind && html` aria-current="page"`}
          >${name}</a
        >`,
    )}
  </nav>`;
}

function dateField(view: FieldView, value: string): Html {
  return field(view, (attributes) => html`<input type="date" ${attributes} value="${value}" />`);
}

function named(words: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
