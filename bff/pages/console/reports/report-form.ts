import { addressOf } from '../parts/filters.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { field, problem, selectField, type Choice, type FieldView } from '../../shell/forms.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { SURFACES } from '../../../orders/reports/contract/report-query.ts';
import { REPORTS } from '../parts/paths.ts';
import { SURFACE_WORDS } from './report-section.ts';
import { shifted, type Period } from '../../../orders/reports/periods.ts';

/** The options on the page. */
interface Choices {
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
      ${presets(today).map(
        ({ name, ...period }) =>
          html`<a href="${REPORTS}${addressOf({ ...choice, ...period })}">${name}</a> `,
      )}
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

export function dateField(view: FieldView, value: string): Html {
  return field(view, (attributes) => html`<input type="date" ${attributes} value="${value}" />`);
}

function named(words: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** The parameters in a page's address: those of the API's reports, and the selected report. */
export interface ReportChoice extends Period {
  readonly kind: ReportKindName;
  readonly merchant: string;
  readonly group: string;
  readonly compare: string;
  readonly location: string;
  readonly surface: string;
}

const KINDS = { sales: 'Sales', items: 'Items', payments: 'Payments', payouts: 'Payouts' } as const;
type ReportKindName = keyof typeof KINDS;

export const GROUPS: Readonly<Record<ReportKindName, Readonly<Record<string, string>>>> = {
  sales: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    hour: 'Hour of the day',
    surface: 'Surface',
    tender: 'Tender',
    location: 'Location',
  },
  payments: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    hour: 'Hour of the day',
    surface: 'Surface',
    tender: 'Tender',
    location: 'Location',
  },
  items: { item: 'Item' },
  payouts: { payout: 'Payout', day: 'Day', week: 'Week', month: 'Month' },
};

export const SHOWN_DAYS = 7;

/**
 * Reads the choice from the query. Defaults to the last seven days, compared with the seven before.
 * @param today the merchant's date
 */
export function choiceIn(
  query: Readonly<Record<string, unknown>>,
  defaults: { readonly merchant: string; readonly today: string },
): ReportChoice {
  const text = (name: string, otherwise = ''): string => {
    const value = query[name];
    return typeof value === 'string' ? value.trim() : otherwise;
  };
  const asked = text('kind');
  const kind = isKind(asked) ? asked : 'sales';
  const group = text('group');
  const [first = ''] = Object.keys(GROUPS[kind]);
  return {
    kind,
    merchant: text('merchant') || defaults.merchant,
    from: text('from') || shifted(defaults.today, 1 - SHOWN_DAYS),
    to: text('to') || defaults.today,
    // A group of another report isn't kept when the report is changed.
    group: group in GROUPS[kind] ? group : first,
    compare: text('compare', 'previous'),
    location: text('location'),
    surface: text('surface'),
  };
}

/** A payout is of a whole merchant. */
const OF_SALES: ReadonlySet<string> = new Set(['location', 'surface']);

/** The query of the API's report. */
export function queryOf({ kind, from, to, ...choice }: ReportChoice): Period & Record<string, string> {
  const set = Object.entries(choice).filter(
    ([name, value]) => value !== '' && !(kind === 'payouts' && OF_SALES.has(name)),
  );
  return { from, to, ...(Object.fromEntries(set) as Record<string, string>) };
}

/** Times that are often asked for, until today. */
export function presets(today: string): readonly (Period & { readonly name: string })[] {
  const until = (name: string, days: number) => ({ name, from: shifted(today, 1 - days), to: today });
  return [
    until('Today', 1),
    until('7 days', SHOWN_DAYS),
    until('30 days', 30),
    { name: 'This month', from: `${today.slice(0, 8)}01`, to: today },
    { name: 'This year', from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

function isKind(text: string): text is ReportKindName {
  return text in KINDS;
}
