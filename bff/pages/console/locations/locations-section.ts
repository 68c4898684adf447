import { fulfillmentName } from '../parts/format.ts';
import type { ConsoleContext } from '../context.ts';
import { copyable } from '../parts/pieces.ts';
import type { PageVisit } from '../partner-api.ts';
import { html, type Content } from '../../../core/text/html.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { listLocations } from '../../../catalog/locations/contract/locations.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import { locationStatus } from './location-words.ts';
import { locationPath, newLocationPath } from '../parts/paths.ts';
import type { MerchantPanel } from '../page-renderer.ts';
import { detailsForm, mountNewLocationPage } from './new-location-page.ts';
import { hoursForm } from './hours-form.ts';
import { mountLocationPage } from './location-page.ts';
import { orderingForm } from './ordering-form.ts';
import { mountSettingsForm } from './settings-form.ts';
import { taxesForm } from './taxes-form.ts';

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
      ${isOpen && html`<a class="button quiet slim" href="${newLocationPath(merchant.id)}">New location</a>`}
    </div>
    ${data.length > 0 ? table(data) : html`<p class="muted">None yet. Orders are placed at a location.</p>`}
    ${has_more && html`<p class="muted">The newest ${MOST} are shown.</p>`}
  </section>`;
}

function table(locations: readonly Location[]): Content {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Location</th>
        <th scope="col">Status</th>
        <th scope="col">Offers</th>
        <th scope="col">ID</th>
      </tr>
    </thead>
    <tbody>
      ${locations.map(
        (location) =>
          html`<tr>
            <td data-label="Location" class="named">
              <a href="${locationPath(location)}">${nameOf(location.name)}</a>
            </td>
            <td data-label="Status">${locationStatus(location.status)}</td>
            <td data-label="Offers">${offers(location)}</td>
            <td data-label="ID">${copyable(location.id, `the ID of ${plainNameOf(location.name)}`)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function offers({ fulfillments }: Location): string {
  const offered = FULFILLMENTS.filter((name) => fulfillments[name].enabled).map(fulfillmentName);
  return offered.join(', ') || 'Nothing';
}

/** Locations in the console. The new one's page comes first: its path would fit that of a location. */
export const locationsPanel: MerchantPanel = {
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
