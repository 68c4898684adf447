import { shifted, type Period } from '../../../orders/reports/periods.ts';

/** The parameters in a page's address: those of the API's reports, and the selected report. */
export interface ReportChoice extends Period {
  readonly kind: ReportKindName;
  readonly merchant: string;
  readonly group: string;
  readonly compare: string;
  readonly location: string;
  readonly surface: string;
}

export const KINDS = { sales: 'Sales', items: 'Items', payments: 'Payments', payouts: 'Payouts' } as const;
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

const SHOWN_DAYS = 7;

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
