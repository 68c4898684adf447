import { addressLines } from '../../../core/addresses/addresses.ts';
import { copyable, fact } from '../parts/pieces.ts';
import { dayOf, timeOf, percentText, moneyText, fulfillmentName } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import type { Tax } from '../../../catalog/locations/contract/settings.ts';
import { rangesText, weekLines, locationStatus } from './location-words.ts';
import { locationPath } from '../parts/paths.ts';

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

export function hoursSection(location: Location): Html {
  const { hours, exceptions } = location;
  const own = FULFILLMENTS.filter((name) => hours[name]);
  return section(
    location,
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
              html`${rangesText(ranges).replaceAll('-', '–') || 'Closed'}${reason !== null && html`, <bdi>${reason}</bdi>`}`,
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

export function orderingSection(location: Location): Html {
  const { fulfillments, slot, accept, tip_presets_bps, at_pickup } = location;
  return section(
    location,
    { title: 'Ordering', path: 'ordering', action: 'Edit ordering' },
    html`<dl class="facts">
      ${FULFILLMENTS.map((name) => fact(fulfillmentName(name), settingsOf(fulfillments[name])))}
      ${fact('Times', `Every ${slot.minutes} min, ${slot.horizon_days} days ahead`)}
      ${fact('Orders for one time', slot.capacity === null ? 'Any number' : String(slot.capacity))}
      ${fact('Accepting', accept.mode === 'auto' ? 'At once, when paid' : `By the merchant, within ${accept.within_minutes} min`)}
      ${fact('Paying when they get it', at_pickup ? 'Yes' : 'No')}
      ${fact('Tips', tip_presets_bps.map((bps) => `${percentText(bps, 2)} %`).join(', ') || 'None')}
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

export function taxesSection(location: Location): Html {
  return section(
    location,
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
    `${percentText(rate_ppm, 4)} %`,
    inclusive ? 'included' : 'added',
    ...(on.length > 0 ? [`on ${on.join(', ')}`] : []),
  ].join(', ');
}

function section(
  location: Location,
  { title, path, action }: { readonly title: string; readonly path: string; readonly action: string },
  content: Content,
): Html {
  return html`<section class="card sec">
    <div class="head">
      <h2>${title}</h2>
      <a class="button quiet slim" href="${locationPath(location)}/${path}">${action}</a>
    </div>
    ${content}
  </section>`;
}

/** Left out where nothing is known. */
