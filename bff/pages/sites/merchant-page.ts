import { addressText } from '../../core/addresses/addresses.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import {
  locationsInService,
  openingOf,
  type Opening,
  type OrderingLocation,
} from '../../catalog/locations/locations.ts';
import { rewardsPath } from '../../orders/loyalty/loyalty.ts';
import { publicMerchant } from '../../accounts/merchants/merchants.ts';
import { emptyPlaces, placeList, type Place } from './place-list.ts';

/** `/{merchant}`: the locations of a merchant, and whether each is open. */
export function merchantPage({ db, keys }: FeatureDeps, styles: SiteFile): SitePage {
  return { surface: 'ordering', path: '/:merchant', get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const merchant = await publicMerchant(db, visit.site, visit.params['merchant'] ?? '');
    if (!merchant) throw new ApiError('not_found');
    const locations = await locationsInService(db, visit.site, merchant.id);
    const now = await keys.clocks.now(visit.site);
    const places = await Promise.all(
      locations.map(async (location): Promise<Place> => {
        const href = visit.pathOf(merchant.slug, location.record.slug);
        const locale = visit.writtenIn(location.locale);
        return placeOf(location, href, await openingOf({ ...location, locale }, now));
      }),
    );
    const rewards = await rewardsPath(db, visit, merchant);
    await visit.send({
      title: merchant.displayName,
      description: msg`Order from ${merchant.displayName}.`,
      merchant,
      width: 'wide',
      files: [styles],
      content: html`<div class="intro">
          <h1>${nameOf(merchant.displayName)}</h1>
          ${places.length > 0 && html`<p class="muted">${msg`Choose where to order.`}</p>`}
          ${rewards !== undefined && html`<p><a class="rewards" href="${rewards}">${msg`Rewards for your orders`}</a></p>`}
        </div>
        ${
          places.length > 0
            ? placeList(places)
            : emptyPlaces(
                msg`No location takes orders now`,
                msg`Come back soon, or contact the place directly.`,
              )
        }`,
    });
  }
}

function placeOf({ record, country }: OrderingLocation, href: string, opening: Opening): Place {
  const address = addressText({ ...record.address, line2: null }, country);
  return {
    href,
    name: record.name,
    lines: [
      ...(address === '' ? [] : [nameOf(address)]),
      hoursLine(opening),
      ...(opening.reason === undefined ? [] : [nameOf(opening.reason)]),
    ],
    state: html`<span class="chip ${CHIPS[opening.state].look}">${CHIPS[opening.state].word}</span>`,
  };
}

const CHIPS = {
  open: { word: msg`Open`, look: 'success' },
  closed: { word: msg`Closed`, look: 'plain' },
  paused: { word: msg`Paused`, look: 'warn' },
} as const;

function hoursLine({ state, until, untilDay }: Opening): Words {
  const when = until !== undefined && (untilDay === undefined ? until : `${untilDay}, ${until}`);
  if (state === 'open') return when === false ? msg`Open day and night` : msg`Open until ${when}`;
  if (state === 'paused')
    return when === false ? msg`Takes no orders for now` : msg`Takes orders again: ${when}`;
  return when === false ? msg`Closed for now` : msg`Opens ${when}`;
}
