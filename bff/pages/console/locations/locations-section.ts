import { fulfillmentName } from '../parts/format.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { copyable, may } from '../parts/pieces.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { listLocations, createLocation } from '../../../catalog/locations/contract/locations.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import { locationStatus } from './location-view.ts';
import { locationPath, newLocationPath, merchantPath, MERCHANTS } from '../parts/paths.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { hoursForm, taxesForm } from './hours-and-taxes-forms.ts';
import { mountLocationPage } from './location-page.ts';
import { orderingForm } from './ordering-form.ts';
import {
  mountSettingsForm,
  type Faults,
  type Typed,
  faultsOf,
  wordsOf,
  typedField,
  type SettingsForm,
} from './settings-form.ts';
import type { Response, Router } from 'express';
import { recordTable, type Column } from '../parts/list-page.ts';
import { attempt, group } from '../parts/form-pages.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import {
  problem,
  selectField,
  type Choice,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { NewLocation } from '../../../catalog/locations/contract/location-requests.ts';
import {
  isRedrawn,
  addressParts,
  addressPaths,
  countryChoices,
  fieldsOfCountry,
  movedTo,
  withPresent,
} from '../parts/country-fields.ts';

/** Nobody reads more on a merchant's page. */
const MOST = 100;

/** A merchant's locations, newest first, on its page. */
async function locationsSection(
  { api }: ConsoleContext,
  visit: PageVisit,
  merchant: Merchant,
): Promise<Content> {
  const query = { limit: MOST };
  const { data, has_more } = await api.call(listLocations, {
    ...visit,
    params: { merchant: merchant.id },
    query,
  });
  const isOpen = merchant.status !== 'closed' && merchant.status !== 'rejected';
  return html`<section class="card sec">
    <div class="head">
      <h2>Locations</h2>
      ${
        isOpen &&
        may(visit.session, createLocation) &&
        html`<a class="button quiet slim" href="${newLocationPath(merchant.id)}">New location</a>`
      }
    </div>
    ${data.length > 0 ? table(data) : html`<p class="muted">None yet. Orders are placed at a location.</p>`}
    ${has_more && html`<p class="muted">The newest ${MOST} are shown.</p>`}
  </section>`;
}

const table = (locations: readonly Location[]): Html => recordTable(COLUMNS, locations);

const COLUMNS: readonly Column<Location>[] = [
  {
    title: 'Location',
    cell: (location) => html`<a href="${locationPath(location)}">${nameOf(location.name)}</a>`,
  },
  {
    title: 'ID',
    isExtra: true,
    cell: ({ id, name }) => copyable(id, `the ID of ${plainNameOf(name)}`),
  },
  { title: 'Offers', place: 'below', cell: offers },
  { title: 'Status', isEnd: true, isFixed: true, cell: ({ status }) => locationStatus(status) },
];

function offers({ fulfillments }: Location): string {
  const offered = FULFILLMENTS.filter((name) => fulfillments[name].enabled).map(fulfillmentName);
  return offered.join(', ') || 'Nothing';
}

const NAMES = ['name', 'phone', 'timezone', 'day_starts_at', ...addressPaths('address')];

/** Name, address, phone, time zone. */
export const detailsForm: SettingsForm = {
  path: 'edit',
  title: 'Edit',
  names: NAMES,
  typedOf,
  read: (typed) => ({ body: bodyOf(typed), faults: new Map() }),
  fieldOf: (param) => (NAMES.includes(param) ? param : undefined),
  fields: (typed, faults, _, home) => detailsFields(typed, faults, home),
  redrawn: (typed, home) => movedTo('address', typed['address.country'] || home, typed),
};

function typedOf({ name, phone, timezone, day_starts_at, address }: Location): Typed {
  const lines = Object.entries(address).map(([field, value]) => [`address.${field}`, value ?? '']);
  return { name, phone: phone ?? '', timezone, day_starts_at, ...(Object.fromEntries(lines) as Typed) };
}

/** Returns the request body. An empty field is unknown: null. */
function bodyOf(typed: Typed) {
  const known = (name: string): string | null => typed[name] || null;
  return {
    name: typed['name'] ?? '',
    phone: known('phone'),
    timezone: typed['timezone'] ?? '',
    day_starts_at: typed['day_starts_at'] ?? '',
    address: {
      line1: known('address.line1'),
      line2: known('address.line2'),
      city: known('address.city'),
      region: known('address.region'),
      postal_code: known('address.postal_code'),
      country: known('address.country'),
    },
  };
}

/** @param home the default country of an address: its merchant's */
function detailsFields(typed: Typed, faults: Faults, home: string) {
  const timezones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
  const select = (name: string, label: string, choices: readonly Choice[], hint?: string) =>
    selectField({
      name,
      label,
      hint,
      choices: withPresent(choices, typed[name] ?? ''),
      value: typed[name] ?? '',
      error: faults.get(name),
    });
  return html`${group(
    'Location',
    html`<div class="pairs">
      ${typedField('name', { label: 'Name', hint: 'What customers see, such as its street.' }, typed, faults)}
      ${typedField(
        'phone',
        { label: 'Phone', hint: 'Optional. With the country code: +442079460018.' },
        typed,
        faults,
      )}
      ${select('timezone', 'Time zone', timezones)}
      ${typedField(
        'day_starts_at',
        { label: 'Business day starts at', hint: '00:00–06:00. Orders before it count for the day before.' },
        typed,
        faults,
      )}
    </div>`,
  )}
  ${group(
    'Address',
    html`<div class="pairs">
      ${select(
        'address.country',
        'Country',
        [{ value: '', label: 'Not set' }, ...countryChoices()],
        'Unless set, the country of the merchant.',
      )}
      ${fieldsOfCountry('address.country')}
      ${addressParts('address', typed['address.country'] || home, typed).map(({ path, choices, ...words }) =>
        choices ? select(path, words.label, choices(), words.hint) : typedField(path, words, typed, faults),
      )}
    </div>`,
  )}`;
}

/** Creating a location. What else it has is set on its pages. */
export function mountNewLocationPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/locations/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createLocation);
      await show(res, session, req.params.merchant, { faults: new Map() });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant } = req.params;
      const typed = Object.fromEntries(detailsForm.names.map((name) => [name, form.get(name)?.trim() ?? '']));
      if (isRedrawn(form)) return show(res, session, merchant, { typed, faults: new Map(), isRedrawn: true });
      const body = bodyOf(typed);
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result: location, refusal } = await attempt(pages, res, () =>
        context.api.call(createLocation, { session, res, params: { merchant }, body, idempotencyKey }),
      );
      if (location) return res.redirect(303, `${locationPath(location)}/hours`);
      const faults = faultsOf(detailsForm, {
        refusal,
        schema: NewLocation,
        typed,
        body: body as unknown as JsonObject,
      });
      return show(res, session, merchant, {
        typed,
        faults,
        problem: wordsOf(refusal, faults),
        status: refusal.status,
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    id: string,
    {
      faults,
      ...said
    }: {
      readonly typed?: Typed;
      readonly isRedrawn?: boolean;
      readonly faults: Faults;
      readonly problem?: string;
      readonly status?: number;
    },
  ): Promise<void> {
    const merchant = await context.api.call(getMerchant, { session, res, params: { id } });
    const at = { timezone: merchant.timezone, day_starts_at: '00:00' };
    const given = said.typed ?? at;
    const typed = (said.isRedrawn && detailsForm.redrawn?.(given, merchant.country)) || given;
    await pages.send(res, session, {
      status: said.status ?? 200,
      title: 'New location',
      section: MERCHANTS,
      content: html`<div class="head"><h1>New location</h1></div>
        <form class="card sec narrow" method="post" action="${newLocationPath(id)}">
          ${csrfField(session)}${intentField()}${problem(said.problem)}
          <p class="muted">
            Of ${nameOf(merchant.display_name)}. It takes orders once it has opening hours: they come next.
          </p>
          ${detailsFields(typed, faults, merchant.country)}
          <p class="buttons">
            <button>Create location</button><a class="button quiet" href="${merchantPath(id)}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

/** Locations in the console. The new one's page comes first: its path would fit that of a location. */
export const locationsPanel: MerchantPanel = {
  needs: listLocations,
  show: locationsSection,
  pages: [
    mountNewLocationPage,
    mountLocationPage,
    ...[detailsForm, hoursForm, orderingForm, taxesForm].map(
      (form): MerchantPanel['pages'][number] =>
        (router, context, pages) =>
          mountSettingsForm(router, context, pages, form),
    ),
  ],
};
