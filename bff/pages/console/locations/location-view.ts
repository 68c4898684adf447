import { addressLines } from '../../../core/addresses/addresses.ts';
import { copyable, fact, chip } from '../parts/pieces.ts';
import { dayOf, timeOf, percentText, moneyText, fulfillmentName } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import type { Location, LocationStatus } from '../../../catalog/locations/contract/location.ts';
import type { Tax } from '../../../catalog/locations/contract/settings.ts';
import { locationPath } from '../parts/paths.ts';
import type { OrderingState } from '../../../catalog/locations/contract/slots.ts';
import { WEEKDAYS, type Weekday } from '../../../core/contract/dates.ts';
import type {
  DayRange,
  HoursException,
  HoursExceptionInput,
  WeeklyRange,
} from '../../../catalog/locations/contract/hours.ts';

/** The settings of a location in four sections, each with a link to its form. */

export function factsSection(location: Location): Html {
  const { country } = location.address;
  const lines = [...addressLines(location.address, ''), ...(country === null ? [] : [country])];
  return html`<section class="card sec">
    <h2>Location</h2>
    <dl class="facts">
      ${fact('ID', copyable(location.id, 'the location’s ID'))}
      ${fact('Status', locationStatus(location.status))}
      ${fact('Slug', html`<span class="mono">${location.slug}</span>`)}
      ${fact('Address', lines.join(', ') || null)} ${fact('Phone', location.phone)}
      ${fact('Time zone', location.timezone)} ${fact('Business day starts', location.day_starts_at)}
      ${fact('Created', timeOf(location.created_at))} ${fact('Updated', timeOf(location.updated_at))}
    </dl>
  </section>`;
}

export function hoursSection(location: Location, mayEdit: boolean): Html {
  const { hours, exceptions } = location;
  const own = FULFILLMENTS.filter((name) => hours[name]);
  return section(
    mayEdit && location,
    { title: 'Hours', path: 'hours', action: 'Edit hours' },
    html`${
      hours.default.length === 0
        ? html`<p class="notice warn">Without opening hours, it takes no orders.</p>`
        : week('Opening hours', hours.default)
    }
    ${own.map((name) => week(`${fulfillmentName(name)} hours`, hours[name] ?? []))}
    ${
      exceptions.length > 0 &&
      html`<h3>Other days</h3>
        <dl class="facts">
          ${exceptions.map(({ date, ranges, reason }) =>
            fact(
              dayOf(date),
              html`${rangesText(ranges).replaceAll('-', '–') || 'Closed'}${
                reason !== null && html`, <bdi>${reason}</bdi>`
              }`,
            ),
          )}
        </dl>`
    }`,
  );
}

function week(title: string, ranges: Location['hours']['default']): Html {
  return html`<h3>${title}</h3>
    <dl class="facts">${weekLines(ranges).map(({ days, hours }) => fact(days, hours))}</dl>`;
}

export function orderingSection(location: Location, mayEdit: boolean): Html {
  const { fulfillments, slot, accept, tip_presets_bps, at_pickup } = location;
  return section(
    mayEdit && location,
    { title: 'Ordering', path: 'ordering', action: 'Edit ordering' },
    html`<dl class="facts">
      ${FULFILLMENTS.map((name) => fact(fulfillmentName(name), settingsOf(fulfillments[name])))}
      ${fact('Times', `Every ${slot.minutes} min, ${slot.horizon_days} days ahead`)}
      ${fact('Orders for one time', slot.capacity === null ? 'Any number' : String(slot.capacity))}
      ${fact(
        'Accepting',
        accept.mode === 'auto'
          ? 'At once, when paid'
          : `By the merchant, within ${accept.within_minutes} min`,
      )}
      ${fact('Paying when they get it', at_pickup ? 'Yes' : 'No')}
      ${fact('Tips', tip_presets_bps.map((bps) => `${percentText(bps, 2)}%`).join(', ') || 'None')}
    </dl>`,
  );
}

function settingsOf({
  enabled,
  lead_minutes,
  min_subtotal,
  fee,
  postal_prefixes,
}: Location['fulfillments']['pickup']): Content {
  if (!enabled) return html`<span class="muted">Not offered</span>`;
  return [
    `${lead_minutes} min`,
    ...(min_subtotal.amount > 0 ? [`from ${moneyText(min_subtotal)}`] : []),
    ...(fee.amount > 0 ? [`fee ${moneyText(fee)}`] : []),
    ...(postal_prefixes.length > 0 ? [`${postal_prefixes.length} postal areas`] : []),
  ].join(', ');
}

export function taxesSection(location: Location, mayEdit: boolean): Html {
  return section(
    mayEdit && location,
    { title: 'Taxes', path: 'taxes', action: 'Edit taxes' },
    location.taxes.length === 0
      ? html`<p class="muted">No tax is charged.</p>`
      : html`<dl class="facts">
          ${location.taxes.map((tax) => fact(html`<bdi>${tax.name}</bdi>`, taxWords(tax)))}
          ${Object.entries(location.charge_categories).map(([type, category]) =>
            fact(`Charges for ${type}`, category && `Taxed as ${category}`),
          )}
        </dl>`,
  );
}

function taxWords({ rate_ppm, inclusive, categories, fulfillments }: Tax): string {
  const on = [...categories, ...fulfillments.map((name) => fulfillmentName(name).toLowerCase())];
  return [
    `${percentText(rate_ppm, 4)}%`,
    inclusive ? 'included' : 'added',
    ...(on.length > 0 ? [`on ${on.join(', ')}`] : []),
  ].join(', ');
}

/** @param location that the link edits; `false` for a section without a link */
function section(
  location: Location | false,
  { title, path, action }: { readonly title: string; readonly path: string; readonly action: string },
  content: Content,
): Html {
  return html`<section class="card sec">
    <div class="head">
      <h2>${title}</h2>
      ${location && html`<a class="button quiet slim" href="${locationPath(location)}/${path}">${action}</a>`}
    </div>
    ${content}
  </section>`;
}

/** Left out where nothing is known. */

export function locationStatus(status: LocationStatus): Html {
  return status === 'active' ? chip('success', 'Active') : chip('plain', 'Closed');
}

/** Whether an order can be placed for now. */
export function orderingChip(state: OrderingState): Html {
  switch (state) {
    case 'open':
      return chip('success', 'Taking orders');
    case 'paused':
      return chip('warn', 'Paused');
    case 'full':
      return chip('warn', 'Next slot full');
    case 'closed':
      return chip('plain', 'Outside hours');
    default:
      return chip('plain', 'Not offered');
  }
}

/** Hours as a person types them: `09:00-12:00, 13:00-17:30`; nothing: closed. */

const RANGE = /^(\d{1,2}:\d{2})\s*(?:-|–|to)\s*(\d{1,2}:\d{2})$/;

export const RANGES_HINT = 'Write 09:00-17:30, with commas between ranges. Empty: closed.';

export function rangesText(ranges: readonly DayRange[]): string {
  return ranges.map(({ open, close }) => `${open}-${close}`).join(', ');
}

/** @returns undefined for what isn't hours */
export function rangesOf(text: string): DayRange[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length === 1 && parts[0] === '') return [];
  const ranges = parts
    .map((part) => RANGE.exec(part))
    .map((found) => found && { open: wallTime(found[1]), close: wallTime(found[2]) });
  return ranges.every((range) => range !== null) ? ranges : undefined;
}

/** `9:00` → `09:00`. */
function wallTime(text = ''): string {
  return text.padStart(5, '0');
}

/** The hours of one day of a week. */
export function dayText(week: readonly WeeklyRange[], day: Weekday): string {
  return rangesText(week.filter((range) => range.day === day));
}

/**
 * Formats exceptions, one line per day: `2026-12-25 closed Christmas Day`, `2026-12-24 09:00-13:00 Christmas
 * Eve`.
 */
export function exceptionsText(exceptions: readonly HoursException[]): string {
  return exceptions
    .map(({ date, ranges, reason }) => [date, rangesText(ranges) || 'closed', reason ?? ''].join(' ').trim())
    .join('\n');
}

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(closed\b|\d[\d:\s,–-]*\d)\s*(.*)$/i;

/** @returns the number of the first line, from one, that can't be read; or the days */
export function exceptionsOf(text: string): number | HoursExceptionInput[] {
  const days: HoursExceptionInput[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, date = '', hours = '', reason = ''] = LINE.exec(line.trim()) ?? [];
    const isClosed = hours.toLowerCase() === 'closed';
    const ranges = isClosed ? [] : rangesOf(hours);
    if (date === '' || !ranges || (ranges.length === 0 && !isClosed)) return index + 1;
    days.push({ date, ...(isClosed ? { closed: true } : { ranges }), reason: reason === '' ? null : reason });
  }
  return days;
}

/** `monday` → `Monday`. */
export function dayName(day: Weekday): string {
  return `${day[0]?.toUpperCase()}${day.slice(1)}`;
}

/** Days with the same hours together, for reading: `Monday–Friday`, `09:00-17:30`. */
export function weekLines(week: readonly WeeklyRange[]): { readonly days: string; readonly hours: string }[] {
  const lines: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const hours = dayText(week, day);
    const before = lines.at(-1);
    if (before?.hours === hours) before.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
    hours: hours === '' ? 'Closed' : hours.replaceAll('-', '–'),
  }));
}
