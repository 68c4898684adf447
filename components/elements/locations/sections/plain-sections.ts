import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../../i18n/message.ts';
import { phoneField } from '../../../kit/forms/phone-field.ts';
import { countryOptions, regionOptions } from '../../../records/address-words.ts';
import { html } from '../../../session/base-element.ts';
import {
  areaControl,
  choiceControl,
  countControl,
  moneyControl,
  switchControl,
  textControl,
} from '../controls.ts';
import { type Draft, fieldAt } from '../draft.ts';
import { idOf } from '../fields/field.ts';
import { acceptOptions, addressParts, countryOf } from '../fields/location-fields.ts';
import { WAYS, type Way } from '../records.ts';
import type { SectionPage } from './section.ts';

/** A card of controls, each in a row. */
const rows = (...content: unknown[]): TemplateResult =>
  html`<div part="card" class="card rows">${content}</div>`;

/** How orders reach customers, with the time, the smallest order and the fee of each way. */
export const waysSection = (draft: Draft): TemplateResult =>
  html`${WAYS.map((way) => wayCard(draft, way))}
  ${rows(switchControl(draft, 'at_pickup', { hint: msg('Customers can pay when they get their order.') }))}`;

function wayCard(draft: Draft, way: Way): TemplateResult {
  const at = `fulfillments.${way}`;
  const isOn = draft.value<boolean>(`${at}.enabled`);
  return rows(
    switchControl(draft, `${at}.enabled`),
    isOn
      ? [
          countControl(draft, `${at}.lead_minutes`, 'minute'),
          moneyControl(draft, `${at}.min_subtotal`, { hint: msg('Without fees and tips. 0: any.') }),
          moneyControl(draft, `${at}.fee`, { hint: msg('Customers see it in the cart, before they pay.') }),
          way === 'dine_in' ? switchControl(draft, `${at}.table_required`) : nothing,
        ]
      : nothing,
  );
}

/** How many orders are taken, when they are for, and who accepts them. */
export const slotsSection = (draft: Draft): TemplateResult =>
  rows(
    choiceControl(draft, 'accept.mode', acceptOptions()),
    draft.value<string>('accept.mode') === 'manual'
      ? countControl(draft, 'accept.within_minutes', 'minute', {
          hint: msg('Then an order is rejected, and the customer isn’t charged.'),
        })
      : nothing,
    countControl(draft, 'slot.minutes', 'minute'),
    countControl(draft, 'slot.capacity', '', {
      isRequired: false,
      hint: msg('Without dine-in orders. If empty, there is no limit.'),
    }),
    countControl(draft, 'slot.horizon_days', 'day', { hint: msg('0: only today.') }),
    switchControl(draft, 'slot.prep_before_open', {
      hint: msg('The first orders are ready when you open.'),
    }),
  );

/** Where orders are delivered to. */
export const areaSection = (draft: Draft): TemplateResult =>
  rows(
    areaControl(draft, 'fulfillments.delivery.postal_prefixes', {
      isRequired: false,
      hint: draft.value<boolean>('fulfillments.delivery.enabled')
        ? msg('Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.')
        : msg('Delivery is off. This applies once it is on.'),
    }),
  );

/** The zones that this browser knows, with the one that is saved: made once. */
let zones: readonly string[] | undefined;
function zoneOptions(saved: string): (readonly [string, string])[] {
  zones ??= Intl.supportedValuesOf('timeZone');
  const all = zones.includes(saved) ? zones : [saved, ...zones];
  return all.map((zone) => [zone, zone.replaceAll('_', ' ')] as const);
}

/** The section for the name, the address and the time zone. */
export const detailsSection = (draft: Draft, page: SectionPage): TemplateResult =>
  html`${rows(
    textControl(draft, 'name'),
    phoneField(
      {
        name: idOf('phone'),
        label: fieldAt('phone').label(),
        value: draft.value<string>('phone'),
        error: draft.problems[idOf('phone')],
      },
      (typed) => draft.set('phone', typed),
    ),
    switchControl(draft, 'status', {
      hint: msg('If off, it takes no orders. Orders already placed go on.'),
    }),
  )}
  ${rows(
    choiceControl(draft, 'address.country', [['', '–'], ...countryOptions()], { isRequired: false }),
    addressParts(draft).map(({ path, name, label, isRequired }) => {
      const words = { label, isRequired };
      const { country, region } = draft.location.address;
      const regions =
        name === 'region' ? regionOptions(countryOf(draft), page.host, { country, region }) : [];
      return regions.length > 0
        ? choiceControl(draft, path, [['', '–'], ...regions], words)
        : textControl(draft, path, words);
    }),
  )}
  ${rows(
    choiceControl(draft, 'timezone', zoneOptions(draft.value('timezone')), {
      hint: msg('Hours and days are those of its clocks.'),
    }),
    textControl(draft, 'day_starts_at', {
      hint: msg('Earlier orders count toward the day before, in reports.'),
    }),
  )}`;
