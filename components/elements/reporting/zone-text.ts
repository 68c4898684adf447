import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ReportFilters } from './filters.ts';
import type { ReportOptions, SalesReport } from './report-records.ts';
import type { ReportWriter } from './report-writer.ts';

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
