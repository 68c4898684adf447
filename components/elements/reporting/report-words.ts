import { msg, str } from '../../i18n/message.ts';
import type { Interval, ReportView, ReportFilters } from './filters.ts';
import type { Preset } from './range.ts';
import type { SalesFigure, SalesRow, ReportOptions, SalesReport } from './reporting-api.ts';
import type { ReportWriter } from './report-writer.ts';
import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** Names of surfaces. What a newer service sells on is called by the service's word. */
export function surfaceText(surface: string): string {
  const known: Record<string, string> = {
    ordering: msg('Ordering site'),
    dashboard: msg('Dashboard'),
    api: msg('Point of sale (API)'),
    pay_link: msg('Pay link'),
  };
  return known[surface] ?? surface;
}

export function tenderText(tender: string): string {
  const known: Record<string, string> = {
    card: msg('Card'),
    counter: msg('At the counter'),
    none: msg('Nothing to pay'),
  };
  return known[tender] ?? tender;
}

export const presetTexts = (): Record<Preset, string> => ({
  today: msg('Today'),
  yesterday: msg('Yesterday'),
  'last-7-days': msg('Last 7 days'),
  'last-30-days': msg('Last 30 days'),
  'this-month': msg('This month'),
  'last-month': msg('Last month'),
  'this-year': msg('This year'),
  'last-12-months': msg('Last 12 months'),
});

export const intervalTexts = (): Record<Interval, string> => ({
  hour: msg('By hour'),
  day: msg('By day'),
  week: msg('By week'),
  month: msg('By month'),
});

/** The head of the column that says when. */
export const whenText = (interval: Interval): string =>
  ({ hour: msg('Hour'), day: msg('Day'), week: msg('Week'), month: msg('Month') })[interval];

export const viewTexts = (): Record<ReportView, string> => ({
  overview: msg('Over time'),
  items: msg('Items'),
  places: msg('Surfaces'),
  payments: msg('Payments'),
  taxes: msg('Taxes'),
});

export function figureText(figure: SalesFigure): string {
  return {
    orders: msg('Orders'),
    gross: msg('Gross sales'),
    discounts: msg('Discounts'),
    charges: msg('Charges'),
    refunds: msg('Refunds'),
    included_tax: msg('Tax in prices'),
    net: msg('Net sales'),
    tax: msg('Tax'),
    tips: msg('Tips'),
    collected: msg('Collected'),
    average: msg('Average order'),
  }[figure];
}

/** Returns the label of a row of time; the short form has no year or weekday. */
export function rowText(
  row: Pick<SalesRow, 'business_date' | 'through' | 'hour'>,
  group: string,
  writer: ReportWriter,
  isShort = false,
): string {
  const { business_date: from = '', through: to = from, hour } = row;
  if (hour !== undefined) return `${`${hour}`.padStart(2, '0')}:00`;
  if (from === to) return isShort ? writer.shortDate(from) : writer.weekday(from);
  const isWholeMonth = group === 'month' && from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01');
  if (isWholeMonth && !isShort) return writer.month(from);
  return isShort ? writer.shortDate(from) : writer.shortDates({ from, to });
}

/** One calendar and one zone for everything; where a location has another, that is said. */
export function zoneText(
  { timezone, locations }: ReportOptions,
  { location }: ReportFilters,
  sales: SalesReport | undefined,
  writer: ReportWriter,
): TemplateResult {
  const others = locations.filter((one) => one.timezone !== timezone && (!location || one.id === location));
  const { generated_at: at } = sales ?? {};
  return html`${msg('Time zone')}:
    <b>${timezone}</b>${at ? html` · ${msg(str`As of ${writer.moment(at)}`)}` : nothing}
    ${others.map(
      ({ name, timezone: zone }) =>
        html`<br /><bdi>${name}</bdi>: ${msg(str`its business days are those of ${zone}`)}`,
    )}`;
}

/**
 * The dates of a report, and what it is compared with: of a day that still runs, up to the same time of day.
 */
export function periodText({ from, to, compare }: SalesReport, writer: ReportWriter): TemplateResult {
  return html`<b>${writer.dates({ from, to })}</b> ${compare ? comparedText(compare, writer) : nothing}`;
}

function comparedText(
  { from, to, until }: NonNullable<SalesReport['compare']>,
  writer: ReportWriter,
): TemplateResult {
  const dates = writer.dates({ from, to });
  const moment = until && writer.moment(until);
  return html`<span class="muted"
    >${
      moment
        ? msg(str`compared with ${dates}, up to ${moment}: the last day is still running`)
        : msg(str`compared with ${dates}`)
    }</span
  >`;
}
